"""A filter of system calls, as a program for the kernel's own little machine (BPF, seccomp(2)).

The bindings there are for libseccomp want the system's library, and the last was made in 2021; what is asked
here is one list of refusals, so it is written out. Refused calls answer EPERM: nothing that looks into a file
needs one, and who breaks out of a parser gets no socket, no program and no other process with them.
"""

import ctypes
import errno
import platform
import struct

PR_SET_NO_NEW_PRIVS = 38
SECCOMP_SET_MODE_FILTER, FLAG_TSYNC = 1, 1
LOAD, EQUALS, AT_LEAST, RETURN = 0x20, 0x15, 0x35, 0x06
ALLOW, REFUSE = 0x7FFF0000, 0x00050000 | errno.EPERM
NUMBER_AT, ARCHITECTURE_AT = 0, 4
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


def refuse_calls() -> bool:
    """Refuse these calls to this process for good; answers whether the system can."""
    known = CALLS.get(platform.machine())
    if known is None:
        return False
    architecture, seccomp, refused = known
    libc = ctypes.CDLL(None, use_errno=True)
    program = instructions(architecture, list(refused.values()))
    filter = _Program(len(program) // 8, program)
    if libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0:
        return False
    return bool(libc.syscall(seccomp, SECCOMP_SET_MODE_FILTER, FLAG_TSYNC, ctypes.byref(filter)) == 0)


def instructions(architecture: int, refused: list[int]) -> bytes:
    """The filter: another architecture, x32 calls and each of these numbers are refused, no more."""
    checks = [(AT_LEAST, X32), *((EQUALS, number) for number in refused)]
    left = len(checks)
    program = [
        (LOAD, 0, 0, ARCHITECTURE_AT),
        # Another architecture jumps to the refusal, which is the last but none.
        (EQUALS, 0, left + 2, architecture),
        (LOAD, 0, 0, NUMBER_AT),
    ]
    program += [(code, left - index, 0, value) for index, (code, value) in enumerate(checks)]
    program += [(RETURN, 0, 0, ALLOW), (RETURN, 0, 0, REFUSE)]
    return b"".join(struct.pack("=HBBI", *one) for one in program)
