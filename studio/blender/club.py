"""A round to dance on and a long seat like a row of shells around half of it; over it a ball of mirrors and its light on the roof."""
import math
from kit import *
from furniture import candle, wine_glass
from room import HT, HW
from round_sofa import bent

# ------------------------------------------------------------------ underfoot
def lobed(r, lobes, deep, n=12):
    """A circle whose edge is scallops, round the origin."""
    at = lambda k: r - deep + deep * math.sqrt(math.sin(math.pi * (k % n + .5) / n))
    return [(at(k) * math.cos(math.tau * k / (lobes * n)), at(k) * math.sin(math.tau * k / (lobes * n))) for k in range(lobes * n)]

def slab(outline, at, z, mat):
    """A flat stone of any outline, its edge a little round."""
    n, (x, y) = len(outline), at
    rows = [[(x + a * q, y + b * q, h) for a, b in outline] for q, h in ((1, 0), (1, z - .006), (.996, z))]
    f = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(2) for i in range(n)]
    return mesh([v for row in rows for v in row], f + [tuple(range(2 * n, 3 * n))], mat, "slab")

def circle(middle, r, z, n=96):
    return [(middle[0] + r * math.cos(math.tau * k / n), middle[1] + r * math.sin(math.tau * k / n), z) for k in range(n)]

def dance_floor(p, at):
    """A low round with a scalloped rim; rings of light let into it, a flower in its middle."""
    slab(lobed(2.00, 24, .10), at, .030, p["terrazzo"]); slab(lobed(1.86, 24, .09), at, .056, p["pale"])
    slab([(1.24 * math.cos(math.tau * k / 96), 1.24 * math.sin(math.tau * k / 96)) for k in range(96)], at, .062, p["mint"])
    slab([(.98 * math.cos(math.tau * k / 96), .98 * math.sin(math.tau * k / 96)) for k in range(96)], at, .066, p["pale"])
    slab(lobed(.52, 12, .10), at, .070, p["terrazzo"]); slab(lobed(.22, 12, .05), at, .074, p["pale"])
    for r, z in ((1.24, .064), (.98, .068), (2.03, .020)):
        neon(circle(at, r, z, 120), p["neon"], .013, closed=True)

# ------------------------------------------------------------------ the seat
def shell_back(p, middle, r, a0, a1, z0, h, ribs=7):
    """One shell of the back: ribs from its foot, its upper edge half round; from and to in degrees."""
    n, m, (x, y), mid, half = 56, 22, middle, math.radians(a0 + a1) / 2, math.radians(a1 - a0) / 2
    top = lambda q: h * (.56 + .44 * math.sqrt(max(0, 1 - q * q)))
    def at(q, t, front):
        phi = math.atan2(q * half * r, .20 + t * top(q)) / math.atan2(half * r, .20)
        rim = (1 - abs(q) ** 10) * (1 - t ** 9)
        out = r + .13 * t - (.04 + (.03 + .105 * abs(math.cos(ribs * math.pi / 2 * phi)) ** .6) * rim if front else 0)
        a = mid + q * half * .995
        return x + out * math.cos(a), y + out * math.sin(a), z0 + t * top(q)
    v = [at(2 * i / n - 1, j / m, k) for k in (1, 0) for j in range(m + 1) for i in range(n + 1)]
    o, w = (m + 1) * (n + 1), n + 1
    f = [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(m) for i in range(n)]
    f += [tuple(o + k for k in q[::-1]) for q in f]
    edge = [j * w for j in range(m + 1)] + [m * w + i for i in range(1, n + 1)] + [j * w + n for j in range(m - 1, -1, -1)]
    f += [(a, b, o + b, o + a) for a, b in zip(edge, edge[1:])]
    mesh(v, f, p["sofa"], "shell", smooth=True)
    tube([(Vector(v[k]) + Vector(v[o + k])) / 2 for k in edge], .020, p["cream"], 8)

