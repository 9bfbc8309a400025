"""A bed hung as a raft: a clinker-built hull on four ropes from a log, over a round inlay of glazed tiles; rolled towels, drops of glass, a swim ladder."""
import math
from kit import *
from adobe import oval, skin
from furniture import folded, ribbon
from wicker import woven

A, B, E = 1.60, 1.22, 2.5                        # the hull from above: half length, half width, how square; its head towards -x
sheer = lambda x: .27 * abs(x / A) ** 3.4        # how far its ends rise

def outline(inset, z, rise=1.0, n=120):
    pts = [oval(math.tau * k / n, A - inset, B - inset, E) for k in range(n)]
    return [(x, y, z + rise * sheer(x)) for x, y in pts]

def hull(p):
    """Three strakes, each lapping the one below, a round gunwale, boards along its floor."""
    for rows in (((.50, .22, .5), (.36, .23, .6), (.21, .30, .75)), ((.235, .285, .72), (.15, .32, .8), (.09, .39, .9)),
                 ((.115, .375, .88), (.05, .43, .95), (0, .53, 1))):
        m = skin([outline(*row) for row in rows], p["walnut"], closed=True).modifiers.new("thick", "SOLIDIFY"); m.thickness = .02
    mesh(outline(.48, .235, .5), [tuple(range(120))], p["black"], "keel")
    tube(outline(-.005, .545), .042, p["walnut_z"], 12, closed=True)
    half = lambda y: (A - .05) * max(0, 1 - abs(y / (B - .05)) ** E) ** (1 / E)
    for k in range(14):
        y = -B + .10 + (2 * B - .20) * (k + .5) / 14
        box((2 * half(abs(y) + .07), 2 * B / 14 - .012, .03), (0, y, .40), p["walnut"], bevel=.004)

def mattress(p):
    rows = [[(x, y, z) for x, y in (oval(math.tau * k / 120, A - i, B - i, 2.8) for k in range(120))]
            for i, z in ((.30, .41), (.20, .43), (.165, .48), (.16, .56), (.165, .64), (.20, .69), (.30, .712), (.70, .716), (1.1, .716))]
    skin(rows, p["linen"], closed=True); mesh(rows[-1], [tuple(range(120))], p["linen"], "top")

def cover(p, x0, x1, z, out, fall, cloth, seed, thick=.03):
    """Cloth over the mattress from x0 to x1, its sides hanging over the edge."""
    n, m, v = 60, 70, []
    width = lambda x: (B - .16 + out) * max(.02, 1 - abs(x / (A - .16 + out)) ** 2.8) ** (1 / 2.8)
    for j in range(m + 1):
        x = x0 + (x1 - x0) * j / m
        for i in range(n + 1):
            u = 2 * i / n - 1
            edge = max(0, abs(u) - .80) / .20
            w = noise.noise((x * 2.3, u * 2.6, seed)) * .030 + noise.noise((x * 6, u * 6, seed)) * .010
            end = max(0, (x - (A - .34)) / .2) ** 2 if x > A - .34 else 0
            v.append((x, u * width(x), z + w * (1 - edge * .6) - fall * edge ** 2.2 - min(.10, end * .06)))
    f = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)]
    ob = mesh(v, f, p[cloth], "cover", smooth=True)
    s = ob.modifiers.new("thick", "SOLIDIFY"); s.thickness, s.offset = thick, 1

def headrest(p):
    """A padded roll round the head, in channels."""
    rows, n = [], 190
    for i in range(n + 1):
        t, q = math.radians(104 + 152 * i / n), i / n
        (x, y), end = oval(t, A - .17, B - .17, 2.6), math.sin(math.pi * q)
        swell = abs(math.sin(math.pi * 15 * q)) ** .5
        h, r = .30 + .34 * end ** .6, .045 + .042 * swell * end ** .25
        up = lambda s: .62 + h / 2 + (h / 2) * math.copysign(abs(math.sin(s)) ** .55, math.sin(s))
        rows.append([(x * (1 + r * math.cos(s) / 1.4), y * (1 + r * math.cos(s) / 1.1), up(s))
                     for s in (math.tau * k / 24 for k in range(24))])
    skin(rows, p["sofa"], closed=True)
    for row in (rows[0], rows[-1]):
        mesh(row, [tuple(range(24))], p["sofa"], "end")

