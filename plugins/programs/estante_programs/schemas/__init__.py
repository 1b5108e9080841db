"""What the calls of digital programs take and answer."""
