"""A bedroom before a moon gate: a wall of oak slats in waves with one round opening, the bed set into it, lit granite behind."""
import math
from kit import *
from boulders import boulders, granite
from cosy import boots, mug
from furniture import *
from room import SIGNS, a_frame, ambience, emblem_light, lit_shade, outside, palette
from bedrooms import bed, bench
from room_hall import lounge
from trail import coffee_station, globes, pack

D, WALL, TOP = 7.5, 6.28, 3.06                   # depth of the room; front of the slats' foot, their top
SLAT, SLATS = 1.33 / 17, 38                      # width of a slat; how many on either side of the middle
HALF = SLAT * SLATS
MOON = (1.42, 1.33)                              # the opening: height of its middle, radius
BACK = 7.12                                      # where the granite in the niche begins
BED = (0, 5.60, 0)

# ------------------------------------------------------------------ the wall
def wave(x, z):
    """How far the slats stand out: calm around the opening, waves towards both ends."""
    q = min(1, max(0, (abs(x) - 1.42) / .6))
    return .04 + .10 * q * q * (3 - 2 * q) * (1 + math.sin(math.tau * z / .78 + 1.9 * math.sin(2.3 * abs(x))))

def slat(p, a, b, low, high):
    """From x a to b, between two heights at either side, its front following the waves."""
    n, v = 30, []
    for k in range(n + 1):
        for x, za, zb in ((a + .005, low[0], high[0]), (b - .005, low[1], high[1])):
            z = za + (zb - za) * k / n
            v += [(x, WALL - wave((a + b) / 2, z), z), (x, WALL + .16, z)]
    f = [(0, 1, 3, 2), (4 * n, 4 * n + 2, 4 * n + 3, 4 * n + 1)]
    for k in range(n):
        o, u = 4 * k, 4 * k + 4
        f += [(o, o + 2, u + 2, u), (o + 1, u + 1, u + 3, o + 3), (o, u, u + 1, o + 1), (o + 2, o + 3, u + 3, u + 2)]
    mesh(v, f, p["walnut_z"], "slat", bevel=.005)

def ring(p, radius, y, r, mat):
    z = MOON[0]
    return tube([(radius * math.cos(t), y, z + radius * math.sin(t)) for t in (math.tau * k / 120 for k in range(120))], r, mat, 10, closed=True)

def moon_gate(p, rnd):
    """Slats around the opening, its oak rim with a line of light, boulders of granite in the niche behind it."""
    z, r = MOON
    chord = lambda x: math.sqrt(max(0, r * r - x * x))
    for k in range(-SLATS, SLATS):
        a, b = k * SLAT, (k + 1) * SLAT
        if max(abs(a), abs(b)) > r + .001:
            slat(p, a, b, (0, 0), (TOP, TOP))
        else:
            slat(p, a, b, (z + chord(a), z + chord(b)), (TOP, TOP)); slat(p, a, b, (0, 0), (z - chord(a), z - chord(b)))
    for s in (-1, 1):                                          # behind the slats: no light between them
        box((HALF - r - .02, .03, TOP - .02), (s * (HALF + r) / 2, WALL + .15, TOP / 2), p["black"], bevel=0)
        box((.05, BACK - WALL, TOP - .06), (s * 1.56, (WALL + BACK) / 2 + .12, TOP / 2 - .03), p["black"], bevel=0)
        box((.04, .34, TOP), (s * (HALF + .022), WALL + .06, TOP / 2), p["walnut_z"], bevel=.008)
    rim = ((-.02, -.075), (.05, -.075), (.06, -.06), (.06, .05), (-.02, .17), (-.035, .17), (-.035, -.06), (-.02, -.075))
    lathe([(r + grow, dy) for grow, dy in rim], p["walnut"], n=140).data.transform(Matrix.Translation((0, WALL, z)) @ Matrix.Rotation(-math.pi / 2, 4, "X"))
    ring(p, r + .075, WALL - .066, .011, p["neon"]).lightgroup = "neon"
    ring(p, r - .028, WALL + .19, .013, p["warm"])
    box((2 * HALF + .10, .46, .07), (0, WALL + .10, TOP + .035), p["walnut"], bevel=.010)
    box((3.2, BACK - WALL + .2, .05), (0, (WALL + BACK) / 2 + .1, TOP - .05), p["black"], bevel=0)
    boulders(p, rnd, [(-1.55, -.05), (1.55, -.05), (1.55, TOP - .06), (-1.55, TOP - .06)], .36, lambda u, v, out: (u, BACK - 1.1 * out, v))
    box((3.2, .04, TOP), (0, BACK + .03, TOP / 2), p["slate"], bevel=0)
    area((0, WALL + .30, TOP - .20), (0, BACK + .10, .9), (2.0, .06), 26, (1, .70, .42), "niche")
    for s in (-1, 1):
        area((s * 1.46, WALL + .32, 1.5), (s * .3, BACK + .1, 1.4), (.06, 1.9), 20, (1, .70, .42), "niche")
        area((s * 2.2, WALL - .42, TOP + .02), (s * 2.2, WALL - .06, 0), (1.5, .05), 44, (1, .74, .48), "waves")
        area((s * 2.2, WALL - .36, .03), (s * 2.2, WALL - .10, 3), (1.3, .05), 14, (1, .70, .42), "waves")
        area((s * (HALF + .1), WALL + .5, .8), (s * (HALF + 1), D, 1.2), (.05, 1.4), 10, (1, .70, .42), "passage")
        neon([(s * (HALF + .05), WALL - .12, .04), (s * (HALF + .05), WALL - .12, TOP)], p["neon"], .011)
    area((0, WALL + .12, TOP + .10), (0, D, 6.5), (5.2, .05), 66, (1, .72, .44), "ledge")
    emblem_light(SIGNS["moongate"][0])

