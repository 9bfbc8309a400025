"""A breaking wave of plaster: one swept skin in fine lines that rises, curls over a round tub and ends in a lip from which it rains."""
import math
from kit import *
from adobe import bench
from furniture import *

FOOT, FROM, TO = -1.35, .95, 5.80                # where x 0 of its section lies; where it begins, at the glass, and runs out
TUB, RADIUS, RIM, WATER = (.72, 2.95), 1.08, .62, .50
GROOVE, DEEP = .105, .017                        # from line to line, and how deep they are

# Sections, (x, z): up the face to the lip, and down the back; of the wave where it breaks and of the swell that it comes from.
BREAKING = ((.60, 0), (.12, .015), (-.45, .11), (-.98, .42), (-1.33, .95), (-1.45, 1.60), (-1.22, 2.28), (-.62, 2.80), (.20, 2.98), (.95, 2.82), (1.46, 2.44),
            (1.53, 2.46), (1.40, 2.74), (.98, 3.04), (.30, 3.20), (-.45, 3.18), (-1.15, 2.94), (-1.68, 2.42), (-2.05, 1.66), (-2.35, .86), (-2.70, 0))
SWELL = ((.60, 0), (.22, .02), (-.05, .08), (-.30, .20), (-.52, .38), (-.72, .58), (-.90, .76), (-1.06, .90), (-1.20, .98), (-1.32, 1.01), (-1.42, 1.00),
         (-1.50, .99), (-1.58, .96), (-1.68, .91), (-1.78, .84), (-1.90, .74), (-2.02, .62), (-2.16, .47), (-2.32, .31), (-2.50, .14), (-2.70, 0))
LIP = 10                                         # the lip's number among the points

ease = lambda q: (lambda t: t * t * (3 - 2 * t))(max(0, min(1, q)))

def control(y):
    """The section's points where the wave has come to at `y`: it curls most over the tub, and runs out towards the room."""
    curl, high = ease((5.15 - y) / 1.35), .02 + .98 * ease((TO - y) / 1.75)
    reach = .20 * math.exp(-((y - TUB[1]) / 1.0) ** 2)
    wide, ahead = .45 + .55 * high, FOOT + .20 * ((y - 2.95) / 2) ** 2
    out = []
    for k, (a, b) in enumerate(zip(SWELL, BREAKING)):
        x, z = (s + (t - s) * curl for s, t in zip(a, b))
        x += reach * curl * max(0, 1 - abs(k - LIP - .5) / 4)
        out.append((ahead - 2.70 + (x + 2.70) * wide, z * high))
    return out

def along(points, t):
    """A smooth curve through the points."""
    k = min(int(t), len(points) - 2)
    a, b, c, d = (points[max(0, min(len(points) - 1, k + i))] for i in (-1, 0, 1, 2))
    q = t - k
    return tuple(.5 * (2 * b[i] + (c[i] - a[i]) * q + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * q * q + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * q ** 3) for i in (0, 1))

def on_wave(y, t, out=0.0):
    """A point of the skin, `out` of it."""
    points = control(y)
    (x, z), (x0, z0), (x1, z1) = along(points, t), along(points, max(0, t - .02)), along(points, min(len(points) - 1, t + .02))
    far = math.hypot(x1 - x0, z1 - z0) or 1
    return x + out * (z1 - z0) / far, y, z - out * (x1 - x0) / far

def lines():
    """Where on a section its rows lie, six to a groove, and how deep each is."""
    fine = [k * (len(BREAKING) - 1) / 2400 for k in range(2401)]
    at, run, out, want = [along(BREAKING, t) for t in fine], 0.0, [(0.0, 0.0)], 0.0
    for t, a, b in zip(fine[1:], at, at[1:]):
        run += math.dist(a, b)
        if run >= want + GROOVE / 6:
            want += GROOVE / 6
            out.append((t, -DEEP * (1 - abs(math.sin(math.pi * want / GROOVE)) ** .6)))
    return out + [(len(BREAKING) - 1, 0.0)]

def wave(p):
    rows, n = lines(), 84
    ys = [FROM + (TO - FROM) * k / n for k in range(n + 1)]
    v = [on_wave(y, t, d) for y in ys for t, d in rows]
    m = len(rows)
    f = [(k * m + j, k * m + j + 1, (k + 1) * m + j + 1, (k + 1) * m + j) for k in range(n) for j in range(m - 1)]
    mesh(v, f, p["wave"], "wave", smooth=True)
    mesh(v[:m], [tuple(range(m))], p["wave"], "end")
    line = lambda t, out, y0, y1: [on_wave(y0 + (y1 - y0) * k / 48, t, out) for k in range(49)]
    neon(line(LIP + 1.6, .012, FROM + .02, 4.75), p["neon"], .013)
    neon(line(.12, .012, FROM + .05, TO - .25), p["neon"], .012)
    tube(line(LIP - .85, .016, FROM + .05, 3.9), .019, p["warm"], 8)
    for k in range(4):
        y = 1.35 + .64 * k
        x, _, z = on_wave(y, LIP - .8, .10)
        area((x, y, z), (-2.55, y, .9), (.62, .07), 28, (1, .70, .44), "barrel")
        area(on_wave(y, LIP - 2.2, .22), on_wave(y, LIP - 3.4, 0), (.6, .10), 5, (1, .70, .44), "vault")

