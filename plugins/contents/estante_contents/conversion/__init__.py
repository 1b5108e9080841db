"""Making what every browser shows of what it does not: PDF of office files, MP4 of films, M4A of sounds."""
