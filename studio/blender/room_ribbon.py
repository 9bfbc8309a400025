"""The sixth fireside: a ribbon of fire, long and low, in a stepped wall of stacked slabs; a slate ledge to sit on along it, a low sofa in an L before it."""
import math
from kit import *
from exterior import lantern
from furniture import *
from room import SIGNS, a_frame, ambience, emblem_light, outside
from room_hall import block_table, column_lamp, lounge, modular, stone_palette
from room_kiva import soot
from room_fire import log_wall

D, FRONT, BACK = 7.6, 6.55, 7.15                # depth of the room; front of the stone, back of the fire's slot
SLOT = (1.0, .62, 1.17)                         # half width, floor, top
STEPS = ((0, 1.70, 3.75), (1.76, 4.02, 2.28), (4.08, 5.94, 1.28), (6.0, 7.55, .52))     # each step of the wall: from, to, half width
SETBACK = .09                                   # of a step behind the one below
LEDGE = (-2.40, 3.50, .62, .42, .52)            # from, to, how far it stands out, bottom, top

# ------------------------------------------------------------------ the stone
def slabs(p, rnd, x0, x1, z0, z1, y, depth):
    """Long thin slabs towards -y, one on the other, none flush with the next."""
    z = z0
    while z < z1 - .005:
        top = z + rnd.choice((.085, .11, .11, .15))
        top = z1 if z1 - top < .07 else top
        x = x0
        while x < x1 - .005:
            end = x + rnd.uniform(.8, 2.1)
            end = x1 if x1 - end < .5 else end
            box((end - x - .006, depth, top - z - .008), ((x + end) / 2, y + depth / 2 + rnd.uniform(-.034, .022), (z + top) / 2), p["basalt"], bevel=.006)
            x = end
        z = top

def lit_gap(p, x0, x1, z, y):
    """A slit of light between two slabs."""
    box((x1 - x0, .02, .028), ((x0 + x1) / 2, y + .07, z), p["warm"], bevel=0)

def steps(p, rnd, watts):
    """The wall in four steps up to the ridge, light on each; the slot of the fire in the lowest."""
    half, z0, z1 = SLOT
    for k, (za, zb, w) in enumerate(STEPS):
        y = FRONT + SETBACK * k
        if k:
            box((2 * w - .10, D - y - .16, zb - za), (0, (D + y) / 2 + .04, (za + zb) / 2), p["black"], bevel=0)
            slabs(p, rnd, -w, w, za, zb - .06, y, .16)
            for s in (-1, 1):
                box((.12, D - y - .1, zb - za - .06), (s * (w - .06), (D + y) / 2, (za + zb - .06) / 2), p["basalt"], bevel=.006)
        box((2 * w + .10, D - y + .06, .06), (0, (D + y) / 2 - .05, zb - .03), p["slate"], bevel=.008)
        if k < 3:
            up = STEPS[k + 1][2]
            area((0, y - .01, zb + .05), (0, y + .22, zb + 2.2), ((7.2, 4.4, 2.4)[k], .05), (90, 48, 22)[k], (1, .70, .42), "graze")
            lit_gap(p, -up, up, zb + .028, y + SETBACK - .02)
    w = STEPS[0][2]
    # the lowest step, round the slot
    for a, b, za, zb in ((-w, w, 0, z0 - .07), (-w, -half - .02, z0, z1), (half + .02, w, z0, z1), (-w, w, z1 + .12, 1.40), (-w, w, 1.435, 1.64)):
        slabs(p, rnd, a, b, za, zb, FRONT, .22)
    for s in (-1, 1):
        slabs(p, rnd, *sorted((s * (half + .02), s * w)), z0 - .07, z0, FRONT, .22); slabs(p, rnd, *sorted((s * 1.35, s * w)), z1, z1 + .12, FRONT, .22)
        lit_gap(p, *sorted((s * 1.42, s * (w - .06))), 1.418, FRONT)
        box((.12, D - FRONT - .1, 1.64), (s * (w - .06), (D + FRONT) / 2, .82), p["basalt"], bevel=.006)
        box((.03, BACK - FRONT, z1 - z0), (s * (half + .015), (FRONT + BACK) / 2 + .02, (z0 + z1) / 2), soot(), bevel=0)
    lit_gap(p, -1.42, 1.42, 1.418, FRONT)
    box((2.70, .30, .11), (0, FRONT + .11, z1 + .058), p["slate"], bevel=.008)
    box((2 * half + .3, .70, .065), (0, FRONT + .30, z0 - .035), p["slate"], bevel=.006)
    box((2 * half + .1, .03, z1 - z0 + .1), (0, BACK + .015, (z0 + z1) / 2), soot(), bevel=0)
    box((2 * half, .5, .02), (0, FRONT + .36, z1 - .008), soot(), bevel=0)
    box((2 * half, .52, .02), (0, FRONT + .34, z0 - .002), soot(), bevel=0)
    fire((0, 6.86, z0 + .02), 1.88, .50, .12, 19, .35 * watts, group_="fire")
    for x in (-.62, .62):
        lamp((x, FRONT - .20, z0 + .32), .32 * watts, (1, .42, .12), .12, "fire")
    for x, n, seed in ((-.60, 4, 3), (.02, 3, 7), (.60, 4, 8)):
        logs((x, 6.84, z0 + .01), n, .46, seed)
    emblem_light(SIGNS["ribbon"][0])
    x, y = STEPS[1][2] + .02, FRONT + SETBACK - .03
    for s in (-1, 1):
        neon([(s * x, y, 1.80), (s * x, y, 3.96)], p["neon"], .012)

