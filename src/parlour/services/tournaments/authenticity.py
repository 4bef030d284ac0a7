"""The check that a match stored for a pod was opened by the tournament director."""

from __future__ import annotations

from collections import Counter

from parlour.core.codec import codec_of, encode
from parlour.core.event import TableSettings
from parlour.core.game import Illegal
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.tournaments.tournament import Pod, Tournament, TournamentTerms


def is_tournament_match(
    tournament: Tournament, pod: Pod, loaded: LoadedMatch, settings: TableSettings
) -> bool:
    """Return whether the terms, host and players of a match are those of a pod.

    The set of present players is not compared, because another server may have opened the match
    when more or fewer players were present.
    """
    match, opened, terms = loaded.match, loaded.match.opened, tournament.terms
    return (
        (opened.game, opened.host, match.settings) == (terms.game, tournament.host, settings)
        and (opened.after, opened.day, opened.origin) == (None, None, None)
        and match.phase != "gathering"
        and _has_options(loaded, terms)
        and len(match.occupants) <= terms.seats
        and _has_players(tournament, pod, loaded)
    )


def _has_options(loaded: LoadedMatch, terms: TournamentTerms) -> bool:
    """Return whether a match has the tournament's options, including defaults for newer options."""
    codec = codec_of(loaded.game)
    try:
        expected = codec.decode_options(encode(terms.options))
    except Illegal:
        return False
    return bool(codec.decode_options(bytes(loaded.match.options)) == expected)


def _has_players(tournament: Tournament, pod: Pod, loaded: LoadedMatch) -> bool:
    """Return whether every seat has a bot or an entrant of the pod, each entrant at most once."""
    occupants = [
        occupant
        for occupant in loaded.match.occupants
        if occupant is not None and (occupant.player or occupant.bot)
    ]
    people = Counter(occupant.player for occupant in occupants if occupant.player)
    entrants = Counter(tournament.entrants[number].player for number in pod.entrants)
    return len(occupants) == len(loaded.match.occupants) and people <= entrants
