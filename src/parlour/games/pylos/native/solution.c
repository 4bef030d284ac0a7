/* Retrograde analysis of all three variants: the exact value of every position, and samples of positions for training.

A value is the number of turns to the end with best play by both players: even if the mover loses, odd if the mover wins, OPEN for a
draw. The solver makes passes over all positions until no value changes. A win or loss found by a pass is correct; its distance is an
upper bound, which later passes lower. Distances along best play decrease to the end, so the equations have a unique solution, and
values that no longer change are exact. The least value that a pass assigns increases by at least one from pass to pass, so all lower
values are final. */
#include "numbering.h"

enum { WIN = 1, LOSS = 2, MOST_TURNS = 4096, VALUES = 256, OPEN = 255 };

static int takings(u32 own, u32 other, u32 *after, int total) {
    u32 occupied = own | other, free = own & ~buried(occupied);
    for (u32 firsts = free; firsts; firsts &= firsts - 1) {
        u32 ball = firsts & -firsts, kept = own & ~ball;
        for (u32 seconds = kept & ~buried(occupied & ~ball) & ~(free & (ball - 1)); seconds; seconds &= seconds - 1)
            after[total++] = kept & ~(seconds & -seconds);
        after[total++] = kept;
    }
    return total;
}

/* Write the mover's balls after each turn and return the number of turns. */
int turns(int variant, u32 own, u32 other, u32 *after) {
    u32 hollows = open_hollows(own | other);
    int total = 0;
    for (u32 sources = hollows >> 16 ? own & ~buried(own | other) : 0; sources; sources &= sources - 1)
        for (u32 cells = hollows & raisable[lowest(sources)]; cells; cells &= cells - 1) {
            u32 moved = (own & ~(sources & -sources)) | (cells & -cells);
            if (bonus(variant, moved, lowest(cells))) total = takings(moved, other, after, total);
            else after[total++] = moved;
        }
    for (u32 cells = count(own) < BALLS ? hollows : 0; cells; cells &= cells - 1) {
        u32 moved = own | (cells & -cells);
        if (bonus(variant, moved, lowest(cells))) total = takings(moved, other, after, total);
        else after[total++] = moved;
    }
    return total;
}

/* Return the turns to the end, given the values of the successors: the fastest win, else OPEN if a successor is, else the slowest loss. */
static u8 distance(int variant, const u8 *values, u32 own, u32 other) {
    u32 after[MOST_TURNS];
    int soonest = OPEN, latest = -1, open = 0;
    for (int left = turns(variant, own, other, after); left--;) {
        u8 value = values[number(other, after[left])];
        if (value == OPEN) open = 1;
        else if (value % 2 == 1 && value > latest) latest = value;
        else if (value % 2 == 0 && value < soonest) soonest = value;
    }
    return soonest < OPEN ? soonest + 1 : open ? OPEN : latest + 1;
}

/* Mark a position under every index that its mirror images have. */
static void mark(u8 *marks, u32 own, u32 other) {
    Occupancy *here = occupancy(own | other);
    for (int symmetry = 0; symmetry < 8; symmetry++) {
        if (image(symmetry, own | other) != here->image) continue;
        u32 which = numbered(here, image(symmetry, own));
        __atomic_fetch_or(&marks[which / 8], 1 << which % 8, __ATOMIC_SEQ_CST);
    }
}

/* Mark the positions in which a move leads to the balls `moved`, before any removal. */
static void mark_moved(u8 *marks, int variant, u32 moved, u32 other, int with_bonus) {
    for (u32 balls = moved & ~buried(moved | other); balls; balls &= balls - 1) {
        int ball = lowest(balls);
        if (bonus(variant, moved, ball) != with_bonus) continue;
        u32 rest = moved & ~(1u << ball);
        mark(marks, rest, other);
        for (u32 from = open_hollows(rest | other) & ~(1u << ball); from; from &= from - 1)
            if (raisable[lowest(from)] >> ball & 1) mark(marks, rest | (from & -from), other);
    }
}

/* Mark every predecessor of a position. */
static void mark_before(u8 *marks, int variant, u32 own, u32 other) {
    mark_moved(marks, variant, other, own, 0);
    for (u32 lasts = count(other) < BALLS ? open_hollows(own | other) : 0; lasts; lasts &= lasts - 1) {
        u32 one = other | (lasts & -lasts);
        mark_moved(marks, variant, one, own, 1);
        for (u32 firsts = count(one) < BALLS ? open_hollows(own | one) : 0; firsts; firsts &= firsts - 1)
            mark_moved(marks, variant, one | (firsts & -firsts), own, 1);
    }
}

