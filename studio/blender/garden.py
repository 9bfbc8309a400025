"""What lies and grows in one lodge's garden and no other's.  Each thing takes the palette, a random source and the
ground's height."""
import math
from kit import *
from nature import boulder, cactus, tuft

def boulders(p, rnd, height):
    """Granite as large as buses, a pool between two of them."""
    rock = stone("granite", (.16, .10, .07), (.50, .36, .26), .35, .85, 1.0)
    kinds = [boulder(20 + i, rock, 5)[0] for i in range(4)]
    for o in kinds:
        o.hide_render = True
    for k, (x, y, r, turn) in enumerate(((-10.6, -10.2, 3.4, .3), (-14.5, -5.0, 4.6, 1.2), (-9.6, -14.4, 1.5, 2), (15.2, -11.4, 3.3, 2.2), (19.4, -2.0, 5.0, .6),
                                         (12.0, 9.5, 6.0, 4), (-13.0, 10.0, 6.6, 2.6), (19, 16, 9, 1), (-24, 14, 8.5, 5), (-33, 34, 13, 3), (27, 38, 14, 2), (6, 48, 12, .4))):
        copy(kinds[k % 4], (x, y, -.5 + r * .28), (.2 * (k % 3), .15 * (k % 2), turn), (r * 1.15, r * .95, r * .92))
    garden_glow(((-8.4, -13.4), (9.6, -12.9), (-9, 3.2), (9.4, 3)), height)

def garden_glow(spots, height):
    for x, y in spots:
        lamp((x, y, height(x, y) + .35), 160, (1, .62, .30), .15)

def hammock(p, rnd, height):
    """Between two saguaros."""
    x, y = 11.0, -4.8
    for dx in (-2.1, 2.1):
        for part in cactus(77 + int(dx), 4.6):
            part.location = (x + dx, y, -.4)
    cloth = fabric("prop_stripe", (.80, .42, .10))
    sheet(x - 1.2, x + 1.2, y - .45, y + .45, lambda a, b: .55 + .5 * ((a - x) / 1.2) ** 2 + .14 * ((b - y) / .45) ** 2, cloth)
    for s in (-1, 1):
        for k in range(5):
            tube([(x + s * 1.2, y - .45 + .225 * k, 1.05 + .14 * ((k - 2) / 2) ** 2), (x + s * 1.9, y, 1.5)], .008, plain("prop_rope", (.75, .66, .50), .8), 6)

def dune_fence(p, rnd, height):
    """Slats and wire along the dune, grass before it."""
    slat, wire = plain("slat", (.22, .17, .12), .9), plain("wire", (.1, .1, .1), .5, 1)
    for path in (((-24, -10), (-15, -11.2), (-11.5, -14)), ((9.6, -5), (13, 1), (19, 3.5), (34, 4))):
        for (xa, ya), (xb, yb) in zip(path, path[1:]):
            n = int(math.hypot(xb - xa, yb - ya) / .16)
            for i in range(n):
                x, y = xa + (xb - xa) * i / n, ya + (yb - ya) * i / n
                z = height(x, y)
                box((.045, .014, 1.15), (x, y, z + .5 + rnd.uniform(-.04, .04)), slat,
                    (rnd.uniform(-.06, .06), rnd.uniform(-.06, .06), math.atan2(yb - ya, xb - xa)), 0)
                if i % 14 == 0:
                    cyl(.045, 1.4, (x, y, z - .1), slat, 10)
    grass(rnd, height, (((-18, -8), (-13, -15)), ((10, -8), (22, -16)), ((-13, -13), (-7, -16))), 420, (.18, .19, .08))

def grass(rnd, height, boxes, n, color, lo=1.0, hi=2.2):
    kinds = [tuft(40 + i, plain("dune_grass", color, .8))[0] for i in range(5)]
    for o in kinds:
        o.hide_render = True
    for i in range(n):
        (xa, ya), (xb, yb) = boxes[i % len(boxes)]
        x, y, s = rnd.uniform(xa, xb), rnd.uniform(ya, yb), rnd.uniform(lo, hi)
        copy(rnd.choice(kinds), (x, y, height(x, y) - .03), rnd.uniform(0, 6.28), s)

def forest_floor(p, rnd, height):
    """Ferns, stepping stones and lights: the foreground of a wood."""
    for k in range(9):
        x, y = .4 + .55 * k + rnd.uniform(-.2, .2), -7.6 - 1.25 * k
        lathe([(0, .05), (.5, .05), (.55, 0), (.55, -.1)], p["stone"], (x, y, height(x, y) + .02), 14, scale=(1, .7))
    fern = plain("fern", (.05, .13, .03), .7)
    grass(rnd, height, (((-14, -8), (0, -15)), ((4.5, -8), (16, -13)), ((-8, -12), (2, -19))), 900, (.045, .10, .028), .8, 1.9)
    for i in range(70):
        x, y = rnd.uniform(-14, 14), rnd.uniform(-17, -7.2)
        if abs(x - .4 - .55 * (-7.6 - y) / 1.25) < 1.1:
            continue
        frond(fern, rnd, (x, y, height(x, y)))
    garden_glow(((-6, -9.5), (-10, -12), (8.5, -9.5), (1.2, -12.5), (5.2, -15)), height)

def frond(mat, rnd, at, n=9):
    v, f = [], []
    for k in range(n):
        a, L = math.tau * k / n + rnd.uniform(-.3, .3), rnd.uniform(.5, .85)
        d, side = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
        for i in range(1, 14):
            q = i / 14
            c = d * L * q + Vector((0, 0, L * (.9 * q - .85 * q * q)))
            for s in (-1, 1):
                b = len(v); v.extend((c, c + d * .05, c + side * s * .17 * (1 - q) * (.4 + q) * 1.6 + d * .06)); f.append((b, b + 1, b + 2))
    mesh(v, f, mat, "fern", at=at)
