"""Rough granite: boulders fitted to each other in a wall, rounded by weather, mortar behind them."""
import math
from kit import *

def granite(name="basalt", dark=(.13, .122, .115), light=(.40, .375, .35)):
    """Grains of three minerals in large clouds."""
    m, s = material(name)
    if s:
        c = s.coord("Object", jitter=True)
        cloud, grain = s.noise(c, 2.2, 7, .6), s.n("TexVoronoi", "Color", Vector=c, Scale=85)
        grain = s.n("SeparateXYZ", 0, i0=grain)
        tone = s.math("ADD", s.math("MULTIPLY", cloud, .62), s.math("MULTIPLY", grain, .38))
        col = s.ramp(tone, (.28, dark), (.66, light))
        col = s.n("HueSaturation", Color=col, Value=s.math("MULTIPLY_ADD", s.n("ObjectInfo", "Random"), .5, .75))
        s.surface(s.principled(Base_Color=col, Roughness=.82, Specular=.3, Normal=s.bump(s.math("ADD", cloud, s.math("MULTIPLY", grain, .08)), .7, .05)))
    return m

def clip(outline, a, b, c):
    """The part of a convex outline where a u + b v <= c."""
    out = []
    for (u0, v0), (u1, v1) in zip(outline, outline[1:] + outline[:1]):
        d0, d1 = a * u0 + b * v0 - c, a * u1 + b * v1 - c
        if d0 <= 0:
            out.append((u0, v0))
        if d0 * d1 < 0:
            q = d0 / (d0 - d1)
            out.append((u0 + (u1 - u0) * q, v0 + (v1 - v0) * q))
    return out

def cells(rnd, outline, size, hole=None, flat=1.35):
    """Divides a convex outline among scattered points, cells `flat` times as wide as high; `hole`: left, right, bottom, top of what stays free."""
    us, vs = [u for u, _ in outline], [v for _, v in outline]
    inside = lambda u, v: all((b[0] - a[0]) * (v - a[1]) - (b[1] - a[1]) * (u - a[0]) > 0 for a, b in zip(outline, outline[1:] + outline[:1]))
    sites, row, v = [], 0, min(vs) + size * .35
    while v < max(vs):
        u = min(us) + size * flat * (.25 + .5 * (row % 2))
        while u < max(us):
            q = (u + rnd.uniform(-.38, .38) * size * flat, v + rnd.uniform(-.38, .38) * size)
            if inside(*q) and not (hole and hole[0] < q[0] < hole[1] and hole[2] < q[1] < hole[3]):
                sites.append(q)
            u += size * flat
        v += size * .86; row += 1
    sites = [q for k, q in enumerate(sites) if k % 6 != 4]           # some have more room than others
    for u, v in sites:
        cell = list(outline)
        for w, z in sites:
            if (w, z) != (u, v) and abs(w - u) < 4 * size and abs(z - v) < 4 * size:
                a, b = (w - u) / flat ** 2, z - v
                cell = clip(cell, a, b, a * (u + w) / 2 + b * (v + z) / 2)
        if hole:
            away = (hole[0] - u, u - hole[1], hole[2] - v, v - hole[3])
            k = away.index(max(away))
            w, z = [q[0] for q in cell], [q[1] for q in cell]
            if max(w) > hole[0] and min(w) < hole[1] and max(z) > hole[2] and min(z) < hole[3]:
                cell = clip(cell, *((1, 0, hole[0]), (-1, 0, -hole[1]), (0, 1, hole[2]), (0, -1, -hole[3]))[k])
        if len(cell) > 2:
            yield cell

# of a boulder: share of its outline, how far out
RINGS = ((1.0, -.05), (1.0, .035), (.98, .068), (.93, .090), (.82, .104), (.55, .112), (.25, .115), (0, .116))

def boulders(p, rnd, outline, size, place, hole=None, gap=.006, out=1.0, mat="basalt"):
    """Fills an outline, counter-clockwise in (u, v); `place(u, v, out)` says where that is in the room."""
    for cell in cells(rnd, outline, size, hole):
        mid = [sum(q[k] for q in cell) / len(cell) for k in (0, 1)]
        for _ in range(2):                                       # corners worn off
            cell = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(cell, cell[1:] + cell[:1])
                    for t in ((.16, .84) if math.dist(a, b) > .04 else (.5,))]
        widest = max(math.dist(q, mid) for q in cell)
        shrink, deep, tip, n = 1 - gap / widest, out * rnd.uniform(.75, 1.25) * min(1, widest / .15), (rnd.uniform(-.1, .1), rnd.uniform(-.1, .1)), len(cell)
        v = []
        for share, far in RINGS:
            for u, w in cell:
                du, dw = (u - mid[0]) * share * shrink, (w - mid[1]) * share * shrink
                rough = noise.noise((u * 9 * share + mid[0], w * 9 * share + mid[1], 3)) * .022 + noise.noise((du * 22, dw * 22, mid[0])) * .010
                v.append(place(mid[0] + du, mid[1] + dw, deep * (far + du * tip[0] + dw * tip[1] + (rough if far > 0 else 0))))
        f = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(RINGS) - 1) for k in range(n)]
        mesh(v, f, p[mat], "boulder", smooth=True)
