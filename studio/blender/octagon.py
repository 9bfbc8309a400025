"""Eight sides, closed like a book: a tub of panels on two steps, the rose of a compass in the floor, a lantern of brass."""
import math
from kit import *
from furniture import *

EIGHTH = math.pi / 4
TAN = math.tan(EIGHTH / 2)                       # half a side of an octagon whose sides are 1 from its middle

def corners(c, a, turn=0.0):
    """An octagon's corners, its sides `a` from the middle, one side towards -y."""
    r = a / math.cos(EIGHTH / 2)
    return [(c[0] + r * math.cos(EIGHTH * (k + .5) + turn), c[1] + r * math.sin(EIGHTH * (k + .5) + turn)) for k in range(8)]

def slab8(mat, c, a, z0, z1, bevel=.008):
    v = [(x, y, z) for z in (z0, z1) for x, y in corners(c, a)]
    f = [tuple(range(7, -1, -1)), tuple(range(8, 16))] + [(k, (k + 1) % 8, 8 + (k + 1) % 8, 8 + k) for k in range(8)]
    return mesh(v, f, mat, "slab8", bevel=bevel)

def ring8(mat, c, a0, a1, z0, z1, bevel=.006):
    """Eight mitred pieces, from `a0` to `a1` from the middle."""
    inner, outer = corners(c, a0), corners(c, a1)
    for k in range(8):
        j = (k + 1) % 8
        plan = [outer[k], outer[j], inner[j], inner[k]]
        v = [(x, y, z) for z in (z0, z1) for x, y in plan]
        mesh(v, CUBE, mat, "mitred", bevel=bevel)

def around(c, build):
    """Builds the same before each of eight sides; `build` works before a side towards -y."""
    for k in range(8):
        with Recorder() as r:
            build(k)
        group(r.objects, (*c, 0), EIGHTH * k)

def bow_tie(mat, at, turn, z, s=1.0):
    """A key let into two boards from above."""
    c, n = math.cos(turn), math.sin(turn)
    shape = [(-.034, -.07), (.034, -.07), (.013, 0), (.034, .07), (-.034, .07), (-.013, 0)]
    mesh([(at[0] + s * (a * c - b * n), at[1] + s * (a * n + b * c), z) for a, b in shape], [tuple(range(6))], mat, "key")

def octagon_tub(p, c, glow=.40):
    """Cherry panels between posts, a rim with a lip of brass, two steps all round, water up to the brass."""
    low, high, top = .16, .32, .94
    for a, z0, z1 in ((1.44, 0, low), (1.18, low, high)):
        slab8(p["walnut"], c, a - .03, z0, z1 - .04, .004)
        ring8(p["walnut"], c, a - .30, a, z1 - .045, z1, .008)
        edge = [(x, y, z1 - .062) for x, y in corners(c, a - .022)]
        tube(edge, .007, p["warm"], 6, closed=True)
        edge = corners(c, a - .13)
        for x, y in edge:                                    # keys across the mitres
            bow_tie(p["brass"], (x, y), math.atan2(y - c[1], x - c[0]), z1 + .0015, .9)
    a, w = .90, 2 * TAN * .90
    def side(k):
        box((w, .05, top - high - .04), (0, -a + .03, (top + high - .04) / 2), p["walnut_z"], bevel=.004)
        for z, h in ((high + .07, .12), (top - .10, .11)):
            box((w - .02, .03, h), (0, -a - .002, z), p["walnut"], bevel=.006)
        for s in (-1, 1):
            box((.10, .03, top - high - .08), (s * (w / 2 - .055), -a - .002, (top + high) / 2 - .02), p["walnut_z"], bevel=.006)
        box((w - .24, .026, .285), (0, -a + .002, .615), p["walnut_z"], bevel=.014)
        box((w - .36, .030, .175), (0, -a - .006, .615), p["walnut_z"], bevel=.012)
    around(c, side)
    for x, y in corners(c, a + .012):
        turn = math.atan2(y - c[1], x - c[0])
        box((.10, .10, top - high - .02), (x, y, (top + high) / 2 - .01), p["walnut_z"], (0, 0, turn), .012)
        box((.125, .125, .05), (x, y, high + .025), p["brass"], (0, 0, turn), .006)
    ring8(p["walnut"], c, .78, .99, top - .035, top + .012, .010)
    ring8(p["brass"], c, .74, .825, top - .10, top + .030, .008)
    for x, y in corners(c, .91):
        bow_tie(p["brass"], (x, y), math.atan2(y - c[1], x - c[0]), top + .0135, 1.0)
    mesh([(x, y, top - .035) for x, y in corners(c, .745)], [tuple(range(8))], water("bath_water", wave=.012, scale=4, glow=(.10, .26, .34), glow_strength=glow), "bathwater")
    neon([(x, y, .028) for x, y in corners(c, 1.48)], p["neon"], .014, closed=True)
    for k in range(8):
        card(.7, .7 + .06 * k, (c[0] - .5 + .14 * k, c[1] + .2 * (-1) ** k, top - .02), .4 * (-1) ** k, steam_card("steam_bath", (1, .93, .85), .035), "steam")

