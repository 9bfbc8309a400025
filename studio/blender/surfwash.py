"""For whoever comes out of the sea: boards in a rack over a drain, wetsuits and towels on pegs, shells to wash in, ledges to sit on."""
import math
from kit import *
from adobe import bench, straight
from furniture import *
from props import board
from washroom import peg, tap

def pebbles():
    """The floor: pebbles laid on edge in long waves, cream, rose and sand."""
    m, s = material("pebble_waves")
    if s:
        at = s.n("NewGeometry", "Position")
        x, y = (s.n("SeparateXYZ", k, i0=at) for k in (0, 1))
        swing = s.math("MULTIPLY", s.math("SINE", s.math("MULTIPLY", x, 2.1)), .16)
        row = s.math("FRACT", s.math("MULTIPLY", s.math("ADD", s.math("ADD", y, swing), s.math("MULTIPLY", s.noise(at, .7, 2), .28)), 1.55))
        v = s.n("Mapping", Vector=at, Scale=(1, 1.5, 1))
        edge = s.n("TexVoronoi", "Distance", Vector=v, Scale=27, props={"feature": "DISTANCE_TO_EDGE"})
        own = s.n("SeparateXYZ", 0, i0=s.n("TexVoronoi", "Color", Vector=v, Scale=27))
        pick = s.math("FRACT", s.math("ADD", row, s.math("MULTIPLY_ADD", own, .12, -.06)))
        tone = s.ramp(pick, (0, (.60, .54, .48)), (.34, (.50, .34, .31)), (.52, (.40, .19, .18)), (.66, (.50, .36, .31)), (.84, (.56, .48, .42)), interp="CONSTANT")
        tone = s.n("HueSaturation", Color=tone, Value=s.math("MULTIPLY_ADD", own, .35, .82))
        col = s.mix(s.ramp(edge, (.02, 0.0), (.07, 1.0)), (.24, .20, .18), tone)
        s.surface(s.principled(Base_Color=col, Roughness=.42, Normal=s.bump(s.ramp(edge, (0, 0.0), (.22, 1.0)), .55, .02)))
    return m

def board_rack(p, x, y):
    """Three boards on a grate, against two padded rails; local x runs to the room's back, they lean away from -y."""
    inks = [plain(n, c, .16, coat=.7) for n, c in (("board_pink", (.74, .20, .31)), ("board_cream", (.80, .72, .62)), ("board_coral", (.80, .25, .16)))]
    with Recorder() as r:
        box((1.92, .56, .05), (0, .02, .025), p["slate"], bevel=.012); box((1.84, .40, .012), (0, -.02, .052), p["black"], bevel=.004)
        for k in range(15):
            box((1.80, .012, .02), (0, -.19 + .025 * k, .06), p["brass"], bevel=.003)
        for s in (-1, 1):
            beam((s * .93, .34, 0), (s * .93, .58, 1.55), .07, .07, p["walnut_z"], .01); sphere(.05, (s * .93, .585, 1.57), p["walnut"], 12)
        for z, dy in ((.62, .43), (1.32, .54)):
            tube([(-.93, dy, z), (.93, dy, z)], .028, p["walnut"], 12); tube([(-.86, dy, z), (.86, dy, z)], .038, p["sand"], 12)
            for k in range(4):
                tube([(-.93 + .62 * k, dy, z), (-.93 + .62 * k, dy - .22, z + .05)], .018, p["walnut"], 10); sphere(.026, (-.93 + .62 * k, dy - .225, z + .05), p["walnut"], 10)
        for k, long in enumerate((2.16, 2.34, 2.04)):
            board((-.62 + .62 * k, .02, .07), -.30, long, .50, inks[k], inks[(k + 1) % 3], 0)
        neon([(-.93, -.25, .03), (.93, -.25, .03)], p["neon"], .011)
        for k, (dx, c) in enumerate(((-.75, 1), (-.66, 0))):             # blocks of wax
            box((.075, .075, .03), (dx, -.34, .016), inks[c], (0, 0, .4 * k), .008)
    group(r.objects, (x, y, 0), -math.pi / 2)
    area((x - 1.0, y, 3.0), (x + .2, y, 1.2), (.9, .2), 20, (1, .80, .60), "boards")

