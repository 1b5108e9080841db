"""A plugin with programs and licences of some publications and contents."""
