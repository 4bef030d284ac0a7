"""`parlour restore FILE`: restore a backup into an empty folder."""

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
    """Restore a backup into an empty folder.

    An incomplete file is rejected without any changes.

    Args:
        file: A file written by `parlour backup`.
        data: The new or empty data folder.
    """
    console = Console(soft_wrap=True)
    try:
        folder = require_data_folder(data)
        unpack_backup(file, folder)
    except (OSError, DatabaseOpenError) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    console.print(
        f"The backup was restored to {folder}. Start the server with: parlour serve --data {folder}",
        markup=False,
        highlight=False,
    )
    return 0


def unpack_backup(file: Path, folder: Path) -> None:
    """Restore a backup; raises DatabaseOpenError if it is incomplete or the folder is not empty."""
    if folder.exists() and any(folder.iterdir()):
        raise DatabaseOpenError(
            f"{folder} is not empty. Stop its server and move the folder away, or name another one with --data."
        )
    if not file.is_file():
        raise DatabaseOpenError(f"The file {file} does not exist.")
    folder.parent.mkdir(parents=True, exist_ok=True)
    # The backup is checked in a temporary folder, which is renamed as the last step.
    with TemporaryDirectory(prefix=".parlour-restore-", dir=folder.parent) as temporary:
        restored = Path(temporary) / "data"
        restored.mkdir(mode=0o700)
        try:
            with ZipFile(file) as archive:
                names = [PurePosixPath(name) for name in archive.namelist()]
                if PurePosixPath(DATABASE_NAME) not in names or any(
                    name.is_absolute() or ".." in name.parts for name in names
                ):
                    raise DatabaseOpenError(f"{file} is not a backup.")
                archive.extractall(restored)
                make_folder_private(restored)
        except (
            BadZipFile,
            EOFError,
            NotImplementedError,
            RuntimeError,
            ValueError,
            ZlibError,
        ) as reason:
            raise DatabaseOpenError(
                f"{file} is incomplete; nothing was restored: {reason}"
            ) from reason
        require_intact(restored / DATABASE_NAME)
        restored.rename(folder)
