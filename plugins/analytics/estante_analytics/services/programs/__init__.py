"""The figures of digital programs, from the plugin that has them."""
