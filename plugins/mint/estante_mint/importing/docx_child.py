"""The child process that reads a DOCX: what it is given at its input it answers as HTML."""

import io
import resource
import sys

import mammoth

SECONDS, BYTES = 30, 1024 * 1024 * 1024


def main() -> None:
    """Give up what reading needs not, then read."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
    resource.setrlimit(resource.RLIMIT_NOFILE, (16, 16))
    document = io.BytesIO(sys.stdin.buffer.read())
    sys.stdout.buffer.write(mammoth.convert_to_html(document).value.encode())


if __name__ == "__main__":
    main()
