/* The solution of all three variants by retrograde analysis: the exact value of every position, and samples of them to learn from.

   A position is the mover's and the other's balls. Its number: occupied hollows, brought to the least of their eight mirror images,
   form a class; within a class the mover's balls are a number of as many bits as there are balls. Up to fifteen balls that is the number;
   above, only colourings with at most fifteen balls of each colour get one: the high bits choose an offset, the low fifteen bits are
   ranked by how many are set, so that the permitted ones are neighbours. Classes lie from full to empty, the higher balls first, so
   that most successors come before their position. Values: basic: turns to the end (even: lost for the mover); else WIN, LOSS or 0. */
#include "board.h"
#include <stdlib.h>
#include <string.h>

enum { WIN = 1, LOSS = 2, LOW = 15, MOST_TURNS = 4096, NOWHERE = 0xFFFFFFFF };

typedef struct { u32 base, image, symmetry; } Occupancy; /* image NOWHERE: cannot stand */
typedef struct { u32 occupied, base; int balls, height; } Class;

static u32 mirrored[8][4][256];           /* the balls of each symmetry, eight hollows at a time */
static u32 upper[1 << 16], start[1 << 16]; /* for each level 1: the hollows above it that could be filled, and its first Occupancy */
static Occupancy *occupancies;
static Class *classes;
static int all_classes;
static u32 *offset[HOLLOWS + 1], rank_of[1 << LOW], ranked[1 << LOW], first_of[LOW + 3], everything;

#ifdef __BMI2__
#include <immintrin.h>
static u32 gathered(u32 bits, u32 mask) { return _pext_u32(bits, mask); }
static u32 scattered(u32 bits, u32 mask) { return _pdep_u32(bits, mask); }
#else
static u32 gathered(u32 bits, u32 mask) {
    u32 out = 0;
    for (int place = 0; mask; mask &= mask - 1, place++) out |= (bits >> lowest(mask) & 1) << place;
    return out;
}
static u32 scattered(u32 bits, u32 mask) {
    u32 out = 0;
    for (; mask; mask &= mask - 1, bits >>= 1) out |= (bits & 1) << lowest(mask);
    return out;
}
#endif

static u32 image(int symmetry, u32 balls) {
    u32(*by)[256] = mirrored[symmetry];
    return by[0][balls & 255] | by[1][balls >> 8 & 255] | by[2][balls >> 16 & 255] | by[3][balls >> 24];
}

static Occupancy *occupancy(u32 occupied) {
    u32 ground = occupied & GROUND;
    return &occupancies[start[ground] + gathered(occupied >> 16, upper[ground])];
}

static int least_low(int balls, int high) { int least = balls - BALLS - high; return least > 0 ? least : 0; }

static int by_fullness(const void *one, const void *two) {
    const Class *first = one, *second = two;
    return first->balls != second->balls ? second->balls - first->balls : second->height - first->height;
}

static void lay_symmetries(void) {
    for (int symmetry = 0; symmetry < 8; symmetry++)
        for (int cell = 0; cell < HOLLOWS; cell++) {
            int high = level(cell), last = SIDE[high] - 1, down = row(cell), right = column(cell);
            if (symmetry & 1) { int swap = down; down = right; right = swap; }
            if (symmetry & 2) down = last - down;
            if (symmetry & 4) right = last - right;
            for (int bits = 0; bits < 256; bits++)
                if (bits >> cell % 8 & 1) mirrored[symmetry][cell / 8][bits] |= bit(high, down, right);
        }
}

static void number_colourings(u32 *size) {
    u32 next = 0;
    for (int set = 0; set <= LOW; set++) {
        first_of[set] = next;
        for (u32 bits = 0; bits < 1 << LOW; bits++)
            if (count(bits) == set) ranked[next] = bits, rank_of[bits] = next++;
    }
    first_of[LOW + 1] = next;
    for (int balls = 0; balls <= HOLLOWS; balls++) {
        size[balls] = 1u << balls;
        if (balls <= LOW) continue;
        offset[balls] = malloc(sizeof(u32) << (balls - LOW));
        size[balls] = 0;
        for (u32 high = 0; high < 1u << (balls - LOW); high++) {
            int least = least_low(balls, count(high)), most = BALLS - count(high);
            offset[balls][high] = size[balls] - first_of[least];
            if (least <= most) size[balls] += first_of[most + 1] - first_of[least];
        }
    }
}

static void number_occupancies(const u32 *size) {
    u32 next = 0;
    for (u32 ground = 0; ground <= GROUND; ground++) {
        u32 reach = ground;
        for (int higher = 0; higher < 3; higher++) reach = ground | squared(reach);
        upper[ground] = reach >> 16, start[ground] = next, next += 1u << count(upper[ground]);
    }
    occupancies = malloc(next * sizeof *occupancies), classes = malloc(20000 * sizeof *classes);
    for (u32 ground = 0; ground <= GROUND; ground++)
        for (u32 bits = 0; bits < 1u << count(upper[ground]); bits++) {
            u32 occupied = ground | scattered(bits, upper[ground]) << 16;
            Occupancy *here = &occupancies[start[ground] + bits];
            here->image = NOWHERE;
            if (occupied >> 16 << 16 & ~squared(occupied)) continue;
            for (u32 symmetry = 0; symmetry < 8; symmetry++)
                if (image(symmetry, occupied) < here->image) here->image = image(symmetry, occupied), here->symmetry = symmetry;
            if (here->image != occupied) continue;
            Class *found = &classes[all_classes++];
            *found = (Class){occupied, 0, count(occupied), 0};
            for (u32 balls = occupied; balls; balls &= balls - 1) found->height += level(lowest(balls));
        }
    qsort(classes, all_classes, sizeof *classes, by_fullness);
    for (Class *here = classes; here < classes + all_classes; everything += size[here++->balls])
        here->base = occupancy(here->occupied)->base = everything;
    for (u32 each = 0; each < next; each++)
        if (occupancies[each].image != NOWHERE) occupancies[each].base = occupancy(occupancies[each].image)->base;
}

