"""`estante people`: somebody is added, given what is kept about them, or erased."""
