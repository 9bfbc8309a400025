"""The bedroom of the boulders: a bed in a platform of plaster at the foot of one huge rock that comes through the back of the house; a sun behind it, hammocks beside it."""
import math
from kit import *
from desert import cactus, pierced
from furniture import *
from hammocks import POSTS, hammock, post, rolls
from ledges import rounded, slab
from monolith import boulder, rock, sunlit, woven_sun
from room import HT, HW, RUGS, SIGNS, a_frame, ambience, emblem_light, outside, palette
from wicker import basket_lamp, festoon

D, TOP = 7.4, .36                                # depth of the room; height of the platform
BED = (-.05, 3.96, 1.08, 1.16)                   # the middle of the bed, half its width and length

def platform(p):
    """Two soft steps that flow round the foot of the rock, a line of light under the upper one."""
    def outline(d):
        return rounded([(-2.0 - d, 2.55 - d, .75), (1.85 + d, 2.55 - d, .75), (1.85 + d, 4.9, .9), (2.62, 5.75, .5), (2.62, 7.3, .05), (-2.62, 7.3, .05), (-2.62, 5.7, .5), (-2.0 - d, 4.9, .9)], 14)
    slab(outline(.34), 0, .16, p["stucco"], .05, 5); slab(outline(0), .15, TOP, p["stucco"], .085, 6)
    path = [q for q in outline(.02) if q.y < 5.0]
    start = max(range(len(path)), key=lambda k: (path[k] - path[k - 1]).length)
    neon([(x, y, .185) for x, y in path[start:] + path[:start]], p["neon"], .014)

def bed(p):
    """Let into the platform; pillows lean on the rock."""
    x, y, a, b = BED
    flat = lambda d: rounded([(x - a - d, y - b - d, .22), (x + a + d, y - b - d, .22), (x + a + d, y + b, .12), (x - a - d, y + b, .12)])
    slab(flat(.07), TOP - .05, TOP + .03, p["walnut"], .015, 3); slab(flat(0), TOP - .1, .53, p["linen"], .05, 4); slab(flat(.025), .43, .62, p["duvet"], .08, 6)
    w = a + .035
    path = [(-w, .42), (-w + .004, .52), (-w + .05, .62)] + [(-.90 + 1.8 * k / 14, .635 + .008 * math.sin(2.3 * k)) for k in range(15)] + [(w - .05, .62), (w - .004, .52), (w, .41)]
    ribbon(path, .80, p["camel"], (x, y - .62, 0), math.pi / 2, .024, .014, 3)
    for dx in (-.55, .55):
        cushion(.86, .62, .24, (x + dx, y + .96, .93), (-.26, 0, .03 * dx), p["cream"]); cushion(.78, .52, .23, (x + dx, y + .72, .86), (-.46, 0, -.05 * dx), p["linen"])
    cushion(.58, .46, .18, (x - .30, y + .50, .81), (-.58, 0, .08), p["rust"]); cushion(.50, .38, .17, (x + .34, y + .50, .78), (-.62, 0, -.1), p["sand"])
    for s, lamp_at in ((-1, "table"), (1, "lantern")):
        q = (x + s * 1.52, y + .78, TOP)
        lathe([(0, 0), (.20, 0), (.22, .03), (.20, .20), (.22, .40), (.20, .42), (0, .42)], p["walnut_z"], q, 40)
        if lamp_at == "table":
            table_lamp(p, (q[0], q[1], TOP + .42), 13, "clay")
        else:
            pierced(p, (q[0], q[1], TOP + .42), .8, 0, 7); book_stack(p, (q[0] + .02, q[1] - .44, TOP), 3, .5)

