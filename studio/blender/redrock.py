"""Red sandstone: a boulder hollowed out, a wall of layers worn by the wind, blocks with one smooth side."""
import math
from kit import *
from adobe import skin

def rock(name, rough=.85, bump=.8, layers=.5):
    """Bands as sand settled, grains, clouds; `layers` is how much the bands show."""
    m, s = material(name)
    if s:
        c = s.coord("Object", jitter=False)
        bent = s.n("VectorMath", i0=s.coord("Object", (.35, .35, 5.5)), i1=s.n("VectorMath", i0=s.noise(c, 1.1, 3, out="Color"), i3=1.3, props={"operation": "SCALE"}))
        band, cloud, grain = s.noise(bent, 1.6, 4, .6), s.noise(c, 2.2, 7, .62), s.noise(c, 60, 3, .6)
        tone = s.math("ADD", s.math("MULTIPLY", band, layers), s.math("ADD", s.math("MULTIPLY", cloud, .85 - layers), s.math("MULTIPLY", grain, .15)))
        high = s.math("ADD", s.math("MULTIPLY", cloud, .8), s.math("ADD", s.math("MULTIPLY", band, .5), s.math("MULTIPLY", grain, .10)))
        col = s.ramp(tone, (.36, (.13, .115, .10)), (.62, (.36, .33, .30)))
        col = s.n("HueSaturation", Color=col, Value=s.math("MULTIPLY_ADD", s.n("ObjectInfo", "Random"), .45, .78))
        s.surface(s.principled(Base_Color=col, Roughness=rough, Specular=.35, Normal=s.bump(high, bump, .05)))
    return m

def faceted(planes, t):
    """Radius at angle t of a stone split along planes: (degrees, distance) of each; edges a little worn."""
    found = sorted(d / math.cos(t - math.radians(a)) for a, d in planes if math.cos(t - math.radians(a)) > .15)
    a, b = found[:2]
    return a - .09 * math.exp(-(b - a) / .09)

def hollowed(p, at, outer, rim, lip, floor, n=220, seed=0, rough=1.0, foot=-.03, inner="honed", mat="basalt"):
    """A stone rough outside, its hollow smooth. `outer(t, q)`: (x, y) of its side, q 0 at the foot, 1 at the rim; `rim(t)`: how
    high its edge is; `lip(t)`: (x, y, z) of the hollow's edge."""
    turn = [math.tau * k / n for k in range(n)]
    def worn(x, y, z, much):
        v = Vector((x, y, z + seed))
        d = noise.noise(v * 1.7) * .055 + noise.noise(v * 4.6) * .030 + noise.noise(v * 13) * .011
        return much * rough * d
    rows = []
    for j in range(31):                                      # the side, its upper edge rounded
        q = j / 30
        row = []
        for t in turn:
            (x, y), z = outer(t, q), foot + (rim(t) - foot) * (q if q < .9 else .9 + .1 * math.sin((q - .9) / .1 * math.pi / 2))
            d = worn(x, y, z, 1) - .035 * rough * max(0, (q - .8) / .2) ** 3
            r = math.hypot(x, y)
            row.append((x * (1 + d / r), y * (1 + d / r), z))
        rows.append(row)
    edge = rows[-1]
    for j in range(1, 13):                                   # its top, towards the hollow
        q = j / 12
        s = q * q * (3 - 2 * q)
        row = []
        for (x, y, z), t in zip(edge, turn):
            a, b, c = lip(t)
            px, py = x + (a - x) * q, y + (b - y) * q
            row.append((px, py, z + (c - z) * s + worn(px, py, 0, .55) * (1 - q) * min(1, q * 4)))
        rows.append(row)
    hole = [rows[-1]]
    for share, deep in ((.995, .012), (.985, .04), (.965, .12), (.93, .34), (.88, .58), (.78, .80), (.60, .94), (.30, .99), (.02, 1)):
        hole.append([(a * share, b * share, c - (c - floor) * deep) for a, b, c in rows[-1]])
    with Recorder() as r:
        skin(rows, p[mat], closed=True, name="stone"); skin(hole, p[inner], closed=True, name="hollow")
    return group(r.objects, at)

def layer(mat, front, back, z0, z1, seed, rounding=.03):
    """One bed of stone: its worn front is a line of (x, y), its back a line behind it."""
    n, h = len(front), z1 - z0
    rows = []
    for inset, z in ((rounding, 0), (rounding * .3, .10), (0, .30), (-.008, .55), (0, .75), (rounding * .35, .92), (rounding, 1)):
        row = []
        for k, (x, y) in enumerate(front):
            (xa, ya), (xb, yb) = front[max(k - 1, 0)], front[min(k + 1, n - 1)]
            long = math.hypot(xb - xa, yb - ya) or 1
            d = inset + noise.noise((x * 7, y * 7, seed + z * h * 9)) * .012
            row.append((x + (yb - ya) / long * -d, y + (xb - xa) / long * d, z0 + h * z))
        rows.append(row + [(x, y, z0 + h * z) for x, y in back])
    skin(rows, mat, closed=True, name="bed")
    mesh(rows[-1], [tuple(range(len(rows[-1])))], mat, "top"); mesh(rows[0][::-1], [tuple(range(len(rows[0])))], mat, "under")
