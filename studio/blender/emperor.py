"""A masonry stove like a penguin that stands and waits: one smooth body in glazed scales, a fire in its white belly, its feet warm rests for others."""
import math
from kit import *
from adobe import skin
from room import HT
from room_kiva import soot

C, FOOT, TOP = (0, 5.30), .07, 3.70             # the body's axis; heights of the slab it stands on, of its crown
DEEP = .90                                      # how much less it is from front to back than from side to side
# its half width at heights
BODY = ((.0, 1.00), (.25, 1.10), (.60, 1.22), (.95, 1.27), (1.35, 1.235), (1.75, 1.12), (2.10, .945), (2.40, .765), (2.62, .665), (2.80, .632), (3.0, .635),
        (3.2, .625), (3.4, .565), (3.56, .445), (3.66, .30), (3.72, .12))
# how far round from its front the white goes at heights, in radians
WHITE = ((.0, .70), (.40, .84), (1.0, .96), (1.6, .95), (2.1, .86), (2.38, .70), (2.55, .47), (2.645, .18), (2.66, 0))
HOLE = (0, .44, .50, .86)                       # the arched mouth: its middle, floor, half width, rise
FIRE = 4.68                                     # y of the flames
SCALE, ROW = .128, .082                         # a scale's width; from row to row

def glaze(name, dark, light, rough=.16):
    """Each tile's glaze a little other than its neighbour's, clouded, under a clear coat."""
    m, s = material(name)
    if s:
        tone = s.math("MULTIPLY_ADD", s.noise(s.coord(jitter=True), 9, 3), .45, s.math("MULTIPLY", s.n("ObjectInfo", "Random"), .62))
        s.surface(s.principled(Base_Color=s.ramp(tone, (.15, dark), (.85, light)), Roughness=rough, Specular=.5, Clearcoat=.35))
    return m

def glazes():
    """What keeps its own colours here: the penguin."""
    return dict(ink=glaze("glaze_ink", (.010, .014, .026), (.040, .062, .105), .17), milk=glaze("glaze_milk", (.54, .57, .59), (.68, .70, .71), .22),
                amber=glaze("glaze_amber", (.60, .20, .030), (.80, .36, .06), .20), beak=glaze("glaze_beak", (.52, .13, .020), (.62, .18, .028), .20))

# ------------------------------------------------------------------ the body's form
def along(table, z):
    """What a table says for z, as a smooth curve through its points."""
    if z <= table[0][0]: return table[0][1]
    if z >= table[-1][0]: return table[-1][1]
    k = max(i for i, row in enumerate(table[:-1]) if row[0] <= z)
    slope = lambda i: (table[min(i + 1, len(table) - 1)][1] - table[max(i - 1, 0)][1]) / (table[min(i + 1, len(table) - 1)][0] - table[max(i - 1, 0)][0])
    (z0, v0), (z1, v1) = table[k], table[k + 1]
    h = z1 - z0
    t = (z - z0) / h
    return (2 * t ** 3 - 3 * t * t + 1) * v0 + (t ** 3 - 2 * t * t + t) * h * slope(k) + (3 * t * t - 2 * t ** 3) * v1 + (t ** 3 - t * t) * h * slope(k + 1)

def middle(z):
    """y of its axis: the head is a little forward."""
    q = min(1, max(0, (z - 1.7) / 1.5))
    return C[1] - .11 * q * q * (3 - 2 * q)

def on_body(a, z, out=0.0):
    """A point of its surface, `a` radians from its front towards +x; `out` metres off it."""
    at = lambda b, h: Vector((C[0] + along(BODY, h) * math.sin(b), middle(h) - DEEP * along(BODY, h) * math.cos(b), h))
    return at(a, z) + normal(at, a, z) * out if out else at(a, z)

def normal(at, a, z):
    return (at(a + .01, z) - at(a - .01, z)).cross(at(a, z + .01) - at(a, z - .01)).normalized()

def on_front(x, z):
    """The point of its front over x."""
    return tuple(on_body(math.asin(max(-1, min(1, x / along(BODY, z)))), z))

# ------------------------------------------------------------------ scales
def scale_mould(mat):
    """A glazed tile, pillowed, round at its foot; hung at its upper edge, it stands off most at its foot. It faces -y, its middle in the origin."""
    w, h, n = SCALE / 2 * .985, ROW * 1.35, 14
    rim = [(-w, h), (-w, h * .5), (-w, 0)] + [(w * math.cos(t), w * 1.15 * math.sin(t)) for t in (math.pi * (1 + k / n) for k in range(1, n))] + [(w, 0), (w, h * .5), (w, h)]
    lift = lambda z: .019 * (1 - (z + w) / (h + w))
    rows = [[(x, .012, z) for x, z in rim]]
    for q, up in ((1.0, .0), (.93, .0055), (.76, .0085), (.42, .0105), (.02, .0115)):
        rows.append([(x * q, -lift(z) - up, (z - .02) * q + .02) for x, z in rim])
    m = len(rim)
    f = [(j * m + i, j * m + (i + 1) % m, (j + 1) * m + (i + 1) % m, (j + 1) * m + i) for j in range(len(rows) - 1) for i in range(m)]
    ob = mesh([v for row in rows for v in row], [q[::-1] for q in f], mat, "feather", smooth=True)
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(45)
    return ob