def banquette(p, middle, a, b, n=6):
    """Seats in an arc, each before a shell; light under it."""
    each = (b - a) / n
    bent(p["black"], middle, 2.06, 2.62, a + 1, b - 1, 0, .10, .004); bent(p["walnut"], middle, 2.00, 2.70, a, b, .09, .20, .02)
    for k in range(n):
        c, d = a + each * k, a + each * (k + 1)
        bent(p["sofa"], middle, 1.97, 2.66, c + .12, d - .12, .19, .45, .085); shell_back(p, middle, 2.66, c, d, .30, .92)
    neon([(middle[0] + 2.02 * math.cos(math.radians(a + (b - a) * k / 60)), middle[1] + 2.02 * math.sin(math.radians(a + (b - a) * k / 60)), .055) for k in range(61)], p["neon"], .013)
    for q, cloth, turn in ((.06, "camel", .2), (.13, "rust", -.2), (.40, "linen", .15), (.47, "camel", -.1), (.74, "rust", .2), (.92, "camel", -.2)):
        t = math.radians(a + (b - a) * q)
        cushion(.46, .42, .17, (middle[0] + 2.34 * math.cos(t), middle[1] + 2.34 * math.sin(t), .65), (-.34, turn, t - math.pi / 2), p[cloth])

def drum_table(p, x, y, s=1.0, z=.0):
    """A fluted drum with a round top: two glasses and a candle."""
    h = .44
    cyl(.22 * s, .03, (x, y, z), p["brass"], 48); cyl(.30 * s, .035, (x, y, z + h), p["marble"], 64, .012)
    for k in range(26):
        t = math.tau * k / 26
        tube([(x + .185 * s * math.cos(t), y + .185 * s * math.sin(t), z + .02), (x + .185 * s * math.cos(t), y + .185 * s * math.sin(t), z + h)], .024 * s, p["walnut_z"], 8)
    z += h + .035
    wine_glass(p, (x - .12, y + .06, z)); wine_glass(p, (x + .10, y - .10, z)); candle(p, (x + .07, y + .12, z), .08, .030, 1.4)

# ------------------------------------------------------------------ over it
def mirror_ball(p, at, r, top, rows=15):
    """Square mirrors on a dark ball, a rod up to the tie."""
    c, v, f = Vector(at), [], []
    sphere(r * .985, at, p["black"], 24)
    for j in range(rows):
        e0, e1 = (math.pi * (j + q) / rows - math.pi / 2 for q in (.035, .965))
        n = max(3, round(rows * 2 * math.cos((e0 + e1) / 2)))
        for i in range(n):
            a0, a1 = (math.tau * (i + q + .5 * (j % 2)) / n for q in (.035, .965))
            f.append(tuple(range(len(v), len(v) + 4)))
            v += [c + Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e))) * r for e, a in ((e0, a0), (e0, a1), (e1, a1), (e1, a0))]
    mesh(v, f, p["ball"], "mirrors")
    cyl(.09, .10, c + Vector((0, 0, r - .02)), p["brass"], 40); tube([c + Vector((0, 0, r + .06)), (at[0], at[1], top)], .018, p["brass"], 12)

def light_dot():
    """A soft round of light, seen and lighting nothing."""
    m, s = material("dot")
    if s:
        unsampled(m)
        c = s.coord("Generated")
        x, y = (s.math("SUBTRACT", s.n("SeparateXYZ", k, i0=c), .5) for k in range(2))
        far = s.math("SQRT", s.math("ADD", s.math("MULTIPLY", x, x), s.math("MULTIPLY", y, y)))
        a = s.ramp(far, (.08, 1.0), (.46, 0.0))
        s.surface(s.n("AddShader", i0=s.n("Emission", Color=(1, .86, .66), Strength=s.math("MULTIPLY", a, .48)), i1=s.n("BsdfTransparent", Color=(1, 1, 1))))
    return m

def dots(at, rnd, depth, n=170):
    """What the ball throws on the slopes and the back wall, half of it in the neon's light."""
    one = mesh([(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], [(0, 1, 2, 3)], light_dot(), "dot")
    one.location, c = (0, 0, -9), Vector(at)
    for k in range(n):
        e, a = math.asin(rnd.uniform(-.35, .80)), math.tau * k * .618
        d = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))
        s = 1 if d.x > 0 else -1
        slope = Vector((-s / HW, 0, -1 / HT)).normalized()
        way = [(-(c.dot(slope) - Vector((s * HW, 0, 0)).dot(slope) - .055) / d.dot(slope), slope) if d.dot(slope) < -.05 else (99, slope)]
        way += [((depth - .05 - c.y) / d.y, Vector((0, -1, 0)))] if d.y > .05 else []
        far, normal = min(way, key=lambda w: w[0])
        spot = c + d * far
        if far > 12 or spot.y < .3 or spot.z < 1.3:
            continue
        o = copy(one, spot, (0, 0, 0), .026 * far + .02)
        o.rotation_euler = normal.to_track_quat("Z", "Y").to_euler()
        o.visible_shadow = o.visible_diffuse = o.visible_glossy = False
        o.lightgroup = "neon" if k % 2 else ""
