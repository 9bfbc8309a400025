"""A stock tank to bathe in, a low one for the dog, the deck they stand on; a shower behind corrugated sheet; enamel tubs on a workbench; striped towels."""
import math
from kit import *
from furniture import *
from windpump import DECK, MILL, pump_and_spout

TANK, R, HIGH, WATER = (0, 3.36), 1.10, .60, DECK + .47            # the tank's middle, radius and height; the water
ROUND, BACK = 1.72, .42                                            # the deck: its radius before the tank, where it ends at the glass

def deck_half(y):
    """Half the deck's width: straight along the tower, round before the tank."""
    far = max(0, y - TANK[1])
    return math.sqrt(max(0, ROUND ** 2 - far ** 2))

def round_deck(p):
    """Weathered boards across, a rim bent round their ends, a step."""
    y, w = BACK, .150
    while y < TANK[1] + ROUND - .04:
        y1 = min(y + w - .008, TANK[1] + ROUND - .03)
        a, b = deck_half(y), deck_half(y1)
        v = [(x, q, z) for z in (DECK - .04, DECK) for x, q in ((-a, y), (a, y), (b, y1), (-b, y1))]
        me = mesh([(vx, vy - (y + y1) / 2, vz) for vx, vy, vz in v], CUBE, p["oak"], "board", at=(0, (y + y1) / 2, 0), bevel=.006)
        me.data.update()
        y += w
    front = [(ROUND * math.cos(t), TANK[1] + ROUND * math.sin(t)) for t in (math.pi * k / 60 for k in range(61))]
    rim = [(ROUND, BACK)] + front + [(-ROUND, BACK)]
    out = [(x * 1.012, y + .02 * (y > TANK[1])) for x, y in rim]
    n = len(rim)
    v = [(x, y, z) for x, y in out for z in (.012, DECK - .005)]
    mesh(v, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(n - 1)], p["walnut"], "rim", smooth=False).modifiers.new("thick", "SOLIDIFY").thickness = .03
    neon([(x * 1.022, y + .035 * (y > TANK[1]), .022) for x, y in rim], p["neon"], .012)
    box((1.10, .30, .07), (.0, TANK[1] + ROUND + .17, .035), p["oak"], bevel=.010)

def corrugated(r, h, waves, deep=.013):
    """The outer line of a sheet with ribs round it."""
    return [(r + deep * math.sin(math.tau * waves * k / (12 * waves)), h * k / (12 * waves)) for k in range(12 * waves + 1)]

def tank(p, at, r, h, level, name):
    """Galvanised, ribbed, its rim rolled; lit water in it."""
    x, y, z = at
    lathe(corrugated(r, h, round(h / .085)) + [(r + .005, h), (r - .03, h), (r - .035, h - .30 if h > .4 else .05)], p["zinc"], at, 96)
    tube([(x + (r + .004) * math.cos(t), y + (r + .004) * math.sin(t), z + h) for t in (math.tau * k / 96 for k in range(96))], .028, p["zinc"], 12, closed=True)
    w = water(name, wave=.012, scale=4, glow=(.06, .36, .40), glow_strength=.50)
    mesh([(x + (r - .03) * math.cos(t), y + (r - .03) * math.sin(t), level) for t in (math.tau * k / 72 for k in range(72))], [tuple(range(72))], w, "water")
    for a in (.9, .9 + math.pi):                                   # riveted seams
        c, s = math.cos(a), math.sin(a)
        box((.012, .07, h - .03), (x + (r + .012) * c, y + (r + .012) * s, z + h / 2), p["zinc"], (0, 0, a), .003)
        for k in range(round(h / .085)):
            sphere(.010, (x + (r + .020) * c, y + (r + .020) * s, z + .045 + .085 * k), p["zinc"], 6)

