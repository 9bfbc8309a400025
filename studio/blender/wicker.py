"""Things of a veranda: nests and lamps of wicker, palms in baskets, a fan, bulbs on a wire, screens of slats."""
import itertools, math
from kit import *
from desert import basket
from exterior import slope_x
from room import HT, HW

def woven(p, at, profile, ribs, rings, r=.009, window=None):
    """A cage of ribs along an (r, z) profile with rings between them; `window`: height, half angle and half height of an oval left open in its front (-y)."""
    x, y, z = at
    spot = lambda a, q: (x + q[0] * math.sin(a), y - q[0] * math.cos(a), z + q[1])
    z0, wide, high = window or (0, 1, 1)
    shut = lambda a, q: not window or (a / wide) ** 2 + ((q[1] - z0) / high) ** 2 >= 1
    lines = [[(a, q) for q in profile] for a in (math.tau * k / ribs - math.pi for k in range(ribs))]
    lines += [[(math.tau * k / 48, q) for k in range(-24, 25)] for q in profile[1:-1:max(1, round(len(profile) / rings))]]
    for line in lines:
        for is_shut, piece in itertools.groupby(line, lambda one: shut(*one)):
            piece = [spot(*one) for one in piece]
            if is_shut and len(piece) > 1:
                tube(piece, r, p["sand"], 5)

def egg(t, r=.56, low=.40, high=1.44):
    """A point (r, z) of a nest's outline, t from 0 (its foot) to pi."""
    return r * max(.02, math.sin(t)) ** .6, low + high * (1 - math.cos(t)) / 2

def nest(p, x, y, turn, cloths):
    """An egg of wicker on a rope, cushions in it."""
    z0, wide, high = window = (1.10, 1.12, .44)
    with Recorder() as r:
        woven(p, (0, 0, 0), [egg(math.pi * k / 26) for k in range(27)], 40, 14, .009, window)
        rim = []
        for k in range(48):
            a, z = wide * math.cos(math.tau * k / 48), z0 + high * math.sin(math.tau * k / 48)
            q = egg(math.acos(1 - 2 * (z - .40) / 1.44))[0]
            rim.append((q * math.sin(a), -q * math.cos(a), z))
        tube(rim, .024, p["sand"], 10, closed=True)
        lathe([(0, .48), (.34, .48), (.42, .52), (.44, .58), (.40, .65), (0, .67)], p["cream"], n=48)
        cushion(.54, .48, .20, (-.04, .24, .88), (-.34, 0, .12), p[cloths[0]]); cushion(.40, .36, .16, (.10, .08, .82), (-.42, 0, -.25), p[cloths[1]])
    group(r.objects, (x, y, 0), turn)
    tube([(x, y, 1.82), (x, y, 5.08)], .017, p["sand"], 8); sphere(.05, (x, y, 1.86), p["sand"], 12); sphere(.035, (x, y, 5.04), p["sand"], 12)
    for k in range(3):                                    # wound around the tie
        tube([(x + .034 * (k - 1), y + dy, 5.2 + dz) for dy, dz in ((-.08, -.12), (.08, -.12), (.08, .12), (-.08, .12))], .015, p["sand"], 6, closed=True)

def basket_lamp(p, x, y, z, r=.24, watts=12, top=None):
    """A pendant of wicker, its bulb seen between the ribs."""
    outline = [(r * (.16 + .84 * math.sin(math.pi / 2 * k / 8) ** .8), r * 1.25 * (1 - (k / 8) ** 1.6)) for k in range(9)]
    woven(p, (x, y, z), outline, 36, 4, .006)
    tube([(x + r * math.cos(math.tau * k / 40), y + r * math.sin(math.tau * k / 40), z) for k in range(40)], .012, p["sand"], 8, closed=True)
    sphere(.065, (x, y, z + .10), p["bulb"], 16)
    tube([(x, y, z + .16), (x, y, top or HT * (1 - abs(x) / HW) - .06)], .006, p["black"], 6)
    lamp((x, y, z - .03), watts)