def ledge(p, rnd):
    """One long slate out of the wall, light under it; a place to sit at either end, blankets, candles."""
    x0, x1, out, za, zb = LEDGE
    y = FRONT - out
    box((x1 - x0, out + .20, zb - za), ((x0 + x1) / 2, y + (out + .20) / 2, (za + zb) / 2), p["slate"], bevel=.012)
    neon([(x0 + .04, y + .05, za - .02), (x1 - .04, y + .05, za - .02)], p["neon"], .013)
    area(((x0 + x1) / 2, y + .30, za - .03), ((x0 + x1) / 2, y + .2, 0), (x1 - x0 - .3, .10), 26, (1, .72, .44), "under")
    soft_box((1.56, .50, .11), (2.66, y + .28, zb + .055), p["greige"], r=.045); soft_box((.86, .50, .11), (-1.90, y + .28, zb + .055), p["greige"], r=.045)
    for x, turn, cloth in ((2.14, .10, "rust"), (2.64, -.06, "linen"), (3.14, .04, "camel"), (-2.08, .08, "grey"), (-1.66, -.12, "rust")):
        cushion(.47, .42, .17, (x, FRONT - .16, zb + .32), (-.20, 0, turn), p[cloth])
    ribbon([(-.36, .30), (-.355, .50), (-.33, .622), (-.20, .645), (0, .645), (.16, .65), (.22, .70)], .52, p["fur"], (2.84, y + .28, 0), 0, .022, .02, 5)
    folded(p, "camel", (1.56, y + .30, zb), (.44, .36), 4, .06); folded(p, "fur", (1.56, y + .30, zb + .30), (.42, .34), 1, .12)
    for x, h in ((-1.28, .17), (-1.14, .11), (-1.24, .07)):
        candle(p, (x, y + (.22 if h < .1 else .34), zb), h, .036, 1.6 if h > .15 else 0)
    wine_glass(p, (1.20, y + .26, zb))

def on_the_shoulders(p, rnd):
    """What stands on the lowest step, on both sides of the stone."""
    z = STEPS[0][1]
    for s in (-1, 1):
        lantern(p, (s * 2.66, FRONT + .22, z), .75, 6)
    vase(p, (3.02, FRONT + .28, z), 1.15, "ceramic", 9, 4); vase(p, (3.36, FRONT + .22, z), .8, "clay"); bowl(p, (-3.02, FRONT + .24, z), "clay", 1.0)
    book_stack(p, (-3.42, FRONT + .26, z), 3, .2)

