"""What the contents plugin does, one file a thought."""
