"""Demo data: three countries, and how marks are given."""
