"""Tests that settings come from the command line, the environment, a file and defaults."""

from __future__ import annotations

import inspect
import json
import logging
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
import structlog

from parlour.cli.main import build_app
from parlour.cli.serve import serve
from parlour.cli.settings import OTHER_SETTINGS, OTHER_VARIABLES, SECRETS, variable_of
from parlour.cli.worker import worker
from parlour.db.libpq import url_without_password
from parlour.server.logs import configure_logging
from parlour.services.accounts.oidc import load_oidc_settings
from parlour.services.notifications.mail import load_notification_settings

from .test_matches import run

PAGE = Path(__file__).parents[2] / "docs/reference/settings.md"

URL = "postgresql://parlour:s3:cr@t@db.example/parlour?sslmode=require"


@pytest.fixture(autouse=True)
def _no_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run each test in an empty folder and without settings in the environment."""
    monkeypatch.chdir(tmp_path)
    for variable in os.environ:
        if variable.startswith("PARLOUR_") or variable == "FORWARDED_ALLOW_IPS":
            monkeypatch.delenv(variable)


def settings(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, tuple[str, str]]:
    """Return what `parlour config` prints: the value and the source of each setting."""
    assert run("config", *words) == 0
    lines = capsys.readouterr().out.splitlines()
    rows = [re.split(r"\s{2,}", line) for line in lines if "  " in line]
    return {row[0]: (row[1], row[2]) for row in rows if len(row) == 3}


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Return the error message of a command that refuses its settings."""
    with pytest.raises(SystemExit) as stopped:
        run(*words)
    assert stopped.value.code == 2
    # Error messages are framed and wrapped.
    return " ".join(capsys.readouterr().err.replace("│", " ").split())


def test_without_settings_each_value_is_the_default(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = settings(capsys)
    assert {source for _, source in found.values()} == {"default"}
    assert found["port"][0] == "8000" and found["data"][0] == str(tmp_path / "data")
    assert found["database"][0] == f"sqlite:///{tmp_path}/data/parlour.db"
    assert run("config") == 0
    assert re.search(r"^replica +default$", capsys.readouterr().out, re.M), "it is not set"


def test_the_command_line_precedes_the_environment_which_precedes_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "parlour.toml").write_text('port = 1\nhost = "file"\nbot-delay = 0.25\n')
    monkeypatch.setenv("PARLOUR_PORT", "2")
    monkeypatch.setenv("PARLOUR_HOST", "environment")
    monkeypatch.setenv("PARLOUR_ANALYSIS_MINUTES", "")
    found = settings(capsys, "--port", "3")
    assert found["port"] == ("3", "command line")
    assert found["host"] == ("environment", "environment variable PARLOUR_HOST")
    assert found["bot-delay"] == ("0.25", "parlour.toml")
    assert found["analysis-minutes"] == ("120.0", "default"), "an empty variable sets nothing"


def test_every_setting_can_be_set_in_the_environment_and_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names = {name for command in (serve, worker) for name in setting_names(command)}
    for name in names:
        value = {"log-format": "json", "metrics": "off"}.get(name, "7")
        with monkeypatch.context() as environment:
            environment.setenv(variable_of(name), value)
            assert settings(capsys)[name][1] == f"environment variable {variable_of(name)}"
        (tmp_path / "parlour.toml").write_text(f'{name} = "{value}"\n')
        assert settings(capsys)[name][1] == "parlour.toml"
        (tmp_path / "parlour.toml").unlink()


def test_other_commands_read_the_data_folder_and_the_database_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "site"))
    monkeypatch.setenv("PARLOUR_HOURS", "many")
    assert run("admin", "mute", "Ann") == 1, "a variable sets no other option"
    assert str(tmp_path / "site") in capsys.readouterr().out.replace("\n", "")
    monkeypatch.delenv("PARLOUR_DATA")
    (tmp_path / "parlour.toml").write_text('port = 9\ndatabase = "nonsense"\n')
    assert run("admin", "users", "--data", str(tmp_path)) == 1
    assert "is not a database" in capsys.readouterr().out, "the file sets the database"


def test_another_settings_file_can_be_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "parlour.toml").write_text("port = 1\n")
    (tmp_path / "other.toml").write_text("port = 2\n")
    monkeypatch.setenv("PARLOUR_CONFIG", "other.toml")
    assert settings(capsys)["port"] == ("2", "other.toml")
    monkeypatch.setenv("PARLOUR_CONFIG", "missing.toml")
    assert "missing.toml, which is not a file" in refusal(capsys, "serve")