def wetsuit(p, x, z, stripe):
    """On a broad hanger, sleeves and legs empty."""
    flat = lambda path, r, mat, taper=None: setattr(tube([(a, 0, c) for a, c in path], r, mat, 16, taper=taper), "scale", (1, .42, 1))
    with Recorder() as r:
        tube([(0, -.01, .16), (0, -.01, .05)], .008, p["brass"], 8); tube([(-.19, -.01, -.05), (0, -.01, .05), (.19, -.01, -.05)], .016, p["walnut"], 8)
        flat([(0, .02), (0, -.06), (0, -.34), (0, -.62)], .175, p["neoprene"], lambda q: (.45, 1.12, .88, .98)[round(q * 3)])
        for s in (-1, 1):
            flat([(s * .15, -.06), (s * .22, -.22), (s * .245, -.52)], .062, p["neoprene"], lambda q: 1.1 - .4 * q)
            flat([(s * .085, -.56), (s * .10, -.86), (s * .095, -1.18)], .085, p["neoprene"], lambda q: 1.05 - .4 * q)
            flat([(s * .13, -.12), (s * .135, -.60)], .052, p[stripe])
    for o in r.objects:
        o.location.x, o.location.y, o.location.z = x, -.09, z - .10

def peg_wall(p, x, yb):
    """A board of round pegs: two wetsuits and four towels; slippers' bench below."""
    with Recorder() as r:
        box((1.62, .04, .14), (0, -.02, 1.66), p["walnut"], bevel=.014)
        for k, cloth in enumerate(("camel", "rust", "towel", "fur")):
            peg(p, (-.70, -.48, .50, .72)[k], 1.66, cloth, (.78, .66, .72, .82)[k], k)
        for dx, c in ((-.16, "rust"), (.22, "camel")):
            tube([(dx, -.02, 1.67), (dx, -.12, 1.69)], .014, p["walnut"], 8); wetsuit(p, dx * 1.1, 1.62, c)
        bench(p["wave"], [(a, -.24) for a, _ in straight((-.78, 0), (.80, 0))], .20, .0, .30)
        for dx in (-.55, .48):
            folded(p, "towel" if dx < 0 else "camel", (dx, -.24, .30), (.34, .28), 3, 0, .06)
        for s in (-.05, .07):
            soft_box((.085, .22, .05), (s, -.24, .325), p["cream"], r=.02)
    group(r.objects, (x, yb, 0))
    area((x, yb - .9, 2.7), (x, yb - .1, 1.1), (1.3, .1), 26, (1, .78, .54), "pegs")

def shell_bowl(p, at, r):
    """A scallop, open to whoever washes."""
    n, m, v = 96, 12, []
    for j in range(m + 1):
        q = max(.02, j / m)
        for k in range(n):
            a = math.tau * k / n
            flute = 1 + .085 * q * (abs(math.sin(7 * a)) - .5)
            v.append((r * q * flute * math.cos(a) * 1.1, r * q * flute * math.sin(a) * .92, .02 + .135 * q ** 2.2 + .012 * q * abs(math.sin(7 * a))))
    f = [(j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k) for j in range(m) for k in range(n)]
    ob = mesh(v, f + [tuple(range(n - 1, -1, -1))], p["ceramic"], "scallop", smooth=True, at=at)
    s = ob.modifiers.new("thick", "SOLIDIFY"); s.thickness, s.offset = .014, -1
    cyl(r * .42, .03, at, p["ceramic"], 40); cyl(.022, .006, (at[0], at[1], at[2] + .023), p["brass"], 20)

