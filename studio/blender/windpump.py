"""A desert windpump: a wheel of eighteen blades and its tail, on a slender tower of four legs; a pump at its foot, whose spout fills the bath."""
import math
from kit import *

MILL, DECK, HUB, TURN = (0, 1.52), .14, 4.94, math.radians(35)      # the tower's middle; the deck's height; the hub's; how far it has turned
FOOT_HALF, TOP_HALF, TOP = .60, .10, 4.64
LEVELS = (DECK, 1.26, 2.26, 3.14, 3.94, TOP)

def half_at(z):
    """Half the tower's width."""
    return FOOT_HALF + (TOP_HALF - FOOT_HALF) * (z - DECK) / (TOP - DECK)

def blade(p, k, n, r0=.38, r1=1.10):
    """A curved sheet of zinc, set at an angle; its tip is painted, every other one in another colour."""
    a, rows, cols, pitch = math.tau * k / n, 8, 4, math.radians(34)
    u, t = Vector((math.cos(a), 0, math.sin(a))), Vector((-math.sin(a), 0, math.cos(a)))
    v = []
    for j in range(rows + 1):
        r = r0 + (r1 - r0) * j / rows
        for i in range(cols + 1):
            q = 2 * i / cols - 1
            w = q * (.055 + .115 * (r - r0) / (r1 - r0))
            v.append(u * r + t * w * math.cos(pitch) + Vector((0, w * math.sin(pitch) + .020 * (1 - q * q), 0)))
    f = [(j * (cols + 1) + i, j * (cols + 1) + i + 1, (j + 1) * (cols + 1) + i + 1, (j + 1) * (cols + 1) + i) for j in range(rows) for i in range(cols)]
    ob = mesh(v, f, p["zinc"], "blade", smooth=True)
    ob.data.materials.append(p[("tinplate", "painted")[k % 2]])
    ob.data.polygons.foreach_set("material_index", [int(i // cols >= rows - 3) for i in range(len(f))])
    ob.modifiers.new("thick", "SOLIDIFY").thickness = .006

def mill_wheel(p, n=18):
    """Faces +y, its hub in the origin."""
    ring = lambda r, y: [(r * math.cos(t), y, r * math.sin(t)) for t in (math.tau * k / 72 for k in range(72))]
    for k in range(n):
        blade(p, k, n)
    for r in (.50, .92):
        tube(ring(r, -.035), .011, p["zinc"], 8, closed=True)
    for k in range(6):
        a = math.tau * (k + .5) / 6
        for y in (-.12, .04):
            tube([(.05 * math.cos(a), y, .05 * math.sin(a)), (.94 * math.cos(a), -.035, .94 * math.sin(a))], .010, p["zinc"], 6)
    neon(ring(1.145, -.02), p["neon"], .012, closed=True)
    lathe([(0, -.16), (.075, -.15), (.085, -.06), (.085, .02), (.06, .06), (0, .09)], p["tinplate"], n=32).rotation_euler = (-math.pi / 2, 0, 0)

def tail_vane(p):
    """A flared sheet on two rods behind the wheel, in three bands of paint."""
    high = lambda q: .15 + .36 * q ** 1.6                    # half its height
    y_at = lambda q: -.70 - .78 * q
    for a, b, mat in ((0, .34, "tinplate"), (.34, .56, "linen_paint"), (.56, 1, "painted")):
        v, n = [], 8
        for j in range(n + 1):
            q = a + (b - a) * j / n
            for s in (-1, -.5, 0, .5, 1):
                notch = .12 * (1 - abs(s)) * max(0, (q - .8) / .2) ** 2 if b == 1 else 0
                v.append((0, y_at(q) + notch, s * high(q)))
        f = [(5 * j + i, 5 * j + i + 1, 5 * j + i + 6, 5 * j + i + 5) for j in range(n) for i in range(4)]
        mesh(v, f, p[mat], "vane").modifiers.new("thick", "SOLIDIFY").thickness = .010
    for s in (-1, 1):
        tube([(0, -.25, .02 * s), (0, -.80, .12 * s), (0, -1.36, .18 * s)], .016, p["zinc"], 8)
    tube([(0, .15, 0), (0, -.42, 0)], .034, p["zinc"], 12)

def lattice_tower(p):
    """Four legs of timber, rails at every level, rods crossed between them; a platform and a ladder."""
    x, y = MILL
    at = lambda sx, sy, z: (x + sx * half_at(z), y + sy * half_at(z), z)
    sides = (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1)))
    for (a, b) in (side[0] for side in sides):
        beam(at(a, b, DECK), at(a, b, TOP), .075, .075, p["walnut_z"], .008)
        box((.17, .17, .05), (x + a * FOOT_HALF, y + b * FOOT_HALF, DECK + .025), p["zinc"], bevel=.008)
    for low, z in zip(LEVELS, LEVELS[1:]):
        for (a, b), (c, d) in sides:
            beam(at(a, b, z), at(c, d, z), .045, .055, p["walnut_z"], .006)
            for one, two in (((a, b), (c, d)), ((c, d), (a, b))):
                tube([at(*one, low + .06), at(*two, z - .04)], .0085, p["zinc"], 6)
    z = LEVELS[4] + .05                                      # platform round the tower
    for s in (-1, 1):
        for k in range(2):
            box((.92, .10, .03), (x, y + s * (.26 + .115 * k), z), p["oak"], bevel=.006)
        box((.10, .42, .03), (x + s * .40, y, z - .002), p["oak"], bevel=.006)
    for dy in (-.13, .13):                                   # ladder
        beam((x + .64, y + dy, DECK), (x + .24, y + dy * .8, 3.84), .032, .045, p["walnut_z"], .006)
    for k in range(12):
        q = (k + .6) / 12.2
        tube([(x + .64 - .40 * q, y - .13, DECK + 3.70 * q), (x + .64 - .40 * q, y + .13, DECK + 3.70 * q)], .013, p["zinc"], 8)

def windmill(p):
    """Tower, head, wheel and tail; the rod goes down to the pump."""
    lattice_tower(p)
    x, y = MILL
    tube([(x, y, TOP - .25), (x, y, HUB)], .045, p["zinc"], 16); cyl(.16, .03, (x, y, TOP), p["walnut"], 32)
    soft_box((.20, .30, .24), (x, y, HUB), p["tinplate"], (0, 0, TURN), .05)
    tube([(x, y, 1.42), (x, y, TOP)], .012, p["black"], 8)
    with Recorder() as wheel:
        mill_wheel(p)
    for o in wheel.objects:
        o.location = Vector(o.location) + Vector((0, .42, 0))
    with Recorder() as tail:
        tail_vane(p)
    group(wheel.objects + tail.objects, (x, y, HUB), TURN)

def pump_and_spout(p, reach, level):
    """A pump of painted iron, a pipe to `reach` (y) with a bent spout, water falling to `level`."""
    x, y = MILL
    lathe([(0, 0), (.19, 0), (.20, .03), (.19, .05), (.10, .07), (.085, .12), (.085, .72), (.12, .76), (.12, .84), (.135, .87), (.12, .96), (.12, 1.16), (.09, 1.24), (.03, 1.32), (0, 1.33)],
          p["tinplate"], (x, y, DECK), 40)
    z, r = 1.24, .045
    bend = [(x, reach - .14 + .14 * math.sin(t), z - .14 + .14 * math.cos(t)) for t in (math.pi / 2 * k / 10 for k in range(11))]
    tube([(x, y, z)] + bend + [(x, reach, z - .17)], r, p["zinc"], 18)
    for q in (y + .14, y + .62, reach - .15):
        tube([(x, q - .025, z), (x, q + .025, z)], r + .022, p["zinc"], 20)
    tube([(x, reach, z - .13), (x, reach, z - .19)], r + .012, p["tinplate"], 18)
    tube([(x, y + .34, z), (x, y + .34, z + .10)], .018, p["zinc"], 10)                    # a valve with its little wheel
    tube([(x + .07 * math.cos(t), y + .34 + .07 * math.sin(t), z + .11) for t in (math.tau * k / 28 for k in range(28))], .010, p["tinplate"], 8, closed=True)
    for s in (0, math.pi / 2):
        tube([(x + .07 * math.cos(s), y + .34 + .07 * math.sin(s), z + .11), (x - .07 * math.cos(s), y + .34 - .07 * math.sin(s), z + .11)], .007, p["tinplate"], 6)
    fall = glass("falling_water", (.86, .95, .97), mirror=.9)
    lathe([(.042, z - .19), (.034, (z + level) / 2), (.040, level)], fall, (x, reach, 0), 20, "fall")
    for k, q in enumerate((.10, .18, .28)):
        tube([(x + q * math.cos(t), reach + q * math.sin(t), level + .004) for t in (math.tau * i / 48 for i in range(48))], .006 - .001 * k, fall, 6, closed=True)
