"""What a bath of red rock has: a tub in a boulder, a wall of stone in layers, a trough, a shower in an arch, a gong."""
import math
from kit import *
from adobe import arch, arched, bench, mean_of, oval, skin, straight
from furniture import *
from redrock import faceted, hollowed, layer

D = 7.0
TUB = (1.0, 2.72)                                # the boulder's middle
WATER = .50
SPLITS = ((8, 1.62), (52, 1.30), (96, 1.14), (138, 1.42), (176, 1.66), (214, 1.44), (258, 1.16), (302, 1.42), (338, 1.66))      # planes that the boulder broke along
# the wall's silhouette: height from where to where (y) it is at least so high
MESA = ((0, .86, 4.80), (.70, .90, 4.74), (.78, 1.10, 4.62), (1.48, 1.16, 4.56), (1.56, 1.36, 4.18), (2.28, 1.42, 4.10), (2.36, 1.66, 3.80), (3.04, 1.72, 3.74))
TERRACES = (.74, 1.52, 2.32)                     # where it steps back
SPOUT = 1.19                                     # height of the copper

def rock_tub(p, rnd):
    x, y = TUB
    shoulder = lambda t: math.exp(-((math.remainder(t - math.radians(-58), math.tau)) / .46) ** 2)
    def outer(t, q):
        r = faceted(SPLITS, t) * (.93 + .10 * math.sin(math.pi * min(1, .15 + q * .9)) - .10 * shoulder(t) * q)
        return r * math.cos(t), r * math.sin(t)
    rim = lambda t: .60 + .05 * noise.noise((math.cos(t) * 1.5, math.sin(t) * 1.5, 8)) + .62 * shoulder(t)
    lip = lambda t: (-.04 + 1.08 * math.cos(t), .04 + (.70 + .06 * math.cos(t)) * math.sin(t), .575)
    hollowed(p, (x, y, 0), outer, rim, lip, .08)
    mesh([(x + a * .975, y + b * .975, WATER) for a, b, _ in (lip(math.tau * k / 96) for k in range(96))], [tuple(range(96))],
         water("bath_water", wave=.012, scale=4, glow=(.10, .30, .33), glow_strength=.40), "bathwater")
    foot = [(x + 1.04 * a, y + 1.04 * b, .03) for a, b in (outer(math.tau * k / 120, 0) for k in range(120))]
    neon(foot, p["neon"], .014, closed=True)
    for k in range(9):
        card(.7, .7 + .06 * k, (x - .7 + .17 * k, y + .2 * (-1) ** k, WATER), .4 * (-1) ** k, steam_card("steam_bath", (1, .93, .85), .04), "steam")
    at = lambda degrees, r: (x + r * math.cos(math.radians(degrees)), y + r * math.sin(math.radians(degrees)))
    for degrees, r, h in ((262, .95, .17), (252, .97, .10), (270, .98, .08), (20, 1.36, .15), (27, 1.38, .09)):
        candle(p, (*at(degrees, r), .58), h, .042, 2 if h > .12 else 0)
    folded(p, "towel", (*at(186, 1.36), .585), (.30, .46), 3, .1, .06)
    bowl(p, (*at(112, .93), .585), "brass", .8); wine_glass(p, (*at(84, .90), .59)); wine_glass(p, (*at(74, .93), .59))
    step = [(.46 * math.cos(t) * (1 + .10 * math.cos(3 * t)), .29 * math.sin(t) * (1 + .08 * math.sin(2 * t))) for t in (math.tau * k / 60 for k in range(60))]
    with Recorder() as r:                                    # one flat stone to climb in
        skin([[(a * s, b * s, z) for a, b in step] for s, z in ((.97, 0), (1, .05), (1, .20), (.985, .225), (.95, .235))], p["basalt"], closed=True)
        mesh([(a * .95, b * .95, .235) for a, b in step], [tuple(range(60))], p["honed"], "tread")
    group(r.objects, (*at(104, 1.52), 0), math.radians(8))
    pebble = sphere(.05, (0, 0, -9), p["pebble"], 6, .6)
    for _ in range(520):                                     # between the boulder and the wall
        py = rnd.uniform(1.1, 4.5)
        px = rnd.uniform(2.25, 3.2)
        copy(pebble, (px, py, .02), rnd.uniform(0, 6), (rnd.uniform(.7, 1.6), rnd.uniform(.6, 1.1), rnd.uniform(.6, 1)))