def bedding(p):
    mattress(p); headrest(p)
    cover(p, -.42, A - .15, .735, .035, .20, "duvet", 2, .045)
    cover(p, -.62, -.22, .775, .045, .18, "cream", 5, .04)
    cover(p, .52, 1.02, .775, .055, .24, "camel", 8)
    for s in (-1, 1):
        cushion(.74, .54, .22, (-1.14, s * .40, .97), (-.42, 0, math.pi / 2 + s * .10), p["greige"])
        cushion(.74, .46, .22, (-.94, s * .42, .90), (-.56, 0, math.pi / 2 - s * .05), p["duvet"])
    for s in (-1, 1):
        cushion(.48, .42, .18, (-.74, s * .32, .90), (-.62, .02, math.pi / 2 + s * .12), p["sand"])
    cushion(.62, .27, .16, (-.58, .02, .87), (-.66, 0, math.pi / 2), p["rust"])

# ------------------------------------------------------------------ what it hangs on
def rope(p, a, b, r=.036, turns=2.25):
    """Three strands laid round one another."""
    a, b = Vector(a), Vector(b)
    d = b - a
    u = d.orthogonal().normalized(); w = d.normalized().cross(u)
    n = 148
    for s in range(3):
        angles = [math.tau * (turns * d.length * k / n + s / 3) for k in range(n + 1)]
        tube([a + d * (k / n) + (u * math.cos(t) + w * math.sin(t)) * r * .52 for k, t in enumerate(angles)], r * .60, p["rope"], 7)

def loops(p, at, normal, r, n=4, thick=.026):
    """Rope wound round something that runs along `normal`."""
    at, normal = Vector(at), Vector(normal).normalized()
    u = normal.orthogonal().normalized(); w = normal.cross(u)
    for k in range(n):
        c = at + normal * (k - (n - 1) / 2) * thick * 1.9
        tube([c + (u * math.cos(t) + w * math.sin(t)) * r for t in (math.tau * q / 32 for q in range(32))], thick, p["rope"], 8, closed=True)

def raft(p, at, rot, log):
    """`log`: its height and the two places along it that carry the head and the foot; it lies along x over the raft's middle."""
    z, ends = log
    with Recorder() as r:
        hull(p); bedding(p)
        neon(outline(.30, .20, .55), p["neon"], .014, closed=True)
    group(r.objects, at, rot)
    turn = lambda x, y, h: (at[0] + x * math.cos(rot) - y * math.sin(rot), at[1] + x * math.sin(rot) + y * math.cos(rot), at[2] + h)
    tube([(-2.52 + 5.04 * k / 12, at[1], z + .02 * math.sin(k)) for k in range(13)], .145, p["walnut"], 24)
    for s, x in zip((-1, 1), ends):
        loops(p, (x, at[1], z), (1, 0, 0), .165, 6, .030)
        for side in (-1, 1):
            q = oval(math.radians(42), A, B, E)
            foot = (s * q[0], side * q[1], .545 + sheer(q[0]))
            rope(p, turn(*foot), (x + side * s * .05, at[1] + side * .13, z - .10))
            loops(p, turn(*foot), turn_vector(rot, (-.62 * s * side, .78)), .066, 4, .024)
            sphere(.075, turn(foot[0], foot[1], foot[2] + .10), p["rope"], 16, 1.25)
            tail = [turn(foot[0] * q, foot[1] * q, foot[2] - down) for q, down in ((1, .03), (1.025, .16), (1.018, .30))]
            tube(tail, .024, p["rope"], 8, taper=lambda q: 1 + .5 * (q > .6))

def turn_vector(rot, v):
    return (v[0] * math.cos(rot) - v[1] * math.sin(rot), v[0] * math.sin(rot) + v[1] * math.cos(rot), 0)