def glaze():
    """Rose, each tile a little other, pooled darker towards its edges."""
    m, s = material("rose_glaze")
    if s:
        r = s.n("ObjectInfo", "Random")
        col = s.ramp(r, (0, (.46, .135, .165)), (.45, (.58, .20, .225)), (.8, (.66, .27, .28)), (1, (.74, .40, .38)))
        s.surface(s.principled(Base_Color=s.mix(s.ramp(s.noise(s.coord(), 14, 3), (.35, .0), (.7, .35)), col, (.40, .11, .14)), Roughness=.16, Clearcoat=.7))
    return m

def round_tub(p):
    """Tiles on a drum, a rim of plaster to sit on, a step behind, a ledge on the right."""
    x, y = TUB
    tiles, rows, r = 54, 6, RADIUS - .012
    w, h = math.tau * r / tiles, (RIM - .10) / rows
    first = box((w - .008, .026, h - .008), (0, 0, -9), p["glaze"], bevel=.010, seg=2)
    for j in range(rows):
        for k in range(tiles):
            a = math.tau * (k + .5 * (j % 2)) / tiles
            copy(first, (x + r * math.cos(a), y + r * math.sin(a), .06 + h * (j + .5)), a + math.pi / 2)
    lathe([(RADIUS - .05, 0), (RADIUS - .018, .05), (RADIUS - .018, RIM - .03)], p["wave"], (x, y, 0), 96)
    lathe([(RADIUS - .20, RIM - .03), (RADIUS - .19, RIM), (RADIUS + .005, RIM), (RADIUS + .03, RIM - .015), (RADIUS + .03, RIM - .045), (RADIUS - .02, RIM - .05)], p["wave"], (x, y, 0), 128)
    inner = RADIUS - .19
    lathe([(inner, RIM - .03), (inner, .18), (0, .16)], p["glaze"], (x, y, 0), 96)
    ring = lambda q, z, n=96: [(x + q * math.cos(math.tau * k / n), y + q * math.sin(math.tau * k / n), z) for k in range(n)]
    mesh(ring(inner, WATER), [tuple(range(96))], water("bath_water", wave=.010, scale=5, glow=(.10, .30, .30), glow_strength=.42), "bathwater")
    neon(ring(RADIUS + .02, .03), p["neon"], .014, closed=True)
    turn = lambda r, a, b: [(x + r * math.cos(math.radians(a + (b - a) * k / 50)), y + r * math.sin(math.radians(a + (b - a) * k / 50))) for k in range(51)]
    bench(p["wave"], turn(RADIUS + .25, 96, 140), .20, 0, .30); bench(p["wave"], turn(RADIUS + .30, -74, 24), .26, 0, .45, 5.5)
    for i in range(7):
        card(.7, .7 + .06 * (i % 3), (x - .55 + .18 * i, y + .2 * (-1) ** i, WATER), .3 * (-1) ** i, steam_card("steam_bath", (1, .93, .88), .03), "steam")

def rain_water():
    m, s = material("rain")
    if s:
        s.surface(s.n("MixShader", i0=.45, i1=s.n("BsdfTransparent", Color=(1, 1, 1)), i2=s.n("Emission", Color=(1, .90, .80), Strength=.62)))
        unsampled(m)
    return m

def rain(p, rnd):
    """A curtain of thin streams from the lip into the tub, rings where they meet the water."""
    streams = rain_water()
    for k in range(46):
        y = TUB[1] - .86 + 1.72 * k / 45
        x, _, z = on_wave(y, LIP + .35, .006)
        if math.hypot(x - TUB[0], y - TUB[1]) > RADIUS - .24:
            continue
        drop = tube([(x + .02 * q, y, z + (WATER - z) * q) for q in (0, .2, .5, .8, 1)], .0050, streams, 5, taper=lambda q: 1 - .4 * q)
        drop.visible_shadow = False
        tube([(x + .02 + .03 * math.cos(t), y + .03 * math.sin(t), WATER + .006) for t in (math.tau * i / 16 for i in range(16))], .005, streams, 5, closed=True)
        sphere(.012, (x + .02 + rnd.uniform(-.05, .05), y + rnd.uniform(-.02, .02), WATER + rnd.uniform(.02, .09)), streams, 6)
    area((TUB[0] - .3, TUB[1], 2.2), (TUB[0], TUB[1], 0), (.3, 1.2), 24, (1, .78, .56), "rain")

def barrel_bench(p):
    """Inside the wave: a seat that follows it, its back is the wave itself."""
    path = [(-1.98 + .20 * ((y - 2.95) / 2) ** 2, y) for y in (1.25 + 2.95 * k / 50 for k in range(51))]
    bench(p["wave"], path, .36, 0, .36, 5.5); bench(p["sofa"], [(a + .01, b) for a, b in path[1:-1]], .33, .345, .49, 3.4)
    neon([(a + .37, b, .035) for a, b in path[4:-4]], p["neon"], .010)
    for k, cloth in enumerate(("rust", "fur", "camel", "towel", "rust", "fur", "camel")):
        y = 1.52 + .40 * k
        x = -2.13 + .20 * ((y - 2.95) / 2) ** 2
        cushion(.40, .36, .15, (x + .05 * (k % 2), y, .70 + .01 * (k % 2)), (-.42, .10 * (-1) ** k, math.pi / 2), p[cloth])
    ribbon([(-.40, .22), (-.37, .40), (-.34, .50), (-.1, .515), (.15, .52), (.28, .60)], .52, p["fur"], (-1.96, 3.55, 0), math.pi / 2, .022, .016, 4)
    book_stack(p, (-1.86, 2.22, .50), 2, .8); wine_glass(p, (-1.74, 1.32, .36))
