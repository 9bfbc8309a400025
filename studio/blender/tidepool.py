"""What stands before the bathing huts: a bath like a boat of striped tiles, a pump, floats of lit glass in nets, a lifeguard's chair, deck chairs."""
import math
from kit import *
from furniture import *

TUB, LONG, WIDE, WALL = (-.05, 3.68), 1.80, .92, .15          # the bath's middle, half its length and width, how thick it is
WATER, COLUMNS, ROWS = .50, 72, 5

def plan(long, wide, n=720):
    """A boat's outline, its points as far from each other along it."""
    c = lambda t: math.copysign(abs(math.cos(t)) ** 1.22, math.cos(t))
    s = lambda t: math.copysign(abs(math.sin(t)) ** 1.22, math.sin(t))
    fine = [(long * c(math.tau * k / n), wide * s(math.tau * k / n)) for k in range(n + 1)]
    run = [0.0]
    for a, b in zip(fine, fine[1:]):
        run.append(run[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    out, j = [], 0
    for k in range(COLUMNS):
        want = run[-1] * k / COLUMNS
        while run[j + 1] < want:
            j += 1
        q = (want - run[j]) / (run[j + 1] - run[j])
        out.append(tuple(fine[j][i] + (fine[j + 1][i] - fine[j][i]) * q for i in (0, 1)))
    return out

OUTER, INNER = plan(LONG, WIDE), plan(LONG - 1.5 * WALL, WIDE - WALL)

def sheer(x):
    """Height of the rim: it rises to both ends."""
    return .62 + .26 * min(1, abs(x) / LONG) ** 3

def hull(k, q, out=0.0, line=OUTER):
    """A point of the wall: column `k`, `q` of its height, narrower at the foot."""
    x, y = line[k % COLUMNS]
    lean = .88 + .12 * q ** .8
    far = math.hypot(x, y)
    return TUB[0] + x * lean + out * x / far * .6, TUB[1] + y * lean * (.94 + .06 * q) + out * y / far, sheer(x) * q

def tiles(p):
    """In stripes three tiles wide, blue and white; a body of mortar behind them."""
    for blue, mat in ((0, "ceramic"), (1, "glazed")):
        v, f = [], []
        for k in (k for k in range(COLUMNS) if k // 3 % 2 == blue):
            for j in range(ROWS):
                a, b = Vector(hull(k, 0)), Vector(hull(k + 1, 0))
                face = [Vector(hull(k + i, (j + h) / ROWS, out)) for out in (.0, .014) for i, h in ((0, .04), (1, .04), (1, .96), (0, .96))]
                gap = (b - a).normalized() * .005
                face = [q + gap * (1 if i % 4 in (0, 3) else -1) for i, q in enumerate(face)]
                o = len(v)
                v += face
                f += [tuple(o + i for i in q) for q in CUBE]
        mesh(v, f, p[mat], "tiles", bevel=.004, seg=1)
        rows = [(k, hull(k, 1, 0, INNER), hull(k + 1, 1, 0, INNER)) for k in range(COLUMNS) if k // 3 % 2 == blue]
        v = [q for _, a, b in rows for q in (a, b, (b[0], b[1], .2), (a[0], a[1], .2))]
        mesh(v, [(4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3) for i in range(len(rows))], p[mat], "inside")
    ring = range(COLUMNS)
    body = [hull(k, q, -.002) for q in (0, 1) for k in ring]
    mesh(body, [(k, (k + 1) % COLUMNS, COLUMNS + (k + 1) % COLUMNS, COLUMNS + k) for k in ring], p["sand"], "mortar")
    top = [hull(k, 1, .015) for k in ring] + [hull(k, 1, 0, INNER) for k in ring]
    mesh([(x, y, z + .02) for x, y, z in top], [(k, (k + 1) % COLUMNS, COLUMNS + (k + 1) % COLUMNS, COLUMNS + k) for k in ring], p["walnut"], "gunwale", smooth=True)

def boat_bath(p, rnd):
    tiles(p)
    ring = range(COLUMNS)
    tube([(x, y, z - .005) for x, y, z in (hull(k, 1, .05) for k in ring)], .052, p["sand"], 12, closed=True)      # a fender of rope
    tube([(x, y, z + .02) for x, y, z in (hull(k, 1, 0, INNER) for k in ring)], .022, p["walnut"], 8, closed=True)
    neon([(x, y, z - .085) for x, y, z in (hull(k, 1, .045) for k in ring)], p["neon"], .012, closed=True)
    neon([(x, y, .035) for x, y, _ in (hull(k, .02, .05) for k in ring)], p["neon"], .014, closed=True)
    w = water("bath_water", wave=.012, scale=4, glow=(.08, .32, .42), glow_strength=.50)
    mesh([(x, y, WATER) for x, y, _ in (hull(k, 1, 0, INNER) for k in ring)], [tuple(ring)], w, "bathwater")
    x, y = TUB
    for i in range(8):
        card(.75, .65 + .05 * (i % 4), (x - 1.0 + .28 * i, y + .22 * (-1) ** i, WATER), .3 * (-1) ** i, steam_card("steam_bath", (1, .93, .85), .035), "steam")
    pebble = sphere(.05, (0, 0, -9), p["pebble"], 6, .6)
    slab = [(x + a * 1.13, y + b * 1.24, .012) for a, b in OUTER]
    mesh(slab, [tuple(ring)], p["slate"], "bed")
    for _ in range(360):
        a, b = rnd.choice(OUTER)
        q = rnd.uniform(.99, 1.12)
        copy(pebble, (x + a * q + rnd.uniform(-.04, .04), y + b * (q + .09) + rnd.uniform(-.03, .03), .03), rnd.uniform(0, 6), (rnd.uniform(.6, 1.4), rnd.uniform(.6, 1.0), rnd.uniform(.6, 1)))
    for k, (h, dy) in enumerate(((.18, -1.45), (.36, -1.16))):                                              # two steps
        box((.72, .30, .05), (x - .35, y + dy, h), p["walnut"], bevel=.010)
        for dx in (-.32, .32):
            box((.05, .28, h), (x - .35 + dx, y + dy, h / 2), p["painted"], bevel=.006)
    box((.26, 1.74, .035), (x + .72, y, sheer(.72) + .06), p["walnut_z"], bevel=.006)                       # a thwart
    z = sheer(.72) + .08
    candle(p, (x + .72, y - .46, z), .11, .036, 2); candle(p, (x + .68, y - .36, z), .07); wine_glass(p, (x + .74, y - .10, z)); folded(p, "towel", (x + .72, y + .38, z), (.24, .40), 2, 0, .05)

def pump(p, x, y):
    """A village pump fills the bath: its handle does as well."""
    lathe([(0, 0), (.17, 0), (.17, .04), (.085, .08), (.07, .62), (.095, .66), (.095, .98), (.115, 1.0), (.115, 1.04), (.07, 1.10), (.03, 1.16), (0, 1.20)], p["lacquer"], (x, y, 0), 40)
    tube([(x, y, .86), (x - .10, y - .16, .88), (x - .16, y - .30, .86), (x - .18, y - .34, .78)], .034, p["lacquer"], 14)
    tube([(x - .06, y - .02, 1.06), (x + .06, y + .06, 1.16), (x + .24, y + .16, 1.06), (x + .40, y + .24, .74), (x + .44, y + .27, .62)], .017, p["brass"], 10)
    sphere(.03, (x + .44, y + .27, .60), p["brass"], 14); lathe([(.118, -.012), (.124, 0), (.118, .012)], p["brass"], (x, y, .66), 40)

def float_lamp(p, at, r, top, watts):
    """A fisherman's float of glass, lit, in a net of rope."""
    x, y, z = at
    sphere(r, at, p["float"], 24)
    for k in range(4):
        a = math.pi * k / 4
        tube([(x + (r + .008) * math.cos(t) * math.cos(a), y + (r + .008) * math.cos(t) * math.sin(a), z + (r + .008) * math.sin(t)) for t in (math.tau * i / 36 for i in range(36))], .009, p["sand"], 6, closed=True)
    for h in (-.5, .0, .5):
        q = math.sqrt(1 - h * h) * (r + .008)
        tube([(x + q * math.cos(t), y + q * math.sin(t), z + h * r) for t in (math.tau * i / 36 for i in range(36))], .009, p["sand"], 6, closed=True)
    tube([(x, y, z + r), (x, y, top)], .013, p["sand"], 8); lamp((x, y, z - r - .06), watts, (1, .80, .58), .14)

def lifeguard(p, at, turn):
    """A chair as high as a ladder, painted white, a towel over its arm."""
    with Recorder() as r:
        for sx in (-1, 1):
            beam((sx * .46, -.44, 0), (sx * .33, -.30, 1.42), .07, .07, p["painted"], .008); beam((sx * .46, .52, 0), (sx * .33, .24, 2.16), .07, .07, p["painted"], .008)
            beam((sx * .36, -.42, 1.62), (sx * .36, .30, 1.66), .09, .04, p["painted"], .008); beam((sx * .34, -.32, 1.36), (sx * .35, -.36, 1.62), .05, .05, p["painted"], .006)
        for k in range(4):
            z = .30 + .31 * k
            beam((-.44 + .028 * k, -.42 + .031 * k, z), (.44 - .028 * k, -.42 + .031 * k, z), .05, .06, p["lacquer"], .006)
        for k in range(5):
            box((.70, .105, .03), (0, -.28 + .125 * k, 1.36), p["painted"], bevel=.006)
        for k in range(4):
            box((.66, .03, .12), (0, .30 - .03 * k, 1.60 + .15 * k), p[("lacquer", "painted")[k % 2]], (-.17, 0, 0), .006)
        soft_box((.60, .54, .08), (0, -.04, 1.42), p["sage"], r=.035); cushion(.44, .38, .16, (0, .16, 1.66), (-.35, 0, 0), p["rust"])
        ribbon([(-.05, -.62), (-.045, -.30), (-.03, -.03), (0, .03), (.03, -.03), (.04, -.24), (.05, -.46)], .42, p["towel"], (.36, -.06, 1.68), math.pi / 2, .018, .012, 3)
    group(r.objects, at, turn)

def deck_chair(p, at, turn, cloth):
    """Two frames that cross, a sling between them."""
    with Recorder() as r:
        for s in (-1, 1):
            beam((s * .30, -.56, .04), (s * .30, .62, .98), .03, .05, p["walnut_z"], .006); beam((s * .27, .52, .02), (s * .27, -.52, .46), .03, .05, p["walnut_z"], .006)
        for y, z in ((.60, .97), (-.50, .45)):
            tube([(-.31, y, z), (.31, y, z)], .020, p["walnut"], 10)
        ribbon([(-.50, .47), (-.38, .38), (-.22, .30), (-.04, .28), (.14, .34), (.30, .52), (.45, .76), (.59, .98)], .50, p[cloth], (0, 0, 0), 0, .012, .004, 2)
    group(r.objects, at, turn)

def rope_coil(p, x, y):
    for k in range(5):
        q = .25 - .012 * (k % 2)
        tube([(x + q * math.cos(t), y + q * math.sin(t), .035 + .06 * k) for t in (math.tau * i / 36 for i in range(36))], .034, p["sand"], 8, closed=True)