def inlay(p, x, y, r, rnd):
    """Rings of small glazed tiles like water, a rim of pale stone and a ring of light round them."""
    cyl(r + .13, .006, (x, y, 0), p["grout"], 128, .002)
    tile = box((.150, .128, .016), (0, 0, -9), p["glaze"], bevel=.006, seg=1)
    for k in range(int(r / .16)):
        q = .08 + .16 * k
        n = max(4, round(math.tau * q / .140))
        for i in range(n):
            a = math.tau * (i + .5 * (k % 2)) / n
            copy(tile, (x + q * math.cos(a), y + q * math.sin(a), .010 + rnd.uniform(-.001, .001)), a, (.97, math.tau * q / n / .140 * .99, 1))
    lathe([(r + .02, 0), (r + .02, .018), (r + .04, .024), (r + .24, .024), (r + .27, .012), (r + .27, 0)], p["rim"], (x, y, 0), 160)
    neon([(x + (r + .31) * math.cos(t), y + (r + .31) * math.sin(t), .018) for t in (math.tau * k / 128 for k in range(128))], p["neon"], .014, closed=True)

# ------------------------------------------------------------------ round it
def drops(p, points, top):
    """Drops of thin glass on cords, a bulb in each; `top`: the height of the roof at x."""
    for x, y, z, s in points:
        lathe([(0, 0), (.055 * s, .008 * s), (.105 * s, .045 * s), (.128 * s, .11 * s), (.118 * s, .18 * s), (.082 * s, .27 * s), (.046 * s, .35 * s),
               (.024 * s, .42 * s)], p["drop"], (x, y, z), 40)
        cyl(.030 * s, .07 * s, (x, y, z + .40 * s), p["brass"], 20); sphere(.042 * s, (x, y, z + .13 * s), p["bulb"], 14, 1.3)
        tube([(x, y, z + .19 * s), (x, y, z + .42 * s)], .008, p["brass"], 6); tube([(x, y, z + .46 * s), (x, y, top(x))], .005, p["black"], 6)
        lamp((x, y, z - .07), 5.5 * s, r=.1)

def porthole(p, at, turn, r=.36):
    """A round mirror in a thick ring of brass and a wider one of wood, on a slope."""
    with Recorder() as rec:
        lathe([(r - .03, .03), (r, .055), (r + .05, .055), (r + .07, .03), (r + .07, .01)], p["brass"], n=64)
        lathe([(r + .07, 0), (r + .07, .035), (r + .17, .035), (r + .19, .02), (r + .19, 0)], p["walnut"], n=64)
        mesh([(r * math.cos(t), r * math.sin(t), .03) for t in (math.tau * k / 64 for k in range(64))], [tuple(range(64))], p["mirror"], "mirror")
        for k in range(8):
            t = math.tau * (k + .5) / 8
            sphere(.016, ((r + .12) * math.cos(t), (r + .12) * math.sin(t), .036), p["brass"], 8)
    m = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, "Y")
    bpy.context.view_layer.update()
    for o in rec.objects:
        o.matrix_world = m @ o.matrix_world

def towel_rack(p, x, y, w=1.7):
    """Rolled towels as thick as rugs on three rounded boards, their ends to the room."""
    ends = [q for k in range(5) for q in ((.012 + .019 * k, .004), (.020 + .019 * k, .012), (.028 + .019 * k, .004))]
    rolls = [lathe([(0, -.40), (.088, -.40), (.103, -.38), (.103, -.02)] + ends[::-1] + [(0, .004)], p[c], (0, 0, -9), 28) for c in ("towel", "cream", "sand")]
    for dy in (-w / 2, w / 2):
        box((.46, .045, 1.06), (x, y + dy, .53), p["walnut_z"], bevel=.016)
    for k, z in enumerate((.10, .42, .74, 1.06)):
        box((.48, w + .02, .036), (x, y, z), p["walnut"], bevel=.012)
        if k < 3:
            n = 7
            for i in range(n):
                copy(rolls[(0, 0, 1, 0, 2, 1, 0, 1, 0)[(i + 2 * k) % 9]], (x + .225, y - w / 2 + .135 + (w - .27) * i / (n - 1), z + .122), (0, math.pi / 2, i))
    folded(p, "towel", (x, y - .5, 1.08), (.40, .44), 3, 0, .09); folded(p, "cream", (x, y + .42, 1.08), (.38, .40), 2, .1, .09)