def vanity(p, x, yb, w=2.5):
    """A ledge with a scalloped edge on a fluted foot, two shells on it, two round mirrors."""
    top, n = .84, 96
    front = [(-w / 2 + w * k / n, -.44 - .13 * abs(math.sin(2 * math.pi * k / n)) ** .7) for k in range(n + 1)]
    outline = front + [(w / 2, -.02), (-w / 2, -.02)]
    m = len(outline)
    with Recorder() as r:
        mesh([(a, b, z) for z in (top - .09, top) for a, b in outline],
             [tuple(range(m - 1, -1, -1)), tuple(range(m, 2 * m))] + [(k, (k + 1) % m, m + (k + 1) % m, m + k) for k in range(m)], p["wave"], "ledge", bevel=.014, seg=3)
        box((w - .16, .34, top - .09), (0, -.19, (top - .09) / 2), p["wave"], bevel=.01)
        for k in range(34):
            tube([(-w / 2 + .11 + (w - .22) * k / 33, -.355, .03), (-w / 2 + .11 + (w - .22) * k / 33, -.355, top - .09)], .034, p["wave"], 10)
        neon([(a, b + .04, top - .10) for a, b in front[2:-2]], p["neon"], .010)
        for c in (-w / 4, w / 4):
            shell_bowl(p, (c, -.32, top), .25); tap(p, c, 1.13)
            disc = lambda q, y: [(c + q * math.cos(t), y, 1.72 + q * math.sin(t)) for t in (math.tau * k / 64 for k in range(64))]
            mesh(disc(.40, -.045), [tuple(range(64))], p["mirror"], "mirror"); tube(disc(.405, -.035), .020, p["wave"], 10, closed=True)
            neon(disc(.45, -.015), p["neon"], .011, closed=True); area((c, -.45, 2.5), (c, -.25, .9), (.5, .08), 18, (1, .80, .58), "basin")
        candle(p, (-.06, -.22, top), .12, .036, 1.2); candle(p, (.05, -.28, top), .07, .034); vase(p, (.0, -.12, top), .8, "clay", 6, 3)
        cyl(.033, .15, (w / 2 - .14, -.14, top), p["clay"], 20); cyl(.033, .12, (-w / 2 + .13, -.13, top), p["ceramic"], 20)
        folded(p, "towel", (w / 2 - .20, -.33, top), (.22, .20), 2, .1, .05)
    group(r.objects, (x, yb, 0))

def sea_shell(p, at, s, turn, mat="ceramic"):
    """A turban: a coil that closes up."""
    x, y, z = at
    path = []
    for k in range(60):
        q = k / 59
        a, r = turn + 5.2 * math.pi * q, s * .60 * (1 - q) ** 1.1
        path.append((x + r * math.cos(a), y + r * math.sin(a), z + s * (.36 + .95 * q)))
    tube(path, s * .40, p[mat], 12, taper=lambda q: 1.04 - q)

def ledges(p, x):
    """Three steps of plaster under the slope, each as high as something is done on it."""
    for (y0, y1), dx, top in (((3.15, 5.45), 0, .45), ((4.0, 5.42), .42, .84), ((4.72, 5.40), .72, 1.22)):
        soft_box((1.6 - dx, y1 - y0, top + .1), (x + dx + (1.6 - dx) / 2, (y0 + y1) / 2, (top - .1) / 2), p["wave"], r=.07)
        neon([(x + dx - .006, y0 + .10, top - .10), (x + dx - .006, y1 - .10, top - .10)], p["neon"], .009)
    ribbon([(-.50, .20), (-.475, .38), (-.44, .468), (-.1, .478), (.3, .48), (.55, .475)], .62, p["fur"], (x + .44, 3.58, 0), math.pi * 1.5, .03, .02, 5)
    cushion(.44, .40, .16, (x + .74, 3.55, .66), (-.35, .1, -math.pi / 2), p["rust"]); book_stack(p, (x + .22, 4.25, .45), 3, .5)
    folded(p, "towel", (x + .66, 4.24, .84), (.32, .30), 4, .05, .06); folded(p, "camel", (x + .20, 4.95, .45), (.30, .34), 3, .1, .06)
    sea_shell(p, (x + .62, 4.55, .84), .11, .5); candle(p, (x + .56, 4.72, .84), .12, .036, 1.5); candle(p, (x + .30, 5.28, .45), .16, .045, 2)
    vase(p, (x + .95, 5.1, 1.22), .9, "clay", 8, 6)
