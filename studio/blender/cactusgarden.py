"""A garden of cacti in gravel: saguaros with arms, barrels with flowers, agaves, prickly pears."""
import math
from kit import *
from adobe import skin

def ribbed(p, path, r, ribs=13, mat="saguaro", seed=0):
    """A column along a path, round at its top; pale spines on its ribs."""
    path, n, rows = [Vector(q) for q in path], ribs * 6, []
    last = len(path) - 1
    for k, c in enumerate(path):
        d = (path[min(k + 1, last)] - path[max(k - 1, 0)]).normalized()
        a = d.orthogonal().normalized() if abs(d.z) < .9 else Vector((1, 0, 0))
        a = (a - d * a.dot(d)).normalized()
        b, left = d.cross(a), (path[-1] - c).length
        round_ = math.sqrt(max(.003, 1 - max(0, 1 - left / (1.3 * r)) ** 2)) * (.86 + .14 * min(1, 4 * k / last))
        rows.append([c + (a * math.cos(t) + b * math.sin(t)) * r * round_ * (1 + .10 * math.cos(ribs * t)) for t in (math.tau * s / n for s in range(n))])
    skin(rows, p[mat], closed=True, name="saguaro")
    for s in range(0, n, 6):
        v, f = [], []
        for j, row in enumerate(rows[1:]):
            q, c = row[s], path[j + 1]
            out, along = (q - c).normalized(), (rows[j + 1][s] - rows[j][s]).normalized()
            side = out.cross(along)
            for w, lift in ((.020, .004), (-.020, .004), (.013, -.016), (-.013, -.016)):      # a small star
                o = len(v)
                tip = q + out * .022 + side * w + along * (lift + .010)
                v += [q - along * .003, q + along * .003, tip]; f.append((o, o + 1, o + 2))
        mesh(v, f, p["spine"], "spines")

def saguaro(p, at, h, r=.15, arms=()):
    """`arms`: direction in degrees, height of the elbow, reach, length upwards, thickness."""
    x, y, z = at
    ribbed(p, [(x, y, z + h * k / 34) for k in range(35)], r)
    for turn, low, reach, up, thick in arms:
        d = Vector((math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0))
        foot = Vector((x, y, z + low))
        elbow = [foot + d * (reach * math.sin(t)) + Vector((0, 0, reach * .7 * (1 - math.cos(t)))) for t in (math.pi / 2 * k / 10 for k in range(11))]
        ribbed(p, elbow + [elbow[-1] + Vector((0, 0, up * k / 12)) for k in range(1, 13)], thick, 11)

def barrel_cactus(p, at, r, flowers=6):
    x, y, z = at
    ribs, n, m = 18, 108, 22
    rows = []
    for j in range(m + 1):
        t = math.pi * (.12 + .86 * j / m)
        rows.append([(x + r * math.sin(t) * w * math.cos(a), y + r * math.sin(t) * w * math.sin(a), z + r * .82 - r * .96 * math.cos(t)) for a in (math.tau * s / n for s in range(n)) for w in [1 + .09 * math.cos(ribs * a)]])
    skin(rows, p["barrel_green"], closed=True, name="barrel")
    v, f = [], []
    for j in range(4, m, 2):
        for s in range(0, n, 6):
            q = Vector(rows[j][s])
            out = (q - Vector((x, y, z + r * .8))).normalized()
            side = out.cross(Vector((0, 0, 1))).normalized()
            for a in (-1, 0, 1):
                o, tip = len(v), q + out * .030 + side * .022 * a
                v += [q - side * .003, q + side * .003, tip]; f.append((o, o + 1, o + 2))
    mesh(v, f, p["spine"], "spines")
    for k in range(flowers):
        a = math.tau * k / flowers + .3
        c = (x + .34 * r * math.cos(a), y + .34 * r * math.sin(a), z + r * 1.66)
        lathe([(0, 0), (.016, .0), (.034, .035), (.040, .052), (.022, .040), (0, .036)], p["bloom"], c, 14)

