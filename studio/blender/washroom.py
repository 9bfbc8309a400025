"""What a colony needs to wash: a spiral of snow blocks with rain in it, a trough at two heights under portholes, ten towels on ten pegs."""
import math
from kit import *
from cosy import boots
from furniture import *

SPIRAL, FROM, TO, HIGH = (-2.62, 2.68), 74, 374, 7   # its middle; where it begins and ends, degrees; courses at its end

def spiral(p, rnd):
    """An igloo that stopped half way: blocks on a wall that turns inwards and climbs, open above; rain at its heart."""
    cx, cy = SPIRAL
    first = box((.40, .24, .285), (0, 0, -9), p["snow"], bevel=.06, seg=4)
    start, length = math.radians(FROM), math.radians(TO - FROM)
    r_at = lambda q: 1.16 - .12 * q
    at = lambda q, r: (cx + r * math.cos(start + length * q), cy + r * math.sin(start + length * q))
    rows_at = lambda q: 1.35 + (HIGH - 1.35) * min(1, 1.15 * q)
    q = 0.0
    while q < 1:
        step, rows = .412 / r_at(q) / length, rows_at(q)
        for course in range(math.ceil(rows)):
            mid = q + step * (.5 if course % 2 else 0)
            if mid > 1:
                continue
            x, y = at(mid, r_at(mid) + rnd.uniform(-.012, .012))
            a = start + length * mid + math.pi / 2
            high = min(1, rows - course)
            if high > .35:
                copy(first, (x, y, .02 + .295 * course + .1425 * high), a + .12 + rnd.uniform(-.02, .02), (1, 1, high))
        q += step
    core = [at(k / 90, r_at(k / 90)) for k in range(91)]
    top = [.295 * rows_at(k / 90) - .22 for k in range(91)]
    v = [(*c, 0) for c in core] + [(*c, z) for c, z in zip(core, top)]
    mesh(v, [(k, k + 1, 92 + k, 91 + k) for k in range(90)], p["mortar"], "mortar")
    neon([(*at(k / 90, r_at(k / 90) + .15), .025) for k in range(0, 91)], p["neon"], .013)
    lathe([(0, .012), (.96, .012), (.98, .0)], p["slate"], (cx, cy, 0), 64)
    for k in range(9):
        w = 2 * math.sqrt(.60 ** 2 - (.12 * (k - 4)) ** 2)
        box((.095, w, .03), (cx + .12 * (k - 4), cy, .035), p["walnut"], bevel=.006)
    pole = at(.55, r_at(.55) - .17)
    tube([(*pole, .9), (*pole, 2.30), (cx + .45 * (pole[0] - cx), cy + .45 * (pole[1] - cy), 2.42), (cx, cy, 2.42), (cx, cy, 2.33)], .024, p["brass"], 12)
    cyl(.21, .018, (cx, cy, 2.31), p["brass"], 40); tube([(*pole, 1.0), (*pole, 1.22)], .034, p["brass"], 14)
    area((cx, cy, 2.28), (cx, cy, 0), .4, 56, (1, .70, .40), "rain"); lamp((cx, cy, .55), 8, (1, .66, .36), .12)

def basin(p, x0, x1, top, depth=.44):
    """A trough with thick soft walls, out of the wall at y 0, towards -y."""
    x, w, h, t = (x0 + x1) / 2, x1 - x0, .22, .05
    box((w, depth, .05), (x, -depth / 2, top - h + .025), p["ceramic"], bevel=.02)
    for y in (-t / 2, -depth + t / 2):
        box((w, t, h), (x, y, top - h / 2), p["ceramic"], bevel=.022, seg=4)
    for s in (-1, 1):
        box((t, depth, h), (x + s * (w / 2 - t / 2), -depth / 2, top - h / 2), p["ceramic"], bevel=.022, seg=4)
    mesh([(a, b, top - .09) for a, b in ((x0 + t, -depth + t), (x1 - t, -depth + t), (x1 - t, -t), (x0 + t, -t))], [(0, 1, 2, 3)], p["basin_water"], "water")
    neon([(x0 + .04, -depth + .03, top - h - .02), (x1 - .04, -depth + .03, top - h - .02)], p["neon"], .012)

