"""The fifth fireside: an inglenook of rough stone under an oak beam, a settle on either side of the fire, low chairs and a board game before it."""
import math
from kit import *
from cosy import boots, cocoa, game_table, low_chair, mug, ottoman
from exterior import lantern, slope_x
from furniture import *
from room import HT, HW, RUGS, SIGNS, a_frame, ambience, emblem_light, outside, palette
from room_kiva import soot

D, FRONT, BACK = 8.0, 6.30, 7.45                # depth of the room; front of the stone, back of the recess
HALF, STEP, BEAM = 1.80, .16, (1.74, 2.10)      # half width of the recess, its floor, the beam's bottom and top
HOLE = (.65, .55, 1.35)                         # the fire's: half width, floor, top
NICHE, PIER = (2.20, 2.86, .14, 1.24), 3.26     # firewood on either side: from, to, floor, top; where the stone ends
BREAST = ((BEAM[1], 2.34), (2.45, 1.80), (2.9, 1.46), (3.4, 1.24), (4.2, 1.04), (6.0, .92), (HT, .8))     # the stone above: height, half width

def breast(z):
    (z0, a), (z1, b) = next(pair for pair in zip(BREAST, BREAST[1:]) if z <= pair[1][0])
    return min(a + (b - a) * (z - z0) / (z1 - z0), slope_x(z, HW, HT) - .05)

# ------------------------------------------------------------------ the stone
def rubble(p, rnd, left, right, z0, z1, y0, y1):
    """Rough courses towards -y, mortar between them; `left` and `right`: their ends at a height."""
    z = z0
    while z < z1 - .005:
        top = z + rnd.choice((.11, .15, .18, .23))
        top = z1 if z1 - top < .09 else top
        a, b = left((z + top) / 2), right((z + top) / 2)
        x, g = a, .007
        while x < b - .005:
            end = x + rnd.uniform(.18, .56)
            end = b if b - end < .17 else end
            slant = lambda at, h: left(h) if at == a else right(h) if at == b else at
            prism([(slant(x, z) + g, z + g), (slant(end, z) - g, z + g), (slant(end, top) - g, top - g), (slant(x, top) + g, top - g)],
                  y0 + rnd.uniform(-.030, .012), y1, p["basalt"], bevel=.018, name="rubble")
            x = end
        z = top
    if y1 - y0 > .1 and z1 < 3:
        prism([(left(z0) + .03, z0), (right(z0) - .03, z0), (right(z1) - .03, z1), (left(z1) + .03, z1)], y0 + .035, y1, p["slate"], name="mortar")

