"""Licences: codes that people redeem, and the publications that they open."""
