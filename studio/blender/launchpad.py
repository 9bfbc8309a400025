"""A fireplace that is a rocket on its pad: enamel in coral and cream, the fire in its tail, the nose its flue; a gantry with bottles beside it."""
import math
from kit import *
from adobe import skin
from bar import bottle
from room import HT
from room_kiva import soot

PAD, HEARTH, TIP = (0, 5.2), .30, 5.60          # middle of the pad, height of its upper step, of the nose
HOLE = (0, .40, .44, .92)                       # the arched mouth: its middle, floor, half width, rise
FIRE = 4.86                                     # y of the flames
WAIST, WIDE = 2.30, .85                         # where the rocket is widest, its radius there

def enamels():
    """What keeps its own colours here: the rocket, its tower, its pad, the punch."""
    return dict(coral=plain("enamel_coral", (.70, .17, .11), .24, coat=.5), shell=plain("enamel_cream", (.74, .69, .58), .26, coat=.4),
                mint=plain("enamel_mint", (.16, .46, .29), .30, coat=.4), punch=plain("punch", (.80, .22, .10), .2),
                pale=terrazzo("pad_pale", (.64, .61, .54), ((.58, .27, .21), (.24, .44, .33))), rose=terrazzo("pad_rose", (.50, .24, .19), ((.70, .62, .54), (.36, .13, .10))))

def radius(z):
    """Of the rocket at a height: narrow at its tail, pointed at its nose."""
    return WIDE - .16 * ((WAIST - z) / (WAIST - HEARTH)) ** 2 if z < WAIST else WIDE * (1 - ((z - WAIST) / (TIP - WAIST)) ** 2)

def circle(r, z, at=PAD, n=120):
    return [(at[0] + r * math.cos(math.tau * k / n), at[1] + r * math.sin(math.tau * k / n), z) for k in range(n)]

def on_tail(x, z):
    """A point of the rocket's front."""
    return (x, PAD[1] - math.sqrt(max(0, radius(z) ** 2 - x * x)), z)

# ------------------------------------------------------------------ the rocket
def body(p):
    """The tail with its mouth, the hull, the nose, rings of brass where they meet; the flue to the ridge."""
    seam, nose, (x, y) = 1.70, 4.20, PAD
    around = lambda z, a, b, n: [(x + radius(z) * math.cos(a + (b - a) * k / n), y + radius(z) * math.sin(a + (b - a) * k / n), z) for k in range(n + 1)]
    heights = [HEARTH + (seam - HEARTH) * k / 100 for k in range(101)]
    skin([around(z, math.pi, math.tau, 150) for z in heights], p["shell"], holes=[HOLE])
    skin([around(z, 0, math.pi, 60) for z in heights[::10]], p["shell"])
    for z0, z1, mat in ((seam, seam + .30, "coral"), (seam + .30, nose, "shell"), (nose, TIP - .16, "coral")):
        lathe([(radius(z), z) for z in (z0 + (z1 - z0) * k / 32 for k in range(33))], p[mat], (x, y, 0), 120)
    for z, r in ((HEARTH + .04, .040), (seam, .022), (seam + .30, .022), (nose, .022)):
        tube(circle(radius(z) + .004, z), r, p["brass"], 10, closed=True)
    tube(circle(radius(nose) + .03, nose + .07), .013, p["neon"], 8, closed=True, name="neon").lightgroup = "neon"
    lathe([(.085, TIP - .22), (.12, TIP - .18), (.12, TIP - .10), (.075, TIP), (.065, HT - .25)], p["brass"], (x, y, 0), 32)

def mouth(p, watts):
    """The arch of brass, the soot behind it, logs and flames."""
    x, z, half, rise = HOLE
    at = lambda k, grow=0.0: on_tail((half + grow) * math.cos(math.pi * k / 48), z + (rise + grow) * math.sin(math.pi * k / 48))
    tube([at(k, .035) for k in range(49)], .060, p["brass"], 12)
    tube([(a, b - .050, c) for a, b, c in (at(k, .135) for k in range(49))], .012, p["neon"], 8, name="neon").lightgroup = "neon"
    back = PAD[1] + .12
    skin([[(a, b - .01, c) for a, b, c in (at(k) for k in range(49))], [(a, back, c) for a, _, c in (at(k) for k in range(49))]], soot())
    mesh([(a, back, c) for a, _, c in (at(k) for k in range(49))], [tuple(range(49))], soot())
    mesh([on_tail(half * k / 12, z) for k in range(-12, 13)] + [(half, back, z), (-half, back, z)], [tuple(range(27))], soot())
    tube([on_tail(-.60 + 1.2 * k / 24, z - .035) for k in range(25)], .050, p["brass"], 10)
    fire((0, FIRE, z + .01), .62, .72, .14, 11, .4 * watts, group_="fire")
    lamp((0, 4.30, z + .45), .5 * watts, (1, .42, .12), .12, "fire")
    logs((0, FIRE - .04, z + .01), 5, .5, 3)

