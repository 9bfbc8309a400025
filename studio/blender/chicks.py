"""The colony before its stove: low seats like chicks, fleeces, a rail of drying socks, cocoa on a tray, stars of paper, a bench along the glass."""
import math
from kit import *
from adobe import skin
from cosy import mug
from furniture import *
from kota import sock
from ledges import sheepskin

def wools():
    """What keeps its own colours here: down in three greys, folded paper lit from inside."""
    m, k = material("paper_star")
    if k:
        side = k.n("VectorMath", 1, i0=k.n("NewGeometry", "Normal"), i1=(.45, -.55, -.70), props={"operation": "DOT_PRODUCT"})
        k.surface(k.n("Emission", Color=(1, .77, .50), Strength=k.math("MULTIPLY_ADD", side, .42, .78)))
    return dict(paper_star=m) | {f"down{k}": boucle(f"down{k}", c) for k, c in enumerate(((.125, .132, .142), (.215, .222, .235), (.050, .053, .060)))}

def chick(p, at, turn, s=1.0, down="down0"):
    """A low plump seat like an egg, its back rising to a soft dark head; white inside. It faces -y."""
    n, fat, outer, inner = 72, .105, [], []
    back = lambda a: ((1 - math.cos(a)) / 2) ** 2.6                           # 0 at the front, 1 behind
    rim = lambda a: (.385 - .055 * back(a), .345 + .40 * back(a))            # the roll's middle: from the axis, up
    point = lambda a, r, z: (r * math.sin(a), -r * math.cos(a) + .12 * max(0, z - .25), z)
    turns = [math.tau * k / n for k in range(n)]
    for q in range(11):                                                       # from the floor out to the roll
        t = q / 10
        outer.append([point(a, .30 + (rim(a)[0] + fat - .30) * math.sin(math.pi / 2 * min(1, t * 1.7)) ** .7 + (.045 + .045 * back(a)) * math.sin(math.pi * t ** .8), .03 + (rim(a)[1] - .03) * t) for a in turns])
    for q in range(1, 8):                                                     # over the roll
        t = math.pi * q / 8
        (outer if q < 5 else inner).append([point(a, rim(a)[0] + fat * math.cos(t), rim(a)[1] + fat * math.sin(t)) for a in turns])
    inner.insert(0, outer[-1])
    for r, z, k in ((.270, .40, .50), (.262, .405, .16), (.24, .425, .03), (.18, .44, 0), (.09, .445, 0), (.004, .445, 0)):
        inner.append([point(a, r, z + k * (rim(a)[1] - z)) for a in turns])
    with Recorder() as o:
        skin(outer, p[down], closed=True); skin(inner, p["fur"], closed=True)
        cyl(.30, .05, (0, 0, 0), p["walnut"], 48)
        lathe([(.185 * math.sin(t), -.15 * math.cos(t)) for t in (math.pi * k / 20 for k in range(21))], p["down2"], (0, .395, .885), 40, scale=(1.05, .74))
    for ob in o.objects:
        ob.scale = (s, s, .55 * s + .45)
        ob.location = (ob.location[0] * s, ob.location[1] * s, ob.location[2] * (.55 * s + .45))
    return group(o.objects, at, turn)

def fleece(p, x, y, turn, size=1.0, z=.024):
    """A sheepskin on the floor."""
    n, rows = 90, []
    r = lambda t: size * (.50 + .13 * math.cos(2 * t) + .075 * math.cos(4 * t + .5) + .022 * math.sin(9 * t + turn * 5))
    for q, h in ((1, 0), (1.0, .022), (.95, .042), (.8, .052), (.5, .056), (.02, .054)):
        rows.append([(q * r(t) * math.cos(t) * 1.05, q * r(t) * math.sin(t), z + h + (.006 * noise.noise((9 * q * math.cos(t), 9 * q * math.sin(t), turn)) if q < .96 else 0)) for t in (math.tau * k / n for k in range(n))])
    with Recorder() as o:
        skin(rows, p["fur"], closed=True)
    return group(o.objects, (x, y, 0), turn)

