"""Ledges made by a joiner: rounded slabs with a wooden edge and a blush pad, shelves on the slope, a spiral round a post, a round lit cubby, a sleeping cat."""
import math
from kit import *
from adobe import skin
from exterior import slope_x
from furniture import ribbon
from room import HT, HW

# ------------------------------------------------------------------ outlines and slabs
def rounded(points, n=10):
    """An outline counter-clockwise with rounded corners; `points`: x, y, radius."""
    out = []
    for k, (x, y, r) in enumerate(points):
        c = Vector((x, y))
        if r < .01:
            out.append(c)
            continue
        a, b = ((Vector(points[(k + d) % len(points)][:2]) - c).normalized() for d in (-1, 1))
        r = r / math.tan(a.angle(b) / 2)               # from the corner to where the curve begins
        p, q = c + a * r, c + b * r
        out += [p * (1 - t) ** 2 + c * 2 * t * (1 - t) + q * t * t for t in (i / n for i in range(n + 1))]
    return out

def rectangle(x0, x1, y0, y1, near=.3, far=.05):
    """A ledge on the slope of the right: its corners towards the room are round."""
    return rounded([(x0, y0, near), (x1, y0, far), (x1, y1, far), (x0, y1, near)])

def inset(outline, d):
    """The outline, `d` further in."""
    n, out = len(outline), []
    for k in range(n):
        t = outline[(k + 1) % n] - outline[k - 1]
        out.append(outline[k] + Vector((-t.y, t.x)).normalized() * d)
    return out

def slab(outline, z0, z1, mat, bevel=.008, seg=2):
    n = len(outline)
    v = [(x, y, z0) for x, y in outline] + [(x, y, z1) for x, y in outline]
    f = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    ob = mesh(v, f, mat, "ledge", smooth=True, bevel=bevel, seg=seg)
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(40)
    ob.modifiers["bevel"].harden_normals = True
    return ob

def ledge(p, outline, top, foot=None, pad="sofa", thick=.10):
    """A pad on a wooden slab; from `foot` up a carpeted riser carries it."""
    wood = top - thick
    slab(inset(outline, .025), wood, top, p[pad], .045, 5)
    slab(outline, wood - .055, wood + .004, p["walnut"], .012)
    if foot is None:                             # seen from below: upholstered there too
        slab(inset(outline, .03), wood - .13, wood - .05, p[pad], .04, 4)
    if foot is not None:
        slab(inset(outline, .035), foot, wood - .05, p["cream"])

# ------------------------------------------------------------------ on the slope
def shelf(p, z, y0, y1, deep=.95):
    """A ledge between two rafters of the right slope, on two brackets, a line of light under its edge."""
    x1 = slope_x(z, HW, HT) - .03
    outline = rectangle(x1 - deep, x1, y0, y1, .42)
    ledge(p, outline, z)
    for y in (y0 + .36, y1 - .36):
        low = z - .72
        beam((slope_x(low, HW, HT) - .06, y, low), (x1 - deep * .66, y, z - .24), .09, .10, p["walnut_z"], .02)
    edge = [q for q in inset(outline, .07) if q.x < x1 - .12]
    start = max(range(len(edge)), key=lambda k: (edge[k] - edge[k - 1]).length)
    neon([(x, y, z - .245) for x, y in edge[start:] + edge[:start]], p["neon"], .011)

# ------------------------------------------------------------------ round the post
def post(p, x, y, low, high, r=.15):
    """A trunk wound with rope between collars of wood."""
    cyl(r, high - low, (x, y, low), p["walnut_z"], 48)
    turn, profile = .05, []
    for k in range(int((high - low - .4) / turn)):
        z = low + .2 + k * turn
        profile += [(r + .008 + .022 * math.sin(math.pi * q / 5), z + turn * q / 5) for q in range(5)]
    lathe(profile, p["rope"], (x, y, 0), 40)
    cyl(r + .09, .05, (x, y, low), p["walnut"], 48)

def petal(x, y, a, reach, wide, n=40):
    """An egg round the post, its wide end out."""
    c, s = math.cos(a), math.sin(a)
    out = []
    for k in range(n):
        t = math.tau * k / n
        u, w = reach * .40 + reach * .60 * math.cos(t), wide * math.sin(t) * (1 + .22 * math.cos(t))
        out.append(Vector((x + u * c - w * s, y + u * s + w * c)))
    return out

def spiral(p, x, y, first, rise, n, a0, step, perch):
    """Ledges that climb round the post to a round perch."""
    for k in range(n):
        ledge(p, petal(x, y, a0 + step * k, .90, .40), first + rise * k)
    ring = [Vector((x + .92 * math.cos(t), y + .92 * math.sin(t))) for t in (math.tau * k / 64 for k in range(64))]
    ledge(p, ring, perch)
    neon([(x + .86 * math.cos(t), y + .86 * math.sin(t), perch - .245) for t in (math.tau * k / 64 for k in range(64))], p["neon"], .013, closed=True)

