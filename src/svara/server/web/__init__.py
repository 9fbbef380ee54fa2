"""What is served over HTTP and WebSocket."""
