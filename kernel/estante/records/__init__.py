"""Records: what every write of every plugin shares (see `estante.records.service`)."""
