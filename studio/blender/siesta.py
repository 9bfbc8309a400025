"""What lies before the setting sun: mattresses on pallets, mats of straw, a guitar, a place for the dog."""
import math
from kit import *
from furniture import folded, ribbon

def mat(p, x, y, w, d, z, cloth, turn=0.0):
    """Woven, thin, its ends bound; mats lie over one another, each a little higher."""
    with Recorder() as r:
        box((w, d, .012), (0, 0, z + .006), p[cloth], bevel=.004)
        for s in (-1, 1):
            box((.07, d + .01, .016), (s * (w / 2 - .035), 0, z + .008), p["leather_edge"], bevel=.004)
    group(r.objects, (x, y, 0), turn)

def bed_on_pallet(p, at, rot, cloth, throw, pillows):
    """A thick mattress on slats, its foot towards the fire; a bolster, pillows, a blanket across it."""
    with Recorder() as r:
        for x in (-.42, 0, .42):
            box((.09, 2.04, .08), (x, 0, .04), p["walnut"], bevel=.008)
        for k in range(10):
            box((1.14, .15, .03), (0, -.93 + .207 * k, .095), p["walnut"], bevel=.006)
        soft_box((1.08, 2.02, .25), (0, 0, .235), p[cloth], r=.085)
        for z in (.15, .32):
            tube([(a, b, z) for a, b in ((-.50, -1.008), (.50, -1.008))], .010, p["linen"], 8)
        tube([(-.50 + .02 * k, -.84, .48) for k in range(51)], .135, p["rust"], 24, taper=lambda q: min(1, .55 + 9 * min(q, 1 - q)))
        for k, c in enumerate(pillows):
            cushion(.52 - .05 * k, .46 - .05 * k, .18, (-.22 + .42 * k, -.60 + .10 * k, .53), (.62, 0, .2 - .35 * k), p[c])
        ribbon([(-.60, .13), (-.575, .26), (-.53, .355), (-.40, .378), (0, .382), (.40, .378), (.53, .355), (.575, .26), (.60, .10)], .62, p[throw], (.02, .48, 0), math.pi / 2, .018, .012, 3)
    return group(r.objects, at, rot)

def guitar(p, at, rot, lean):
    """Leaning on its back: body, neck, head; its foot at `at`."""
    outline = []
    for k in range(72):
        t = math.tau * k / 72
        z = .27 - .26 * math.cos(t)
        waist = .195 * math.sin(t) * (1 - .28 * math.exp(-((z - .31) / .07) ** 2) - .16 * max(0, z - .31) / .22)
        outline.append((waist, z))
    with Recorder() as r:
        prism([(-x, z) for x, z in outline][::-1], -.05, .05, p["guitar"], .012, "guitar")
        prism([(-x * .94, .27 + (z - .27) * .95) for x, z in outline][::-1], -.053, -.049, p["guitar_top"], 0, "top")
        cyl(.052, .004, (0, -.053, .355), p["black"], 40).rotation_euler = (math.pi / 2, 0, 0)
        box((.13, .016, .022), (0, -.060, .17), p["black"], bevel=.004)
        box((.052, .030, .52), (0, -.050, .72), p["black"], bevel=.006); box((.075, .022, .15), (0, -.045, 1.05), p["guitar"], bevel=.008)
        for s in (-1, 0, 1):
            tube([(s * .014, -.068, .17), (s * .014, -.068, 1.0)], .002, p["brass"], 5)
        for s in (-1, 1):
            for z in (1.01, 1.055, 1.10):
                sphere(.011, (s * .048, -.045, z), p["brass"], 8)
    for o in r.objects:
        o.rotation_euler.rotate(Euler((lean, 0, 0))); o.location = Matrix.Rotation(lean, 3, "X") @ o.location
    group(r.objects, at, rot)

def dog_mat(p, x, y):
    """A round nest, a blanket in it, a bone on the blanket."""
    ring = [(x + .40 * math.cos(t), y + .34 * math.sin(t), .115) for t in (math.tau * k / 64 for k in range(64))]
    tube(ring, .105, p["cream"], 16, closed=True)
    lathe([(0, .02), (.38, .02), (.40, .06), (.34, .10), (0, .115)], p["linen"], (x, y, 0), 56, scale=(1, .85))
    folded(p, "rust", (x - .10, y + .08, .11), (.28, .22), 1, .5, .035)
    a, b = Vector((x + .02, y - .12, .145)), Vector((x + .20, y - .04, .145))
    tube([a, b], .020, p["bone"], 12)
    side = Vector((b - a)).cross(Vector((0, 0, 1))).normalized() * .020
    for end in (a, b):
        for s in (-1, 1):
            sphere(.028, tuple(end + side * s), p["bone"], 14)
