"""A sauna like a small A in the house: a triangle of glass towards the north, three steps of benches, a stove like a rough stone."""
import math
from kit import *
from cabin import hot_stone
from furniture import *
from gem import hull

FRONT, BACK, HALF, TALL = 4.72, 6.72, 2.25, 3.72          # its glass and its wall (y); half its foot, its height
FLOOR, DOOR = .12, (.30, 1.02)
half_at = lambda z: HALF * (1 - z / TALL)

def boards(p):
    """Larch inside: both slopes lengthwise, the wall upright; dark stone outside."""
    n = 22
    for s in (-1, 1):
        for k in range(n):
            z0, z1 = FLOOR + (TALL - FLOOR) * k / n + .004, FLOOR + (TALL - FLOOR) * (k + 1) / n - .004
            a, b = half_at(z0), half_at(z1)
            strip = [(s * a, z0), (s * max(0, a - .035), z0), (s * max(0, b - .035), z1), (s * b, z1)]
            prism(strip if s < 0 else strip[::-1], FRONT + .05, BACK, p["sauna_wood"], name="lining")
        hull([(s * (half_at(z) + d), y, z) for z in (0, TALL) for d in (.02, .16) for y in (FRONT - .04, BACK)], p["honed"], .006, "flank")
    mesh([(-HALF, BACK, 0), (HALF, BACK, 0), (0, BACK, TALL)], [(0, 1, 2)], p["sauna_wood_z"], "behind")
    for k in range(24):
        x = -HALF + 2 * HALF * (k + .5) / 24
        h = TALL * (1 - (abs(x) + .11) / HALF)
        if h > .1:
            box((2 * HALF / 24 - .005, .04, h), (x, BACK - .02, h / 2), p["sauna_wood_z"], bevel=.004, seg=1)
    box((2 * HALF, BACK - FRONT, FLOOR), (0, (BACK + FRONT) / 2, FLOOR / 2), p["slab"], bevel=.006)

def benches(p):
    """Three steps as wide as the slopes let them be, light under each edge."""
    for k in range(3):
        z, y0 = FLOOR + .42 + .44 * k, FRONT + .72 + .46 * k
        w = 2 * half_at(z + .02) - .14
        for i in range(4):
            d = (.50 if k < 2 else .66) / 4
            box((w, d - .014, .036), (0, y0 + d * (i + .5), z - .018), p["sauna_wood_x"], bevel=.007)
        box((w, .035, .09), (0, y0 + .02, z - .08), p["sauna_wood_x"], bevel=.005)
        box((w - .1, .03, .40), (0, y0 + .12, z - .24), p["sauna_wood_x"], bevel=.004)
        beam((-w / 2 + .06, y0 + .05, z - .13), (w / 2 - .06, y0 + .05, z - .13), .018, .018, p["ember_line"], 0)
        area((0, y0 + .04, z - .15), (0, y0 - .35, z - .5), (w - .3, .04), 13, (1, .56, .26), "under")
    folded(p, "towel", (-.75, FRONT + 1.45, FLOOR + .86), (.40, .32), 3, 0, .06); folded(p, "cream", (.52, FRONT + 1.92, FLOOR + 1.30), (.40, .32), 2, 0, .06)
    x, y, z = -.32, FRONT + .95, FLOOR + .42
    lathe([(0, 0), (.115, 0), (.14, .24), (.125, .24), (.105, .03), (0, .03)], p["walnut_z"], (x, y, z), 36)
    tube([(x + .135 * math.cos(t), y, z + .22 + .18 * math.sin(t)) for t in (math.pi * k / 16 for k in range(17))], .008, p["brass"], 8)

def rough_stove(p, rnd):
    """Dark stone left uncut, open at the top, hot stones heaped in it."""
    x, y = -1.42, FRONT + .46
    ring = lambda r, z, turn: [(x + r * math.cos(math.tau * k / 7 + turn), y + .85 * r * math.sin(math.tau * k / 7 + turn), z) for k in range(7)]
    hull(ring(.26, FLOOR, 0) + ring(.37, FLOOR + .30, .3) + ring(.33, FLOOR + .74, .1), p["slab"], .010, "stove")
    hot = hot_stone()
    for k in range(46):
        a, q = 2.4 * k, .27 * math.sqrt((k % 23) / 23)
        ob = sphere(rnd.uniform(.05, .07), (x + q * math.cos(a), y + .85 * q * math.sin(a), FLOOR + .78 + .07 * (k // 23) * (1 - q)), hot if k % 4 else p["slate"], 8, .75)
        ob.rotation_euler = (rnd.uniform(-.5, .5), rnd.uniform(-.5, .5), rnd.uniform(0, 3))
    lamp((x, y, FLOOR + 1.15), 7, (1, .34, .10), .10, "fire")

def glass_front(p):
    """A frame of two leaning posts, three panes and a door of glass, a line of light all the way up and down."""
    y = FRONT
    for s in (-1, 1):
        beam((s * (HALF + .05), y - .02, 0), (0, y - .02, TALL + .10), .20, .22, p["beam"], .010, up=(0, 1, 0))
        neon([(s * (HALF + .20), y - .15, .03), (0, y - .15, TALL + .36)], p["neon"], .016)
    mesh([(-HALF, y, FLOOR), (HALF, y, FLOOR), (0, y, TALL)], [(0, 1, 2)], p["pane"], "pane")
    box((2 * HALF, .12, .10), (0, y, FLOOR), p["beam"], bevel=.006)
    head = 2.12
    w = half_at(head)
    box((2 * w, .09, .08), (0, y, head), p["beam"], bevel=.006)
    for x in DOOR:
        top = min(head, TALL * (1 - x / HALF))
        box((.06, .09, top - FLOOR), (x, y, (top + FLOOR) / 2), p["beam"], bevel=.005)
    box((.05, .07, head - FLOOR), (-.62, y, (head + FLOOR) / 2), p["beam"], bevel=.005)
    for dy in (-.07, .07):
        tube([(DOOR[0] + .12, y + dy, .95), (DOOR[0] + .12, y + dy, 1.45)], .020, p["brass"], 12)
    box((1.0, .34, .06), ((DOOR[0] + DOOR[1]) / 2, y - .24, .03), p["slab"], bevel=.006)

def small_a(p, rnd):
    p |= dict(ember_line=emission("ember_line", (1, .50, .19), 5.5), sauna_wood=wood("sauna_wood", (.33, .19, .10), (.56, .36, .21), "y", 1, .5),
              sauna_wood_x=wood("sauna_wood_x", (.36, .21, .11), (.60, .39, .23), "x", 1, .5), sauna_wood_z=wood("sauna_wood_z", (.33, .19, .10), (.56, .36, .21), "z", 1, .5))
    boards(p); benches(p); rough_stove(p, rnd); glass_front(p)
    area((0, FRONT + 1.0, 3.3), (0, FRONT + 1.3, .6), (.5, 1.0), 70, (1, .64, .34), "sauna"); area((0, BACK - .25, 2.0), (0, BACK, 3.2), (1.4, .05), 16, (1, .62, .32), "behind")
    lamp((0, FRONT + .5, 2.5), 14, (1, .62, .32), .15)
