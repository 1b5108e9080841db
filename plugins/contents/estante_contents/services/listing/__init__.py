"""Finding contents: what can be asked, the SQL that it means, and the pages."""
