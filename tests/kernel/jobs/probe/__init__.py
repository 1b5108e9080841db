"""A plugin that exists for the tests of files and jobs only."""