def sock_rail(p, a, b, heights=(1.86, 1.22)):
    """Two posts of turned birch, two bars, ten pairs of socks; from a to b."""
    (x0, y0), (x1, y1) = a, b
    turn = math.atan2(y1 - y0, x1 - x0)
    long = math.hypot(x1 - x0, y1 - y0)
    wear = (("camel", "rust"), ("rust", "cream"), ("greige", "fur"), ("grey", "rust"), ("cream", "greige"), ("down1", "rust"), ("camel", "grey"), ("rust", "grey"), ("fur", "camel"), ("greige", "cream"))
    with Recorder() as r:
        for x in (0, long):
            lathe([(0, 0), (.17, 0), (.175, .02), (.05, .05), (.032, .10), (.030, heights[0] + .06), (.045, heights[0] + .10), (.05, heights[0] + .15), (.035, heights[0] + .19), (0, heights[0] + .20)], p["walnut_z"], (x, 0, 0), 32)
        for z in heights:
            tube([(-.06, 0, z), (long + .06, 0, z)], .020, p["walnut"], 14)
            for x in (-.07, long + .07):
                sphere(.032, (x, 0, z), p["walnut"], 14)
        for k in range(10):
            z, i = heights[k // 5], k % 5
            x = long * (i + .62) / 5.25
            for d in (-.070, .070):
                sock(p, (x + d, -.045, z - .075), .35 * math.sin(7 * k + 20 * d) + 0.1, *wear[k], (1.16, .94, 1.26, 1.06, .86)[(k * 2) % 5])
                tube([(x + d, -.045, z - .05), (x + d, -.02, z + .018), (x + d, .018, z + .010)], .006, p["walnut"], 6)
    return group(r.objects, (x0, y0, 0), turn)

def cocoa_tray(p, at):
    """A low drum of birch, ten mugs on a round tray, a jug, marshmallows."""
    x, y, z = at
    lathe([(0, 0), (.27, 0), (.29, .03), (.29, .34), (.32, .36), (.32, .395), (.30, .41), (0, .41)], p["walnut"], at, 64)
    z += .41
    lathe([(0, .004), (.265, .004), (.275, .012), (.28, .04), (.293, .04), (.287, .0), (0, 0)], p["brass"], (x, y, z), 64)
    lathe([(0, 0), (.062, 0), (.082, .05), (.080, .13), (.050, .20), (.055, .235), (.047, .235), (.045, .2), (0, .19)], p["ceramic"], (x, y + .03, z + .006), 40)
    tube([(x + .070 + .055 * math.sin(t), y + .03, z + .13 - .07 * math.cos(t)) for t in (math.pi * k / 12 for k in range(13))], .010, p["ceramic"], 8)
    for k in range(10):
        a = math.tau * k / 10 + .2
        mug(p, (x + .205 * math.cos(a), y + .205 * math.sin(a), z + .006), a + .7, ("ceramic", "clay", "fur", "grey")[(k * 3) % 4])
        cyl(.035, .002, (x + .205 * math.cos(a), y + .205 * math.sin(a), z + .086), p["cocoa"], 20, .0005)

def paper_star(p, at, r, top, watts):
    """A star of folded paper, lit from inside, spikes all round like a crystal of snow."""
    rays = [Vector(d).normalized() for d in [(a, b, c) for a in (-1, 0, 1) for b in (-1, 0, 1) for c in (-1, 0, 1)] if any(d)]
    v, f = [], []
    for d in rays:
        u = d.orthogonal().normalized()
        w, o = d.cross(u), len(v)
        long = r * (1.0 if sum(abs(k) > .1 for k in d) != 2 else .82)
        v += [d * (.36 * r) + (u * math.cos(math.tau * k / 4) + w * math.sin(math.tau * k / 4)) * .15 * r for k in range(4)] + [d * long]
        f += [(o + k, o + (k + 1) % 4, o + 4) for k in range(4)]
    mesh(v, f, p["paper_star"], "star", at=at, rot=(.2, .1, .4 + at[0])); sphere(.37 * r, at, p["paper_star"], 16)
    tube([(at[0], at[1], at[2] + .4 * r), (at[0], at[1], top)], .006, p["black"], 6)
    lamp((at[0], at[1], at[2] - r - .10), watts, (1, .80, .58), .14)

def window_bench(p, x0, x1, y=.36):
    """Low, along the glass: drawers of birch, a pad, pillows, a fleece, light at its foot."""
    w, d, h = x1 - x0, .56, .34
    box((w - .06, d - .10, .06), (x0 + w / 2, y, .03), p["black"], bevel=0); box((w, d, h - .06), (x0 + w / 2, y, .06 + (h - .06) / 2), p["walnut"], bevel=.010)
    n = round(w / .75)
    for k in range(n):
        cx = x0 + w * (k + .5) / n
        box((w / n - .016, .02, h - .10), (cx, y + d / 2 + .006, .06 + (h - .06) / 2), p["walnut"], bevel=.005); box((.16, .014, .018), (cx, y + d / 2 + .022, h - .10), p["brass"], bevel=.004)
    soft_box((w - .02, d - .01, .12), (x0 + w / 2, y, h + .055), p["sofa"], r=.05)
    neon([(x0 + .03, y + d / 2 - .03, .03), (x1 - .03, y + d / 2 - .03, .03)], p["neon"], .011)
    for q, cloth, turn in ((.10, "rust", .12), (.26, "camel", -.10), (.74, "grey", .1), (.90, "camel", -.14)):
        cushion(.46, .44, .17, (x0 + w * q, y - .15, h + .33), (.26, 0, turn), p[cloth])
    sheepskin(p, (x0 + w * .52, y + d / 2 - .03, h + .115), math.pi, .50, .24)