def fin(p, turn):
    """Swept from the hull to a foot on the pad, a shoe of brass under it."""
    curve = lambda a, b, c, n=14: [tuple((1 - t) ** 2 * q + 2 * t * (1 - t) * r + t * t * s for q, r, s in zip(a, b, c)) for t in (k / n for k in range(n + 1))]
    outer, inner = curve((1.46, HEARTH), (1.46, 1.50), (.80, 2.72)), curve((.76, 1.12), (1.10, .98), (1.18, HEARTH))
    with Recorder() as r:
        prism(outer + inner, -.055, .055, p["coral"], .03, "fin")
        tube([(q, 0, z) for q, z in outer], .030, p["brass"], 10); box((.36, .17, .06), (1.32, 0, HEARTH + .03), p["brass"], bevel=.02)
    group(r.objects, (*PAD, 0), math.radians(turn))

def porthole(p, z=2.98):
    """A round window, warm inside, brass with bolts; a smaller one above it."""
    for z, r in ((z, .25), (z + .66, .12)):
        y = PAD[1] - radius(z) - .015
        lathe([(r * .9, .10), (r * .96, -.02), (r * 1.16, -.03), (r * 1.22, .0), (r * 1.22, .16)], p["brass"], (0, y, z), 64).rotation_euler = (-math.pi / 2, 0, 0)
        lathe([(0, 0), (r * .94, 0)], p["cabin"], (0, y + .005, z), 48).rotation_euler = (-math.pi / 2, 0, 0)
        for k in range(10 if r > .2 else 0):
            sphere(.020, (1.07 * r * math.cos(math.tau * k / 10), y - .03, z + 1.07 * r * math.sin(math.tau * k / 10)), p["shell"], 10)
        if r > .2:
            lamp((0, y - .30, z), 4, r=.12)

def pad(p):
    """Two round steps of terrazzo, a ring of light under each, one in the upper."""
    at = (*PAD, 0)
    lathe([(1.86, 0), (1.86, .07), (1.95, .085), (1.95, .145), (1.93, .155), (0, .155)], p["rose"], at, 160)
    lathe([(1.60, .155), (1.60, .225), (1.68, .24), (1.68, HEARTH - .01), (1.66, HEARTH), (0, HEARTH)], p["pale"], at, 160)
    lathe([(1.12, HEARTH - .01), (1.12, HEARTH + .004), (1.05, HEARTH + .004), (1.05, HEARTH - .01)], p["brass"], at, 120)
    for r, z in ((1.90, .045), (1.65, .20), (1.20, HEARTH + .006)):
        neon(circle(r, z, n=140), p["neon"], .013, closed=True)

# ------------------------------------------------------------------ around it
def gantry(p, turn=154, top=3.70):
    """A slender tower: four posts, a ladder, bottles on its floors, two arms that hold the hull."""
    with Recorder() as r:
        w, d = .25, .34
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((.05, .05, top), (sx * w, sy * d, top / 2), p["mint"], bevel=.006)
        floors = (.12, .92, 1.62, 2.32, 3.02, top)
        for z in floors:
            box((2 * w + .08, 2 * d + .08, .035), (0, 0, z), p["mint"], bevel=.006)
        for z0, z1 in zip(floors[3:], floors[4:]):
            for sy in (-1, 1):
                for s in (-1, 1):
                    tube([(-s * w, sy * d, z0), (s * w, sy * d, z1)], .011, p["mint"], 8)
        for k in range(15):
            tube([(w + .07, -.17, .2 + .235 * k), (w + .07, .17, .2 + .235 * k)], .013, p["brass"], 8)
        for s in (-1, 1):
            tube([(w + .07, s * .17, 0), (w + .07, s * .17, top + .10)], .017, p["brass"], 10)
        for z in (2.32, 3.02):
            reach = 2.2 - radius(z) - .01
            for s in (-1, 1):
                beam((w, s * .10, z), (reach, s * .10, z), .035, .05, p["mint"], .005)
            cyl(.17, .05, (reach - .03, 0, z - .025), p["brass"], 32)
        for z, row in ((.94, (.30, .26, .32, .24)), (1.64, (.27, .33, .25, .29)), (2.34, (.30, .24))):
            for k, h in enumerate(row):
                bottle(p, -.02, -.24 + .16 * k, z, h, ("coral", "mint", "punch", "brass")[(k + int(10 * z)) % 4])
        for z in (1.58, 2.28):
            lamp((.10, 0, z - .05), 2.2, r=.05)
        sphere(.075, (0, 0, top + .09), p["cabin"], 20)
    group(r.objects, (PAD[0] + 2.2 * math.cos(math.radians(turn)), PAD[1] + 2.2 * math.sin(math.radians(turn)), 0), math.radians(turn + 180))
