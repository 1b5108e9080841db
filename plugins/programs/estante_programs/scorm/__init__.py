"""A lesson as a SCORM package, which plays without the platform."""