def palm(p, at, rnd, h=2.0, fronds=12, deep=10.0):
    """In a basket; fronds that would reach through the roof lie along it."""
    x, y, z = at
    basket(p, at, .27, .42); cyl(.20, .03, (x, y, z + .36), p["soil"], 24)
    inside = lambda q: Vector((max(-1, min(1, q.x / (slope_x(q.z, HW, HT) - .10))) * (slope_x(q.z, HW, HT) - .10) if q.z > 0 else q.x,
                               min(q.y, deep - .08), q.z))
    v, f = [], []
    for i in range(fronds):
        a, out, up = i * 2.4 + rnd.uniform(-.2, .2), h * rnd.uniform(.30, .46), h * rnd.uniform(.55, .86)
        d, side = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
        spine = [inside(Vector((x, y, z + .36)) + d * (out * q ** 1.7) + Vector((0, 0, up * (1.35 * q - .42 * q ** 3)))) for q in (k / 24 for k in range(25))]
        tube(spine, .009, p["leaf"], 5, taper=lambda q: 1.3 - q)
        for k in range(8, 25):
            w, c, fwd = .30 * h / 2 * math.sin(math.pi * (k - 6) / 20) ** .7, spine[k], (spine[k] - spine[k - 1]).normalized()
            for s in (-1, 1):
                tip, n = inside(c + side * s * w + fwd * .55 * w + Vector((0, 0, -.28 * w))), len(v)
                half = inside(c + side * s * .45 * w + fwd * .16 * w + Vector((0, 0, .05 * w)))
                v += [c - fwd * .008, half - fwd * .020, tip, half + fwd * .020, c + fwd * .008]; f.append((n, n + 1, n + 2, n + 3, n + 4))
    mesh(v, f, p["leaf"], "fronds")

def fan(p, x, y, z):
    """Five long blades under the ridge, a globe of light below them."""
    tube([(x, y, z), (x, y, HT - .46)], .024, p["black"], 10); cyl(.12, .15, (x, y, z - .03), p["brass"], 48, .02)
    for k in range(5):
        a = math.tau * k / 5 + .35
        beam((x + .10 * math.cos(a), y + .10 * math.sin(a), z + .04), (x + 1.28 * math.cos(a), y + 1.28 * math.sin(a), z + .04), .17, .014, p["walnut"], .006)
    sphere(.12, (x, y, z - .13), p["bulb"], 24); lamp((x, y, z - .34), 60, (1, .76, .48), .12)

def festoon(p, a, b, sag=.55, n=9):
    """Bulbs on a wire."""
    at = lambda q: Vector(a) + (Vector(b) - Vector(a)) * q - Vector((0, 0, 4 * sag * q * (1 - q)))
    tube([at(k / 24) for k in range(25)], .007, p["black"], 6)
    for k in range(1, n):
        c = at(k / n)
        sphere(.040, (c.x, c.y, c.z - .07), p["bulb"], 12); cyl(.016, .05, (c.x, c.y, c.z - .045), p["black"], 10)
    lamp(at(.5) - Vector((0, 0, .22)), 7, r=.2)

def screen(p, x, y, turn, leaves=3, w=.52, h=1.78):
    """Slats in folding frames."""
    for k in range(leaves):
        a, dx = turn + (.42 if k % 2 else -.42), (k - (leaves - 1) / 2) * w * math.cos(.42)
        with Recorder() as r:
            for s in (-1, 1):
                box((.04, .035, h), (s * (w / 2 - .02), 0, h / 2 + .01), p["walnut_z"], bevel=.005)
            for z in (.10, h - .03):
                box((w - .08, .03, .06), (0, 0, z), p["walnut"], bevel=.004)
            for i in range(9):
                box((.022, .02, h - .2), (-w / 2 + .075 + (w - .15) * i / 8, 0, h / 2 + .03), p["walnut_z"], bevel=.003)
        group(r.objects, (x + dx * math.cos(turn), y + dx * math.sin(turn), 0), a)
