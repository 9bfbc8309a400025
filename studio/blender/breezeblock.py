"""Florida, about 1958: a curved wall of pierced blocks with a sheet of evening behind it; leaves between the two, and in pots."""
import math
from kit import *

MIDDLE, R, SIDE, ROWS, DEEP = (-.20, 2.30), 3.35, .52, 5, .16         # the wall's arc; a block's side, how many on each other, how thick
FROM, COLUMNS = 61.5, 10                         # where its first column stands, degrees; how many there are
STEP = math.degrees(SIDE / R)
on_arc = lambda degrees, z, r=R: (MIDDLE[0] + r * math.cos(math.radians(degrees)), MIDDLE[1] + r * math.sin(math.radians(degrees)), z)

def plate(outline, holes, mat, depth):
    """A flat thing with holes in it, standing: outlines in (x, z), from y -depth/2 to depth/2; each hole has as many corners as its outline."""
    n, h = len(outline), depth / 2
    v = [(x, y, z) for ring in (outline, holes) for y in (-h, h) for x, z in ring]
    f = []
    for k in range(n):
        j = (k + 1) % n
        f += [(k, j, 2 * n + j, 2 * n + k), (n + j, n + k, 3 * n + k, 3 * n + j), (2 * n + k, 2 * n + j, 3 * n + j, 3 * n + k), (j, k, n + k, n + j)]
    return mesh(v, f, mat, "plate")

def block(mat):
    """A square frame, a thick ring in it that touches all four sides."""
    a, n = SIDE / 2 - .004, 48
    turn = [math.tau * (k + .5) / n for k in range(n)]
    square = lambda half: [(half * math.cos(t) / max(abs(math.cos(t)), abs(math.sin(t))), half * math.sin(t) / max(abs(math.cos(t)), abs(math.sin(t)))) for t in turn]
    circle = lambda r: [(r * math.cos(t), r * math.sin(t)) for t in turn]
    with Recorder() as made:
        plate(square(a), square(a - .024), mat, DEEP); plate(circle(a - .006), circle(a - .066), mat, DEEP * .86)
    return made.objects

def lit_wall(p, rnd):
    """Its end steps down; light and leaves behind it."""
    first = block(p["breeze"])
    for o in first:
        o.location = (0, 0, -9)
    for i in range(COLUMNS):
        a = FROM + STEP * (i + .5)
        rows = (3, 4)[i] if i < 2 else ROWS
        for k in range(rows):
            for o in first:
                copy(o, on_arc(a, .10 + SIDE * (k + .5)), math.radians(a - 90))
        with Recorder() as r:
            box((SIDE + .012, DEEP + .06, .05), (0, 0, .10 + SIDE * rows + .025), p["pink"], bevel=.010); box((SIDE + .012, DEEP + .05, .10), (0, 0, .05), p["pink"], bevel=.006)
        group(r.objects, on_arc(a, 0), math.radians(a - 90))
    ends = [FROM + STEP * q for q in (.1, 2.1, COLUMNS - .1)]
    line = lambda a, b, z, r: [on_arc(a + (b - a) * k / 40, z, r) for k in range(41)]
    neon(line(ends[1], ends[2], .10 + SIDE * ROWS + .02, R + .15), p["neon"], .016); neon(line(ends[0], ends[2], .04, R - .12), p["neon"], .013)
    n, far = 60, R + .36                                 # a sheet of evening behind it, lowest where it steps down
    top = lambda i: .10 + SIDE * ((3, 4)[int(i)] if i < 2 else ROWS) - .06
    at = [COLUMNS * k / n for k in range(n + 1)]
    v = [on_arc(FROM + STEP * i, z, far) for i in at for z in (.04, top(min(i, COLUMNS - .01)))]
    mesh(v, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(n)], evening(), "evening")
    for i, rows in ((0, 3), (COLUMNS, ROWS)):            # a post closes each end
        x, y, _ = on_arc(FROM + STEP * i, 0, R + .19)
        box((.10, .56, .15 + SIDE * rows), (x, y, (.15 + SIDE * rows) / 2), p["pink"], (0, 0, math.radians(FROM + STEP * i - 90)), .012)
    for k in range(34):                                  # leaves between the two
        i = .4 + (COLUMNS - .8) * (k * .618 % 1)
        leaf(p, on_arc(FROM + STEP * i, rnd.uniform(.5, min(2.1, top(i) - .3)), R + .22), rnd.uniform(.22, .40), math.radians(FROM + STEP * i - 90), math.pi / 2 + rnd.uniform(-.1, .1))
    for k in range(4):
        a = FROM + STEP * (3 + 6 * k / 3)
        area(on_arc(a, .10 + SIDE * ROWS + .06, R + .3), on_arc(a, 6, R + .6), (1.0, .12), 22, (1, .62, .32), "rim")

def evening():
    """Lit paper, as a sunset is: amber low down, coral above."""
    m, s = material("evening")
    if s:
        unsampled(m)
        height = s.n("SeparateXYZ", 2, i0=s.coord("Generated"))
        col = s.ramp(height, (0, (1, .34, .05)), (.45, (1, .19, .06)), (1, (.85, .09, .09)))
        s.surface(s.n("Emission", Color=col, Strength=s.math("MULTIPLY", s.ramp(height, (0, .85), (.35, .80), (1, .60)), 2.4)))
    return m

def leaf(p, at, size, turn, droop):
    """A heart on a point, hanging from `at`."""
    n, v = 20, [(0, 0, 0)]
    for k in range(n):
        t = math.tau * k / n
        v.append((size * .62 * math.sin(t) * (1 - .25 * math.cos(t)), -size * (.48 - .55 * math.cos(t)), .02 * size * abs(math.sin(t))))
    mesh(v, [(0, k + 1, (k + 1) % n + 1) for k in range(n)], p["leaf"], "leaf", smooth=True, at=at, rot=(droop, 0, turn))

def banana(p, at, rnd, h=1.9, n=9, pot=True):
    """Wide blades that rise, bend and hang, from a clay pot or the soil."""
    x, y, z = at
    if pot:
        lathe([(0, 0), (.22, 0), (.27, .06), (.25, .40), (.22, .42), (.21, .36), (0, .36)], p["clay"], at, 40); z += .34
    for i in range(n):
        a, long, lift = math.tau * i / n + rnd.uniform(-.3, .3), h * rnd.uniform(.75, 1.0), rnd.uniform(.85, 1.25)
        d, s = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
        v, f = [], []
        for k in range(13):
            q = k / 12
            c = Vector((x, y, z)) + d * (long * .55 * q ** 1.6) + Vector((0, 0, long * lift * (q - .42 * q ** 3)))
            w = .012 + .15 * h * max(0, math.sin(math.pi * max(0, (q - .28) / .72))) ** .7
            v += [c - s * w + Vector((0, 0, .28 * w)), c, c + s * w + Vector((0, 0, .28 * w))]
            if k:
                o = 3 * (k - 1)
                f += [(o, o + 1, o + 4, o + 3), (o + 1, o + 2, o + 5, o + 4)]
        mesh(v, f, p["leaf"], "blade", smooth=True)
