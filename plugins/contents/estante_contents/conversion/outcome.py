"""What a content's assets say while its file is converted, once it is, and when it cannot be."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from estante_contents.contracts import Assets, AssetWarning, Conversion, Param
from estante_contents.conversion.values import Product

# What a conversion puts right, and what waiting for it says meanwhile. Covers and waveforms are ornaments.
SETTLED = {
    "document": frozenset({"ONLY_DOWNLOAD"}),
    "film": frozenset({"CODEC_NOT_EVERYWHERE"}),
    "sound": frozenset({"CODEC_NOT_EVERYWHERE"}),
}
# What is said of the file that is shown from then on.
MADE: Mapping[Product, Sequence[str]] = {
    "document": ("pages", "width", "height", "outline"),
    "cover": (),
    "film": ("duration", "width", "height", "codecs", "has_sound", "waveform"),
    "sound": ("duration", "codecs", "waveform"),
    "waveform": ("waveform",),
}
WAITING = {
    "document": AssetWarning("CONVERTING_DOCUMENT"),
    "film": AssetWarning("CONVERTING_FILM"),
    "sound": AssetWarning("CONVERTING_SOUND"),
}


def shown_warnings(assets: Assets) -> Sequence[AssetWarning]:
    """What will trouble who opens the content now."""
    waiting = WAITING.get(assets.conversion.product) if assets.conversion else None
    if assets.conversion is None or waiting is None:
        return assets.warnings
    return (*_left(assets, assets.conversion), waiting)


def converted(assets: Assets, made: Assets) -> Assets:
    """The assets of a file together with what was made of it."""
    conversion = assets.conversion
    if conversion is None:
        return assets
    left = {"conversion": None, "warnings": _left(assets, conversion)}
    return replace(assets, **left, **{name: getattr(made, name) for name in MADE[conversion.product]})


def unconverted(assets: Assets, code: str, params: Mapping[str, Param]) -> Assets:
    """The assets of a file that stays as it is, and why where somebody misses something."""
    is_missed = assets.conversion is not None and assets.conversion.product in WAITING
    reason = (AssetWarning(code, params),) if is_missed else ()
    return replace(assets, conversion=None, warnings=(*assets.warnings, *reason))


def _left(assets: Assets, conversion: Conversion) -> tuple[AssetWarning, ...]:
    righted = SETTLED.get(conversion.product, frozenset())
    return tuple(warning for warning in assets.warnings if warning.code not in righted)
