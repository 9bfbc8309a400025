"""The eighth fireside: the back wall is a stack of firewood up to the ridge, a wide fire in it and a bed to read in; two wing chairs before it."""
import math
from kit import *
from cosy import mug, ottoman
from exterior import lantern
from furniture import *
from room import RUGS, SIGNS, a_frame, ambience, emblem_light, outside, palette
from tufts import wing_chair
from woodpile import D, FRAME, FRONT, axe, nook, pile, portal, rain_boots, shelf, slice_, stump

def on_the_frame(p):
    """Candles, mugs and a jar of twigs on the steel."""
    y, z = FRONT - .17, FRAME[1] + .045
    for x, h in ((-1.02, .20), (-.92, .13), (-.80, .08), (.62, .10)):
        candle(p, (x, y, z), h, .034, 1.2 if h > .15 else 0)
    for k, x in enumerate((.74, .87)):
        mug(p, (x, y - .02, z), .6 + 1.6 * k, ("ceramic", "fur")[k])
    vase(p, (1.04, y, z), .7, "clay", 6, 3); lantern(p, (-.52, y, z), .62, 4)

def clinker(p, at, length, wide, deep):
    """A rowing boat of overlapping planks, its top plank pale, three thwarts in it."""
    side = lambda q, t, s, out=0.0: (s * ((wide / 2 + out) * math.sin(math.pi * q) ** .62 * math.sin(t * math.pi / 2) ** .85 + .012), (q - .5) * length,
                                     .55 * deep * abs(2 * q - 1) ** 2.6 + deep * (1 - math.cos(t * math.pi / 2)))
    n, planks = 30, 7
    run = [.004 + .992 * j / n for j in range(n + 1)]
    with Recorder() as r:
        for s in (-1, 1):
            for i in range(planks):
                a, b = i / planks, (i + 1.12) / planks
                v = [side(q, t, s, out) for q in run for t, out in ((a, .030), ((a + b) / 2, .016), (min(b, 1), .002))]
                f = [(3 * j + k, 3 * j + k + 1, 3 * j + k + 4, 3 * j + k + 3)[::s] for j in range(n) for k in range(2)]
                ob = mesh(v, f, p["pale_paint"] if i == planks - 1 else p["paint"], "plank", smooth=True)
                m = ob.modifiers.new("thick", "SOLIDIFY"); m.thickness, m.offset = .014, 0
            tube([side(q, 1, s, .012) for q in run], .022, p["cedar"], 8)
        tube([(0, side(q, 0, 1)[1], side(q, 0, 1)[2] - .012) for q in run], .026, p["cedar"], 8)
        for q in (.006, .994):                               # stems
            x, y, z = side(q, 0, 1)
            tube([(0, y, z - .02), (0, y * 1.006, side(q, 1, 1)[2] + .06)], .028, p["cedar"], 8)
        for q in (.28, .52, .74):
            w = side(q, .72, 1)[0]
            box((2 * w, .20, .03), (0, (q - .5) * length, side(q, .72, 1)[2]), p["cedar"])
    return group(r.objects, at)

def boat(p):
    """The rowing boat's little sister, slung under the slope until she is mended."""
    x, y, z = 1.86, 4.10, 3.50
    clinker(p, (x, y, z), 3.1, 1.10, .44)
    for dy in (-.85, .85):
        sling = [(x + .53 * math.cos(a), y + dy, z + .46 + .50 * math.sin(a)) for a in (math.pi * (1 + k / 16) for k in range(17))]
        tube([(x - .12, y + dy, 4.96)] + sling + [(x + .12, y + dy, 4.96)], .013, p["sand"], 8)
        tube([(x - .13, y + dy, 4.95), (x + .13, y + dy, 4.95)], .03, p["beam"], 8); tube([(x, y + dy, 4.95), (x, y + dy, 5.10)], .016, p["black"], 8)
    beam((x, y - 1.3, 5.14), (x, y + 1.95, 5.14), .10, .12, p["beam"], .01)
    for s in (-1, 1):
        tube([(x + s * .12, y - 1.10, z + .40), (x + s * .20, y + 1.05, z + .38)], .020, p["cedar"], 8)

