"""What each resource of xAPI answers to each method."""