def mesa_wall(p, rnd):
    """Beds of sandstone under the slope, stepped like the mesas outside, a seam of light in them."""
    slope = lambda z: 5 * (1 - z / 8.6) - .03
    z, k = 0, 0
    while z < 3.0:
        h = rnd.choice((.05, .06, .08, .11, .14, .18))
        top = min(z + h, 3.02)
        a, b = mean_of(MESA, (z + top) / 2, .02)
        a, b = a + rnd.uniform(-.05, .05), b + rnd.uniform(-.06, .06)
        out = rnd.uniform(-.06, .05) + (.07 if h < .07 else 0)
        face = lambda y: 2.80 + .10 * sum(z > step for step in TERRACES) - out + .10 * noise.noise((y * .8, z * .9, 3)) + .035 * noise.noise((y * 3.1, z * 5, k))
        back = slope(top)
        n, front = 70, []
        for i in range(n + 1):                               # round at its two ends
            y = a + (b - a) * i / n
            end = min(y - a, b - y) / .30
            front.append((face(y) + (.30 * (1 - math.sqrt(max(0, 1 - (1 - end) ** 2))) if end < 1 else 0), y))
        layer(p[("basalt", "bed", "basalt", "slate_bed")[rnd.randrange(4)] if k % 5 else "bed"], front, [(back, b), (back, a)], z, top, k)
        if z < TERRACES[1] <= top:                           # a seam of light on the second terrace
            neon([(x + .05, y, top + .02) for x, y in front if a + .3 < y < b - .3], p["neon"], .014)
        z, k = top, k + 1
    for y0, y1, z in ((1.3, 4.4, .06), (1.75, 3.8, 1.3)):
        area((2.55, (y0 + y1) / 2, z), (3.1, (y0 + y1) / 2, z + 1.4), (.06, y1 - y0), 24, (1, .70, .42), "graze")
    area((2.35, 2.75, 3.6), (3.2, 2.75, .9), (.5, 2.2), 30, (1, .74, .48), "wall")
    # the spout: an open channel of copper, green with age, its water falling into the tub
    green = plain("verdigris", (.12, .34, .29), .5, .35, bump=.3)
    y, z, tip, half = TUB[1] + .05, SPOUT, 1.66, .13
    for dy in (-half, half):
        box((3.05 - tip, .018, .12), ((3.05 + tip) / 2, y + dy, z + .045), green, bevel=.004)
    box((3.05 - tip, 2 * half, .018), ((3.05 + tip) / 2, y, z - .006), green, bevel=.004)
    box((.10, .46, .30), (2.80, y, z + .02), p["honed"], bevel=.012)
    top = z + .07
    mesh([(tip, y - half, top), (3.02, y - half, top), (3.02, y + half, top), (tip, y + half, top)], [(0, 1, 2, 3)], water("bath_water"), "in the channel")
    for k, mat in enumerate((glass("falling_water", (.85, .95, .97), mirror=.9), steam_card("falling", (.72, .88, 1), .55))):
        v = [(tip - .02 * k - .14 * q ** .6, y + s * half * .86 * (1 - .22 * q), top - (top - WATER) * q) for q in (i / 12 for i in range(13)) for s in (-1, 1)]
        mesh(v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(12)], mat, "fall", smooth=True)
    lamp((1.9, y + .5, z + .35), 5, (1, .80, .60), .1)

def gong(p, at, rot):
    """A disc of beaten copper in a frame of two posts."""
    with Recorder() as r:
        for s in (-1, 1):
            box((.075, .075, 1.62), (s * .60, 0, .81), p["walnut_z"], bevel=.010); box((.09, .56, .07), (s * .60, 0, .035), p["walnut"], bevel=.012)
            tube([(s * .20, 0, 1.63), (s * .22, .03, 1.32)], .007, p["black"], 6)
        for z, w in ((1.66, 1.62), (.22, 1.14)):
            box((w, .085, .075), (0, 0, z), p["walnut"], bevel=.012)
        disc = lathe([(0, .055), (.06, .05), (.10, .022), (.13, .018), (.36, .0), (.43, -.025), (.445, -.05), (.43, -.085)], p["brass"], (0, 0, .94), 72)
        disc.rotation_euler = (-math.pi / 2, 0, 0)
    return group(r.objects, at, rot)

def yoga_place(p):
    """A low platform at the glass: a mat unrolled and one rolled up, a bolster, a blanket, a bowl, a gong."""
    x0, x1, y0, y1, z = -3.62, -1.05, .52, 2.42, .15
    for k in range(15):
        w = (y1 - y0) / 15
        box((x1 - x0, w - .006, .035), ((x0 + x1) / 2, y0 + w * (k + .5), z - .018), p["walnut"], bevel=.005)
    box((x1 - x0 - .10, y1 - y0 - .10, z - .035), ((x0 + x1) / 2, (y0 + y1) / 2, (z - .035) / 2), p["black"], bevel=0)
    neon([(x0 + .02, y1 - .02, .06), (x1 - .02, y1 - .02, .06), (x1 - .02, y0 + .02, .06)], p["neon"], .012)
    box((.64, 1.74, .014), (-1.85, 1.62, z + .007), p["rust"], bevel=.005)
    box((.64, 1.74, .014), (-3.12, 1.50, z + .007), p["sage"], bevel=.005)
    lathe([(0, -.32), (.10, -.32), (.115, -.30), (.115, .30), (.10, .32), (0, .32)], p["camel"], (-1.85, 2.12, z + .13), 40).rotation_euler = (0, math.pi / 2, 0)
    tube([(-3.44, 2.24, z + .090), (-2.80, 2.24, z + .090)], .075, p["greige"], 24)
    folded(p, "linen", (-3.12, 1.86, z + .014), (.46, .34), 2, .05, .06)
    bowl(p, (-2.16, 1.30, z), "brass", .75); candle(p, (-2.17, .98, z), .12, .042, 2); candle(p, (-2.08, 1.06, z), .07, .042)
    gong(p, (-1.62, .80, z), math.radians(-8))

