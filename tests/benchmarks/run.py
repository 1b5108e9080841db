"""Run every benchmark, or those that are named: `run.py boot permissions`."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main() -> None:
    """Each in a process of its own, so that none warms up another. Ends with 1 if one did not finish."""
    wanted = sys.argv[1:]
    scripts = [
        script
        for script in sorted(HERE.glob("bench_*.py"))
        if not wanted or script.stem.removeprefix("bench_") in wanted
    ]
    failed = [
        script.stem
        for script in scripts
        if subprocess.run([sys.executable, str(script)], check=False).returncode
    ]
    sys.exit(f"did not finish: {', '.join(failed)}" if failed else 0)


if __name__ == "__main__":
    main()
