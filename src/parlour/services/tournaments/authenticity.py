"""Whether a stored match is the one that the director opened for a tournament's table: only then does its result count."""

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
    """Return whether game, options, settings, host, seats and players of a match are those of a table of a tournament.

    Who came is not compared: another server may have opened the table when one more, or one fewer, was there.
    """
    match, opened, terms = loaded.match, loaded.match.opened, tournament.terms
    return (
        (opened.game, opened.host, match.house) == (terms.game, tournament.host, settings)
        and (opened.after, opened.day, opened.origin) == (None, None, None)
        and match.phase != "gathering"
        and _has_options(loaded, terms)
        and len(match.chairs) <= terms.seats
        and _has_players(tournament, pod, loaded)
    )


def _has_options(loaded: LoadedMatch, terms: TournamentTerms) -> bool:
    """Compare options as the rules of the match read them: an option that is younger than the match has its default in both."""
    codec = codec_of(loaded.game)
    try:
        wanted = codec.decode_options(encode(terms.options))
    except Illegal:
        return False
    return bool(codec.decode_options(bytes(loaded.match.options)) == wanted)


def _has_players(tournament: Tournament, pod: Pod, loaded: LoadedMatch) -> bool:
    """Return whether on every chair there is an entrant of the table, each at most once, or a bot."""
    chairs = [
        chair for chair in loaded.match.chairs if chair is not None and (chair.player or chair.bot)
    ]
    people = Counter(chair.player for chair in chairs if chair.player)
    entrants = Counter(tournament.entrants[number].player for number in pod.entrants)
    return len(chairs) == len(loaded.match.chairs) and people <= entrants