# ------------------------------------------------------------------ the cubby
def cubby(p, front, back, y, low, half=(.62, .66), r=.49):
    """A padded block with a round hole towards the room: a nest with light in it. Its own top is a ledge."""
    n, z, rows = 96, low + half[1], []
    turns = [math.tau * k / n for k in range(n)]
    square = lambda x, d, e=7: [(x, y - (half[0] - d) * math.copysign(abs(math.cos(t)) ** (2 / e), math.cos(t)), z + (half[1] - d) * math.copysign(abs(math.sin(t)) ** (2 / e), math.sin(t))) for t in turns]
    round_ = lambda x, q: [(x, y - q * math.cos(t), z + q * math.sin(t)) for t in turns]
    skin([square(back, 0), square(front + .07, 0), square(front + .02, .02), square(front, .07), round_(front, r + .05), round_(front + .02, r)], p["sofa"])
    skin([round_(front + .02, r), round_(front + .45, r), round_(front + .70, r * .93), round_(front + .88, r * .72), round_(front + .96, r * .35), round_(front + .97, .005)], p["cream"])
    tube([(front - .012, y - (r + .03) * math.cos(t), z + (r + .03) * math.sin(t)) for t in turns], .038, p["walnut"], 12, closed=True)
    neon([(front + .05, y - (r - .012) * math.cos(t), z + (r - .012) * math.sin(t)) for t in turns], p["neon"], .012, closed=True)
    lathe([(0, 0), (.40, 0), (.44, .05), (.40, .11), (0, .12)], p["towel"], (front + .46, y, z - r + .06), 48, scale=(.95, .80))
    cushion(.42, .36, .15, (front + .72, y + .12, z - .10), (-.2, .1, -math.pi / 2), p["rust"])
    sphere(.075, (front + .60, y - .05, z + r - .11), p["bulb"], 20)
    lamp((front + .42, y, z + r - .20), 9, (1, .70, .42), .07)
    ledge(p, rectangle(front - .06, back, y - half[0] - .03, y + half[0] + .03, .25), low + 2 * half[1] + .15)

# ------------------------------------------------------------------ small things
def sleeping_cat(p, at, rot=0.0, s=1.0):
    """Bronze: curled up, its chin on its paws, its tail round it."""
    with Recorder() as r:
        n, body = 40, []
        for k in range(n + 1):                         # from the rump round the back to the chest
            t = math.radians(-70 + 285 * k / n)
            body.append((.165 * math.cos(t), .145 * math.sin(t), .114))
        thick = lambda q: .20 + .80 * math.sin(math.pi * min(1, .10 + q * .86)) ** .5
        tube(body, .120, p["bronze"], 28, taper=thick)
        sphere(.11, (0, .01, .085), p["bronze"], 24, .75)
        head = (-.085, -.175, .125)
        lathe([(.098 * math.sin(t), -.086 * math.cos(t)) for t in (math.pi * i / 24 for i in range(25))], p["bronze"], head, 48, scale=(1.08, .96))
        sphere(.042, (head[0] - .005, head[1] - .078, .100), p["bronze"], 20, .8)
        for d in (-.052, .050):
            v = [(head[0] + d - .046, head[1] + .020, .175), (head[0] + d + .046, head[1] + .020, .175), (head[0] + d, head[1] - .040, .178), (head[0] + d * 1.2, head[1] + .012, .275)]
            mesh(v, [(0, 1, 2), (0, 3, 1), (1, 3, 2), (2, 3, 0)], p["bronze"], "ear", bevel=.010)
        tail = [(.295 * math.cos(t), .265 * math.sin(t), .042) for t in (math.radians(-5 - 115 * k / 24) for k in range(25))]
        tube(tail, .040, p["bronze"], 14, taper=lambda q: 1.15 - .45 * q)
        sphere(.028, tail[-1], p["bronze"], 14)
    for ob in r.objects:
        ob.scale = (s,) * 3
        ob.location = ob.location * s
    group(r.objects, at, rot)

def sheepskin(p, at, rot, long=1.0, fall=.24):
    """A fleece that lies over a ledge's edge, its end hanging down; `at` is the edge, the ledge lies towards +y."""
    path = [(-.035, -fall), (-.04, -.08), (-.02, .012), (.10, .030), (long * .5, .034), (long * .8, .030), (long, .018)]
    ribbon(path, .56, p["fur"], at, rot, .035, .022, 5)

def paper_globe(p, at, r, top, watts=9):
    """A round lantern of paper on a cord."""
    sphere(r, at, p["paper"], 32, .92)
    for k in range(1, 8):
        t = math.pi * k / 8
        q = r * math.sin(t) + .002
        tube([(at[0] + q * math.cos(b), at[1] + q * math.sin(b), at[2] - .92 * r * math.cos(t)) for b in (math.tau * i / 48 for i in range(48))], .006, p["cream"], 6, closed=True)
    cyl(.05, .03, (at[0], at[1], at[2] + .92 * r - .01), p["walnut"], 24)
    tube([(at[0], at[1], at[2] + .92 * r), (at[0], at[1], top)], .006, p["black"], 6)
    lamp((at[0], at[1], at[2] - r - .12), watts, (1, .74, .50), .12)
