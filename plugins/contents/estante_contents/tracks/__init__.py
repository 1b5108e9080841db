"""Tracks: what is read or heard beside a video or an audio, by language."""
