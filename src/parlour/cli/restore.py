"""`parlour restore FILE`: unpack a backup into a folder where no house is."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from zipfile import BadZipFile, ZipFile
from zlib import error as ZlibError

from rich.console import Console

from parlour.cli.backup import DATABASE_NAME
from parlour.cli.errors import error_sentence, require_data_folder
from parlour.db.backup import require_intact
from parlour.db.log import DatabaseOpenError
from parlour.db.private_files import make_folder_private


def restore(file: Path, /, *, data: Path = Path("data")) -> int:
    """Unpack a backup into a folder where no house is; a file that is not whole is refused and changes nothing.

    Args:
        file: What `parlour backup` wrote.
        data: The folder of the house that it shall be, new or empty.
    """
    console = Console(soft_wrap=True)
    try:
        folder = require_data_folder(data)
        unpack_backup(file, folder)
    except (OSError, DatabaseOpenError) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    console.print(
        f"The house is in {folder}; parlour serve --data {folder} opens it.",
        markup=False,
        highlight=False,
    )
    return 0


def unpack_backup(file: Path, folder: Path) -> None:
    """Unpack a backup; raises DatabaseOpenError for one that is not whole, and where something is in the folder already."""
    if folder.exists() and any(folder.iterdir()):
        raise DatabaseOpenError(
            f"{folder} is not empty: stop the house there and move the folder away, or name a new one with --data."
        )
    if not file.is_file():
        raise DatabaseOpenError(f"There is no file {file}.")
    folder.parent.mkdir(parents=True, exist_ok=True)
    # All is checked in a folder beside; the last step is one renaming.
    with TemporaryDirectory(prefix=".parlour-restore-", dir=folder.parent) as room:
        found = Path(room) / "house"
        found.mkdir(mode=0o700)
        try:
            with ZipFile(file) as packed:
                names = [PurePosixPath(name) for name in packed.namelist()]
                if PurePosixPath(DATABASE_NAME) not in names or any(
                    name.is_absolute() or ".." in name.parts for name in names
                ):
                    raise DatabaseOpenError(f"{file} is no backup of a house.")
                packed.extractall(found)
                make_folder_private(found)
        except (
            BadZipFile,
            EOFError,
            NotImplementedError,
            RuntimeError,
            ValueError,
            ZlibError,
        ) as reason:
            raise DatabaseOpenError(
                f"{file} is not whole, nothing was restored: {reason}"
            ) from reason
        require_intact(found / DATABASE_NAME)
        found.rename(folder)