def swim_ladder(p, x, y, top):
    """Bent tubes and wooden treads, leaning on the slope; towels over the treads. `top`: x of its upper end."""
    at = lambda z: x + (top - x) * z / 1.95
    for dy in (-.26, .26):
        hook = [(top + .10 - .14 * math.cos(a), y + dy, 1.95 + .14 * math.sin(a)) for a in (math.pi * k / 10 for k in range(1, 9))]
        tube([(x, y + dy, .02), (top - .03, y + dy, 1.93)] + hook, .024, p["brass"], 12); sphere(.034, (x, y + dy, .03), p["black"], 10)
    for k in range(5):
        z = .30 + .36 * k
        box((.13, .50, .035), (at(z) + .01, y, z), p["walnut"], bevel=.010)
        if k in (2, 4):
            over = [(-.085, -.46), (-.080, -.22), (-.07, -.02), (-.05, .028), (.03, .030), (.07, .01), (.08, -.2), (.085, -.30)]
            ribbon(over, .40, p["towel" if k == 4 else "cream"], (at(z) + .01, y, z), math.pi / 2, .022, .010, k)

def paddleboard(p, foot, lean, h=2.72):
    """Standing on its tail: pale deck, a stripe of cloth colour, leaning on the purlin."""
    x, y = foot
    rows = []
    for k in range(61):
        t = k / 60
        w = max(.012, .37 * math.sin(math.pi * min(1, .06 + .94 * t)) ** .62)
        c = (x + lean * t - .10 * max(0, t - .8) ** 1.5, y, .01 + h * t)
        rows.append([(c[0] + .055 * math.sin(a), c[1] + w * math.cos(a), c[2]) for a in (math.tau * i / 28 for i in range(28))])
    skin(rows, p["board"], closed=True)
    for s in (-.12, .12):
        path = [(x + lean * t - .10 * max(0, t - .8) ** 1.5 + .056, y + s, .01 + h * t) for t in (q / 30 for q in range(4, 28))]
        tube(path, .011, p["stripe"], 6)
    box((.014, .46, .86), (x + lean * .36 + .052, y, h * .36), p["stripe"], (0, math.atan2(lean, h), 0), .006)

def papasan(p, at, rot, cloth, pillow):
    """A bowl of wicker tilted on its foot, a thick round cushion in it."""
    with Recorder() as bowl:
        outline_ = [(.10, .0), (.24, .03), (.38, .11), (.49, .23), (.555, .37)]
        woven(p, (0, 0, 0), outline_, 34, 4, .009)
        tube([(.56 * math.cos(t), .56 * math.sin(t), .38) for t in (math.tau * k / 56 for k in range(56))], .026, p["sand"], 10, closed=True)
        lathe([(0, .06), (.26, .08), (.42, .19), (.54, .36), (.555, .44), (.50, .47), (.40, .36), (.24, .25), (0, .21)], p[cloth], n=56)
        cushion(.46, .42, .17, (0, .25, .46), (-.75, 0, .08), p[pillow])
    m = Matrix.Translation((0, .02, .25)) @ Matrix.Rotation(.34, 4, "X")
    bpy.context.view_layer.update()
    for o in bowl.objects:
        o.matrix_world = m @ o.matrix_world
    with Recorder() as foot:
        woven(p, (0, 0, 0), [(.36, .015), (.27, .12), (.25, .20), (.30, .30)], 26, 3, .010)
        for r, z in ((.36, .02), (.26, .17)):
            tube([(r * math.cos(t), r * math.sin(t), z) for t in (math.tau * k / 48 for k in range(48))], .020, p["sand"], 8, closed=True)
    return group(bowl.objects + foot.objects, at, rot)
