"""What a batch may hold and take."""

from estante.api.files import ArchiveLimits

MAX_FILES = 2_000
MAX_NAME_BYTES = 700
CHUNK = 256 * 1024
RATIO_FROM_BYTES = 1024 * 1024
MAX_RATIO = 200
TOO_MANY = "BATCH_TOO_MANY_FILES"
# A file waits for the store while the next is read: the clock of the reader must not be the store's.
ARCHIVE_LIMITS = ArchiveLimits(seconds=3_600.0)
MAX_TABLE_BYTES = 8 * 1024 * 1024
MAX_TABLE_COLUMNS = 40
# Of processor time, and of silence on the pipe.
CPU_SECONDS = 900
SILENCE_SECONDS = 120
