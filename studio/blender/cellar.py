"""A wall of wine: bottles lying in a lattice of diamonds, lit from behind."""
import math
from bar import bottle
from furniture import candle, wine_glass
from gem import hull
from kit import *

FRONT, BACK = 3.80, 4.13                         # x of the lattice's face and of its lit back
Y, Z = (3.5, 9.3), (.34, 2.66)                   # from and to along the room, and up
CELL = .58                                       # a diamond's width and height
GLASS = ("bottle_green", "bottle_black", "bottle_green", "bottle_brown", "bottle_green", "bottle_black")

def lying(mat):
    """One bottle along x, its foot towards the room."""
    profile = [(0, .012), (.026, .0), (.036, .004), (.038, .03), (.038, .19), (.016, .245), (.015, .295), (0, .296)]
    ob = lathe(profile, mat, n=16, name="bottle")
    ob.hide_render = True
    return ob

def clipped(c, rising):
    """Where the slat y' ± z' = c enters and leaves the lattice."""
    h, w = Z[1] - Z[0], Y[1] - Y[0]
    ends = [(c - z if rising else c + z, z) for z in (0, h)] + [(y, c - y if rising else y - c) for y in (0, w)]
    ends = sorted({(round(y, 4), round(z, 4)) for y, z in ends if -1e-6 <= y <= w + 1e-6 and -1e-6 <= z <= h + 1e-6})
    return (ends[0], ends[-1]) if len(ends) > 1 and math.dist(ends[0], ends[-1]) > .06 else None

def lattice(p):
    w, h = Y[1] - Y[0], Z[1] - Z[0]
    mid, depth = (FRONT + BACK) / 2, BACK - FRONT
    for rising in (True, False):
        for k in range(-12, 24):
            ends = clipped(k * CELL, rising)
            if ends:
                a, b = ((mid + .004 * rising, Y[0] + y, Z[0] + z) for y, z in ends)
                beam(a, b, .026, depth - .01, p["walnut"], .004, up=(1, 0, 0), name="slat")
    for z in (Z[0] - .03, Z[1] + .03):
        box((depth + .06, w + .12, .06), (mid - .02, (Y[0] + Y[1]) / 2, z), p["walnut"], bevel=.006)
    for y in (Y[0] - .03, Y[1] + .03, Y[0] + w / 3, Y[0] + 2 * w / 3):
        box((depth + .04, .05, h), (mid - .012, y, (Z[0] + Z[1]) / 2), p["walnut_z"], bevel=.006)
    box((depth, w + .06, Z[0] - .06), (mid + .02, (Y[0] + Y[1]) / 2, (Z[0] - .06) / 2), p["black"], bevel=.004)
    mesh([(BACK, Y[0], Z[0]), (BACK, Y[1], Z[0]), (BACK, Y[1], Z[1]), (BACK, Y[0], Z[1])], [(0, 1, 2, 3)], p["glow"], "glow")

def wine_wall(p, rnd):
    """Each diamond is filled from its lower corner, some more, some less."""
    lattice(p)
    tones = {name: plain(name, tone, .12, coat=.6) for name, tone in
             (("bottle_green", (.020, .045, .022)), ("bottle_black", (.012, .012, .014)), ("bottle_brown", (.060, .026, .012)))}
    first = {name: lying(mat) for name, mat in tones.items()}
    w, h, s = Y[1] - Y[0], Z[1] - Z[0], .0835 / math.sqrt(2)
    for i in range(-1, int(2 * w / CELL) + 2):
        for j in range(-1, int(2 * h / CELL) + 2):
            if (i + j) % 2:
                continue
            y0, z0, level = i * CELL / 2, j * CELL / 2 + .078, rnd.choice((2, 2, 3, 3, 4, 5))
            for a in range(4):
                for b in range(4):
                    y, z = y0 + (a - b) * s, z0 + (a + b) * s
                    walls = min(abs(y - w / 3), abs(y - 2 * w / 3)) > .066 and .045 < y < w - .045 and .045 < z < h - .045
                    if a + b <= level and walls:
                        copy(first[rnd.choice(GLASS)], (FRONT + .03 + rnd.uniform(0, .012), Y[0] + y, Z[0] + z), (0, math.pi / 2, 0))
    for q in (.17, .5, .83):
        area((FRONT - .9, Y[0] + w * q, 3.3), (FRONT, Y[0] + w * q, 1.3), (.1, 1.4), 14, (1, .76, .50), "cellar")

def tasting(p, x, y):
    """A cut stone as high as an elbow, two bottles and three glasses on it."""
    quad = lambda a, z: [(x + s * a / 2, y + t * a / 2, z) for s in (-1, 1) for t in (-1, 1)]
    hull(quad(.56, 1.02) + quad(.56, .98) + quad(.26, .62), p["slab"], .006); hull(quad(.26, .63) + quad(.48, 0), p["slab"], .006)
    bottle(p, x + .14, y + .12, 1.02, .31, "black"); bottle(p, x + .04, y + .17, 1.02, .30, "leaf")
    for dx, dy in ((-.14, .04), (-.04, -.15), (.14, -.08)):
        wine_glass(p, (x + dx, y + dy, 1.02))
    candle(p, (x - .17, y - .17, 1.02), .08, .032)
