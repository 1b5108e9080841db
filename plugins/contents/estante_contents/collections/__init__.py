"""Collections: contents that somebody keeps together, in an order."""
