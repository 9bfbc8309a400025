"""Docks and what lies at them.  Each thing takes the palette, a random source and the ground's height."""
import math
from kit import *
from terrace import planks
import props

def hull(at, rot, length, beam_, depth, mat, inside):
    """A double-ended boat: lofted skin, gunwale, two thwarts."""
    n, m = 28, 10
    def at_(q, s, k=1):
        w = beam_ / 2 * max(.02, math.sin(math.pi * q)) ** .62 * k
        rise = .28 * depth * abs(2 * q - 1) ** 3
        a = s * math.pi / 2
        return (w * math.sin(a), (q - .5) * length, rise + depth * (1 - math.cos(a) ** .8 * k))
    v = [at_(j / n, i / m * 2 - 1, k) for k in (1, .94) for j in range(n + 1) for i in range(m + 1)]
    o, f, g = (n + 1) * (m + 1), [], []
    for j in range(n):
        for i in range(m):
            q = (j * (m + 1) + i, j * (m + 1) + i + 1, (j + 1) * (m + 1) + i + 1, (j + 1) * (m + 1) + i)
            f.append(q[::-1]); g.append(tuple(o + k for k in q))
    with Recorder() as r:
        mesh(v, f, mat, "hull", smooth=True); mesh(v, g, inside, "hull_inside", smooth=True)
        for s in (-1, 1):
            tube([at_(j / n, s) for j in range(n + 1)], .028, inside, 8)
        for q in (.30, .55):
            w = at_(q, 1)[0]
            box((2 * w - .02, .22, .03), (0, (q - .5) * length, depth * .72), inside)
    group(r.objects, at, rot)

def dock(x, y0, y1, p, rnd, width=1.7):
    """Boards on posts over the water, from y1 at the deck out to y0."""
    planks(x - width / 2, x + width / 2, y0, y1, -.30, p["deck"], rnd)
    for s in (-1, 1):
        box((.06, y1 - y0, .2), (x + s * width / 2, (y0 + y1) / 2, -.42), p["black"])
        y = y0 + .3
        while y < y1:
            cyl(.09, 2.0, (x + s * (width / 2 + .05), y, -1.9), p["cedar_z"], 16); y += 2.6
    for s in (-1, 1):
        cyl(.09, .75, (x + s * (width / 2 + .05), y0 + .3, -.3), p["cedar_z"], 16)

def small_light(p, x, y, z):
    box((.09, .09, .42), (x, y, z + .21), p["black"]); box((.093, .093, .05), (x, y, z + .37), p["warm"], bevel=0)
    lamp((x, y - .12, z + .35), 4, r=.03)

def rowing_boat(p, rnd, height):
    dock(-4.6, -13.2, -6.2, p, rnd)
    hull((-6.5, -11.4, -1.02), .12, 4.2, 1.45, .52, plain("boat_green", (.02, .12, .055), .3, coat=.4), p["oak"])
    for k in (-.25, .25):
        tube([(-6.5 + k, -12.9, -.42), (-6.4 + k * .4, -9.6, -.36)], .025, p["cedar"], 8)
    for y in (-12.9, -9.6):
        small_light(p, -3.6, y, -.3)

def canoe(p, rnd, height):
    """A straight path of steps to the water, and the canoe beside it."""
    dock(0, -12.4, -7.0, p, rnd, 2.2)
    hull((2.25, -10.2, -1.0), -.05, 5.0, .95, .45, plain("boat_red", (.30, .035, .02), .25, coat=.6), p["cedar"])
    for y in (-12.1, -9.9, -7.7):
        for s in (-1, 1):
            small_light(p, s * 1.0, y, -.3)

def paddleboards(p, rnd, height):
    dock(4.9, -12.6, -6.2, p, rnd)
    a, b = plain("prop_teal", (.03, .26, .25), .25, coat=.5), plain("prop_bone", (.80, .77, .68), .25, coat=.5)
    for k, (x, turn) in enumerate(((2.3, .5), (3.2, .62))):
        props.board((x, -5.2, .06), math.radians(90), 3.0, .8, (b, a)[k], (a, b)[k], turn)
    for s in (-.22, .22):                                   # swim ladder
        tube([(5.95 + s, -12.75, -1.3), (5.95 + s, -12.75, .55), (5.95 + s, -12.4, .62), (5.95 + s, -12.2, -.28)], .022,
             plain("steel_bright", (.7, .7, .72), .2, 1.0), 10)
    for y in (-12.2, -9.2):
        small_light(p, 4.0, y, -.3)