def lay(mould, at, out, up, size=1.0):
    """A scale on a surface."""
    side = up.cross(out).normalized()
    o = copy(mould, (0, 0, 0))
    o.matrix_world = Matrix.Translation(at) @ Matrix((-side, -out, out.cross(-side))).transposed().to_4x4() @ Matrix.Diagonal((size, 1, 1, 1))

def glaze_of(a, z):
    """White on the belly, amber beside the neck, ink else."""
    a = abs(a)
    if a < along(WHITE, z):
        return "milk"
    if ((a - 1.02) / .30) ** 2 + ((z - 2.76) / .20) ** 2 < 1:
        return "amber"
    return "ink"

def plumage(p):
    """Rows from the feet to the crown, each over the one below; none where the mouth is."""
    moulds = {name: scale_mould(p[name]) for name in ("ink", "milk", "amber")}
    x0, z0, half, rise = HOLE
    z, j = FOOT + .04, 0
    while z < TOP - .03:
        r = along(BODY, z)
        n = max(7, round(math.tau * r * .95 / SCALE))
        size = math.tau * r * .955 / n / SCALE * 1.06
        for i in range(n):
            a = math.tau * (i + .5 * (j % 2)) / n - math.pi
            at = on_body(a, z)
            if abs(a) < 1.2 and z > z0 - .06 and ((at.x - x0) / (half + .055)) ** 2 + ((z - z0) / (rise + .055)) ** 2 < 1:
                continue
            lay(moulds[glaze_of(a, z)], at, normal(on_body, a, z), (on_body(a, z + .01) - on_body(a, z - .01)).normalized(), size)
        slope = (along(BODY, z + .01) - along(BODY, z - .01)) / .02
        z, j = z + ROW / math.sqrt(1 + slope * slope), j + 1
    for s in (-1, 1):
        flipper(p, s, moulds["ink"])
    for o in moulds.values():
        bpy.data.objects.remove(o)

def core(p):
    """What is under the scales; open where the mouth is."""
    heights = [FOOT + (TOP - FOOT) * k / 150 for k in range(151)]
    around = lambda z, a, b, n: [tuple(on_body(a + (b - a) * k / n, z, -.004)) for k in range(n + 1)]
    skin([around(z, -math.pi / 2, math.pi / 2, 150) for z in heights], p["ink"], holes=[HOLE])
    skin([around(z, math.pi / 2, math.pi * 1.5, 60) for z in heights[::5]], p["ink"])

def flipper(p, s, mould):
    """From the shoulder down the side, hugging it, its tip a little off."""
    wide = ((0, .07), (.10, .15), (.35, .235), (.60, .215), (.82, .145), (.94, .085), (1, .02))
    rows, n, m = [], 40, 28
    for k in range(n + 1):
        u = k / n
        z, a = 2.36 - 1.42 * u, s * (1.50 + .16 * math.sin(math.pi * u) - .10 * u)
        out, w = normal(on_body, a, z), along(wide, u)
        up = (on_body(a, z + .01) - on_body(a, z - .01)).normalized()
        side, at = up.cross(out).normalized(), on_body(a, z) + out * (.045 + .11 * u ** 3.2)
        rows.append([tuple(at + side * (w * math.cos(t)) + out * (.050 * math.sin(t) * min(1, 4 * u + .2, 5 * (1 - u) + .15))) for t in (math.tau * i / m for i in range(m))])
        if k % 2 == 0 and .04 < u < .97:
            count = max(1, round(2 * w * .94 / SCALE))
            for i in range(count):
                x = (i + .5 - count / 2) * 2 * w * .94 / count
                bulge = math.sqrt(max(0, 1 - (x / w) ** 2))
                lay(mould, at + side * x + out * (.050 * bulge * min(1, 5 * (1 - u) + .15)), (out + side * (x / w * .22)).normalized(), up, 2 * w * .94 / count / SCALE)
    skin(rows, p["ink"], closed=True)
    mesh(rows[-1], [tuple(range(m))], p["ink"])

# ------------------------------------------------------------------ face, mouth, feet
def face(p):
    """A beak of one stroke, two small eyes."""
    z, n, m, rows = 3.07, 22, 26, []
    root = on_body(0, z, -.06)
    for k in range(n + 1):
        t = k / n
        w = (1 - t ** 1.5) ** .80 + .02
        rows.append([(root.x + .098 * w * math.cos(q), root.y - .42 * t, root.z - .085 * t * t + (.078 if math.sin(q) > 0 else .060) * w * math.sin(q)) for q in (math.tau * i / m for i in range(m))])
    skin(rows, p["beak"], closed=True); mesh(rows[-1], [tuple(range(m))], p["beak"])
    for s in (-1, 1):                                    # where upper and lower beak meet
        tube([(root.x + s * (.099 * ((1 - t ** 1.5) ** .80 + .02)), root.y - .42 * t, root.z - .085 * t * t - .004) for t in (k / 20 for k in range(3, 20))], .0045, p["ink"], 6)
        a = s * .52
        out = normal(on_body, a, 3.235)
        for off, r, mat in ((.020, .047, "milk"), (.040, .030, "ink")):
            o = sphere(r, (0, 0, 0), p[mat], 20, .55)
            o.matrix_world = Matrix.Translation(on_body(a, 3.235, off)) @ out.to_track_quat("Z", "Y").to_matrix().to_4x4()

