"""Build the word lists that ship with Betapet from public packages; for maintainers only.

Usage: `tools/build_lexicons.py FOLDER`. It requires npm, pip, apt-get and dpkg-deb. FOLDER receives
the downloaded packages and can be deleted afterwards; the results are written to
src/parlour/games/betapet/data.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from lzma import compress
from pathlib import Path

import msgspec
import vocabularies

from parlour.games.betapet.lexicons.catalogue import Lexicon
from parlour.games.betapet.lexicons.graph import build_graph
from parlour.games.betapet.lexicons.wordlist import WordList, playable_words

DATA = Path(__file__).parents[1] / "src/parlour/games/betapet/data"
NPM = "word-list@4.1.0"
DEBIAN = ("scowl", "hunspell-fr-classical", "parolottero-data-it", "hunspell-sv")
SCOWL_LARGEST = 80
COMMON_LARGEST = 35
COMMON_LICENCES = Path("/usr/share/common-licenses")
AMERICAN = ("english", "american", "variant_1", "variant_2", "variant_3")
SWEDISH = "Den stora svenska ordlistan, copyright 2003-2014 Göran Andersson, under the GNU LGPL version 3.\n"


@dataclass(frozen=True)
class Affix:
    """A rule of a Hunspell affix file: what to strip, what to add, and which words it matches."""

    strip: str
    add: str
    condition: re.Pattern[str]
    flags: frozenset[str]


@dataclass
class Affixes:
    """The parsed affix file of a Hunspell dictionary."""

    paired: bool = False
    suffixes: dict[str, list[Affix]] = field(default_factory=lambda: defaultdict(list))
    prefixes: dict[str, list[Affix]] = field(default_factory=lambda: defaultdict(list))
    crossing: set[str] = field(default_factory=set)
    unusable: set[str] = field(default_factory=set)
    needs_affix: str = ""

    def flags(self, text: str) -> frozenset[str]:
        """Split a flag string of the affix file or dictionary into its flags."""
        return frozenset(re.findall("..", text) if self.paired else text)


def read_affixes(path: Path) -> Affixes:
    """Parse a Hunspell .aff file."""
    found = Affixes()
    for line in path.read_text("utf-8").splitlines():
        parts = line.split()
        match parts[:2]:
            case ["FLAG", "long"]:
                found.paired = True
            case ["FORBIDDENWORD" | "ONLYINCOMPOUND", flag]:
                found.unusable.add(flag)
            case ["NEEDAFFIX", flag]:
                found.needs_affix = flag
            case ["SFX" | "PFX" as kind, flag]:
                if len(parts) >= 4 and parts[2] in ("Y", "N") and parts[3].isdigit():
                    if parts[2] == "Y":
                        found.crossing.add(flag)
                    continue
                strip, (add, _, more) = "" if parts[2] == "0" else parts[2], parts[3].partition("/")
                condition = parts[4] if len(parts) > 4 else "."
                pattern = re.compile(f"{condition}$" if kind == "SFX" else f"^{condition}")
                affix = Affix(strip, "" if add == "0" else add, pattern, found.flags(more))
                (found.suffixes if kind == "SFX" else found.prefixes)[flag].append(affix)
    return found


def expanded(dictionary: Path, affixes: Affixes) -> Iterator[str]:
    """Yield every form in a Hunspell dictionary that can stand alone as a word."""
    for line in dictionary.read_text("utf-8").splitlines()[1:]:
        entry = line.split("\t")[0].split(" ")[0]
        word, _, text = entry.partition("/")
        flags = affixes.flags(text)
        if flags & affixes.unusable:
            continue
        yield from forms(word, flags, affixes)


def forms(word: str, flags: frozenset[str], affixes: Affixes) -> Iterator[str]:
    """Yield a word and its forms with allowed prefixes and up to two suffixes."""
    endings = [(word, flags)]
    for form, more in suffixed(word, flags, affixes):
        endings.append((form, more | {"+"}))
        endings += [(second, last | {"+"}) for second, last in suffixed(form, more, affixes)]
    for form, more in endings:
        if not more & affixes.unusable and affixes.needs_affix not in more:
            yield form
        affixed = "+" in more
        for flag in flags:
            if affixed and flag not in affixes.crossing:
                continue
            for prefix in affixes.prefixes.get(flag, ()):
                if form.startswith(prefix.strip) and prefix.condition.search(form):
                    yield prefix.add + form[len(prefix.strip) :]


def suffixed(
    word: str, flags: Iterable[str], affixes: Affixes
) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the word with each suffix that its flags allow, and the flags of that suffix."""
    for flag in flags:
        for suffix in affixes.suffixes.get(flag, ()):
            if word.endswith(suffix.strip) and suffix.condition.search(word):
                yield word[: len(word) - len(suffix.strip)] + suffix.add, suffix.flags


