"""Files on the wire: request bodies, tus, byte ranges, and sending."""