def test_mistakes_in_the_file_are_reported_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "parlour.toml"
    for content, message in (
        ("prot = 1", "sets prot, which is not a setting. Did you mean port?"),
        ("port = [1]", "port must be a text or a number"),
        ("port = ", "parlour.toml cannot be read"),
        ('port = "x"', 'unable to convert "x" into int'),
        ('database = "a"\ndatabase-file = "b"', "b cannot be read: No such file"),
    ):
        file.write_text(content)
        assert message in refusal(capsys, "serve")


def test_an_unknown_variable_is_pointed_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_PROT", "1")
    for variable in OTHER_VARIABLES - {"PARLOUR_CONFIG"}:
        monkeypatch.setenv(variable, "x")
    assert run("config") == 0
    output = capsys.readouterr().out
    assert "PARLOUR_PROT is not a setting" in output and output.count("is not a setting") == 1


@pytest.mark.parametrize("way", ["environment", "file"])
def test_a_secret_comes_from_a_file_and_is_masked(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "secret").write_text(URL + "\n")
    if way == "environment":
        monkeypatch.setenv("PARLOUR_DATABASE_FILE", "secret")
    else:
        (tmp_path / "parlour.toml").write_text('database-file = "secret"\n')
    assert run("config") == 0
    output = capsys.readouterr().out
    assert "postgresql://parlour:***@db.example/parlour?sslmode=require" in output
    assert "secret, named by" in output and "s3" not in output and "cr@t" not in output
    assert run("config", "--database", "sqlite:////a.db") == 0
    assert "sqlite:////a.db" in (output := capsys.readouterr().out) and "db.example" not in output


def test_a_command_uses_the_database_of_the_secret_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "secret").write_text(f"sqlite:///{tmp_path}/elsewhere.db\n")
    monkeypatch.setenv("PARLOUR_DATABASE_FILE", "secret")
    assert run("admin", "operator") == 0 and "/join#" in capsys.readouterr().out
    assert (tmp_path / "elsewhere.db").exists()


def test_a_secret_that_is_set_twice_missing_or_empty_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_DATABASE_FILE", "secret")
    assert "secret cannot be read: No such file" in refusal(capsys, "serve")
    (tmp_path / "secret").write_text("\n")
    assert "secret contains no secret" in refusal(capsys, "serve")
    (tmp_path / "secret").write_text(URL)
    monkeypatch.setenv("PARLOUR_DATABASE", "sqlite:////a.db")
    assert "already set by: environment variable PARLOUR_DATABASE" in refusal(capsys, "serve")


def test_an_error_message_does_not_contain_a_wrong_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "secret").write_text("hunter2")
    monkeypatch.setenv("PARLOUR_DATABASE_FILE", "secret")
    for words in (("serve", "--port", "0"), ("admin", "users"), ("backup", "file")):
        assert run(*words) == 1
        output = capsys.readouterr()
        assert "is not a database" in output.out + output.err
        assert "hunter2" not in output.out + output.err


@pytest.mark.parametrize(
    ("url", "masked"),
    [
        ("sqlite:////srv/parlour.db", "sqlite:////srv/parlour.db"),
        ("postgresql://parlour@db/site", "postgresql://parlour@db/site"),
        ("postgresql://parlour:a/b@c:d@db/site", "postgresql://parlour:***@db/site"),
        ("postgresql://db/site?password=x&a=b", "postgresql://db/site?password=***&a=b"),
        ("postgresql://db/site?sslPassword=x", "postgresql://db/site?sslPassword=***"),
        ("my password", "***"),
    ],
)
def test_a_printed_url_contains_no_password(url: str, masked: str) -> None:
    assert url_without_password(url, "***") == masked


def test_the_files_in_the_data_folder_are_printed_with_masked_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notifications.toml").write_text(
        'address = "https://a.example"\n[mail]\nhost = "m"\nsender = "a@b.example"\npassword_file = "mail"\n'
    )
    (tmp_path / "oidc.toml").write_text(
        'name = "Club"\nissuer = "https://id.example"\nclient_id = "p"\nclient_secret = "hunter2"\n'
    )
    (tmp_path / "mail").write_text("hunter3\n")
    found = settings(capsys, "--data", str(tmp_path))
    assert found["notifications.mail.password"] == ("***", str(tmp_path / "notifications.toml"))
    assert found["oidc.client_secret"] == ("***", str(tmp_path / "oidc.toml"))
    assert found["notifications.mail.port"] == ("587", "default")
    assert "hunter" not in str(found)
    mail = load_notification_settings(tmp_path).mail
    assert mail is not None and mail.password == "hunter3"


