"""What commands need of a started kernel: its plugins, its tenants and their demo data."""