/* Remove a mark and return whether it was set. */
static int unmark(u8 *marks, u32 which) {
    u8 bit = 1 << which % 8;
    return marks[which / 8] & bit && __atomic_fetch_and(&marks[which / 8], ~bit, __ATOMIC_SEQ_CST) & bit;
}

/* Update a part of a class, the colourings whose high bits are `rest` modulo `parts`, and count the new values in `found`. */
static void settle_part(int variant, u8 *values, u8 *marks, int all, const Class *here, u32 rest, u32 parts, int sure, u64 *found) {
    u32 occupied = here->occupied, highs = here->balls <= LOW ? 1 : 1u << (here->balls - LOW);
    for (u32 high = rest; high < highs; high += parts) {
        u32 least = 0, end = 1u << here->balls, base = here->base;
        if (here->balls > LOW) {
            if (least_low(here->balls, count(high)) > BALLS - count(high)) continue;
            least = first_of[least_low(here->balls, count(high))], end = first_of[BALLS - count(high) + 1], base += offset[here->balls][high];
        }
        for (u32 low = least; low < end; low++) {
            if (!all && !marks[(base + low) / 8]) {
                low += 7 - (base + low) % 8;  // this byte contains no marks
                continue;
            }
            u8 *value = &values[base + low];
            // Remove the mark before reading the successors, so that a concurrent change sets it again.
            if ((marks && !unmark(marks, base + low) && !all) || *value < sure) continue;
            u32 own = scattered(here->balls <= LOW ? low : high << LOW | ranked[low], occupied);
            u8 settled = distance(variant, values, own, occupied & ~own);
            if (settled == *value) continue;
            *value = settled, found[settled]++;
            if (marks) mark_before(marks, variant, own, occupied & ~own);
        }
    }
}

/* Update all classes with as many balls and the same height as class `from`, and count the newly assigned values in `found`. Return the
first class after them, or 0 at the end. A pass goes from full to empty; basic needs only one. Values below `sure` are final.

`marks` may be null; otherwise, it has a bit for each position that must be updated because a successor has changed. Unless `all` is
set, only marked positions are updated. */
int settle(int variant, u8 *values, u8 *marks, int all, int from, int sure, u64 *found) {
    int to = from;
    while (to < all_classes && !by_fullness(&classes[from], &classes[to])) to++;
    int parts = classes[from].balls > 20 ? 64 : 1, shares = (to - from) * parts;
#pragma omp parallel for schedule(dynamic, 1) reduction(+ : found[:VALUES])
    for (int share = 0; share < shares; share++)
        settle_part(variant, values, marks, all, &classes[from + share / parts], share % parts, parts, sure, found);
    return to < all_classes ? to : 0;
}

static u64 luck;

static u64 drawn_word(void) { return luck ^= luck << 13, luck ^= luck >> 7, luck ^= luck << 17; }

static u32 drawn(u32 below) { return (drawn_word() >> 33) % below; }

/* Sample positions uniformly and return how many values contradict their successors. */
long contradictions(int variant, const u8 *values, long wanted, u64 seed) {
    long found = 0;
    u32 own, other;
    luck = seed * 0x9E3779B97F4A7C15ull | 1;
    while (wanted--) {
        position(drawn_word() % everything, &own, &other);
        found += values[number(own, other)] != distance(variant, values, own, other);
    }
    return found;
}

/* Return WIN, LOSS, or 0 for a draw. */
int value_of(const u8 *values, u32 own, u32 other) {
    u8 value = values[number(own, other)];
    return value == OPEN ? 0 : value % 2 ? WIN : LOSS;
}

/* Write positions and results from matches that begin at random and then have a random share of best moves, up to 75 percent. */
void sample(int variant, const u8 *values, long wanted, u64 seed, u32 *owns, u32 *others, u8 *results) {
    static u32 after[MOST_TURNS];
    long found = 0;
    luck = seed * 0x9E3779B97F4A7C15ull | 1;
    while (found < wanted) {
        u32 own = 0, other = 0, opening = drawn(30), skill = 25 * drawn(4);
        for (int turn = 0, total; turn < 200 && found < wanted && (total = turns(variant, own, other, after)); turn++) {
            int value = value_of(values, own, other);
            if (turn > 1 && drawn(8) == 0) owns[found] = own, others[found] = other, results[found++] = value;
            u32 chosen = after[drawn(total)];
            if ((u32)turn >= opening && drawn(100) < skill && value != LOSS)
                for (int each = 0, alike = 0; each < total; each++)
                    if (value_of(values, other, after[each]) == (value ? LOSS : 0) && !drawn(++alike)) chosen = after[each];
            own = other, other = chosen;
        }
    }
}