def agave(p, at, r, rnd, n=34):
    """A rosette of thick pointed leaves with pale edges."""
    x, y, z = at
    for i in range(n):
        q = i / n
        a, lift, long = 2.4 * i, .22 + 1.10 * q, r * (1.05 - .42 * q) * rnd.uniform(.92, 1.06)
        d, s, up = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0)), Vector((0, 0, 1))
        v, m = [], 9
        for k in range(m + 1):
            t = k / m
            c = Vector((x, y, z + .04)) + d * (long * math.cos(lift) * t) + up * (long * math.sin(lift) * t + .14 * r * t * t)
            w = .105 * r * 2 * math.sin(math.pi * min(1, .18 + .82 * t)) ** .8 * (1 - t ** 5) + .002
            v += [c - s * w + up * .32 * w, c - s * .5 * w, c, c + s * .5 * w, c + s * w + up * .32 * w]
        f = [(5 * k + j, 5 * k + j + 1, 5 * k + j + 6, 5 * k + j + 5) for k in range(m) for j in range(4)]
        mesh(v, f, p["agave"], "agave", smooth=True).modifiers.new("thick", "SOLIDIFY").thickness = .012 * r / .4

def prickly_pear(p, at, rnd, s=1.0):
    """Pads on pads, fruit on the upper ones."""
    def pad(foot, turn, lean, h, deep):
        with Recorder() as rec:
            n, m, rows = 28, 14, []
            for j in range(m + 1):
                t = math.pi * j / m
                w = h * .40 * math.sin(t) ** .75 * (.72 + .28 * (1 - math.cos(t)) / 2) + .001
                rows.append([(w * math.cos(a), .16 * w * math.sin(a), h * (1 - math.cos(t)) / 2) for a in (math.tau * k / n for k in range(n))])
            skin(rows, p["saguaro"], closed=True, name="pad")
            v, f = [], []
            for i in range(26):
                a, b = rnd.uniform(-.7, .7), rnd.uniform(.14, .92)
                o = len(v); c = Vector((h * .38 * a * math.sin(math.pi * b), -.06 * h, h * b))
                v += [c + Vector((-.004, .01, 0)), c + Vector((.004, .01, 0)), c + Vector((.01, -.022, .012))]; f.append((o, o + 1, o + 2))
            mesh(v, f, p["spine"], "spines")
            if not deep:
                for a in (-.5, 0, .5):
                    sphere(.020 * s, (h * .36 * a, 0, h * (1.0 - .12 * abs(a) * 2)), p["bloom"], 8, 1.3)
        m4 = Matrix.Translation(foot) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(lean, 4, "Y")
        bpy.context.view_layer.update()
        for o in rec.objects:
            o.matrix_world = m4 @ o.matrix_world
        for k in range(2 if deep else 0):
            side = (-1, 1)[k]
            pad(m4 @ Vector((side * h * .20, 0, h * .93)), turn + rnd.uniform(-.5, .5), lean + side * rnd.uniform(.25, .5), h * rnd.uniform(.74, .86), deep - 1)
    for k in range(3):
        a = 2.1 * k + rnd.uniform(0, .5)
        pad(Vector((at[0] + .10 * s * math.cos(a), at[1] + .10 * s * math.sin(a), at[2] - .03)), a, .22, .34 * s, 2)

def gravel_bed(p, outline, rnd, n=700, h=.10):
    """Gravel between boards on edge; `outline`: (x, y), counter-clockwise."""
    m = len(outline)
    mesh([(x, y, h - .03) for x, y in outline], [tuple(range(m))], p["gravel"], "gravel")
    for (xa, ya), (xb, yb) in zip(outline, outline[1:] + outline[:1]):
        beam((xa, ya, h / 2 + .01), (xb, yb, h / 2 + .01), .05, h + .02, p["oak"], .010)
    inside = lambda x, y: sum((ya > y) != (yb > y) and x < (xb - xa) * (y - ya) / (yb - ya) + xa for (xa, ya), (xb, yb) in zip(outline, outline[1:] + outline[:1])) % 2
    stones = [sphere(.030, (0, 0, -9), p[mat], 5, .6) for mat in ("gravel", "gravel_dark")]
    xs, ys = [q[0] for q in outline], [q[1] for q in outline]
    while n:
        x, y = rnd.uniform(min(xs), max(xs)), rnd.uniform(min(ys), max(ys))
        if inside(x, y):
            n -= 1
            copy(stones[n % 4 == 0], (x, y, h - .025), (rnd.uniform(-.3, .3), rnd.uniform(-.3, .3), rnd.uniform(0, 6)), (rnd.uniform(.5, 1.5), rnd.uniform(.5, 1.1), rnd.uniform(.6, 1.3)))