/* Prepare all tables; return how many positions have a number. */
u32 prepare(void) {
    u32 size[HOLLOWS + 1];
    if (everything) return everything;
    lay_board();
    lay_symmetries();
    number_colourings(size);
    number_occupancies(size);
    return everything;
}

u32 number(u32 own, u32 other) {
    Occupancy *here = occupancy(own | other);
    u32 bits = gathered(image(here->symmetry, own), here->image);
    int balls = count(own | other);
    return here->base + (balls <= LOW ? bits : offset[balls][bits >> LOW] + rank_of[bits & ((1 << LOW) - 1)]);
}

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

/* Write the mover's balls after each of its turns; return how many there are. */
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

static u8 distance(const u8 *values, u32 own, u32 other) {
    u32 after[MOST_TURNS];
    int soonest = 255, latest = -1;
    for (int left = turns(0, own, other, after); left--;) {
        u8 value = values[number(other, after[left])];
        if (value % 2 == 0 && value < soonest) soonest = value;
        if (value % 2 == 1 && value > latest) latest = value;
    }
    return soonest < 255 ? soonest + 1 : latest + 1;
}

static u8 result(int variant, const u8 *values, u32 own, u32 other) {
    u32 after[MOST_TURNS];
    int open = 0;
    for (int left = turns(variant, own, other, after); left--;) {
        u8 value = values[number(other, after[left])];
        if (value == LOSS) return WIN;
        open |= !value;
    }
    return open ? 0 : LOSS;
}

static u64 settle(int variant, u8 *value, const u8 *values, u32 own, u32 other) {
    if (variant && *value) return 0;
    *value = variant ? result(variant, values, own, other) : distance(values, own, other);
    return *value > 0;
}

/* Settle the colourings of a class whose high bits leave this rest when divided; return how many were new. */
static u64 settle_part(int variant, u8 *values, const Class *here, u32 rest, u32 parts) {
    u64 settled = 0;
    u32 occupied = here->occupied, highs = here->balls <= LOW ? 1 : 1u << (here->balls - LOW);
    for (u32 high = rest; high < highs; high += parts) {
        u32 least = 0, end = 1u << here->balls, base = here->base;
        if (here->balls > LOW) {
            if (least_low(here->balls, count(high)) > BALLS - count(high)) continue;
            least = first_of[least_low(here->balls, count(high))], end = first_of[BALLS - count(high) + 1], base += offset[here->balls][high];
        }
        for (u32 low = least; low < end; low++) {
            u32 own = scattered(here->balls <= LOW ? low : high << LOW | ranked[low], occupied);
            settled += settle(variant, &values[base + low], values, own, occupied & ~own);
        }
    }
    return settled;
}

/* Settle what can be settled in one pass from full to empty; return how many positions were. One pass is all that basic needs. */
u64 sweep(int variant, u8 *values) {
    u64 settled = 0;
    for (int from = 0, to; from < all_classes; from = to) {
        for (to = from; to < all_classes && !by_fullness(&classes[from], &classes[to]);) to++;
        int parts = classes[from].balls > 20 ? 64 : 1, shares = (to - from) * parts;
#pragma omp parallel for schedule(dynamic, 1) reduction(+ : settled)
        for (int share = 0; share < shares; share++) settled += settle_part(variant, values, &classes[from + share / parts], share % parts, parts);
    }
    return settled;
}

static u64 luck;

static u32 drawn(u32 below) {
    luck ^= luck << 13, luck ^= luck >> 7, luck ^= luck << 17;
    return (luck >> 33) % below;
}

/* WIN, LOSS or 0, whatever the variant. */
int value_of(int variant, const u8 *values, u32 own, u32 other) {
    u8 value = values[number(own, other)];
    return variant ? value : value % 2 ? WIN : LOSS;
}

/* Write positions met in matches that begin at random and are then played the better the luckier: balls of both sides and values. */
void sample(int variant, const u8 *values, long wanted, u64 seed, u32 *owns, u32 *others, u8 *results) {
    static u32 after[MOST_TURNS];
    long found = 0;
    luck = seed * 0x9E3779B97F4A7C15ull | 1;
    while (found < wanted) {
        u32 own = 0, other = 0, opening = drawn(30), skill = 25 * drawn(4);
        for (int turn = 0, total; turn < 200 && found < wanted && (total = turns(variant, own, other, after)); turn++) {
            int value = value_of(variant, values, own, other);
            if (turn > 1 && drawn(8) == 0) owns[found] = own, others[found] = other, results[found++] = value;
            u32 chosen = after[drawn(total)];
            if ((u32)turn >= opening && drawn(100) < skill && value != LOSS)
                for (int each = 0, alike = 0; each < total; each++)
                    if (value_of(variant, values, other, after[each]) == (value ? LOSS : 0) && !drawn(++alike)) chosen = after[each];
            own = other, other = chosen;
        }
    }
}