def stock_bath(p):
    """The bath: a board across it, steps to it, water from the windpump."""
    x, y = TANK
    tank(p, (x, y, DECK), R, HIGH, WATER, "bath_water")
    neon([(x + (R + .055) * math.cos(t), y + (R + .055) * math.sin(t), DECK + .025) for t in (math.tau * k / 96 for k in range(96))], p["neon"], .012, closed=True)
    pump_and_spout(p, y - R + .42, WATER)
    for i in range(7):
        card(.7, .6 + .05 * (i % 4), (x - .66 + .22 * i, y + .3 * (-1) ** i, WATER), .3 * (-1) ** i, steam_card("steam_bath", (1, .93, .85), .030), "steam")
    z = DECK + HIGH + .045                                         # the board, askew over the left of the rim
    with Recorder() as r:
        box((.25, 1.62, .035), (0, 0, 0), p["walnut"], bevel=.008)
        candle(p, (.02, -.52, .018), .12, .036, 2); candle(p, (-.04, -.40, .018), .07); wine_glass(p, (.04, -.05, .018)); wine_glass(p, (-.05, .08, .018))
        bowl(p, (0, .40, .018), "painted", .6); sphere(.038, (.02, .40, .075), p["tinplate"], 14); sphere(.036, (-.035, .43, .070), p["tinplate"], 14)
    group(r.objects, (x - .62, y, z), math.radians(4))
    with Recorder() as r:                                          # two steps
        for k, h in enumerate((.20, .40)):
            box((.70, .24, .04), (0, R + .40 - .23 * k, h), p["oak"], bevel=.008)
            for s in (-1, 1):
                box((.04, .22, h - .02), (.31 * s, R + .40 - .23 * k, h / 2 - .01), p["walnut"], bevel=.006)
    group(r.objects, (x, y, DECK), math.radians(-46))
    a = math.radians(101)
    striped_towel(p, (x + R * math.cos(a), y + R * math.sin(a), DECK + HIGH), a + math.pi / 2, over(.44, .30), .50, ("tinplate_cloth", "linen"), 9)

def over(front, back):
    """A path (y, z) over a rail in the origin: hangs `front` on the -y side, `back` behind."""
    return [(-.050, -front), (-.048, -.5 * front), (-.046, -.06)] + [(-.046 * math.cos(t), .038 * math.sin(t)) for t in (math.pi * k / 6 for k in range(7))] + [(.046, -.06), (.048, -.5 * back), (.050, -back)]

def striped_towel(p, at, rot, path, w, cloths, bands, seed=0):
    """Cloth along a (y, z) path, in bands of two colours across it."""
    path, n = [Vector((0, *q)) for q in path], 44
    run = [0.0]
    for a, b in zip(path, path[1:]):
        run.append(run[-1] + (b - a).length)
    v, f, bandof, cols = [], [], [], 12
    for j in range(n + 1):
        want, k = run[-1] * j / n, 0
        while k < len(path) - 2 and run[k + 1] < want:
            k += 1
        c = path[k] + (path[k + 1] - path[k]) * ((want - run[k]) / (run[k + 1] - run[k]))
        for i in range(cols + 1):
            x = (i / cols - .5) * w
            hang = min(1, max(0, -c.z) / .15)
            ripple = .018 * hang * noise.noise((x * 9 + seed, c.z * 1.2, seed + 3 * (c.y > 0)))
            v.append((x * (1 - .05 * hang), c.y + ripple, c.z))
    for j in range(n):
        for i in range(cols):
            f.append((j * (cols + 1) + i, j * (cols + 1) + i + 1, (j + 1) * (cols + 1) + i + 1, (j + 1) * (cols + 1) + i))
            bandof.append(int(bands * (j + .5) / n) % 2)
    ob = mesh(v, f, p[cloths[0]], "towel", smooth=True, at=at, rot=(0, 0, rot))
    ob.data.materials.append(p[cloths[1]])
    ob.data.polygons.foreach_set("material_index", bandof)
    ob.modifiers.new("thick", "SOLIDIFY").thickness = .012

