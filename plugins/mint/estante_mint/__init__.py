"""Mint lessons: pages of blocks, written here and read in the viewer."""
