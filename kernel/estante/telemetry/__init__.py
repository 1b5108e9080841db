"""What an operator sees of a running platform: access lines, metrics for Prometheus, traces."""
