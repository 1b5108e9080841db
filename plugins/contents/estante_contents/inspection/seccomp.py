"""A filter of system calls, as a program for the kernel's own little machine (BPF, seccomp(2)).

The bindings there are for libseccomp want the system's library, and the last was made in 2021; what is asked
here is one list of refusals, so it is written out. Refused calls answer EPERM: nothing that looks into a file
needs one, and who breaks out of a parser gets no socket, no program and no other process with them.
"""

import ctypes
import errno
import platform
import struct
from collections.abc import Collection, Sequence

PR_SET_NO_NEW_PRIVS = 38
SECCOMP_SET_MODE_FILTER, FLAG_TSYNC = 1, 1
LOAD, EQUALS, AT_LEAST, RETURN = 0x20, 0x15, 0x35, 0x06
ALLOW, REFUSE, PRETEND = 0x7FFF0000, 0x00050000 | errno.EPERM, 0x00050000
NUMBER_AT, ARCHITECTURE_AT, FIRST_ARGUMENT_AT = 0, 4, 16
SOCKET, AF_UNIX = "socket", 1
# Calls of the x32 world have this bit, and would have other numbers.
X32 = 0x40000000
# The kernel's name of each architecture, its call `seccomp`, and what is refused.
CALLS: dict[str, tuple[int, int, dict[str, int]]] = {
    "x86_64": (
        0xC000003E,
        317,
        {
            "socket": 41,
            "socketpair": 53,
            "connect": 42,
            "bind": 49,
            "listen": 50,
            "sendto": 44,
            "sendmsg": 46,
            "sendmmsg": 307,
            "execve": 59,
            "execveat": 322,
            "kill": 62,
            "ptrace": 101,
            "process_vm_readv": 310,
            "process_vm_writev": 311,
            "pidfd_getfd": 438,
            "io_uring_setup": 425,
            "bpf": 321,
            "userfaultfd": 323,
            "perf_event_open": 298,
            "add_key": 248,
            "request_key": 249,
            "keyctl": 250,
            "unshare": 272,
            "setns": 308,
            "mount": 165,
        },
    ),
    "aarch64": (
        0xC00000B7,
        277,
        {
            "socket": 198,
            "socketpair": 199,
            "connect": 203,
            "bind": 200,
            "listen": 201,
            "sendto": 206,
            "sendmsg": 211,
            "sendmmsg": 269,
            "execve": 221,
            "execveat": 281,
            "kill": 129,
            "ptrace": 117,
            "process_vm_readv": 270,
            "process_vm_writev": 271,
            "pidfd_getfd": 438,
            "io_uring_setup": 425,
            "bpf": 280,
            "userfaultfd": 282,
            "perf_event_open": 241,
            "add_key": 217,
            "request_key": 218,
            "keyctl": 219,
            "unshare": 97,
            "setns": 268,
            "mount": 40,
        },
    ),
}


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.c_char_p))


def refuse_calls(allowed: Collection[str] = (), pretended: Collection[str] = ()) -> bool:
    """Refuse these calls but the allowed ones to this process for good; answers whether the system can.

    A socket that is allowed is one of this machine, which the other refusals keep from reaching anybody. What
    is pretended succeeds and does nothing.
    """
    known = CALLS.get(platform.machine())
    if known is None:
        return False
    architecture, seccomp, calls = known
    libc = ctypes.CDLL(None, use_errno=True)
    refused = [number for name, number in calls.items() if name not in {*allowed, *pretended}]
    program = instructions(
        architecture,
        refused,
        pretended=[calls[name] for name in pretended],
        socket=calls[SOCKET] if SOCKET in allowed else None,
    )
    filter = _Program(len(program) // 8, program)
    if libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0:
        return False
    return bool(libc.syscall(seccomp, SECCOMP_SET_MODE_FILTER, FLAG_TSYNC, ctypes.byref(filter)) == 0)


def instructions(
    architecture: int, refused: list[int], pretended: Sequence[int] = (), socket: int | None = None
) -> bytes:
    """The filter: another architecture, x32 calls and each of these numbers are refused, no more.

    Of `socket`, the number of that call, only those of this machine are allowed.
    """
    checks = [
        *((EQUALS, number, PRETEND) for number in pretended),
        (AT_LEAST, X32, REFUSE),
        *((EQUALS, number, REFUSE) for number in refused),
    ]
    ends = [ALLOW, REFUSE, PRETEND]
    between: list[tuple[int, int, int, int]] = []
    if socket is not None:
        between = [(EQUALS, 0, 2, socket), (LOAD, 0, 0, FIRST_ARGUMENT_AT), (EQUALS, 0, 1, AF_UNIX)]
    left = len(checks) + len(between)
    program = [
        (LOAD, 0, 0, ARCHITECTURE_AT),
        # Another architecture jumps to the refusal.
        (EQUALS, 0, left + 2, architecture),
        (LOAD, 0, 0, NUMBER_AT),
    ]
    program += [
        (code, left - index - 1 + ends.index(end), 0, value)
        for index, (code, value, end) in enumerate(checks)
    ]
    program += [*between, *((RETURN, 0, 0, end) for end in ends)]
    return b"".join(struct.pack("=HBBI", *instruction) for instruction in program)
