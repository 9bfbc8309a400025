"""What the sea leaves and what one takes to it: porch chairs of slats, driftwood, floats in rope, a life ring, a dog's bed with the dog's shape in it."""
import math
from kit import *
from adobe import arc, bench
from furniture import *

def porch_chair(p, at, rot, pillow):
    """Slats: a seat that falls to the back, a fanned back, arms wide enough for a glass."""
    with Recorder() as r:
        for k in range(5):                               # the back, its top in an arc
            t = (k - 2) / 2
            tall = .92 - .10 * t * t
            beam((.19 * t, .24, .30), (.27 * t, .24 + tall * .42, .30 + tall * .88), .092, .024, p["walnut_z"], .008, up=(0, 1, 0))
        for k in range(6):
            q = k / 5
            box((.54, .088, .024), (0, -.34 + .58 * q, .40 - .10 * q), p["walnut"], (-.17, 0, 0), .008)
        for z, y, w in ((.50, .37, .56), (.86, .53, .64)):
            beam((-w / 2, y, z), (w / 2, y, z), .07, .026, p["walnut"], .006)
        for s in (-1, 1):
            beam((s * .28, -.36, .37), (s * .26, .42, .16), .13, .028, p["walnut"], .008)
            beam((s * .31, -.34, 0), (s * .31, -.34, .60), .10, .030, p["walnut_z"], .008, up=(0, 1, 0))
            beam((s * .29, .40, 0), (s * .31, .36, .60), .08, .030, p["walnut_z"], .008, up=(0, 1, 0))
            box((.15, .84, .028), (s * .35, .00, .615), p["walnut"], bevel=.012)
        soft_box((.50, .50, .09), (0, -.06, .43), p["linen"], (-.15, 0, 0), .04)
        cushion(.46, .42, .16, (0, .24, .72), (-.42, 0, 0), p[pillow])
    return group(r.objects, at, rot)

def crescent(p, at, r, a, b):
    """A low seat on part of a circle, its back lower than a sitting dog's ears; cushions, a throw."""
    x, y = at
    bench(p["sofa"], arc(x, y, r, a, b), .45, .05, .42)
    bench(p["sofa"], arc(x, y, r + .40, a + 3, b - 3), .15, .10, .70, 3)
    for k, cloth in enumerate(("rust", "linen", "camel", "grey", "linen", "rust")):
        t = math.radians(a + 8 + (b - a - 16) * (0, .10, .38, .62, .90, 1.0)[k])
        cushion(.48, .46, .18, (x + (r + .16) * math.cos(t), y + (r + .16) * math.sin(t), .64), (-.32, 0, t - math.pi / 2), p[cloth])
    t = math.radians(a + .26 * (b - a))
    ribbon([(-.50, .12), (-.485, .36), (-.44, .445), (0, .445), (.22, .46), (.30, .70), (.42, .735), (.55, .68), (.57, .40)], .56, p["towel"],
           (x + r * math.cos(t), y + r * math.sin(t), .005), t - math.pi / 2, .018, .014, 3)

def driftwood(p, a, b, r, seed):
    """A trunk that the sea has stripped and bleached."""
    a, b = Vector(a), Vector(b)
    path = [a + (b - a) * q + Vector((noise.noise((q * 2.3, seed, 0)), noise.noise((q * 2.3, 0, seed)), noise.noise((seed, q * 3, 0)) * .5)) * .16 for q in (k / 16 for k in range(17))]
    tube(path, r, p["drift"], 18, taper=lambda q: (.72 + .28 * math.sin(math.pi * min(1, q * 1.1 + .1)) + .10 * noise.noise((q * 5, seed, 1))) * (.55 if q in (0, 1) else 1))
    c = path[10]
    tube([c, c + Vector((.08, .06, .14)), c + Vector((.14, .05, .30))], r * .42, p["drift"], 12, taper=lambda q: 1 - .55 * q)

