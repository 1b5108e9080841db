"""Common Cartridge 1.3: a collection as one file that other platforms read, and back."""
