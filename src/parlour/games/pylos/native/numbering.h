/* The index of a position, identical to the one in table/numbering.py.

A position is given by the mover's and the opponent's balls. The occupied hollows, reduced to the least of their eight mirror images,
form its class. Within a class, the mover's balls are a number with one bit per ball, the colouring. With up to fifteen balls, the
colouring is the index within the class. With more balls, only colourings with at most fifteen balls of each colour have an index: the
high bits select an offset, and the low fifteen bits are ranked by bit count, so that valid colourings are contiguous. Classes are
ordered from full to empty, then by height, higher balls first, so that most successors precede their position. */
#include "board.h"
#include <stdlib.h>
#include <string.h>

enum { LOW = 15, NOWHERE = 0xFFFFFFFF };

typedef struct { u32 base, image, symmetry; } Occupancy; /* image NOWHERE: balls without support */
typedef struct { u32 occupied, base; int balls, height; } Class;

static u32 mirrored[8][4][256];           /* image of a mask under each symmetry, in chunks of eight hollows */
static u32 upper[1 << 16], start[1 << 16]; /* by occupied hollows of level 1: the higher hollows that could be filled, and its first Occupancy */
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

/* Return the minimum number of low bits that must be set; a result above LOW means that it is impossible. */
static int least_low(int balls, int high) {
    int least = balls - BALLS - high;
    return least > LOW ? LOW + 1 : least > 0 ? least : 0;
}

static int by_fullness(const void *one, const void *two) {
    const Class *first = one, *second = two;
    return first->balls != second->balls ? second->balls - first->balls : second->height - first->height;
}

static int by_place(const void *one, const void *two) {
    const Class *first = one, *second = two;
    int fuller = by_fullness(one, two);
    return fuller ? fuller : first->occupied < second->occupied ? -1 : first->occupied > second->occupied;
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
    qsort(classes, all_classes, sizeof *classes, by_place);
    for (Class *here = classes; here < classes + all_classes; everything += size[here++->balls])
        here->base = occupancy(here->occupied)->base = everything;
    for (u32 each = 0; each < next; each++)
        if (occupancies[each].image != NOWHERE) occupancies[each].base = occupancy(occupancies[each].image)->base;
}

/* Prepare all tables and return the number of indexed positions. */
u32 prepare(void) {
    u32 size[HOLLOWS + 1];
    if (everything) return everything;
    lay_board();
    lay_symmetries();
    number_colourings(size);
    number_occupancies(size);
    return everything;
}

/* Return the index for a class and the mover's balls on its hollows. */
static u32 numbered(const Occupancy *here, u32 own) {
    u32 bits = gathered(own, here->image);
    int balls = count(here->image);
    return here->base + (balls <= LOW ? bits : offset[balls][bits >> LOW] + rank_of[bits & ((1 << LOW) - 1)]);
}

u32 number(u32 own, u32 other) {
    Occupancy *here = occupancy(own | other);
    return numbered(here, image(here->symmetry, own));
}

/* Return the number of positions that precede a class. */
u32 before(int which) { return classes[which].base; }

static u32 first_with(int balls, u32 high) { return offset[balls][high] + first_of[least_low(balls, count(high))]; }

/* Write the mover's and the opponent's balls of the position with an index. */
void position(u32 which, u32 *own, u32 *other) {
    int low = 0, beyond = all_classes;
    while (beyond - low > 1) {
        int middle = (low + beyond) / 2;
        if (classes[middle].base <= which) low = middle;
        else beyond = middle;
    }
    u32 bits = which - classes[low].base, occupied = classes[low].occupied;
    int balls = classes[low].balls;
    if (balls > LOW) {
        u32 high = 0, end = 1u << (balls - LOW);
        while (end - high > 1) {
            u32 middle = (high + end) / 2;
            if (first_with(balls, middle) <= bits) high = middle;
            else end = middle;
        }
        bits = high << LOW | ranked[bits - offset[balls][high]];
    }
    *own = scattered(bits, occupied), *other = occupied & ~*own;
}
