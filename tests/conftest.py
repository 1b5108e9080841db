"""What every test can ask for."""

pytest_plugins = ["estante.testing.fixtures"]
