"""Notifications: what people are told in the application, by any plugin, in their own language."""