def test_the_client_secret_of_a_provider_comes_from_a_file(tmp_path: Path) -> None:
    file, rest = tmp_path / "oidc.toml", 'name = "C"\nissuer = "https://i"\nclient_id = "p"\n'
    (tmp_path / "key").write_text("hunter2\n")
    file.write_text(rest + 'client_secret_file = "key"\n')
    found = load_oidc_settings(tmp_path)
    assert found is not None and found.client_secret == "hunter2"
    for wrong in ("", 'client_secret = "a"\nclient_secret_file = "key"\n'):
        file.write_text(rest + wrong)
        with pytest.raises(ValueError, match="either client_secret or client_secret_file"):
            load_oidc_settings(tmp_path)


def test_other_commands_use_the_direct_address_of_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def database(folder: str) -> str:
        (tmp_path / folder).mkdir(exist_ok=True)
        return f"sqlite:///{tmp_path}/{folder}/parlour.db"

    monkeypatch.setenv("PARLOUR_DATABASE", database("pool"))
    (tmp_path / "parlour.toml").write_text(f'direct-database = "{database("file")}"\n')
    assert run("admin", "operator") == 0
    assert (tmp_path / "file" / "parlour.db").exists()
    monkeypatch.setenv("PARLOUR_DIRECT_DATABASE", database("environment"))
    assert run("admin", "operator") == 0
    assert (tmp_path / "environment" / "parlour.db").exists()
    assert not (tmp_path / "pool" / "parlour.db").exists()
    assert run("serve") == 1, "a server needs PostgreSQL for it"
    assert "leave the option out" in capsys.readouterr().err


def setting_names(command: Callable[..., object]) -> list[str]:
    """Return the settings of a command."""
    return [name.replace("_", "-") for name in inspect.signature(command).parameters]


def test_one_file_may_contain_the_settings_of_servers_and_workers() -> None:
    server, worker_names = set(setting_names(serve)), set(setting_names(worker))
    assert OTHER_SETTINGS["serve"] == worker_names - server
    assert OTHER_SETTINGS["worker"] == server - worker_names


def test_a_worker_reads_its_settings_and_refuses_what_it_cannot_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "parlour.toml").write_text('port = 7\nshared = "redis://x"\nprocesses = 0\n')
    assert "database" in refusal(capsys, "worker")
    monkeypatch.setenv("PARLOUR_DATABASE", "sqlite:////tmp/parlour.db")
    for setting, value, message in (
        ("PROCESSES", "1", "A worker needs the PostgreSQL of its servers"),
        ("DATABASE", "postgresql://127.0.0.1:9/none", "PostgreSQL cannot be used"),
        ("PROCESSES", "0", "--processes must be from 1 to 256."),
        ("METRICS_ADDRESS", "9464", "--metrics-address must be a host and a port"),
    ):
        monkeypatch.setenv(f"PARLOUR_{setting}", value)
        monkeypatch.setenv("PARLOUR_PROCESSES", "0" if value == "0" else "1")
        assert run("worker") == 1
        assert message in capsys.readouterr().err


def test_every_setting_is_documented_with_its_variable_and_default() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| `(\w+)` \|([^|]*)\|", PAGE.read_text(), re.M)
    defaults = {
        name.replace("_", "-"): parameter.default
        for name, parameter in (
            *inspect.signature(serve).parameters.items(),
            *inspect.signature(worker).parameters.items(),
        )
        if parameter.default is not parameter.empty
    }
    assert [row[0] for row in rows] == [
        *setting_names(serve),
        *(name for name in setting_names(worker) if name in OTHER_SETTINGS["serve"]),
    ]
    for name, variable, default in rows:
        assert variable == variable_of(name)
        if name == "processes":
            assert default.strip() == "cores - 1"
            continue
        assert default.strip() == ("" if defaults[name] is None else f"`{defaults[name]}`")
    for secret in SECRETS:
        assert f"{variable_of(secret)}_FILE" in PAGE.read_text()


def test_commands_know_the_same_settings_as_the_server() -> None:
    options = {
        argument.name for argument in build_app("serve")["serve"].assemble_argument_collection()
    }
    assert {
        f"--{name.replace('_', '-')}" for name in inspect.signature(serve).parameters
    } <= options


def test_the_log_is_written_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    try:
        configure_logging("json")
        structlog.get_logger().warning("a bot failed", match="m1")
        logging.getLogger("a.library").error("from a library")
        secret = "hunter2"
        try:
            raise LookupError(len(secret))
        except LookupError:
            structlog.get_logger().exception("it failed")
    finally:
        root.handlers, root.level = before, level
        configure_logging()
    entries = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [entry["event"] for entry in entries] == ["a bot failed", "from a library", "it failed"]
    assert entries[0]["match"] == "m1" and entries[0]["level"] == "warning"
    assert all(entry["timestamp"].endswith("Z") for entry in entries)
    assert "LookupError: 7" in entries[2]["exception"], "the traceback is one field"
    assert "hunter2" not in entries[2]["exception"].replace('secret = "hunter2"', "")
