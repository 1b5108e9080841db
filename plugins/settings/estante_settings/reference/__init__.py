"""Countries as their public curricula have them, a file for each."""
