"""The bedroom of the stone houses: a bed on a platform before a free-standing slab, glass at both ends of the room."""
import math
from kit import *
from furniture import *
from room import SIGNS, emblem_light
from bedrooms import bed
from room_hall import column_lamp, daybed, lounge, rings, shell, stone_face, stone_palette

SLAB = (2.45, 6.15, .42, 3.0)                    # half width, front, depth, height
PLATFORM = .16

def slab(p, rnd):
    """Coursed stone, lit along its foot and its head, with a low row of cushions for the bed."""
    w, y, d, h = SLAB
    box((2 * w - .05, d - .06, h - .03), (0, y + d / 2 + .02, h / 2), p["black"], bevel=0)
    stone_face(p, rnd, -w, w, y, .12, 0, h)
    for s in (-1, 1):
        box((.10, d, h), (s * (w - .02), y + d / 2, h / 2), p["basalt"], bevel=.006)
    box((2 * w + .04, d + .04, .06), (0, y + d / 2, h + .03), p["slate"], bevel=.006)
    area((0, y - .30, .9), (0, y + .1, 2.6), (3.6, .06), 30, (1, .70, .42), "graze")
    area((0, y + d / 2, h + .08), (0, y + d / 2, 8), (3.6, .10), 44, (1, .76, .50), "head")
    neon([(-w - .03, y - .02, .05), (-w - .03, y - .02, h), (w + .03, y - .02, h), (w + .03, y - .02, .05)], p["neon"], .012)
    for k in range(4):
        soft_box((.70, .14, .72), (-1.08 + .72 * k, y - .08, PLATFORM + .78), p["cognac"], r=.055)
    emblem_light(SIGNS["chamber"][0])

def platform(p):
    """Two steps of timber under the bed, the lower one as wide as the slab."""
    box((4.5, 3.5, PLATFORM - .06), (0, 4.42, PLATFORM / 2 + .03), p["walnut"], bevel=.006)
    box((4.3, 3.3, .06), (0, 4.42, .03), p["black"], bevel=0)
    for a, b in (((-2.2, 2.72), (2.2, 2.72)), ((-2.2, 2.72), (-2.2, 6.1)), ((2.2, 2.72), (2.2, 6.1))):
        beam((*a, .035), (*b, .035), .014, .014, p["warm"], 0)

def shelf(p, x, y):
    """A bedside cut from one block."""
    z = PLATFORM
    box((.58, .50, .34), (x, y, z + .17), p["slate"], bevel=.008)
    column_lamp(p, (x + math.copysign(.10, x), y + .08, z + .34), .42, .095, 12)
    book_stack(p, (x - math.copysign(.10, x), y - .10, z + .34), 2); candle(p, (x + math.copysign(.20, x), y - .16, z + .34), .07)

def fire_table(p, rnd, at, length=2.2):
    """Flames along a low block of stone, a timber seat before it."""
    x, y, _ = at
    box((.62, length, .44), (x, y, .22), p["basalt"], bevel=.012)
    box((.40, length - .5, .03), (x, y, .445), p["black"], bevel=.004)
    for dx in (-.21, .21):
        box((.05, length - .4, .05), (x + dx, y, .455), p["slate"], bevel=.004)
    with Recorder() as r:
        fire((0, 0, 0), length - .8, .46, .10, 11, 60, group_="fire")
        logs((-.3, 0, 0), 4, .42, 3); logs((.35, 0, 0), 4, .42, 8)
    group(r.objects, (x, y, .45), math.pi / 2)
    log_pile(p, x - .32, x + .30, .02, .34, y + length / 2 + .42, rnd, .5)

def chamber(env, rnd):
    p = stone_palette()
    shell(p, env, rnd, .55)
    slab(p, rnd); platform(p)
    bed(p, (0, 4.85, PLATFORM))
    for s in (-1, 1):
        shelf(p, s * 1.72, 5.78)
    rug(p, 0, 2.1, 4.2, 2.0)
    soft_box((1.9, .56, .20), (0, 3.15, PLATFORM + .34), p["greige"], r=.08); box((1.8, .46, .24), (0, 3.15, PLATFORM + .12), p["black"], bevel=.01)
    folded(p, "fur", (.45, 3.15, PLATFORM + .44), (.56, .40), 2, .08); book_stack(p, (-.5, 3.15, PLATFORM + .445), 3)
    rings(p, (0, 4.5, 4.3), ((.95, 0, 0), (.60, .55, .18)))
    # flames on the left, a daybed towards the view on the right
    fire_table(p, rnd, (-3.55, 3.1, 0))
    lounge(p, (-2.75, 1.15, 0), math.radians(200), "cream", "rust"); side_table(p, (-3.5, 1.0, 0), .46, .19)
    wine_glass(p, (-3.54, .96, .46)); candle(p, (-3.42, 1.06, .46), .08)
    daybed(p, (3.2, 1.75, 0), math.radians(78)); cushion(.50, .46, .20, (3.36, 2.45, .66), (-.35, 0, math.radians(-12)), p["camel"])
    ribbon([(-.52, .16), (-.50, .38), (-.42, .485), (0, .49), (.42, .485), (.50, .38), (.52, .14)], .62, p["fur"], (3.12, 1.35, 0),
           math.radians(78), .03, .02, 2)
    side_table(p, (2.35, 1.15, 0), .44, .19, "marble"); wine_glass(p, (2.32, 1.1, .44)); book_stack(p, (2.42, 1.2, .44), 2)
    # along the stone
    sideboard(p, 4.40, 3.4, 6.2); vase(p, (4.38, 4.0, .62), 1.3, "ceramic", 11, 5)
    bowl(p, (4.38, 4.9, .62), "clay", 1.1); column_lamp(p, (4.38, 5.7, .62), .5, .11, 12)
    column_lamp(p, (-3.9, 5.2, 0), 1.0, .14, 14)
    # behind the slab: two seats at the other glass
    lounge(p, (-3.3, 7.6, 0), math.radians(20), "cognac", "sand"); lounge(p, (3.2, 7.7, 0), math.radians(-18), "cognac", "linen")
    column_lamp(p, (3.95, 7.1, 0), .8, .13, 12)
    plant_pot(p, (-4.2, 6.5, 0), rnd, 1.7, 24); plant_pot(p, (4.25, .9, 0), rnd, 1.5, 20)
    plant_pot(p, (-4.3, .8, 0), rnd, 1.3, 18); plant_pot(p, (2.75, 8.3, 0), rnd, 1.5, 20)
    return {"pano": ((1.3, 2.35, 1.55), (1.3, 12, 1.55), None)}