def inglenook(p, rnd, watts):
    """Piers with firewood in them, the recess and its fire, the beam, and the chimney narrowing to the ridge."""
    wall = lambda a, b, z0, z1, y0=FRONT, y1=D - .03: rubble(p, rnd, lambda z: a, lambda z: b, z0, z1, y0, y1)
    half, z0, z1 = HOLE
    n0, n1, lo, hi = NICHE
    for s in (-1, 1):
        for a, b, za, zb in ((HALF, n0, 0, BEAM[1]), (n1, PIER, 0, BEAM[1]), (n0, n1, 0, lo), (n0, n1, hi + .10, BEAM[1])):
            wall(*sorted((s * a, s * b)), za, zb)
        m = s * (n0 + n1) / 2
        box((n1 - n0 + .16, .46, .10), (m, FRONT + .20, hi + .05), p["slate"], bevel=.012)
        box((n1 - n0, .05, hi), (m, FRONT + .62, hi / 2), p["black"], bevel=0)
        log_pile(p, *sorted((s * n0, s * n1)), lo, hi - .12, FRONT + .26, rnd)
        box((PIER - BEAM[1] + .22, D - FRONT + .02, .06), (s * (PIER + BEAM[1] - .12) / 2, (D + FRONT) / 2 - .06, BEAM[1] + .03), p["slate"], bevel=.014)
        wall(*sorted((s * (half + .02), s * HALF)), STEP, 1.98, BACK, D - .06)
        box((.28, .30, .20), (s * (HALF + .10), FRONT - .06, BEAM[0] - .10), p["slate"], bevel=.03)                  # corbels
        box((.02, .50, z1 - z0), (s * (half + .01), BACK + .26, (z0 + z1) / 2), soot(), bevel=0)
    for k in range(len(BREAST) - 1):
        za, zb = BREAST[k][0], min(BREAST[k + 1][0], HT - .35)
        rubble(p, rnd, lambda z: -breast(z), breast, za, zb, FRONT, D - .03)
    outline = [(breast(z), z) for z in [za for za, _ in BREAST[:-1]] + [7.2, 8.2]]
    prism([(-x + .03, z) for x, z in outline][::-1] + [(x - .03, z) for x, z in outline], FRONT + .035, D - .1, p["slate"], name="mortar")
    # the fire's hole: soot, a lintel and a raised hearth
    wall(-half - .02, half + .02, STEP, z0 - .08, BACK, D - .06); wall(-half - .02, half + .02, z1 + .15, 1.98, BACK, D - .06)
    box((2 * half + .34, .30, .15), (0, BACK + .11, z1 + .075), p["slate"], bevel=.014)
    box((2 * half + .30, .70, .08), (0, BACK + .16, z0 - .04), p["slate"], bevel=.014)
    box((2 * half, .02, z1 - z0), (0, D - .06, (z0 + z1) / 2), soot(), bevel=0)
    box((2 * half, .50, .02), (0, BACK + .26, z1 - .012), soot(), bevel=0)
    box((2 * half, .48, .02), (0, BACK + .27, z0 - .004), soot(), bevel=0)
    fire((0, 7.70, z0 + .01), .84, .66, .16, 11, .4 * watts, group_="fire")
    lamp((0, BACK - .16, z0 + .40), .5 * watts, (1, .42, .12), .12, "fire")
    logs((0, 7.66, z0 + .01), 5, .5, 3)
    # floor, ceiling, beam
    box((2 * HALF + .02, BACK - FRONT + .1, STEP), (0, (BACK + FRONT) / 2, STEP / 2), p["slate"], bevel=.008)
    for k in range(5):
        box((.838, .42, STEP), ((k - 2) * .84, FRONT - .20, STEP / 2), p["slate"], bevel=.014)
    for k in range(7):
        box((2 * HALF + .06, .16, .05), (0, FRONT + .12 + .17 * k, 1.99), p["walnut"], bevel=.006)
    beam((-2.26, FRONT + .02, sum(BEAM) / 2), (2.26, FRONT + .02, sum(BEAM) / 2), .50, BEAM[1] - BEAM[0], p["beam"], .035, up=(0, 1, 0))
    neon([(-2.1, FRONT - .43, .03), (2.1, FRONT - .43, .03)], p["neon"], .011)
    for s in (-1, 1):
        neon([(s * (breast(z) + .02), FRONT - .03, z) for z in [BEAM[1] + .08] + [za for za, _ in BREAST[1:-1]] + [7.0]], p["neon"], .013)
    emblem_light(SIGNS["ingle"][0])