def on_the_tub(p, c):
    """A swan's neck with two taps, a board with glasses and a book, towels and candles on the steps."""
    x, y = c
    z = .952
    tube([(x, y + .89, z), (x, y + .89, z + .30), (x, y + .84, z + .40), (x, y + .72, z + .43), (x, y + .60, z + .38), (x, y + .57, z + .28)], .024, p["brass"], 14)
    cyl(.05, .02, (x, y + .89, z), p["brass"], 24)
    for s in (-1, 1):
        cyl(.026, .09, (x + .20 * s, y + .89, z), p["brass"], 20)
        for t in (0, math.pi / 2):
            d = (.06 * math.cos(t + .6), .06 * math.sin(t + .6))
            tube([(x + .20 * s - d[0], y + .89 - d[1], z + .10), (x + .20 * s + d[0], y + .89 + d[1], z + .10)], .010, p["brass"], 8)
    with Recorder() as r:
        box((.26, 1.86, .030), (0, 0, z + .034), p["walnut"], bevel=.010)
        top = z + .05
        wine_glass(p, (.02, -.40, top)); wine_glass(p, (-.04, -.54, top)); book_stack(p, (0, .40, top), 2, 1.5)
        candle(p, (.02, .05, top), .12, .036, 1.6); candle(p, (-.05, .14, top), .07, .032)
    group(r.objects, (x - .40, y, 0))
    at = lambda degrees, q: (x + q * math.cos(math.radians(degrees)), y + q * math.sin(math.radians(degrees)))
    for degrees, q, zz, h in ((-153, 1.33, .16, .20), (-146, 1.34, .16, .13), (-66, 1.34, .16, .17), (-58, 1.33, .16, .10), (-22, 1.16, .32, .16), (158, 1.16, .32, .16)):
        candle(p, (*at(degrees, q), zz), h, .042, 2 if h > .15 else 0)
    folded(p, "towel", (*at(0, 1.31), .16), (.24, .42), 4, 0, .07)

# ------------------------------------------------------------------ the floor
def rose(p, c, r=2.56):
    """Pale stone in a border, on it a star of eight points, each half dark, half darker; a ring in degrees."""
    x, y = c
    edge = [(math.cos(math.tau * k / 128), math.sin(math.tau * k / 128)) for k in range(128)]
    disc = lambda mat, a, b, z: mesh([(x + q * u, y + q * v, z) for q in (a, b) for u, v in edge],
                                     [(k, (k + 1) % 128, 128 + (k + 1) % 128, 128 + k)[::-1] for k in range(128)], mat, "disc")
    disc(p["rose_pale"], .2, r, .004); disc(p["rose_dark"], r - .16, r, .006)
    disc(p["brass"], r - .185, r - .16, .007); disc(p["brass"], r, r + .03, .005)
    disc(p["brass"], r - .335, r - .32, .007)
    for k in range(72):
        a, long = math.tau * k / 72, k % 6 == 0
        w, r0 = (.016 if long else .008), r - .32
        turn = lambda u, v: (x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a), .0072)
        mesh([turn(r0, -w), turn(r0 + (.13 if long else .07), -w), turn(r0 + (.13 if long else .07), w), turn(r0, w)], [(0, 1, 2, 3)], p["rose_dark"], "degree")
    for n, (out, waist, z, turn) in enumerate(((r - .42, 1.05, .008, EIGHTH), (r - .20, .98, .010, 0))):
        for k in range(4):
            a = k * math.pi / 2 + turn
            tip = (x + out * math.cos(a), y + out * math.sin(a))
            for s, mat in ((-1, "rose_dark"), (1, "rose_red")):
                b = a + s * EIGHTH * .62
                side = (x + waist * math.cos(b), y + waist * math.sin(b))
                face = [(x, y, z), (*tip, z), (*side, z)] if s > 0 else [(x, y, z), (*side, z), (*tip, z)]
                mesh(face, [(0, 1, 2)], p[mat], "point")

# ------------------------------------------------------------------ overhead
def lantern8(p, c, z, a=.50, h=.86, hang=8.12):
    """Brass and clear glass, eight candles in it, under a roof with a crown; hung on a rod."""
    x, y = c
    slab8(p["brass"], c, a + .03, z, z + .03, .006); ring8(p["brass"], c, a - .05, a + .05, z + h, z + h + .05, .006)
    for q, zz in ((a + .012, z + .26), (a + .012, z + h - .16)):
        pts = corners(c, q)
        for k in range(8):
            beam((*pts[k], zz), (*pts[(k + 1) % 8], zz), .016, .022, p["brass"], .003)
    for px, py in corners(c, a + .01):
        box((.036, .036, h), (px, py, z + h / 2), p["brass"], (0, 0, math.atan2(py - y, px - x)), .006)
    pts = corners(c, a)
    for k in range(8):
        (x0, y0), (x1, y1) = pts[k], pts[(k + 1) % 8]
        mesh([(x0, y0, z + .03), (x1, y1, z + .03), (x1, y1, z + h), (x0, y0, z + h)], [(0, 1, 2, 3)], p["pane"], "glass")
    top = z + h + .05
    roof = [(px, py, top) for px, py in corners(c, a + .05)] + [(px, py, top + .26) for px, py in corners(c, .14)]
    mesh(roof, [(k, (k + 1) % 8, 8 + (k + 1) % 8, 8 + k) for k in range(8)], p["brass"], "roof")
    slab8(p["brass"], c, .14, top + .26, top + .36, .006); slab8(p["brass"], c, .17, top + .36, top + .385, .006); sphere(.055, (x, y, top + .43), p["brass"], 16)
    tube([(x, y, top + .46), (x, y, hang)], .014, p["brass"], 10)
    for k in range(8):
        t = EIGHTH * k
        q = .30 if k % 2 else .22
        px, py, hh = x + q * math.cos(t), y + q * math.sin(t), .22 + .10 * (k % 3)
        cyl(.034, hh, (px, py, z + .03), p["wax"], 20); sphere(.030, (px, py, z + .03 + hh + .045), p["bulb"], 12, 1.6)
    lamp((x, y, z + .62), 26, (1, .68, .36), .16); lamp((x, y, z - .14), 22, (1, .68, .36), .22)
