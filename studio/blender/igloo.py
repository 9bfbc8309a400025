"""A fire in a dome built of blocks like an igloo: courses of curved blocks, an arched mouth, a slim flue."""
import math
from kit import *
from floe import layer, rounded
from furniture import candle
from room_kiva import soot

R, THICK, BASE = 1.66, .16, .20                  # the dome's outer radius, its blocks' thickness; the hearth's height
RISE = 1.04                                      # how much taller it is than half a ball
MOUTH = (.58, .82, .22, -2.34)                   # inner and outer radius of the porch's arch, height of its jambs, its front
COURSES = 8
TOP = 78                                         # where the last course ends, degrees up

def block(p, a0, a1, e0, e1):
    """Part of the shell, from and to round it (0 is the front) and up it, in radians."""
    n, v = 4, []
    for r in (R, R - THICK):
        for j in range(3):
            e = e0 + (e1 - e0) * j / 2
            for i in range(n + 1):
                a = a0 + (a1 - a0) * i / n
                v.append((r * math.cos(e) * math.sin(a), -r * math.cos(e) * math.cos(a), BASE + RISE * r * math.sin(e)))
    o, w = 3 * (n + 1), n + 1
    f = [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(2) for i in range(n)]
    f += [tuple(o + q for q in face[::-1]) for face in f]
    rim = list(range(n + 1)) + [w + n] + list(range(2 * w + n, 2 * w - 1, -1)) + [w]
    f += [(b, a, o + a, o + b) for a, b in zip(rim, rim[1:] + rim[:1])]
    ob = mesh(v, f, p["snow"], "block", smooth=True, bevel=.026, seg=3)
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(40)

def dome(p, rnd):
    inner, outer, jamb, _ = MOUTH
    step = math.radians(TOP) / COURSES
    for k in range(COURSES):
        e0, e1 = k * step, (k + 1) * step
        z = RISE * R * math.sin(e0)
        wide = (outer - .12) if z < jamb else math.sqrt(max(0, (outer - .12) ** 2 - (z - jamb) ** 2))
        start = math.asin(min(1, wide / (R * math.cos((e0 + e1) / 2)))) if z < jamb + outer - .14 else 0
        n = max(5, round((math.tau - 2 * start) * R * math.cos((e0 + e1) / 2) / .62))
        turn = 0 if start else (k % 2) * .5 + rnd.uniform(-.1, .1)
        for i in range(n):
            a0, a1 = (start + (math.tau - 2 * start) * (i + turn + q) / n for q in (0, 1))
            gap = .010 / (R * math.cos((e0 + e1) / 2))
            block(p, a0 + gap, a1 - gap, e0 + .005, e1 - .005)
    lathe([((R - .07) * math.cos(e), BASE + RISE * (R - .07) * math.sin(e)) for e in (math.pi / 2 * q / 24 for q in range(25))], p["mortar"], n=96)
    t = math.radians(TOP)
    lathe([(R * math.cos(t) - .01, BASE + RISE * (R - THICK) * math.sin(t)), (R * math.cos(t) - .01, BASE + RISE * R * math.sin(t) + .02),
           (R * math.cos(t) - .05, BASE + RISE * R * math.sin(t) + .05), (.19, BASE + RISE * R + .05), (.17, BASE + RISE * R + .10)], p["snow"], n=64)

def porch(p):
    """Two rings of wedge-shaped blocks on straight jambs; soot behind them, the fire in it."""
    inner, outer, jamb, front = MOUTH
    at = lambda r, t: (r * math.cos(t), BASE + jamb + r * math.sin(t))
    for k, (y0, y1) in enumerate(((front, front + .42), (front + .43, front + 1.1))):
        out, n = outer - .035 * k, 9 - k
        for s in (-1, 1):
            prism([(s * inner, BASE), (s * out, BASE), (s * out, BASE + jamb - .005), (s * inner, BASE + jamb - .005)][::s], y0, y1, p["snow"], .024)
        for i in range(n):
            t0, t1 = math.pi * i / n + .007, math.pi * (i + 1) / n - .007
            ring = [at(out, t0 + (t1 - t0) * q / 4) for q in range(5)] + [at(inner, t1 - (t1 - t0) * q / 4) for q in range(5)]
            prism(ring, y0, y1, p["snow"], .024)
    arch = [(inner - .012, BASE)] + [at(inner - .012, math.pi * q / 24) for q in range(25)] + [(-inner + .012, BASE)]
    y0, y1 = front + .18, front + .66
    n = len(arch)
    mesh([(x, y, z) for y in (y0, y1) for x, z in arch], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)] + [tuple(range(n, 2 * n))], soot(), "soot")
    mesh([(-inner, y0, BASE + .006), (inner, y0, BASE + .006), (inner, y1, BASE + .006), (-inner, y1, BASE + .006)], [(0, 1, 2, 3)], soot(), "soot")
    neon([(outer + .03, front - .012, BASE + .02)] + [(x, front - .012, z) for x, z in (at(outer + .03, math.pi * q / 40) for q in range(41))]
         + [(-outer - .03, front - .012, BASE + .02)], p["neon"], .013)

def igloo(p, at, rnd, watts, top):
    """Dome, porch and flue on a hearth like a floe of stone; `top`: where the flue leaves the roof."""
    hearth = [(1.0, -3.0), (1.55, -2.2), (2.05, -.9), (1.95, .8), (1.1, 1.62), (-1.1, 1.62), (-1.95, .8), (-2.05, -.9), (-1.6, -2.2), (-1.05, -3.05)]
    with Recorder() as r:
        layer(rounded(hearth), [(.05, 0), (.05, .03), (0, .05), (0, BASE - .03), (.03, BASE)], p["slate"], (0, 0, 0))
        neon([(x * 1.01, y * 1.01, .022) for x, y in rounded(hearth)], p["neon"], .012, closed=True)
        dome(p, rnd); porch(p)
        tube([(0, 0, BASE + RISE * R), (0, 0, top)], .15, p["snow"], 32)
        y = MOUTH[3] + .40
        logs((0, y - .02, BASE + .02), 6, .56, 3)
        fire((0, y + .03, BASE + .02), .76, .62, .12, 11, .45 * watts, group_="fire")
        lamp((0, MOUTH[3] - .14, BASE + .36), .55 * watts, (1, .42, .12), .12, "fire")
        for dx, dy, h in ((-1.18, -2.36, .18), (-1.08, -2.50, .11), (1.12, -2.42, .15), (1.24, -2.28, .09)):
            candle(p, (dx, dy, BASE), h, .040, 1.4 if h > .14 else 0)
    return group(r.objects, at)
