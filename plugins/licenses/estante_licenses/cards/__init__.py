"""Codes on paper."""
