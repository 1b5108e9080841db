"""What a newcomer finds among the messages."""
