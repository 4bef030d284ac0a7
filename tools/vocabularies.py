"""The common words of each language, which are the vocabulary of Betapet's weakest bots.

This module is part of build_lexicons.py.
"""

from __future__ import annotations

import gzip
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_string
from itertools import chain, islice
from pathlib import Path

import msgspec

from parlour.games.betapet.lexicons.wordlist import WordList, playable_words

PYPI = "wordfreq==3.1.1"
LEGAL_CODE = "spdx-license-list@6.12.0"
LANGUAGES = ("fr", "it", "sv", "de", "es")
MOST = 20_000
"""The number of most common words that are considered, before filtering."""

MADE_FROM = """The common words of French, Italian, Swedish, German and Spanish (common-fr, common-it, common-sv, common-de and common-es)
are adapted from the data of the Python package wordfreq {version} by Robyn Speer: the {most} commonest words of each language, in
capitals, without foreign accents, signs and words that no tiles can lay, in the order of a word graph. They are under the
Creative Commons Attribution-ShareAlike 4.0 International licence, whose text stands below. What the package says of itself:

"""


def fetch(folder: Path) -> str:
    """Download and unpack the word frequencies and their licence; return the package version."""
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder, PYPI],
        check=True,
    )
    with zipfile.ZipFile(next(folder.glob("wordfreq-*.whl"))) as archive:
        archive.extractall(folder)
    subprocess.run(["npm", "pack", "--silent", LEGAL_CODE], cwd=folder, check=True)
    return PYPI.partition("==")[2]


def frequent(folder: Path, language: str) -> WordList:
    """Return the most common playable words of a language.

    They are not restricted to a packaged list, because none of those has the same licence. A bot
    plays only words in the list of its table.
    """
    with gzip.open(folder / f"wordfreq/data/large_{language}.msgpack.gz") as file:
        _, *ranks = msgspec.msgpack.decode(file.read())
    return playable_words(islice(chain.from_iterable(ranks), MOST), language)


def licence(folder: Path, version: str) -> str:
    """Return the licence text to store with the common words."""
    with tarfile.open(next(folder.glob("spdx-license-list-*.tgz"))) as archive:
        kept = archive.extractfile("package/licenses/CC-BY-SA-4.0.json")
        assert kept is not None
        text = msgspec.json.decode(kept.read())["licenseText"]
    about = message_from_string(
        (folder / f"wordfreq-{version}.dist-info/METADATA").read_text("utf-8")
    ).get_payload()
    notice = str(about).partition("\n## License\n")[2].partition("\n## ")[0].strip()
    assert "Attribution-ShareAlike 4.0" in notice
    return MADE_FROM.format(version=version, most=f"{MOST:,}") + f"{notice}\n\n{text.strip()}\n"
