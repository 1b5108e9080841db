"""Settings that people change in the back office: stored, told to every process, shown on one page."""