def mouth(p, watts):
    """A thick roll of dark glaze round the arch, soot behind it, logs and flames."""
    x, z, half, rise = HOLE
    at = lambda k, grow=0.0: on_front((half + grow) * math.cos(math.pi * k / 60), z + (rise + grow) * math.sin(math.pi * k / 60))
    tube([at(k, .035) for k in range(61)], .062, p["ink"], 14)
    back = C[1] - .12
    skin([[(a, b - .01, c) for a, b, c in (at(k) for k in range(61))], [(a, back, c) for a, _, c in (at(k) for k in range(61))]], soot())
    mesh([(a, back, c) for a, _, c in (at(k) for k in range(61))], [tuple(range(61))], soot())
    mesh([on_front(half * k / 12, z) for k in range(-12, 13)] + [(half, back, z), (-half, back, z)], [tuple(range(27))], soot())
    tube([on_front(-.64 + 1.28 * k / 30, z - .035) for k in range(31)], .056, p["ink"], 12)
    fire((0, FIRE, z + .01), .68, .74, .14, 11, .4 * watts, group_="fire")
    lamp((0, FIRE - .62, z + .42), .5 * watts, (1, .42, .12), .12, "fire")
    logs((0, FIRE - .04, z + .01), 5, .5, 3)

def foot(p, s):
    """A webbed foot of glazed clay on the slab, three toes: warm to put one's own on."""
    outline = [(-.15, .10), (-.19, -.20), (-.27, -.52), (-.345, -.80), (-.335, -.93), (-.25, -.985), (-.175, -.93), (-.115, -.945), (-.075, -1.04), (0, -1.08)]
    outline += [(-x, y) for x, y in outline[-2::-1]]
    for _ in range(3):                                   # its corners cut off
        outline = [tuple(u + (v - u) * t for u, v in zip(a, b)) for a, b in zip(outline, outline[1:] + outline[:1]) for t in (.25, .75)]
    high = lambda y: .235 - .11 * min(1, max(0, -y / 1.0))
    def top(x, y, q):
        toes = .80 + .20 * abs(math.cos(math.pi * 1.5 * x / (.20 + .16 * min(1, max(0, -y))))) ** .7 if y < -.1 else 1
        return high(y) * max(0, 1 - q ** 4) ** .5 * (1 - (1 - toes) * min(1, max(0, (-y - .1) / .5)))
    rows = [[(x * q, (y + .45) * q - .45, top(x * q, (y + .45) * q - .45, q)) for x, y in outline] for q in (1, .992, .975, .95, .91, .85, .76, .64, .5, .34, .16, .02)]
    with Recorder() as r:
        skin(rows, p["beak"], closed=True)
    group(r.objects, (s * .50, C[1] - .84, FOOT - .005), s * .20)

def slab(p):
    """Of slate under body and feet, light round its foot."""
    ring = lambda d: [((1.60 - d) * math.cos(t), C[1] - .46 + (1.70 - d) * math.sin(t)) for t in (math.tau * k / 120 for k in range(120))]
    rows = [[(x, y, z) for x, y in ring(d)] for d, z in ((.06, .0), (.05, .03), (0, .035), (0, FOOT - .012), (.012, FOOT), (.8, FOOT), (1.55, FOOT))]
    ob = skin(rows, p["slate"], closed=True)
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(40)
    neon([(x, y, .030) for x, y in ring(-.022)], p["neon"], .013, closed=True)

def emperor(p, watts):
    """All of it; a line of light where white and ink meet, the flue from its crown to the ridge."""
    slab(p); core(p); mouth(p, watts); face(p)
    for s in (-1, 1):
        foot(p, s)
    edge = [(a, z) for z in [FOOT + .03 + (2.655 - FOOT - .03) * (1 - (1 - k / 70) ** 2) for k in range(71)] for a in [along(WHITE, z)]]
    path = [on_body(a, z, .042) for a, z in edge] + [on_body(-a, z, .042) for a, z in edge[-2::-1]]
    neon(path, p["neon"], .012)
    y = middle(TOP)
    lathe([(.33, TOP - .085), (.32, TOP - .045), (.25, TOP - .02), (.18, TOP + .01), (.155, TOP + .05), (.155, HT - .45)], p["black"], (0, y, 0), 48)
    for z in (TOP + .05, 5.0, 6.3):
        lathe([(.155, 0), (.178, .006), (.178, .044), (.155, .05)], p["brass"], (0, y, z), 48)
    plumage(p)
