"""How much one person's playlists may hold."""

from estante.api.errors import ApiError

MAX_GROUPS = 500
MAX_ENTRIES = 1_000


class PlaylistFull(ApiError):
    """422: a person has at most `MAX_GROUPS` groups, and a group `MAX_ENTRIES` contents."""

    status, code = 422, "PLAYLIST_FULL"
