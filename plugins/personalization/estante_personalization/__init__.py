"""The look of an organization: two colours, two fonts, its corners, and a style sheet of its own."""
