"""The look of programs: pictures, typefaces, and styles of their own."""