def porthole(p, x, z, r):
    """A round mirror in a thick rim with bolts, a ring of light behind it."""
    disc = lambda q, y: [(x + q * math.cos(t), y, z + q * math.sin(t)) for t in (math.tau * k / 64 for k in range(64))]
    tube(disc(r + .03, -.03), .035, p["brass"], 10, closed=True)
    mesh(disc(r, -.045), [tuple(range(64))], p["mirror"], "mirror")
    for a in (math.tau * (k + .5) / 8 for k in range(8)):
        sphere(.011, (x + (r + .03) * math.cos(a), -.066, z + (r + .03) * math.sin(a)), p["black"], 6)
    neon(disc(r + .085, -.012), p["neon"], .011, closed=True)

def tap(p, x, z):
    tube([(x, 0, z), (x, -.14, z), (x, -.17, z - .03), (x, -.17, z - .07)], .016, p["brass"], 12)
    cyl(.026, .03, (x - .10, -.03, z - .015), p["brass"], 16)

def peg(p, x, z, cloth, long=.62, seed=0):
    """A round peg and a towel gathered on it by its loop."""
    tube([(x, .0, z), (x, -.09, z + .015)], .014, p["walnut"], 8); sphere(.024, (x, -.095, z + .018), p["walnut"], 10)
    path = [(-.072, .0), (-.075, -.10), (-.085, -.30), (-.088, -long * .8), (-.085, -long)]
    for d, turn in ((-.012, .5), (.014, -.45)):
        ribbon(path, .115, p[cloth], (x + d, 0, z), turn, .026, .03, seed + 10 * d)

CLOTHS = ("towel", "fur", "rust", "towel", "grey", "fur", "towel", "sage", "fur", "rust")

def wash_wall(p, x, y0, y1):
    """A wall under the right slope: grown-ups and children wash at it, towels hang over a warm bench; local x runs to the glass."""
    with Recorder() as r:
        n = round((y1 - y0) / .145)
        for k in range(n):
            box(((y1 - y0) / n - .005, .05, 2.30), ((k + .5) * (y1 - y0) / n, .03, 1.15), p["cedar_z"], bevel=.004, seg=1)
        box((y1 - y0 + .02, .12, .05), ((y1 - y0) / 2, .02, 2.32), p["walnut"], bevel=.008)
        a, b, c = 1.95, 3.45, 4.42                       # towels end, grown-ups end, children end
        basin(p, a + .02, b, .86); basin(p, b + .04, c, .62, .40)
        for q, z, s in ((a + .40, 1.58, .27), (b - .39, 1.58, .27), ((b + c) / 2 + .02, 1.30, .25)):
            porthole(p, q, z, s); tap(p, q, z - .52 if s > .26 else .92)
            area((q, -.45, 2.42), (q, -.25, .8), (.5, .08), 15, (1, .80, .58), "basin")
        box((b - a - .3, .34, .04), ((a + b) / 2 + .05, -.20, .30), p["walnut"], bevel=.006)
        for k in range(4):
            folded(p, ("towel", "fur", "sage", "fur")[k], (a + .36 + .34 * k, -.20, .32), (.27, .27), (3, 4, 2, 3)[k], 0, .06)
        for q in (a + .1, b - .04):
            box((.05, .36, .64), (q, -.19, .32), p["walnut_z"], bevel=.008)
        cyl(.035, .14, (a + .95, -.09, .86), p["clay"], 20); cyl(.03, .11, (a + 1.05, -.09, .86), p["ceramic"], 20)
        for k in range(3):                               # small ones reach their own
            cyl(.028, .07, (b + .16 + .08 * k, -.045, .62), p[("clay", "rust", "ceramic")[k]], 16)
        # ten pegs
        box((a - .10, .035, .13), (a / 2, -.015, 1.52), p["walnut"], bevel=.01)
        for k, cloth in enumerate(CLOTHS):
            peg(p, .13 + .186 * k, 1.52, cloth, .62 - .10 * (k in (2, 9)), k)
        for k in range(4):
            box((a - .06, .085, .04), (a / 2, -.10 - .098 * k, .42), p["walnut"], bevel=.008)
        for q in (.20, a - .2):
            box((.05, .38, .40), (q, -.24, .20), p["walnut_z"], bevel=.006)
        beam((.15, -.22, .385), (a - .15, -.22, .385), .02, .02, p["warm"], 0)
        for k, (q, cloth) in enumerate(((.45, "rust"), (.80, "grey"), (1.15, "camel"), (1.50, "rust"))):
            boots(p, q, -.22, .1 * (-1) ** k, cloth)
        area((a / 2, -.85, 2.5), (a / 2, -.05, 1.1), (1.5, .1), 40, (1, .70, .42), "towels")
    group(r.objects, (x, y1, 0), -math.pi / 2)
