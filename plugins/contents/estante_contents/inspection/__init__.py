"""Reading uploaded files. Everything that parses bytes runs in a child process of `sandbox`."""