def dogs_tank(p, x, y):
    """Low enough to climb into; a tap of its own, a bucket, a brush, a ball afloat."""
    tank(p, (x, y, .0), .46, .255, .19, "dog_water")
    tube([(x + .56, y, 0), (x + .56, y, .52)] + [(x + .56 - .10 + .10 * math.cos(t), y, .52 + .10 * math.sin(t)) for t in (math.pi * k / 8 for k in range(1, 9))] + [(x + .36, y, .46)], .018, p["zinc"], 12)
    tube([(x + .50, y, .40), (x + .62, y, .40)], .012, p["tinplate"], 8)
    sphere(.062, (x - .12, y + .14, .215), p["tinplate"], 20)
    lathe([(0, .0), (.10, 0), (.135, .25), (.142, .25), (.130, .235), (.10, .03), (0, .02)], p["painted"], (x + .26, y - .64, 0), 36)
    box((.16, .06, .03), (x - .30, y - .56, .02), p["walnut"], (0, 0, .4), .008); box((.14, .05, .03), (x - .30, y - .56, .045), p["sand"], (0, 0, .4), .004)

def tin_arc(p, c, r, a0, a1, h, deep=.016):
    """A half wall of corrugated sheet on part of a circle, posts inside it, a rail on top."""
    cx, cy = c
    n, pitch = 12 * round(r * math.radians(a1 - a0) / .076), 12
    at = lambda q, out=0.0: (cx + (r + out) * math.cos(math.radians(a0 + (a1 - a0) * q)), cy + (r + out) * math.sin(math.radians(a0 + (a1 - a0) * q)))
    v = [(*at(k / n, deep * math.sin(math.tau * k / pitch)), z) for k in range(n + 1) for z in (.03, h)]
    mesh(v, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(n)], p["zinc"], "tin", smooth=True).modifiers.new("thick", "SOLIDIFY").thickness = .004
    for z, t in ((h, .04), (.05, .03)):
        v = [(*at(k / 40, out), zz) for k in range(41) for out, zz in ((-.05, z - t), (.05, z - t), (.05, z + t), (-.05, z + t))]
        f = [tuple(4 * k + i for i in (0, 1, 2, 3)) for k in (0,)] + [(160, 163, 162, 161)]
        f += [(4 * k + i, 4 * k + 4 + i, 4 * k + 4 + (i + 1) % 4, 4 * k + (i + 1) % 4) for k in range(40) for i in range(4)]
        mesh(v, f, p["walnut"], "rail", bevel=.008)
    for q in (0, .5, 1):
        box((.08, .08, h - .02), (*at(q, -.07), h / 2), p["walnut_z"], (0, 0, math.radians(a0 + (a1 - a0) * q)), .008)
    neon([(*at(k / 60, .055), .03) for k in range(61)], p["neon"], .011)
    return at

def sprinkler_shower(p, x, y):
    """A rose as wide as a hat on a bent pipe, boards underfoot, striped towels over the half wall."""
    h, a0, a1 = 1.42, 12, 128
    at = tin_arc(p, (x, y), .98, a0, a1, h)
    lathe([(0, .012), (.80, .012), (.82, 0)], p["slate"], (x, y, 0), 64)
    for k in range(9):
        w = 2 * math.sqrt(.62 ** 2 - (.13 * (k - 4)) ** 2)
        box((.112, w, .03), (x + .13 * (k - 4), y, .032), p["oak"], bevel=.006)
    px, py = x - .52, y - .46
    bend = [(px + (x - px) * q, py + (y - py) * q, 2.26 + .22 * math.sin(math.pi * q) - .04 * q) for q in (k / 16 for k in range(17))]
    tube([(px, py, .0), (px, py, 2.2)] + bend, .026, p["zinc"], 14)
    lathe([(0, .10), (.035, .10), (.05, .07), (.20, .025), (.235, .0), (.225, -.012), (0, -.018)], p["zinc"], (x, y, 2.12), 56)
    tube([(x + .232 * math.cos(t), y + .232 * math.sin(t), 2.12) for t in (math.tau * k / 56 for k in range(56))], .012, p["tinplate"], 8, closed=True)
    for z in (1.0, 1.22):
        tube([(px + .06 * math.cos(t), py + .075, z + .06 * math.sin(t)) for t in (math.tau * k / 24 for k in range(24))], .011, p["tinplate"], 8, closed=True)
        tube([(px, py, z), (px, py + .08, z)], .014, p["zinc"], 8)
    for k, (q, cloths) in enumerate(((.20, ("tinplate_cloth", "linen")), (.50, ("cream", "linen")), (.80, ("sand", "linen")))):
        tx, ty = at(q)
        striped_towel(p, (tx, ty, h + .045), math.radians(a0 + (a1 - a0) * q + 90), over((.78, .66, .84)[k], .34), .46, cloths, 15, 5 * k)
    area((x, y, 2.05), (x, y, 0), .4, 46, (1, .74, .46), "shower"); lamp((x - .1, y, .55), 5, (1, .70, .40), .12)

