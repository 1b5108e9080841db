"""What xAPI allows in a statement: tables of properties, each with what its value must be."""
