"""Who may open a content, and what they are given."""