def table(p, at):
    """A bleached round on three pieces of driftwood; shells, glasses, candles."""
    x, y, z = at
    for k in range(3):
        a = math.tau * k / 3 + .4
        driftwood(p, (x + .34 * math.cos(a), y + .34 * math.sin(a), z + .06), (x - .22 * math.cos(a + .5), y - .22 * math.sin(a + .5), z + .30), .085, 3.1 + k)
    lathe([(0, .335), (.60, .335), (.63, .35), (.635, .375), (.61, .395), (0, .395)], p["drift"], at, 80)
    z += .395
    wine_glass(p, (x - .24, y + .10, z)); wine_glass(p, (x + .05, y + .30, z)); bowl(p, (x + .16, y - .12, z), "ceramic", 1.2)
    for k in range(9):
        ob = sphere(.042, (x + .16 + .07 * math.cos(k * 2.2), y - .12 + .07 * math.sin(k * 2.2), z + .09 + .014 * (k % 3)), p[("fur", "camel", "wax")[k % 3]], 12, .7)
        ob.rotation_euler = (k, .5 * k, k)
    for dx, dy, h in ((-.22, -.20, .13), (-.30, -.11, .08), (-.14, -.28, .06)):
        candle(p, (x + dx, y + dy, z), h, .036, 1.8 if h > .1 else 0)

def dog_bed(p, at, rot):
    """Empty for the moment; the hollow says what breed."""
    blobs = ((.00, -.07, .25, .12), (.19, .00, .10, .14), (.26, .16, .10, .085), (.37, .13, .065, .045), (.20, .22, .035, .085), (-.22, -.08, .13, .13), (-.37, .07, .032, .13),
             (.30, -.17, .15, .034), (-.12, -.20, .15, .034))
    def deep(x, y):
        near = min(((x - a) / w) ** 2 + ((y - b) / h) ** 2 for a, b, w, h in blobs)
        return -.10 / (1 + near ** 4)
    with Recorder() as r:
        n, m, rows = 160, 50, []
        for j in range(m + 1):
            q = .47 * j / m
            rows.append([(q * 1.18 * math.cos(t), q * math.sin(t)) for t in (math.tau * i / n for i in range(n))])
        v = [(x, y, .185 + deep(x, y)) for row in rows for x, y in row]
        f = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i)[::-1] for j in range(m) for i in range(n)]
        ob = mesh(v, f, p["fur"], "hollow", smooth=True)
        ob.data.materials.append(p["greige"])               # worn where the dog lies
        ob.data.polygons.foreach_set("material_index", [int(min(v[k][2] for k in q) < .135) for q in f])
        tube([(.57 * math.cos(t), .49 * math.sin(t), .125) for t in (math.tau * k / 72 for k in range(72))], .118, p["sage"], 24, closed=True)
        box((.16, .012, .07), (0, -.603, .13), p["cognac"], bevel=.004)
    group(r.objects, at, rot)
    x, y, z = at
    lathe([(0, .04), (.09, .04), (.12, .09), (.135, .09), (.16, 0)], p["brass"], (x - .86, y + .02, z), 48)
    tube([(x + .62, y - .52, z + .035), (x + .80, y - .46, z + .035)], .028, p["wax"], 14)
    for dx, dy in ((.60, -.55), (.61, -.49), (.82, -.49), (.81, -.43)):
        sphere(.036, (x + dx, y + dy, z + .036), p["wax"], 14)

def float_(p, at, r, mat, glow=0.0, cord=None):
    """A glass ball in a net of rope; on a cord where it hangs."""
    x, y, z = at
    sphere(r, at, p[mat], 32)
    for k in range(4):
        t = math.pi * k / 4
        tube([(x + (r + .006) * math.sin(u) * math.cos(t), y + (r + .006) * math.sin(u) * math.sin(t), z + (r + .006) * math.cos(u)) for u in (math.tau * i / 40 for i in range(40))], .009, p["rope"], 6, closed=True)
    for h in (-.55, 0, .55):
        q = (r + .006) * math.sqrt(1 - h * h)
        tube([(x + q * math.cos(t), y + q * math.sin(t), z + h * r) for t in (math.tau * i / 40 for i in range(40))], .009, p["rope"], 6, closed=True)
    sphere(.03, (x, y, z + r + .02), p["rope"], 12)
    if cord:
        tube([(x, y, z + r + .02), (x, y, cord)], .011, p["rope"], 8)
    if glow:
        lamp((x, y - r - .10, z - .5 * r), glow, (1, .80, .58), .10)

