"""A sofa like a broken ice floe: rounded slabs with gaps between them, white above, ice below, light at their feet; globes like snow over it."""
import math
from kit import *
from adobe import bench

# each slab's outline, counter-clockwise, from the middle of the open water between them (its coordinates: room_floe.py's SEA)
SLABS = (
    [(-1.10, .80), (-1.62, 1.30), (-2.42, 1.12), (-2.86, .30), (-2.72, -.62), (-2.02, -.80), (-1.22, -.42), (-.98, .15)],
    [(-1.12, -.66), (-1.86, -1.02), (-2.54, -.90), (-2.62, -1.62), (-1.86, -2.26), (-.98, -2.20), (-.58, -1.66), (-.66, -1.00)],
    [(-.40, -1.06), (-.32, -1.74), (-.70, -2.30), (.10, -2.62), (1.02, -2.34), (1.50, -1.78), (1.16, -1.14), (.42, -.90)],
    [(1.38, -1.06), (1.74, -1.62), (2.30, -1.30), (2.48, -.30), (2.34, .62), (1.72, .92), (1.14, .56), (1.02, -.32), (1.10, -.78)],
    [(-.96, 1.06), (-.52, .94), (-.34, 1.30), (-.66, 1.68), (-1.18, 1.62), (-1.26, 1.32)])
SEAT = .45                                       # their height; the last is a stool

def rounded(outline, cuts=(.15, .25, .25)):
    """Its corners cut off again and again, each time by a part of the edges that meet there."""
    for q in cuts:
        outline = [tuple(u + (v - u) * t for u, v in zip(a, b)) for a, b in zip(outline, outline[1:] + outline[:1]) for t in (q, 1 - q)]
    return outline

def inset(outline, d):
    """A little smaller all round: its points move towards its middle."""
    cx, cy = (sum(k) / len(outline) for k in zip(*outline))
    return [(cx + (x - cx) * (1 - d / math.hypot(x - cx, y - cy)), cy + (y - cy) * (1 - d / math.hypot(x - cx, y - cy))) for x, y in outline]

def layer(outline, profile, mat, at, swell=0.0):
    """A body over an outline; each row of its profile is (how far in, height), closed at the top and the foot."""
    cx, cy = (sum(k) / len(outline) for k in zip(*outline))
    rows = [[(x, y, z) for x, y in inset(outline, d)] for d, z in profile]
    d, z = profile[-1]
    for q in (.72, .42, .12) if swell else ():
        rows.append([(cx + (x - cx) * q, cy + (y - cy) * q, z + swell * (1 - q * q)) for x, y, _ in rows[len(profile) - 1]])
    n = len(outline)
    v = [(x + at[0], y + at[1], z + at[2] + (swell * .5 * noise.noise((2.1 * x, 2.1 * y, 3)) if z > SEAT - .02 and swell else 0)) for row in rows for x, y, z in row]
    f = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(rows) - 1) for i in range(n)]
    f += [tuple(range(n - 1, -1, -1)), tuple(range((len(rows) - 1) * n, len(rows) * n))]
    ob = mesh(v, f, mat, "slab", smooth=True)
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(50)
    return ob

def slab(p, outline, at):
    """Black foot, ice-coloured frame, thick white upholstery with a soft edge, a line of light under it."""
    o = rounded(outline)
    layer(o, [(.16, 0), (.16, .07)], p["black"], at)
    layer(o, [(.10, .06), (.02, .085), (0, .12), (0, .205), (.03, .235)], p["sofa"], at)
    layer(o, [(.10, .225), (.065, .25), (.05, .29), (.05, .35), (.068, .40), (.11, .43), (.18, SEAT)], p["cream"], at, .022)
    neon([(x + at[0], y + at[1], at[2] + .045) for x, y in inset(o, .115)], p["neon"], .012, closed=True)

def floe(p, x, y, z):
    for outline in SLABS:
        slab(p, outline, (x, y, z))
    # backs along the outer edges of the left and the right slab
    for k, points in ((0, [(-1.74, 1.06), (-2.34, .90), (-2.62, .28), (-2.52, -.42)]), (3, [(2.04, -1.18), (2.22, -.36), (2.12, .42)])):
        path = [points[0]] + [tuple(u + (v - u) * t for u, v in zip(a, b)) for a, b in zip(points, points[1:]) for t in [q / 12 for q in range(1, 13)]]
        for _ in range(8):
            path = [path[0]] + [tuple((u + 2 * v + w) / 4 for u, v, w in zip(a, b, c)) for a, b, c in zip(path, path[1:], path[2:])] + [path[-1]]
        bench(p["sofa"], [(x + a, y + b) for a, b in path], .17, z + .40, z + .80, 3)

def globes(p, x, y, points, top):
    """Balls of light on cords, each (x, y, height, radius), like a first snow."""
    for dx, dy, z, r in points:
        sphere(r, (x + dx, y + dy, z), p["snowball"], 24)
        cyl(.022, .06, (x + dx, y + dy, z + r - .01), p["brass"], 16)
        tube([(x + dx, y + dy, z + r + .04), (x + dx, y + dy, top(x + dx))], .006, p["black"], 6)
        lamp((x + dx, y + dy, z - r - .12), 60 * r, (1, .78, .54), .12)
