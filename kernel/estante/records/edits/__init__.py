"""An edit: fields of many records that are changed at once."""
