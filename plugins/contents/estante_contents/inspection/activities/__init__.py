"""Reads packages of activities: xAPI with its `tincan.xml`, and cmi5."""