def door(p, x):
    """Planks under a round head, in a frame of plaster."""
    half, spring, n = .43, 1.58, 28
    def head(grow):
        return [(x - half - grow, 0), (x + half + grow, 0)] + [(x + (half + grow) * math.cos(t), spring + (half + grow) * math.sin(t)) for t in (math.pi * k / n for k in range(n + 1))]
    prism(head(.09), D - .18, D - .05, p["stucco"], .03, "frame"); prism(head(0), D - .20, D - .10, p["walnut_z"], .008, "door")
    for k in range(1, 5):
        q = -half + 2 * half * k / 5
        box((.010, .008, spring + math.sqrt(half ** 2 - q ** 2) - .03), (x + q, D - .203, (spring + math.sqrt(half ** 2 - q ** 2)) / 2), p["black"], bevel=0)
    sphere(.034, (x - math.copysign(.30, x), D - .24, 1.02), p["black"], 16)
    area((x, D - .7, 2.7), (x, D - .1, .9), (.5, .1), 12, (1, .76, .50), "door")

def dog_bed(p, x, y):
    tube([(x + .36 * math.cos(t), y + .30 * math.sin(t), .10) for t in (math.tau * k / 60 for k in range(60))], .105, p["sand"], 16, closed=True)
    lathe([(0, .02), (.30, .02), (.30, .10), (0, .14)], p["fur"], (x, y, 0), 48, scale=(1, .84))

def boulder_room(env, rnd):
    p = palette() | dict(stucco=plaster("stucco", (.34, .325, .30), (.45, .43, .40)), rock=rock(), sun=sunlit(), sun_back=sunlit("sun_back", .07), glow=emission("lantern", (1, .55, .22), 2.6))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.30, 4.10))
    prism([(-HW, 0), (HW, 0), (0, HT)], D - .10, D - .04, p["stucco"], name="wall")
    ambience(D, .54)
    boulder(p); woven_sun(p, 1.30, D - .10, 3.16, 1.40); emblem_light(SIGNS["boulder"][0])
    platform(p); bed(p)
    for k, (x, y) in enumerate(POSTS):
        post(p, x, y, 3.7 * k)
    hammock(p, 1.30, .72, ("linen", "towel")); hammock(p, 2.42, .66, ("cream", "linen"))
    festoon(p, (2.28, 4.95, 3.1), (2.36, 1.65, 3.1), .35, 10)
    rolls(p, -2.95, 4.10); basket_lamp(p, -2.60, 3.35, 2.35, .30, 14)
    # light on the rock
    area((-2.9, 4.3, 3.5), (.2, 6.3, 1.7), 1.0, 190, (1, .70, .40), "on_rock")
    area((-.05, 3.9, 4.2), (-.05, 4.1, .6), 1.5, 60, (1, .80, .56), "over_bed", 120)
    for s in (-1, 1):
        area((s * 2.30, 6.5, .50), (s * 1.7, 6.6, 2.6), (.5, .2), 34, (1, .58, .26), "foot")
    # at the glass and along the eaves
    rug(p, *RUGS["boulder"], 2.7, 1.5); dog_bed(p, -2.85, 2.75)
    for x, y, turn in ((-1.75, .95, -.30), (-2.95, 1.05, .25)):
        armchair(p, (x, y, 0), turn, "cognac", "rust")
    side_table(p, (-2.35, .72, 0), .46, .20); wine_glass(p, (-2.40, .70, .46)); wine_glass(p, (-2.28, .78, .46))
    sideboard(p, -4.15, 1.9, 3.8, .52); vase(p, (-4.1, 2.3, .52), 1.1, "clay", 9, 3); book_stack(p, (-4.1, 3.0, .52), 3); bowl(p, (-4.1, 3.5, .52), "ceramic", 1.0)
    sideboard(p, 4.15, 2.2, 4.7, .52); table_lamp(p, (4.1, 4.3, .52), 12, "clay"); folded(p, "towel", (4.1, 3.6, .52), (.36, .42), 4); folded(p, "cream", (4.1, 2.9, .52), (.36, .42), 3)
    cactus(p, (-3.62, 5.75, 0), (1.15, .75, .55)); cactus(p, (3.72, 5.65, 0), (1.05, .7)); cactus(p, (3.3, .85, 0), (1.3, .9, .6)); dry_grass(p, (-3.75, .8, 0), rnd, .9, 12)
    for s in (-1, 1):
        door(p, s * 3.14)
    curtains(p)
    return {"pano": ((.55, 1.75, 1.55), (.55, 12, 1.55), None)}
