"""What a new organization still has to do: steps that plugins name, each done when its records say so."""
