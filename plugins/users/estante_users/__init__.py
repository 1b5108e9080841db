"""The plugin `users`: pages, lists and calls of people."""
