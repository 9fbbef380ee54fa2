"""Questions about hands and games; what needs NumPy imports it only when asked."""