def tub_basins(p, x, wall, w=2.30):
    """An old workbench, two enamel tubs on it, a round mirror in a hoop for each, shades of enamel over them."""
    y, top, d = wall - .34, .84, .56
    for k in range(4):
        box((w, d / 4 - .006, .06), (x, y - d / 2 + d * (k + .5) / 4, top - .03), p["walnut"], bevel=.008)
    box((w, .03, .14), (x, y - d / 2 + .03, top - .13), p["walnut"], bevel=.006)
    for s in (-1, 1):
        for dy in (-.19, .19):
            box((.11, .11, top - .06), (x + s * (w / 2 - .14), y + dy, (top - .06) / 2), p["walnut_z"], bevel=.010)
    for k in range(4):
        box((w - .34, .105, .03), (x, y - .18 + .12 * k, .26), p["oak"], bevel=.006)
    for s in (-1, 1):
        c = x + .56 * s
        lathe([(0, .0), (.17, 0), (.19, .02), (.235, .17), (.255, .185), (.25, .195), (.228, .185)], p["painted"], (c, y - .02, top), 56)
        lathe([(.228, .185), (.18, .04), (0, .03)], p["white_enamel"], (c, y - .02, top), 48)
        tube([(c + .252 * math.cos(t), y - .02 + .252 * math.sin(t), top + .19) for t in (math.tau * k / 56 for k in range(56))], .012, p["tinplate"], 8, closed=True)
        tube([(c, wall - .03, top + .36), (c, wall - .24, top + .36), (c, wall - .28, top + .34), (c, wall - .28, top + .28)], .017, p["zinc"], 12)
        for dx in (-.11, .11):
            tube([(c + dx, wall - .03, top + .36), (c + dx, wall - .10, top + .36)], .012, p["zinc"], 8); sphere(.026, (c + dx, wall - .11, top + .36), p["tinplate"], 12)
        disc = lambda q, dy, c=c: [(c + q * math.cos(t), wall + dy, 1.70 + q * math.sin(t)) for t in (math.tau * k / 64 for k in range(64))]
        mesh(disc(.34, -.075), [tuple(range(64))], p["mirror"], "mirror"); tube(disc(.355, -.075), .024, p["zinc"], 12, closed=True); neon(disc(.415, -.045), p["neon"], .012, closed=True)
        barn_lamp(p, c, wall, 2.46)
    folded(p, "towel", (x, y + .02, top), (.26, .34), 3, 0, .06)
    folded(p, "cream", (x - .55, y, .275), (.36, .40), 4, 0, .07); folded(p, "towel", (x - .10, y, .275), (.36, .40), 3, 0, .07); folded(p, "linen", (x + .34, y, .275), (.36, .40), 4, 0, .07)
    for k in range(3):
        cyl(.030, (.16, .12, .14)[k], (x - .07 + .08 * k, wall - .13, top), p[("tinplate", "painted", "clay")[k]], 20)
    vase(p, (x + 1.0, y + .06, top), .8, "clay", 8, 4); candle(p, (x - 1.02, y + .05, top), .12, .036, 1.4)

def barn_lamp(p, x, wall, z):
    """A shade of enamel on a bent arm."""
    tube([(x, wall - .03, z - .02)] + [(x, wall - .03 - .34 * q, z - .02 + .16 * math.sin(math.pi * .62 * q)) for q in (k / 12 for k in range(1, 13))], .012, p["black"], 8)
    y = wall - .37
    lathe([(.022, .14), (.05, .13), (.06, .08), (.19, .0), (.182, .0), (.05, .07), (0, .08)], p["painted"], (x, y, z), 48)
    sphere(.042, (x, y, z + .02), p["bulb"], 16)
    area((x, y, z - .02), (x, y + .1, .8), .22, 15, (1, .78, .52), "barn")
