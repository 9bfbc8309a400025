"""A spiral stair of stacked slabs round a column of fire: stone in courses, its fire open towards the seats, its flue the stair's newel up to the ridge; the half-moon gallery to which it leads."""
import math
from kit import *
from ledges import slab
from room import HT
from room_kiva import soot

FOOT = (0, 4.3)                                  # the column's middle
FIRST, STEP, TREADS, RISE = 165, 22.9, 20, .1452 # degrees of the first tread, from one to the next, how many, metres up each
TOP = RISE * (TREADS + 1)                        # the gallery's floor
OPEN = (40, 162, 3, 13)                          # the fire's opening: from, to in degrees, first course, course above it
MOON = (0, .06, 2.76)                            # middle and radius of the gallery
GAP = (67, 96)                                   # degrees of its balustrade where the stair arrives

def about(r, degrees, z, middle=FOOT):
    t = math.radians(degrees)
    return (middle[0] + r * math.cos(t), middle[1] + r * math.sin(t), z)

def sector(r0, r1, a, b, middle=FOOT, n=12):
    """Outline of a piece of a ring, counter-clockwise."""
    turn = [a + (b - a) * k / n for k in range(n + 1)]
    return [about(r1, q, 0, middle)[:2] for q in turn] + [about(r0, q, 0, middle)[:2] for q in reversed(turn)]

# ------------------------------------------------------------------ the column
def column(p, rnd):
    """Stones in courses as high as the treads; round the fire they leave an opening."""
    a, b, low, high = OPEN
    for k in range(23):
        z0, z1 = RISE * k, RISE * (k + 1) - .008
        first, last = (b, a + 360) if low <= k < high else (rnd.uniform(0, 90), 0)
        last = last or first + 360
        n = 3 if last - first < 300 else 4
        joints = [first] + [first + (last - first) * (i + rnd.uniform(-.2, .2)) / n for i in range(1, n)] + [last]
        for c, d in zip(joints, joints[1:]):
            slab(sector(.41, .62 + rnd.uniform(-.016, .020), c + .3, d - .3), z0, z1, p["basalt"], .007)
    z0, z1 = RISE * low, RISE * high
    slab(sector(.38, .43, b, a + 360, n=36), z0, z1, soot())
    cyl(.56, .05, (*FOOT, z0 - .045), p["slate"], 64); cyl(.56, .03, (*FOOT, z1), soot(), 48); cyl(.43, RISE * 23 - z1 - .04, (*FOOT, z1 + .03), p["black"], 48)
    for q in (a, b):                                      # steel along the stone's ends
        tube([about(.52, q, z0), about(.52, q, z1)], .016, p["black"], 8)
    cyl(.64, .05, (*FOOT, RISE * 23), p["slate"], 72)

def flue(p):
    """The newel: black steel in rings, one on the other, up to the ridge."""
    foot = RISE * 23 + .05
    lathe([(.52, foot), (.50, foot + .03), (.26, foot + .42), (.215, foot + .50)], p["black"], (*FOOT, 0), 64)
    z = foot + .50
    while z < HT - .9:
        lathe([(.205, z), (.215, z + .006), (.215, z + .284), (.205, z + .29), (.196, z + .29), (.196, z + .31)], p["black"], (*FOOT, 0), 56); z += .31
    lathe([(.20, z), (.20, HT - .42)], p["black"], (*FOOT, 0), 48)

def hearth_slabs(p):
    """Three slates before the fire, none as wide as the one below."""
    for k, r in enumerate((1.20, 1.02, .84)):
        slab(sector(.50, r, 34 + 2 * k, 161 - 2 * k, n=30), .075 * k, .075 * (k + 1) - .008, p["slate"], .010)

def column_fire(p):
    z = RISE * OPEN[2] + .006
    cyl(.40, .012, (*FOOT, z - .006), p["ash"], 48)
    logs(about(.04, 101, z), 7, .50, 5)
    fire(about(.06, 101, z + .03), .56, 1.22, .20, 13, 60, 6, "fire")
    lamp(about(.78, 105, z + .75), 24, (1, .42, .12), .14, "fire"); lamp(about(.30, 101, z + 1.0), 16, (1, .46, .14), .10, "fire")

# ------------------------------------------------------------------ the stair
def height_at(q):
    return RISE * ((q - FIRST) / STEP + .5)

def tread(p, a, b, top):
    """Oak on light on stone."""
    slab(sector(.56, 1.70, a, b), top - .050, top, p["walnut"], .009)
    slab(sector(.56, 1.684, a + .4, b - .4), top - .064, top - .049, p["joint"], .001)
    slab(sector(.56, 1.665, a + .9, b - .9), top - .128, top - .063, p["basalt"], .008)

def stair_of_slabs(p):
    last = FIRST + STEP * TREADS
    for k in range(TREADS):
        a = FIRST + STEP * k
        tread(p, a, a + STEP + 5, RISE * (k + 1))
        for i in range(3):
            q = a + STEP * (i + .6) / 3
            tube([about(1.645, q, RISE * (k + 1) - .01), about(1.645, q, height_at(q) + 1.0)], .0085, p["black"], 6)
    tread(p, last, last + 43, TOP)
    n = 150
    tube([about(1.645, FIRST + 2 + (last - FIRST - 2) * i / n, height_at(FIRST + 2 + (last - FIRST - 2) * i / n) + 1.0) for i in range(n + 1)], .021, p["walnut_z"], 10)
    guard(p, [about(.66 + (1.645 - .66) * i / 8, last + 42, TOP) for i in range(9)])
    for q in range(175, 620, 88):                         # light under the treads
        lamp(about(1.25, q, max(.4, height_at(q) - .45)), 8, (1, .66, .36), .10)

def guard(p, points):
    """Thin rods on the points, a rail of oak over them."""
    for x, y, z in points:
        tube([(x, y, z - .01), (x, y, z + 1.0)], .0085, p["black"], 6)
    tube([(x, y, z + 1.0) for x, y, z in points], .021, p["walnut_z"], 10)

# ------------------------------------------------------------------ the gallery
def moon_gallery(p):
    """Three slabs before the glass, the lower the smaller, a line of neon under the edge of each."""
    x, y, r = MOON
    middle = (x, y)
    for k, (mat, high) in enumerate((("walnut", .065), ("slate", .075), ("slate", .075))):
        z, out = TOP - (0, .10, .21)[k], r - .17 * k
        slab(sector(.02, out, 0, 180, middle, 72), z - high, z, p[mat], .009)
        slab(sector(.02, out - .10, 0, 180, middle, 60), z - high - .04, z - high + .002, p["black"], .001)
        neon([about(out - .055, 2 + 176 * i / 90, z - high - .012, middle) for i in range(91)], p["neon"], .013)
    beam((-3.20, .16, 2.87), (3.20, .16, 2.87), .10, .16, p["black"], .004)
    for a, b in ((6, GAP[0]), (GAP[1], 174)):
        n = round((b - a) * 2.68 * math.pi / 180 / .125)
        guard(p, [about(2.68, a + (b - a) * k / n, TOP, middle) for k in range(n + 1)])
    for s in (-1, 1):                                     # hung from the tie
        tube([(s * 1.90, 1.3, TOP - .02), (s * 1.90, 1.3, 5.12)], .016, p["black"], 8)
        for q in (40, 90, 140):
            cyl(.05, .012, about(1.7, q, TOP - .34, middle), p["bulb"], 24, .001)
    for q in (40, 140):
        area(about(1.7, q, TOP - .36, middle), about(1.7, q, 0, middle), .14, 34, (1, .72, .44), "down", spread=130)