def woodpile_room(env, rnd):
    p = palette() | dict(yellow=plain("welly", (.55, .36, .06), .35, coat=.3), paint=plain("boat_green", (.02, .12, .055), .3, coat=.4),
                         pale_paint=plain("boat_pale", (.52, .47, .36), .35, coat=.3))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.4, 3.7, 6.0))
    ambience(D, .55)
    pile(p, rnd); portal(p, 190); slice_(p, rnd); nook(p, rnd); shelf(p); rain_boots(p); on_the_frame(p)
    emblem_light(SIGNS["woodpile"][0])
    for s in (-1, 1):                                        # light along the logs' ends
        area((s * 2.5, 5.5, 3.6), (s * 2.2, FRONT, 1.6), .5, 40, (1, .76, .50), "graze"); area((s * 1.1, 6.35, 3.4), (s * .8, FRONT, 5.6), (.8, .06), 34, (1, .72, .44), "up")
        area((s * 3.9, 4.4, .4), (0, 4.4, 2.5), (.3, 6), 18, (1, 1, 1), "neon_fill", group_="neon")
    area((0, 5.3, 5.0), (0, FRONT, 4.2), .6, 34, (1, .76, .50), "graze"); area((0, 4.3, 4.1), (0, 4.7, 0), 1.4, 62, (1, .78, .54), "seats"); area((-.6, 2.2, 3.6), (.1, 5.2, .6), .8, 40, (1, .78, .54), "from_behind")
    area((.7, 3.6, 2.2), (1.9, 4.2, 3.7), .4, 9, (1, .78, .54), "boat")
    # before the fire
    x, y = RUGS["woodpile"]
    rug(p, x, y, 5.0, 4.0)
    wing_chair(p, (-1.98, 4.88, .028), math.radians(118), pillow="rust"); wing_chair(p, (2.02, 4.45, .028), math.radians(-112), pillow="camel")
    ottoman(p, (.02, 4.72, .028), .06)
    side_table(p, (-2.45, 5.62, .028), .50, .22); candle(p, (-2.50, 5.67, .53), .10, .034, 1.5); mug(p, (-2.36, 5.57, .53), .4)
    side_table(p, (1.95, 5.32, .028), .50, .22); wine_glass(p, (1.89, 5.28, .53)); wine_glass(p, (2.04, 5.38, .53))
    floor_lamp(p, (3.02, 5.20, 0), (-.55, -.10), 15)
    stump(p, rnd, -3.05, 6.25, .25, .44); axe(p, -3.05, 6.22, .44); stump(p, rnd, 3.42, 6.52, .19, .26)
    # along the eaves and at the glass
    sideboard(p, -4.05, 2.2, 4.4); table_lamp(p, (-4.0, 3.9, .62), 9); vase(p, (-4.0, 2.7, .62), 1.1, "clay", 9, 8); book_stack(p, (-4.0, 3.3, .62), 4)
    sideboard(p, 4.05, 2.4, 4.9); table_lamp(p, (4.0, 2.9, .62), 9); bowl(p, (4.0, 3.6, .62), "clay", 1.1); candle(p, (3.98, 4.3, .62), .14, .04, 1.5)
    plant_pot(p, (-3.85, 5.3, 0), rnd, 1.1, 18); plant_pot(p, (3.75, 5.75, 0), rnd, 1.1, 18); plant_pot(p, (-3.7, .9, 0), rnd, 1.3, 18)
    armchair(p, (-2.3, 1.15, 0), math.radians(165), "cognac", "rust"); side_table(p, (-1.6, .95, 0), .48, .20); mug(p, (-1.6, .95, .48), 1)
    for x, y, s in ((2.35, .85, 1.0), (2.65, 1.15, .75)):
        lantern(p, (x, y, 0), s, 6)
    boat(p); curtains(p)
    return {"pano": ((.1, 2.75, 1.55), (.1, 12, 1.55), None)}
