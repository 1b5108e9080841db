"""The pictures of map lessons."""