def small(words: Iterable[str]) -> Iterator[str]:
    """Yield only lower-case words, since names and abbreviations are not playable."""
    return (word for word in words if word == word.lower())


def scowl(folder: Path, categories: Iterable[str], largest: int) -> set[str]:
    """Return the words of the given SCOWL categories up to the size `largest`."""
    found: set[str] = set()
    for path in (folder / "scowl/usr/share/dict/scowl").iterdir():
        category, _, size = path.name.partition("-words.")
        if category in categories and size and int(size) <= largest:
            found |= set(path.read_text("latin-1").split())
    return found


def fetch(folder: Path) -> dict[str, str]:
    """Download and unpack the packages, and return their versions by name."""
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["npm", "pack", "--silent", NPM], cwd=folder, check=True)
    with tarfile.open(next(folder.glob("word-list-*.tgz"))) as archive:
        archive.extractall(folder, filter="data")
    subprocess.run(["apt-get", "download", *DEBIAN], cwd=folder, check=True)
    versions = {"word-list": NPM.partition("@")[2], "wordfreq": vocabularies.fetch(folder)}
    for path in folder.glob("*.deb"):
        name, version, _ = path.name.split("_")
        subprocess.run(["dpkg-deb", "-x", path.name, name], cwd=folder, check=True)
        versions[name] = version.replace("%3a", ":")
    return versions


def main(folder: Path) -> None:
    """Build every word list with its graph, its catalogue record and its notes."""
    versions = fetch(folder)
    world = playable_words(small((folder / "package/words.txt").read_text("utf-8").split()), "en")
    american = playable_words(small(scowl(folder, AMERICAN, SCOWL_LARGEST)), "en")
    united_states = WordList("en", tuple(sorted(set(world.words) & set(american.words))))
    listed = playable_words(small(scowl(folder, AMERICAN[:2], COMMON_LARGEST)), "en")
    common = {"en": WordList("en", tuple(sorted(set(world.words) & set(listed.words))))}
    common |= {
        language: vocabularies.frequent(folder, language) for language in vocabularies.LANGUAGES
    }
    french = folder / "hunspell-fr-classical/usr/share/hunspell"
    swedish = folder / "hunspell-sv/usr/share/hunspell"
    italian = (
        folder / "parolottero-data-it/usr/share/games/parolottero/language_data/italian.wordlist"
    )
    lists = {
        "en-world": (
            world,
            "International English",
            "SOWPODS",
            "word-list",
            "CC0-1.0 (list), MIT (package)",
        ),
        "en-us": (united_states, "North American English", "TWL06", "scowl", "SCOWL"),
        "fr": (
            french_words(french),
            "Français (Grammalecte, orthographe classique)",
            "ODS5",
            "hunspell-fr-classical",
            "MPL-2.0",
        ),
        "it": (
            playable_words(small(italian.read_text("utf-8").split()), "it"),
            "Italiano (paroleitaliane)",
            "Zingarelli",
            "parolottero-data-it",
            "MIT",
        ),
        "sv": (
            swedish_words(swedish),
            "Svenska (Den stora svenska ordlistan)",
            None,
            "hunspell-sv",
            "LGPL-3.0",
        ),
    }
    records = []
    for name, (words, title, stands_for, package, licence) in lists.items():
        (DATA / f"{name}.words.xz").write_bytes(compress(build_graph(words), preset=9))
        source = f"{package} {versions[package]}"
        records.append(Lexicon(id=name, name=title, language=words.language, digest=words.digest, words=len(words.words),
                               stands_for=stands_for, licence=licence, source=source))  # fmt: skip
        print(name, len(words.words), words.digest, source, words.refused)
    for language, words in common.items():
        (DATA / f"common-{language}.words.xz").write_bytes(compress(build_graph(words), preset=9))
        print("common", language, len(words.words), words.digest)
    for name, text in {
        **licences(folder),
        "common": vocabularies.licence(folder, versions["wordfreq"]),
    }.items():
        (DATA / f"LICENCE-{name}.txt").write_text(text, "utf-8")
    (DATA / "lexicons.json").write_bytes(msgspec.json.format(msgspec.json.encode(records)) + b"\n")
    (DATA / "SOURCE.txt").write_text(notes(records, common, versions), "utf-8")


