"""A plugin with a type of content that prepares values of its own."""
