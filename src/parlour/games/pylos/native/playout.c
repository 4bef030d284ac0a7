/* Random playouts, equivalent to kernel/rules.py line by line; the reference for the speed of the kernel. */
#include "board.h"

enum { NONE = 31, MOST_TURNS = 400, MOST_ACTIONS = 256 };

static int legal(u32 own, u32 other, int ball, int *codes) {
    u32 occupied = own | other;
    int total = 0;
    if (ball != NONE) {
        for (u32 firsts = own & ~buried(occupied); firsts; firsts &= firsts - 1) {
            int first = lowest(firsts);
            codes[total++] = first | NONE << 5;
            for (u32 seconds = own & ~(1u << first) & ~buried(occupied & ~(1u << first)); seconds; seconds &= seconds - 1)
                codes[total++] = first | lowest(seconds) << 5;
        }
        return total;
    }
    u32 hollows = open_hollows(occupied);
    if (count(own) < BALLS)
        for (u32 cells = hollows; cells; cells &= cells - 1) codes[total++] = lowest(cells) | NONE << 5;
    if (hollows >> 16)
        for (u32 sources = own & ~buried(occupied); sources; sources &= sources - 1)
            for (u32 cells = hollows & raisable[lowest(sources)]; cells; cells &= cells - 1) codes[total++] = lowest(cells) | lowest(sources) << 5;
    return total;
}

static void step(int variant, u32 *own, u32 *other, int *ball, int code) {
    int low = code & 31, high = code >> 5;
    u32 mine = *own, theirs = *other;
    if (high != NONE) mine &= ~(1u << high);
    if (*ball != NONE) {
        mine &= ~(1u << low);
    } else {
        mine |= 1u << low;
        if (bonus(variant, mine, low)) {
            *own = mine, *ball = low;
            return;
        }
    }
    *own = theirs, *other = mine, *ball = NONE;
}

/* Return a random number below `bound` by SplitMix64, as in search/kernels.py. */
static int below(u64 *luck, int bound) {
    u64 bits = *luck += 0x9E3779B97F4A7C15u;
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9u;
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EBu;
    return (int)(((bits ^ bits >> 31) >> 33) * (u64)bound >> 31);
}

/* Play a number of matches from the empty board and return their total number of turns. */
long playouts(int variant, long matches, u64 luck) {
    int codes[MOST_ACTIONS];
    long all = 0;
    if (!raisable[0]) lay_board();
    for (long match = 0; match < matches; match++) {
        u32 own = 0, other = 0;
        int ball = NONE, turns = 0;
        while (turns < MOST_TURNS) {
            int total = legal(own, other, ball, codes);
            if (!total) break;
            step(variant, &own, &other, &ball, codes[below(&luck, total)]);
            if (ball == NONE) turns++;
        }
        all += turns;
    }
    return all;
}
