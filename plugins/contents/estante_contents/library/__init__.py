"""The library: contents that people share with others, each with what those may do with it."""
