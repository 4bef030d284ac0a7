/* The rules in C, on the masks of board.py: hollows 0-15 are level 1, row by row, 16-24 level 2, 25-28 level 3, 29 the apex. */
#include <stdint.h>

typedef uint8_t u8;
typedef uint32_t u32;
typedef uint64_t u64;

#ifndef EACH
#define EACH 15 /* balls per colour; tests use fewer */
#endif
enum { HOLLOWS = 30, BALLS = EACH, GROUND = 0xFFFF, FULL = (1 << HOLLOWS) - 1 };

static const int SIDE[4] = {4, 3, 2, 1}, FIRST[4] = {0, 16, 25, 29};
static u32 raisable[HOLLOWS];          /* targets of a raise, by source */
static u32 formations[3][HOLLOWS][7];  /* formations that give a bonus, by variant and hollow, ending with 0 */

static int level(int cell) { return cell < 16 ? 0 : cell < 25 ? 1 : cell < 29 ? 2 : 3; }
static int row(int cell) { return (cell - FIRST[level(cell)]) / SIDE[level(cell)]; }
static int column(int cell) { return (cell - FIRST[level(cell)]) % SIDE[level(cell)]; }
static u32 bit(int level, int row, int column) { return 1u << (FIRST[level] + row * SIDE[level] + column); }
static int lowest(u32 mask) { return __builtin_ctz(mask); }
static int count(u32 mask) { return __builtin_popcount(mask); }

static void add_formation(int variant, int cell, u32 formation) {
    u32 *place = formations[variant][cell];
    while (*place) place++;
    *place = formation;
}

static void lay_board(void) {
    u32 supports[HOLLOWS] = {0};
    for (int cell = 16; cell < HOLLOWS; cell++)
        for (int down = 0; down < 2; down++)
            for (int right = 0; right < 2; right++) supports[cell] |= bit(level(cell) - 1, row(cell) + down, column(cell) + right);
    for (int cell = 0; cell < HOLLOWS; cell++) {
        int high = level(cell);
        raisable[cell] = high < 3 ? FULL & ~((1u << FIRST[high + 1]) - 1) : 0;
        for (int above = 16; above < HOLLOWS; above++) {
            if (!(supports[above] >> cell & 1)) continue;
            raisable[cell] &= ~(1u << above);
            add_formation(1, cell, supports[above]);
            add_formation(2, cell, supports[above]);
        }
        u32 across = 0, along = 0;
        for (int step = 0; step < SIDE[high]; step++) across |= bit(high, row(cell), step), along |= bit(high, step, column(cell));
        if (high < 2) add_formation(2, cell, across), add_formation(2, cell, along);
    }
}

static u32 squared(u32 balls) {
    u32 ground = balls & balls >> 1 & balls >> 4 & balls >> 5, second = balls >> 16 & 0x1FF;
    second &= second >> 1 & second >> 3 & second >> 4;
    return (ground & 0x007) << 16 | (ground & 0x070) << 15 | (ground & 0x700) << 14 | (second & 0x03) << 25 | (second & 0x18) << 24 |
           (balls >> 25 & balls >> 26 & balls >> 27 & balls >> 28 & 1) << 29;
}

static u32 buried(u32 balls) {
    u32 second = balls >> 16 & 0x1FF, third = balls >> 25 & 0xF;
    u32 ground = (second & 0x007) | (second & 0x038) << 1 | (second & 0x1C0) << 2;
    ground |= ground << 1;
    third = (third & 0x3) | (third & 0xC) << 1;
    third |= third << 1;
    return ground | ground << 4 | (third | third << 3) << 16 | (balls >> 29 & 1) * 0xFu << 25;
}

static u32 open_hollows(u32 balls) { return (GROUND | squared(balls)) & ~balls; }

static int bonus(int variant, u32 own, int cell) {
    for (const u32 *formation = formations[variant][cell]; *formation; formation++)
        if ((own & *formation) == *formation) return 1;
    return 0;
}
