"""LTI tools that plugins register, and that contents hold the launch address of (BO §3)."""
