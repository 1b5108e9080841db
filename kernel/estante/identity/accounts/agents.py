"""What a User-Agent says, in the two words by which people know their own: the browser and the system."""

# In this order: each names the ones below it too.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS": "Firefox",
    "Chrome/": "Chrome",
    "CriOS": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


def browser_of(agent: str) -> str:
    """The browser's name, or nothing."""
    return next((name for mark, name in BROWSERS.items() if mark in agent), "")


def system_of(agent: str) -> str:
    """The system's name, or nothing."""
    return next((name for mark, name in SYSTEMS.items() if mark in agent), "")
