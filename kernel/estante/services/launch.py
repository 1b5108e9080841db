"""Becomes the program it is given, as a child that ends when its parent does.

Run by path (`python -I -S launch.py …`) so that it starts in milliseconds and, as root, before the rights are
given up: the unprivileged user need not be able to read the Python that starts it. PostgreSQL wants no root.
"""

import ctypes
import os
import pwd
import sys

PR_SET_PDEATHSIG = 1


def become(user: str) -> None:
    """Give up root for good and be this user."""
    account = pwd.getpwnam(user)
    os.setgroups([])
    os.setgid(account.pw_gid)
    os.setuid(account.pw_uid)


def end_with_parent(signal_number: int, parent: int) -> None:
    """Have the kernel send this signal when the parent dies; does nothing where there is no such call.

    Must follow `become`: a change of user clears the request.
    """
    if sys.platform != "linux":
        return
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal_number)
    if os.getppid() != parent:
        sys.exit("The process that started this one is gone.")


def main(arguments: list[str]) -> None:
    """Arguments: the parent's id, the signal to get when it dies, a user or an empty text, the command."""
    parent, signal_number, user, *command = arguments
    if user:
        become(user)
    end_with_parent(int(signal_number), int(parent))
    os.execv(command[0], command)  # noqa: S606 - replacing this process without a shell is the point


if __name__ == "__main__":
    main(sys.argv[1:])
