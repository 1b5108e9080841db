"""A plugin whose two schools and two classes messages can be for."""
