"""A house folded like paper: slopes and walls in large facets, each slope with a kite of light, a floor in triangles, a gable in four."""
import math, random
from kit import *
from room import HT, HW

CUTS = 4                                         # facets along and up each face

def panel_wood():
    """Smoked oak veneer: long quiet grain up the panel, each facet of its own tone."""
    m, s = material("larch")
    if s:
        grain = s.noise(s.coord(scale=(1, 1, .10), jitter=True), 9, 5, .6)
        col = s.ramp(grain, (.30, (.24, .18, .13)), (.70, (.44, .34, .25)))
        col = s.n("HueSaturation", Color=col, Value=s.math("MULTIPLY_ADD", s.n("ObjectInfo", "Random"), .45, .78))
        s.surface(s.principled(Base_Color=col, Roughness=.5))
    return m

def folded_face(mats, point, push, rnd, n=CUTS):
    """Triangles over a face: every other corner stands out by `push`; `point(u, v, out)` says where. Returns the corners."""
    at = {(i, j): point(i / n, j / n, push if (i + j) % 2 and 0 < i < n and 0 < j < n else 0) for i in range(n + 1) for j in range(n + 1)}
    for i in range(n):
        for j in range(n):
            a, b, c, d = (at[q] for q in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)))
            for three in ((a, b, d), (b, c, d)) if (i + j) % 2 == 0 else ((a, b, c), (a, c, d)):
                if (Vector(three[1]) - Vector(three[0])).cross(Vector(three[2]) - Vector(three[0])).length > .01:
                    m = [Vector(q) for q in three]
                    mid = sum(m, Vector()) / 3
                    mesh([q + (mid - q).normalized() * .012 - mid for q in m], [(0, 1, 2)], rnd.choice(mats), "facet", at=mid)
    return at

def shell(p, depth):
    """Both slopes, the back wall and what closes the gaps behind them; on each slope a kite of light along its folds."""
    rnd, norm = random.Random(7), math.hypot(HW, HT)
    for s in (-1, 1):
        slope = lambda u, v, out: (s * (HW * (1 - v) - out * HT / norm), depth * u, HT * v - out * HW / norm)
        at = folded_face((p["larch"],), slope, .34, rnd)
        kite = [Vector(at[q]) + Vector((-s * .03, 0, -.02)) for q in ((1, 2), (2, 1), (3, 2), (2, 3))]
        neon(kite, p["neon"], .014, closed=True)
        neon([(s * (HW - .12), .15, .03), (s * (HW - .12), depth - .1, .03)], p["neon"], .012)
        prism([(s * (HW + .02), 0), (s * (HW + .4), 0), (0, HT + .6), (0, HT + .03)][:: -s or 1], -1.4, depth + .1, p["black"])
    folded_face((p["honed"],), lambda u, v, out: ((2 * u - 1) * HW * (1 - v), depth - out * (v < .7), HT * v), .22, rnd)
    mesh([(-HW - .1, depth + .05, -.1), (HW + .1, depth + .05, -.1), (0, depth + .05, HT + .1)], [(0, 1, 2)], p["black"], "back")
    beam((0, -.2, HT - .32), (0, depth, HT - .32), .14, .22, p["beam"], .01)

def front(p):
    """One gable of glass, cut in four triangles."""
    mesh([(-HW, 0, 0), (HW, 0, 0), (0, 0, HT)], [(0, 1, 2)], p["pane"], "gable_glass")
    beam((-HW / 2, 0, HT / 2), (HW / 2, 0, HT / 2), .07, .14, p["black"], .004); box((2 * HW, .12, .08), (0, 0, .04), p["black"], bevel=.004)
    for s in (-1, 1):
        beam((s * HW, 0, 0), (0, 0, HT), .10, .18, p["black"], .004, up=(0, 1, 0)); beam((0, 0, .05), (s * HW / 2, 0, HT / 2), .07, .14, p["black"], .004, up=(0, 1, 0))

def floor(p, depth, side=1.25):
    """Polished triangles, no two of one tone."""
    h, g = side * math.sqrt(3) / 2, .004
    for j in range(math.ceil(depth / h)):
        for i in range(-10, 11):
            x, y = side / 2 * i, h * j
            up = (i + j) % 2 == 0
            three = [(-side / 2 + 2 * g, g), (side / 2 - 2 * g, g), (0, h - 2 * g)] if up else [(-side / 2 + 2 * g, h - g), (0, 2 * g), (side / 2 - 2 * g, h - g)]
            mesh([(a, b, 0) for a, b in three], [(0, 1, 2)], p["flag"], "tile", at=(x, y, 0))
    mesh([(-HW, 0, -.012), (HW, 0, -.012), (HW, depth + 1, -.012), (-HW, depth + 1, -.012)], [(0, 1, 2, 3)], p["black"], "joints")