def settle(p, s):
    """A bench with a high back of boards along the recess's side, open arms, a cushion and pillows."""
    z, a, b = STEP, FRONT + .02, BACK - .05
    mid, w = (a + b) / 2, b - a
    for k in range(8):
        box((.03, w / 8 - .004, 1.34), (s * (HALF - .05), a + w / 8 * (k + .5), z + .69), p["walnut_z"], bevel=.005)
    box((.09, w + .03, .06), (s * (HALF - .06), mid, z + 1.38), p["walnut"], bevel=.014)
    box((.47, w, .04), (s * (HALF - .27), mid, z + .42), p["walnut"], bevel=.010)
    box((.03, w, .30), (s * (HALF - .46), mid, z + .25), p["walnut_z"], bevel=.005)
    for y in (a, b):
        box((.06, .06, .76), (s * (HALF - .47), y, z + .38), p["walnut_z"], bevel=.008)
        box((.48, .08, .045), (s * (HALF - .27), y, z + .77), p["walnut"], bevel=.016)
        wing = ((HALF - .04, .78), (HALF - .04, 1.36), (HALF - .22, 1.34), (HALF - .25, 1.16), (HALF - .19, .96), (HALF - .24, .78))
        prism([(s * x, z + h) for x, h in wing][::-s], y - .02, y + .02, p["walnut_z"], .006, "wing")
    soft_box((.45, w - .08, .12), (s * (HALF - .29), mid, z + .50), p["linen"], r=.05)
    for dy, cloth in ((-.28, "rust"), (.20, "camel")):
        cushion(.44, .40, .16, (s * (HALF - .18), mid + dy, z + .75), (-.22, 0, -s * math.pi / 2 + .08), p[cloth])
    ribbon([(-.24, .33), (-.24, .46), (-.20, .585), (0, .59), (.13, .60), (.19, .80), (.20, 1.0)], .34, p["fur"],
           (s * (HALF - .29), mid - .02 * s, z), -s * math.pi / 2, .022, .02, 5)
    x, y = s * (HALF - .16), BACK - .18                       # a lamp on the stone over it
    tube([(x, BACK, z + 1.46), (x, y, z + 1.50), (x, y, z + 1.44)], .010, p["brass"], 8); drum(p, (x, y, z + 1.28), .075, .13, 12)
    area((s * .9, FRONT + .30, 1.90), (s * 1.75, 7.0, .6), (.5, .1), 30, (1, .74, .46), "settle")

def kettle(p):
    """On a crane beside the fire; the irons across from it."""
    x, y, z = .99, BACK - .28, .86
    tube([(.80, BACK - .02, .95), (.80, BACK - .05, 1.52)], .016, p["black"], 10)
    tube([(.80, BACK - .04, 1.48), (x, y, 1.48), (x + .02, y - .03, 1.48)], .013, p["black"], 10)
    tube([(.80, BACK - .04, 1.15), (x - .04, y + .06, 1.47)], .010, p["black"], 8)
    tube([(x, y, 1.48), (x, y, z + .34), (x + .02, y, z + .31)], .007, p["black"], 8)
    lathe([(0, 0), (.10, 0), (.145, .04), (.15, .09), (.11, .16), (.06, .18), (.055, .195), (.02, .205), (.02, .225), (0, .23)], p["brass"],
          (x, y, z - .02), 40)
    bail = [(x + .12 * math.cos(t), y, z + .16 + .17 * math.sin(t)) for t in (math.pi * (1 - k / 10) for k in range(11))]
    tube([(x - .11, y, z + .12)] + bail, .009, p["black"], 8)
    tube([(x - .12, y - .02, z + .05), (x - .20, y - .04, z + .10), (x - .22, y - .045, z + .16)], .018, p["brass"], 10)
    x, y = -.96, BACK - .20
    cyl(.11, .02, (x, y, STEP), p["black"], 28); tube([(x, y, STEP), (x, y, 1.02)], .010, p["black"], 8); sphere(.025, (x, y, 1.04), p["brass"], 10)
    for k in range(4):
        a = .4 + math.tau * k / 4
        dx, dy = .075 * math.cos(a), .075 * math.sin(a)
        tube([(x, y, .92), (x + dx, y + dy, .92)], .006, p["black"], 6); tube([(x + dx, y + dy, .30), (x + dx, y + dy, .96)], .007, p["black"], 8)
        sphere(.018, (x + dx, y + dy, .975), p["brass"], 8); box((.05, .02, .12), (x + dx, y + dy, .29), p["black"], (0, 0, a), .004)

