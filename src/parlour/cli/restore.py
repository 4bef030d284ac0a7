"""`parlour restore FILE`: unpack a backup into a folder where no house is."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from zipfile import BadZipFile, ZipFile
from zlib import error as ZlibError

from rich.console import Console

from parlour.cli.backup import DATABASE
from parlour.cli.errors import data_folder, sentence
from parlour.db.backup import hold_whole
from parlour.db.log import Unopened
from parlour.db.private_files import make_folder_private


def restore(file: Path, /, *, data: Path = Path("data")) -> int:
    """Unpack a backup into a folder where no house is; a file that is not whole is refused and changes nothing.

    Args:
        file: What `parlour backup` wrote.
        data: The folder of the house that it shall be, new or empty.
    """
    console = Console(soft_wrap=True)
    try:
        folder = data_folder(data)
        unpacked(file, folder)
    except (OSError, Unopened) as reason:
        console.print(sentence(reason), markup=False)
        return 1
    console.print(f"The house is in {folder}; parlour serve --data {folder} opens it.", markup=False, highlight=False)
    return 0


def unpacked(file: Path, folder: Path) -> None:
    """Unpack a backup; raises Unopened for one that is not whole, and where something is in the folder already."""
    if folder.exists() and any(folder.iterdir()):
        raise Unopened(f"{folder} is not empty: stop the house there and move the folder away, or name a new one with --data.")
    if not file.is_file():
        raise Unopened(f"There is no file {file}.")
    folder.parent.mkdir(parents=True, exist_ok=True)
    # All is checked in a folder beside; the last step is one renaming.
    with TemporaryDirectory(prefix=".parlour-restore-", dir=folder.parent) as room:
        found = Path(room) / "house"
        found.mkdir(mode=0o700)
        try:
            with ZipFile(file) as packed:
                names = [PurePosixPath(name) for name in packed.namelist()]
                if PurePosixPath(DATABASE) not in names or any(name.is_absolute() or ".." in name.parts for name in names):
                    raise Unopened(f"{file} is no backup of a house.")
                packed.extractall(found)
                make_folder_private(found)
        except (BadZipFile, EOFError, NotImplementedError, RuntimeError, ValueError, ZlibError) as reason:
            raise Unopened(f"{file} is not whole, nothing was restored: {reason}") from reason
        hold_whole(found / DATABASE)
        found.rename(folder)
