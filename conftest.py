"""What every test can ask for, wherever it lies: those of a plugin lie in it."""

pytest_plugins = ["estante.testing.fixtures", "estante.testing.browser", "tests.selection"]