def headboard(p):
    """Leather in upright pads, in the niche, low enough for the stone to be seen over it."""
    y = BED[1] + 1.17
    box((2.06, .06, .98), (0, y + .06, .66), p["walnut"], bevel=.012)
    for k in range(7):
        soft_box((.282, .13, .80), ((k - 3) * .288, y, .80), p["cognac"], r=.05)

# ------------------------------------------------------------------ things
def nightstand(p, s):
    """A drum of oak on a black foot."""
    x, y = s * 1.62, 5.86
    cyl(.22, .05, (x, y, .028), p["black"], 48, 0); cyl(.27, .44, (x, y, .075), p["walnut_z"], 64, .03); cyl(.275, .02, (x, y, .515), p["marble"], 64)
    return x, y, .536

def at_the_glass(p, rnd):
    """Along the eaves, and the seats at the glass."""
    box((1.2, .40, .05), (-2.75, 5.86, .43), p["walnut"], bevel=.012)
    for s in (-1, 1):
        box((.05, .34, .40), (-2.75 + s * .48, 5.86, .20), p["walnut_z"], bevel=.006)
    folded(p, "camel", (-3.02, 5.86, .455), (.42, .34), 3, .06); vase(p, (-2.42, 5.88, .455), 1.15, "ceramic", 8, 5)
    sideboard(p, -4.0, 2.6, 4.7); table_lamp(p, (-3.95, 4.3, .62), 11); book_stack(p, (-3.95, 3.6, .62), 4); bowl(p, (-3.95, 3.0, .62), "clay", 1.1)
    sideboard(p, 4.0, 2.4, 4.4); table_lamp(p, (3.95, 4.05, .62), 11); vase(p, (3.95, 2.9, .62), 1.1, "clay", 9, 8); candle(p, (3.9, 3.4, .62), .12, .04, 1.5)
    plant_pot(p, (3.85, 5.05, 0), rnd, 1.1, 18); plant_pot(p, (-3.85, 5.2, 0), rnd, 1.0, 16); plant_pot(p, (-3.85, .8, 0), rnd, 1.3, 18)
    rug(p, -1.6, 1.35, 2.7, 1.9, "cream", "sand")
    lounge(p, (-2.25, 1.30, .028), math.radians(165), "cognac", "linen"); lounge(p, (-.95, 1.30, .028), math.radians(197), "cognac", "rust")
    side_table(p, (-1.6, 1.15, .028), .46, .19); mug(p, (-1.66, 1.10, .488), .4); mug(p, (-1.52, 1.18, .488), 2.2, "clay")
    box((1.3, .38, .05), (2.35, .55, .42), p["walnut"], bevel=.012)
    for x in (1.8, 2.9):
        box((.05, .32, .40), (x, .55, .20), p["walnut_z"], bevel=.006)
    folded(p, "grey", (2.7, .55, .445), (.40, .30), 2, .1)
    pack(p, 1.45, .66, math.pi - .3); boots(p, 2.10, .95, math.pi - .3, "cognac", "camel"); boots(p, 2.55, 1.0, math.pi + .25, "rust", "grey")
    curtains(p)

def moongate(env, rnd):
    p = palette() | dict(basalt=granite(), globe=lit_shade("globe", 1.1))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.5, 4.2))
    ambience(D, .8)
    moon_gate(p, rnd); headboard(p)
    rug(p, 0, 4.10, 5.0, 4.0)
    bed(p, BED)
    with Recorder() as r:
        bench(p)
    group(r.objects, (0, -.26, .028))
    for s in (-1, 1):
        x, y, z = nightstand(p, s)
        if s > 0:
            table_lamp(p, (x, y + .06, z), 15); book_stack(p, (x - .02, y - .14, z), 2, .4)
        else:
            book_stack(p, (x + .03, y + .02, z), 3, -.3); mug(p, (x - .12, y - .12, z), .4, "clay"); candle(p, (x + .15, y - .14, z), .07)
    globes(p, ((-1.62, 5.70, 1.62, .15), (-2.02, 5.48, 2.14, .20), (-1.36, 5.34, 2.62, .12)))
    coffee_station(p, 2.85, 5.86)
    area((0, 3.4, 4.6), (0, 4.6, 0), 1.5, 55, (1, .78, .54), "bed"); area((2.6, 4.3, 3.4), (2.9, 5.8, .8), .5, 26, (1, .76, .50), "wash")
    at_the_glass(p, rnd)
    return {"pano": ((1.25, 2.75, 1.55), (1.25, 12, 1.55), None)}
