"""Running the house: what its operators see, what they may do, and how it stops."""