def licences(folder: Path) -> dict[str, str]:
    """Return the licence text of each list by its id."""
    package = (folder / "package/license").read_text("utf-8")
    public = (COMMON_LICENCES / "CC0-1.0").read_text("utf-8")
    scowl_notice = notice(folder, "scowl")
    return {
        "en-world": f"The npm package is under the MIT licence, its list in the public domain by CC0.\n\n{package}\n{public}",
        "en-us": f"{scowl_notice}\n\nThe words are those of en-world; see LICENCE-en-world.txt too.\n",
        "fr": f"{notice(folder, 'hunspell-fr-classical')}\n{(COMMON_LICENCES / 'MPL-2.0').read_text('utf-8')}",
        "it": "Copyright 2016 Francesco Napoletano (paroleitaliane)\n\n"
        + mit(notice(folder, "parolottero-data-it")),
        "sv": f"{SWEDISH}\n{(COMMON_LICENCES / 'LGPL-3').read_text('utf-8')}\n{(COMMON_LICENCES / 'GPL-3').read_text('utf-8')}",
    }


def notice(folder: Path, package: str) -> str:
    """Return the text of the copyright file of a Debian package."""
    return (folder / f"{package}/usr/share/doc/{package}/copyright").read_text("utf-8")


def mit(text: str) -> str:
    """Extract the MIT licence from the text of a Debian copyright file."""
    body = text[text.index("License: MIT\n Permission") :].split("\n\n")[0]
    return body.replace("License: MIT\n ", "").replace("\n .\n", "\n\n").replace("\n ", "\n") + "\n"


def french_words(folder: Path) -> WordList:
    """Return every playable form of the French dictionary."""
    return playable_words(small(expanded(folder / "fr.dic", read_affixes(folder / "fr.aff"))), "fr")


def swedish_words(folder: Path) -> WordList:
    """Return every playable form of the Swedish dictionary."""
    return playable_words(
        small(expanded(folder / "sv_SE.dic", read_affixes(folder / "sv_SE.aff"))), "sv"
    )


def notes(
    records: Iterable[Lexicon], common: Mapping[str, WordList], versions: dict[str, str]
) -> str:
    """Return the text of SOURCE.txt, which documents the origin of each list."""
    lines = ["Word lists, each as a compressed word graph. Made by tools/build_lexicons.py.", ""]
    for record in records:
        lines += [
            f"{record.id}.words.xz",
            f"  name     {record.name}",
            f"  package  {record.source}",
            f"  licence  {record.licence}; text in LICENCE-{record.id}.txt",
            f"  words    {record.words} of 2 to 15 letters",
            f"  sha256   {record.digest} (of the list, one word a line)",
            "",
        ]
    lines += [
        "en-us is the part of en-world that SCOWL knows (english, american, variant_1 to variant_3; sizes up to 80).",
        "fr and sv are their dictionaries with all affixes spelt out; sv leaves out what stands only inside compounds.",
        "",
        "The rest are the vocabularies of the easiest bots, never lists to play by.",
        "",
    ]
    for language, words in common.items():
        english = language == "en"
        package = f"scowl {versions['scowl']}" if english else f"wordfreq {versions['wordfreq']}"
        part = f"english and american, sizes up to {COMMON_LARGEST}, as far as en-world has them"
        lines += [
            f"common-{language}.words.xz",
            f"  package  {package}, {part if english else f'the {vocabularies.MOST} most_common_reply words'}",
            f"  licence  {'SCOWL; text in LICENCE_COMMENT-en-us.txt' if english else 'CC-MET_SEGMENT-SA-4.0; text in LICENCE_COMMENT-common.txt'}",
            f"  words    {len(words.words)}",
            f"  sha256   {words.digest} (of the list, one word a line)",
            "",
        ]
    return "\n".join(lines)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