def ingle(env, rnd):
    """An inglenook at the back, a round rug with two low chairs and draughts before it, the neon on the chimney."""
    p = palette() | dict(basalt=stone("basalt", (.12, .115, .11), (.40, .375, .35), 2.2, .85, .9))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.4, 3.7, 6.0))
    ambience(D, .42)
    inglenook(p, rnd, 170); settle(p, -1); settle(p, 1); kettle(p)
    curtains(p)
    for s in (-1, 1):                                     # the neon also fills the shadows
        area((s * 3.9, 4.4, .4), (0, 4.4, 2.5), (.3, 6), 20, (1, 1, 1), "neon_fill", group_="neon")
        area((s * 2.3, 5.2, 3.6), (s * 1.2, 6.4, 1.2), .5, 26, (1, .76, .50), "graze")
    area((0, 5.3, 5.6), (0, 6.4, 3.6), .5, 30, (1, .76, .50), "graze"); area((.2, 4.0, 4.5), (0, 4.6, 0), 1.4, 34, (1, .78, .54), "seats")
    for k, x in enumerate((-1.55, -1.40, -1.27, 1.08, 1.22, 1.52)):
        mug(p, (x, FRONT - .12, BEAM[1]), .4 + 1.3 * k, ("ceramic", "clay", "rust")[k % 3])
    for x, h in ((-.98, .16), (-.88, .10), (.86, .13)):
        candle(p, (x, FRONT - .12, BEAM[1]), h, .030, 1.2 if h > .12 else 0)
    for s in (-1, 1):
        lantern(p, (s * 2.72, FRONT + .18, BEAM[1] + .06), .6, 5); vase(p, (s * 3.02, FRONT + .22, BEAM[1] + .06), .8, "clay")
    boots(p, -1.98, 5.66, .35, "cognac"); boots(p, -1.60, 5.60, -.2, "rust"); boots(p, 2.30, 5.92, -.3, "camel")
    cocoa(p, 3.72, 5.98)
    x, y = RUGS["ingle"]
    cyl(1.80, .045, (x, y, 0), p["sand"], 96, .02); cyl(1.71, .062, (x, y, 0), p["rug"], 96, .02)
    low_chair(p, (-1.42, 4.20, .06), math.radians(138), "linen"); low_chair(p, (1.46, 4.40, .06), math.radians(-128), "rust")
    game_table(p, (.02, 4.32, .06), rnd); ottoman(p, (.06, 5.42, .06), .08)
    floor_lamp(p, (-2.95, 5.05, 0), (.35, -.08), 12)
    lathe([(0, 0), (.26, 0), (.30, .18), (.28, .34), (.26, .34), (.27, .18), (0, .05)], p["camel"], (-2.75, 5.65, 0), 40)
    folded(p, "cream", (-2.75, 5.65, .20), (.36, .32), 2, .4); folded(p, "grey", (2.55, 5.05, 0), (.44, .36), 3, .2)
    # at the glass and along the eaves
    box((2.2, .42, .06), (-1.9, .95, .44), p["walnut"], bevel=.012); soft_box((2.14, .40, .10), (-1.9, .95, .52), p["greige"], r=.04)
    for x in (-2.8, -1.0):
        box((.06, .36, .41), (x, .95, .205), p["walnut_z"], bevel=.006)
    for x, y, s in ((2.15, .95, 1.0), (2.45, 1.25, .75)):
        lantern(p, (x, y, 0), s, 6)
    sideboard(p, -4.1, 2.3, 4.4); table_lamp(p, (-4.05, 3.9, .62), 8); vase(p, (-4.05, 2.8, .62), 1.1, "clay", 9, 8); book_stack(p, (-4.05, 3.4, .62), 4)
    sideboard(p, 4.1, 2.3, 4.1); table_lamp(p, (4.05, 3.6, .62), 8); bowl(p, (4.05, 2.9, .62), "clay", 1.1)
    pouf(p, (2.6, 2.3, 0), "sand", .36); plant_pot(p, (-3.85, 6.9, 0), rnd, 1.1, 18); plant_pot(p, (3.8, 1.0, 0), rnd, 1.3, 18)
    return {"pano": ((-.35, 3.0, 1.55), (-.35, 12, 1.55), None)}