def life_ring(p, x, y, z):
    """On the back wall, four bands of canvas on white, a rope round it."""
    for k in range(8):
        a = math.tau * k / 8 - .2
        on = [(x + .30 * math.cos(a + math.tau / 8 * i / 12), y, z + .30 * math.sin(a + math.tau / 8 * i / 12)) for i in range(13)]
        tube(on, .082 if k % 2 else .085, p["band" if k % 2 else "ceramic"], 20)
    tube([(x + (.415 + .03 * abs(math.sin(2 * t))) * math.cos(t), y - .02, z + (.415 + .03 * abs(math.sin(2 * t))) * math.sin(t)) for t in (math.tau * k / 96 for k in range(96))], .012, p["rope"], 8, closed=True)

def leads(p, x, y, z):
    """A rail of driftwood with leads to hang on it, and one towel for what comes out of the sea."""
    beam((x - .52, y, z), (x + .52, y, z), .09, .03, p["drift"], .008)
    for k, mat in enumerate(("band", "cognac", "rope")):
        c = x - .38 + .22 * k
        tube([(c, y - .02, z), (c, y - .09, z + .01)], .012, p["black"], 8)
        tube([(c + .055 * math.sin(t) * (1 - .2 * math.cos(t)), y - .07, z - .26 + .27 * math.cos(t)) for t in (math.tau * i / 40 for i in range(40))], .013, p[mat], 8, closed=True)
    tube([(x + .36, y - .02, z), (x + .36, y - .09, z + .01)], .012, p["black"], 8)
    soft_box((.26, .05, .62), (x + .36, y - .06, z - .30), p["towel"], r=.022)

def signal_flags(p, a, b, sag=.30, n=8):
    """A dressed line: flags of two halves, hung from `a` to `b`."""
    a, b = Vector(a), Vector(b)
    on = lambda q: a + (b - a) * q - Vector((0, 0, 4 * sag * q * (1 - q)))
    tube([on(k / 32) for k in range(33)], .008, p["rope"], 6)
    pairs = (("band", "ceramic"), ("signal_yellow", "band"), ("ceramic", "signal_red"), ("grey", "ceramic"), ("signal_red", "signal_yellow"))
    for k in range(n):
        c, d = on((k + .5) / n), (b - a).normalized()
        along = Vector((d.x, d.y, on((k + .9) / n).z - on((k + .1) / n).z)).normalized() * .15
        for half, mat in enumerate(pairs[k % 5]):
            u0, u1 = ((-1, 0), (0, 1))[half]
            v = [c + along * (u0 + (u1 - u0) * i / 4) + Vector((.03 * math.sin(j * 1.2 + k), .03 * math.cos(j * 1.2 + k), -.34 * j / 5)) for j in range(6) for i in range(5)]
            mesh(v, [(j * 5 + i, j * 5 + i + 1, j * 5 + i + 6, j * 5 + i + 5) for j in range(5) for i in range(4)], p[mat], "flag_cloth", smooth=True)

def coil(p, x, y, r=.24):
    """Rope, laid down in rings."""
    for k in range(4):
        for j in range(4 - k // 2):
            tube([(x + (r - .05 * j - .01 * k) * math.cos(t), y + (r - .05 * j - .01 * k) * math.sin(t), .028 + .045 * k) for t in (math.tau * i / 48 for i in range(48))], .024, p["rope"], 8, closed=True)