def ribbon_side(env, rnd):
    """The fire low across the back, a sofa in an L and two poufs on a rug before it, firewood in a tall frame of steel."""
    p = stone_palette()
    outside(env, rnd)
    a_frame(p, rnd, D, (1.4, 3.6, 5.7), floor="flag")
    ambience(D, .50)
    steps(p, rnd, 190); ledge(p, rnd); on_the_shoulders(p, rnd)
    log_wall(p, -3.42, -2.52, 6.27, rnd, 2.12)
    rug(p, .1, 4.5, 4.4, 3.0)
    modular(p, (-2.02, 4.15, .02), math.pi / 2, 3); modular(p, (-.55, 3.0, .02), math.pi, 2)
    for x, y, turn, cloth in ((-1.84, 5.15, 1.4, "camel"), (-1.86, 4.62, 1.75, "linen"), (-1.84, 3.25, 1.1, "rust"),
                              (-.95, 2.86, math.pi + .2, "sand"), (-.05, 2.86, math.pi - .15, "rust")):
        cushion(.50, .46, .19, (x, y, .70), (-.30, 0, turn), p[cloth])
    ribbon([(-.56, .16), (-.54, .40), (-.47, .495), (0, .50), (.18, .51), (.25, .70), (.30, .86)], .62, p["fur"], (-2.02, 3.95, .01), math.pi / 2, .03, .02, 2)
    block_table(p, (-.62, 4.62, .028))
    pouf(p, (1.02, 4.95, .028), "camel", .38); pouf(p, (1.80, 4.86, .028), "sand", .30); book_stack(p, (1.80, 4.86, .456), 2, .6)
    for s in (-1, 1):                                     # stone at the foot of the roof, a ledge on it
        for k in range(4):
            box((.26, 1.18, .55 + .07 * ((k * 3) % 2)), (s * 4.25, .9 + 1.24 * k, .29), p["basalt"], bevel=.014)
        box((.36, 5.0, .05), (s * 4.27, 2.78, .66), p["walnut"], bevel=.006)
        area((s * 4.4, 2.8, .72), (s * 3.0, 2.8, 4), (.06, 4.6), 46, (1, .70, .42), "ledge")
        area((s * 2.6, 5.0, 3.4), (s * 1.6, 6.6, 1.0), .5, 24, (1, .76, .50), "wash")
    area((.1, 4.2, 4.6), (0, 4.6, 0), 1.5, 46, (1, .78, .54), "seats")
    column_lamp(p, (3.55, 4.5, 0), 1.0, .14, 15); floor_lamp(p, (-2.95, 2.75, 0), (.62, .25), 16)
    candle(p, (4.22, 3.6, .685), .18, .045, 2); candle(p, (4.22, 3.85, .685), .11, .045); bowl(p, (4.20, 2.4, .685), "clay", 1.0)
    book_stack(p, (-4.20, 3.4, .685), 4, 1.5); vase(p, (-4.20, 2.4, .685), .9, "ceramic", 8, 4)
    # at the glass
    lounge(p, (-1.9, 1.15, 0), math.radians(165), "cognac", "rust"); lounge(p, (2.1, 1.05, 0), math.radians(198), "cognac", "sand")
    side_table(p, (2.85, 1.15, 0), .46, .19); candle(p, (2.85, 1.15, .46), .09, .035, 1.2); column_lamp(p, (-2.75, 1.0, 0), .8, .13, 12)
    plant_pot(p, (3.5, 2.6, 0), rnd, 1.3, 20); plant_pot(p, (-3.55, .9, 0), rnd, 1.3, 18); plant_pot(p, (-3.65, 5.15, 0), rnd, 1.2, 18)
    return {"pano": ((1.15, 3.2, 1.55), (1.15, 12, 1.55), None)}
