"""Soft forms of plaster: skins with arched holes, rims around them, rolls along a path."""
import bmesh, math
from kit import *

def oval(t, a, b, e=2.5):
    """A point of a rounded rectangle's outline; e 2 is an ellipse."""
    c, s = math.cos(t), math.sin(t)
    return a * math.copysign(abs(c) ** (2 / e), c), b * math.copysign(abs(s) ** (2 / e), s)

def skin(rows, mat, closed=False, holes=(), name="skin"):
    """Smooth over rows of points; open where arched holes are, their rims cover the edge."""
    n = len(rows[0])
    f = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(rows) - 1) for i in range(n if closed else n - 1)]
    ob = mesh([v for row in rows for v in row], f, mat, name, smooth=True)
    inside = lambda c, h: c.z > h[1] + .012 and ((c.x - h[0]) / (h[2] * 1.1)) ** 2 + ((c.z - h[1]) / (h[3] * 1.06)) ** 2 < 1
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.delete(bm, geom=[q for q in bm.faces if any(inside(q.calc_center_median(), h) for h in holes)], context="FACES")
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(ob.data); bm.free()
    return ob

def arch(hole, dy=0.0, grow=0.0, n=40):
    """A hole's outline, half an ellipse, `dy` behind its front."""
    x, z, half, rise, y = hole
    return [(x + (half + grow) * math.cos(math.pi * k / n), y + dy, z + (rise + grow) * math.sin(math.pi * k / n)) for k in range(n + 1)]

def arched(p, hole, depth, s, mat):
    """A rounded rim of plaster, `s` times the fire's, and what is behind it."""
    rim = ((.0, .16), (.0, .06), (.015, .02), (.05, 0), (.09, .005), (.125, .035), (.14, .09), (.14, .40))
    skin([arch(hole, dy * s, grow * s) for grow, dy in rim], p["plaster"])
    inner = [arch(hole, .14 * s + (depth - .14 * s) * q, .006 - hole[2] * .3 * q ** 3) for q in (k / 8 for k in range(9))]
    skin(inner, mat); mesh(inner[-1], [tuple(range(41))], mat)
    x, z, half, _, y = hole
    y0, y1, z = y + .07 * s, y + depth, z + .006
    mesh([(x - half, y0, z), (x + half, y0, z), (x + half, y1, z), (x - half, y1, z)], [(0, 1, 2, 3)], mat)

def bench(mat, path, half, low, high, e=4.5):
    """A soft roll along a (x, y) path, round at both ends."""
    pts, run, rows = [Vector((*q, 0)) for q in path], [0], []
    for a, b in zip(pts, pts[1:]):
        run.append(run[-1] + (b - a).length)
    for i, c in enumerate(pts):
        t = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
        end = max(0, 1 - min(run[i], run[-1] - run[i]) / half)
        w = half * math.sqrt(max(.0004, 1 - end * end))
        rows.append([c + Vector((-t.y * u, t.x * u, (low + high) / 2 + v)) for u, v in (oval(math.tau * k / 40, w, (high - low) / 2, e) for k in range(40))])
    return skin(rows, mat, closed=True)

def arc(x, y, r, a, b, n=50):
    """Points of a circle, from and to in degrees."""
    return [(x + r * math.cos(math.radians(a + (b - a) * k / n)), y + r * math.sin(math.radians(a + (b - a) * k / n))) for k in range(n + 1)]

def straight(a, b, n=50):
    return [(a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n) for k in range(n)]

def mean_of(table, z, reach):
    """What a table says for z, without corners: the mean of its neighbourhood."""
    found = []
    for k in range(-3, 4):
        at = z + reach * k / 3
        (z0, *a), (z1, *b) = next(pair for pair in zip(table, table[1:]) if at <= pair[1][0] or pair[1] == table[-1])
        found.append([u + (v - u) * (at - z0) / (z1 - z0) for u, v in zip(a, b)])
    return [sum(column) / len(found) for column in zip(*found)]
