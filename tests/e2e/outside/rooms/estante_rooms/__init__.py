"""Rooms of a tenant, and their bookings."""