def trough_basin(p):
    """A ledge of adobe, on it a trough hewn out of one block, two taps; half a sun of mirror behind."""
    x, y, w = -.15, D - .40, 1.06
    bench(p["plaster"], straight((x - 1.38, y), (x + 1.38, y)), .36, -.3, .62)
    box((2.7, .10, .95), (x, D - .03, .475), p["plaster"], bevel=.03)
    side = lambda t, q: tuple(k * (.95 + .06 * q) for k in oval(t, w, .30, 6))
    hollowed(p, (x, y - .02, .615), side, lambda t: .25, lambda t: (*oval(t, w - .11, .19, 5), .238), .08, 200, 3, .28, 0)
    mesh([(x + a * .985, y - .02 + b * .985, .79) for a, b in (oval(math.tau * k / 80, w - .12, .185, 5) for k in range(80))], [tuple(range(80))], water("bath_water"), "water")
    for s in (-1, 1):
        dx = x + .52 * s
        tube([(dx, D - .02, 1.10), (dx, D - .26, 1.10), (dx, D - .31, 1.08), (dx, D - .33, 1.03)], .017, p["brass"], 12); cyl(.045, .02, (dx, D - .10, 1.09), p["brass"], 20)
        for h in (-.12, .12):
            tube([(dx + h, D - .02, 1.10), (dx + h, D - .10, 1.10)], .013, p["brass"], 10); sphere(.026, (dx + h, D - .11, 1.10), p["brass"], 12)
        lathe([(0, 0), (.05, .01), (.11, .10), (.12, .16), (.105, .16), (.09, .10), (0, .04)], p["clay"], (x + 1.22 * s, D - .14, 1.58), 36)
        area((x + 1.22 * s, D - .14, 1.76), (x + 1.22 * s, D - .06, 3.0), .12, 9, (1, .72, .42), "sconce")
    z, r = 1.26, .84
    sun = lambda q, yy: [(x + q * math.cos(math.pi * k / 60), yy, z + q * math.sin(math.pi * k / 60)) for k in range(61)]
    mesh(sun(r, D - .07), [tuple(range(61))], p["mirror"], "mirror")
    tube(sun(r + .02, D - .07) , .022, p["brass"], 10, closed=True); neon(sun(r + .075, D - .055), p["neon"], .012)
    area((x, D - .65, 2.75), (x, D - .35, .8), (1.3, .1), 34)
    candle(p, (x + 1.22, y - .12, .62), .13, .04, 1.4); candle(p, (x + 1.32, y - .02, .62), .08, .04); vase(p, (x - 1.24, y, .62), .95, "clay", 8, 4)

SHOWER = (2.42, .012, .60, 2.06, 5.98)           # an arch: its middle, floor, half width, rise, the y of its front
MASS = ((-.2, 1.10, 1.10), (.3, 1.10, 1.10), (1.6, 1.08, 1.06), (2.25, 1.04, 1.03), (2.45, .96, .96), (2.56, .80, .84), (2.60, .55, .60), (2.62, .0, .0), (9, 0, 0))

def arch_shower(p):
    """A block of adobe with a cave in it: rain, pebbles under foot, a stone to sit on."""
    x, z0, half, rise, y = SHOWER
    rows = []
    for z in [k * .0145 for k in range(172)] + [2.50 + .006 * k for k in range(21)]:
        a, b = mean_of(MASS, z, .02)
        rows.append([(x + u, D - .005 - v, z) for u, v in (oval(math.pi * k / 150, max(a, .001), max(b, .001), 7) for k in range(151))])
    skin(rows, p["plaster"], holes=[SHOWER]); arched(p, SHOWER, .88, 1, p["plaster"])
    neon(arch(SHOWER, .07, .17), p["neon"], .013)
    cyl(.16, .016, (x, y + .42, 1.93), p["brass"], 40); tube([(x, y + .42, 1.94), (x, y + .42, 2.10)], .013, p["brass"], 10)
    for k in range(8):
        box((.09, .56, .03), (x - .36 + .103 * k, y + .44, .03), p["walnut_z"], bevel=.005)
    tube([(x + .30, y + .80, .95), (x + .30, y + .80, 1.22)], .026, p["brass"], 12)
    box((.30, .24, .40), (x - .32, y + .62, .21), p["basalt"], (0, 0, .4), .03)
    lamp((x, y + .34, 1.75), 12, (1, .72, .44), .10)
