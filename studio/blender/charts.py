"""Where plans are drawn: a tilted table with a chart on it, a ladder-backed chair, rolls in a stand, an armillary sphere."""
import math
from kit import *
from furniture import *

def circle(c, r, n):
    return [(c[0] + r * math.cos(math.tau * k / n), c[1] + r * math.sin(math.tau * k / n), c[2]) for k in range(n)]

def drawing_table(p, at, rot):
    """On trestles, tilted towards the chair (-y): a chart with a rose and its lines, dividers, a rule, a lamp on an arm."""
    with Recorder() as r:
        for s in (-1, 1):
            for y0, y1 in ((-.34, -.06), (.38, .08)):
                beam((s * .52, y0, 0), (s * .52, y1, .74), .055, .055, p["walnut_z"], .006)
            beam((s * .52, -.24, .26), (s * .52, .28, .26), .045, .05, p["walnut"], .006)
        beam((-.60, .03, .26), (.60, .03, .26), .05, .07, p["walnut"], .006)
        for s in (-1, 1):
            box((.03, .11, .05), (s * .575, .03, .26), p["endgrain"], bevel=.004)
        with Recorder() as t:                                 # the board, lying flat
            box((1.45, .92, .035), (0, 0, 0), p["walnut"], bevel=.008); box((1.45, .035, .05), (0, -.46, .012), p["walnut"], bevel=.006)
            box((1.14, .70, .002), (-.06, .02, .019), p["wax"], bevel=0)
            c, top = (-.24, .06), .0215
            for rad in (.20, .13, .05):
                tube(circle((*c, top), rad, 48), .0025, p["ink"], 5, closed=True)
            for k in range(16):
                a, long = math.tau * k / 16, .34 if k % 2 else .42
                end = [max(-.58, min(.46, c[0] + 2.2 * long * math.cos(a))), max(-.30, min(.34, c[1] + .7 * long * math.sin(a)))]
                tube([(*c, top), (*end, top)], .0016, p["ink"], 4)
            coast = [(.12 + .06 * math.sin(9 * q) + .10 * q, -.30 + .62 * q, top) for q in (k / 24 for k in range(25))]
            tube(coast, .004, p["rust"], 5); tube([(x + .022, y, z) for x, y, z in coast], .0025, p["ink"], 5)
            for s in (-1, 1):                                 # dividers
                tube([(.02, .22, .03), (.02 + s * .07, .02, .026)], .007, p["brass"], 8, taper=lambda q: 1 - .7 * q)
            sphere(.016, (.02, .23, .032), p["brass"], 10)
            box((.50, .035, .008), (.30, -.22, .024), p["brass"], (0, 0, .35), .002)
            for x in (-.60, .50):
                tube([(x - .02, -.38, .04), (x + .10, -.38, .04)], .018, p["brass"], 12)
        for ob in t.objects:
            ob.matrix_basis = Matrix.Translation((0, .02, .86)) @ Matrix.Rotation(.30, 4, "X") @ ob.matrix_basis
        arm = [(.64, .40, .98), (.64, .40, 1.42), (.40, .26, 1.62), (.22, .16, 1.56)]
        tube(arm, .011, p["brass"], 8); box((.06, .08, .10), (.64, .42, .96), p["brass"], bevel=.006)
        drum(p, (.22, .16, 1.40), .11, .14, 12)
    return group(r.objects, at, rot)

def ladder_chair(p, at, rot):
    """Two long posts, five curved rungs, a seat of rush."""
    with Recorder() as r:
        for s in (-1, 1):
            tube([(s * .20, .20, 0), (s * .20, .20, .46), (s * .20, .27, 1.22)], .019, p["walnut_z"], 10)
            sphere(.026, (s * .20, .272, 1.24), p["walnut_z"], 12, 1.2)
            tube([(s * .22, -.20, 0), (s * .22, -.20, .47)], .019, p["walnut_z"], 10); tube([(s * .21, -.20, .20), (s * .20, .20, .20)], .011, p["walnut"], 8)
        for z in (.16, .28):
            tube([(-.22, -.20, z), (.22, -.20, z)], .012, p["walnut"], 8)
        for k in range(5):
            z = .60 + .135 * k
            y = .20 + .07 * (z - .46) / .76
            bow = [(-.20 + .04 * i, 1 - (.2 * i - 1) ** 2) for i in range(11)]
            v = [(x, y + .035 * q, z + dz * (1 + .4 * q)) for dz in (-.028, .028) for x, q in bow]
            ob = mesh(v, [(i, i + 1, 12 + i, 11 + i) for i in range(10)], p["walnut"], "rung", smooth=True)
            m = ob.modifiers.new("thick", "SOLIDIFY"); m.thickness, m.offset = .016, 0
        soft_box((.46, .44, .045), (0, 0, .46), p["sand"], r=.02)
    return group(r.objects, at, rot)

def rolls(p, at, rnd, n=6):
    """Charts rolled up in a stand of leather."""
    x, y, z = at
    lathe([(0, 0), (.17, 0), (.18, .02), (.17, .46), (.155, .46), (.15, .03), (0, .03)], p["cognac"], at, 40)
    for zz in (.06, .42):
        tube(circle((x, y, z + zz), .178, 40), .008, p["brass"], 6, closed=True)
    for k in range(n):
        a, lean = math.tau * k / n, rnd.uniform(.02, .08)
        foot, c, s, h = .085, math.cos(a), math.sin(a), rnd.uniform(.72, 1.0)
        top = (x + (foot + lean) * c, y + (foot + lean) * s, z + h)
        tube([(x + foot * c, y + foot * s, z + .04), top], rnd.uniform(.026, .036), p[("wax", "linen", "sand")[k % 3]], 14)

def armillary(p, at, r=.36):
    """Rings of brass about a small globe, on a turned foot."""
    x, y, z = at
    foot = [(0, 0), (.24, 0), (.25, .03), (.20, .06), (.07, .10), (.05, .30), (.08, .36), (.05, .42), (.04, .52), (.09, .58), (.06, .62), (0, .62)]
    lathe(foot, p["walnut_z"], at, 48)
    c = Vector((x, y, z + .66 + r))
    def hoop(rad, u, v, thick):
        u, v = Vector(u).normalized(), Vector(v).normalized()
        tube([c + (u * math.cos(t) + v * math.sin(t)) * rad for t in (math.tau * k / 72 for k in range(72))], thick, p["brass"], 8, closed=True)
    axis = Vector((.42, .0, .91)).normalized()
    side = axis.cross(Vector((0, 1, 0))).normalized()
    hoop(r, (1, 0, 0), (0, 0, 1), .014); hoop(r * .99, (0, 1, 0), (0, 0, 1), .010)
    hoop(r * .93, side, (0, 1, 0), .011)
    hoop(r * .90, side + axis * .42, (0, 1, 0), .016)
    for h in (-.52, .52):
        rad = r * .93 * math.sqrt(1 - h * h)
        around = [side * math.cos(t) + Vector((0, 1, 0)) * math.sin(t) for t in (math.tau * k / 56 for k in range(56))]
        tube([c + axis * (h * r * .93) + q * rad for q in around], .008, p["brass"], 8, closed=True)
    tube([c - axis * (r * 1.02), c + axis * (r * 1.02)], .008, p["brass"], 8)
    sphere(.085, tuple(c), p["chart"], 20)
