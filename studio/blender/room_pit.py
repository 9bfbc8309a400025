"""The third living room: a seat sunk into the floor around a hanging fire, an open kitchen behind it."""
import math
from kit import *
from exterior import planks
from furniture import *
from room import palette, outside, a_frame, ambience, emblem_light
from bedrooms import hanging_fire

DEPTH = .36                                     # of the sunken seat; the meadow under the house lies at -.40
HOLE = (-2.15, 2.15, 2.75, 6.75)                # x from, to; y from, to

def sunken_seat(p, rnd):
    """Cushions along three sides, open towards the glass; a line of neon along the rim and at their foot."""
    x0, x1, y0, y1 = HOLE
    planks(x0, x1, y0, y1, -DEPTH, p["oak"], rnd, .19, .003)
    for size, at in (((.04, y1 - y0, DEPTH + .03), (x0, (y0 + y1) / 2, -DEPTH / 2)), ((.04, y1 - y0, DEPTH + .03), (x1, (y0 + y1) / 2, -DEPTH / 2)),
                     ((x1 - x0, .04, DEPTH + .03), (0, y1, -DEPTH / 2)), ((x1 - x0, .04, DEPTH), (0, y0, -DEPTH / 2 - .015))):
        box(size, at, p["walnut"], bevel=.006)
    deep, floor = .88, -DEPTH
    box((1.5, .34, .18), (0, y0 + .19, floor + .09), p["walnut"], bevel=.01)              # a step down
    inner = (x0 + deep, x1 - deep, y1 - deep)
    for side in (-1, 1):
        edge = x1 * side
        box((deep, y1 - y0 - .5, .20), (edge - side * deep / 2, (y0 + .5 + y1) / 2, floor + .10), p["walnut"], bevel=.01)
        n = 3
        length = (y1 - deep - y0 - .5) / n
        for k in range(n):
            y = y0 + .5 + length * (k + .5)
            soft_box((deep - .06, length - .015, .22), (edge - side * (deep / 2 + .02), y, floor + .30), p["sofa"], r=.075)
            soft_box((.24, length - .02, .50), (edge - side * .16, y, floor + .60), p["sofa"], rot=(0, side * .16, 0), r=.09)
        soft_box((deep - .06, deep - .02, .22), (edge - side * (deep / 2 + .02), y1 - deep / 2, floor + .30), p["sofa"], r=.075)
    box((x1 - x0 - 2 * deep, deep, .20), (0, y1 - deep / 2, floor + .10), p["walnut"], bevel=.01)
    for k in range(3):
        w = (inner[1] - inner[0]) / 3
        soft_box((w - .015, deep - .06, .22), (inner[0] + w * (k + .5), y1 - deep / 2 - .02, floor + .30), p["sofa"], r=.075)
    for k in range(4):
        w = (x1 - x0 - .5) / 4
        soft_box((w - .02, .24, .50), (x0 + .25 + w * (k + .5), y1 - .16, floor + .60), p["sofa"], rot=(-.16, 0, 0), r=.09)
    for x, y, turn, cloth in ((-1.72, 3.7, -1.4, "camel"), (-1.70, 4.9, -1.7, "linen"), (-1.5, 6.2, -.6, "rust"), (-.5, 6.35, .1, "grey"), (.7, 6.35, -.1, "camel"),
                              (1.55, 6.15, .7, "linen"), (1.72, 5.0, 1.5, "rust"), (1.70, 3.8, 1.7, "sand")):
        cushion(.50, .46, .19, (x, y, floor + .68), (-.30, 0, turn), p[cloth])
    ribbon([(-.46, .16), (-.45, .34), (-.40, .435), (-.2, .44), (.1, .44), (.2, .62), (.28, .86), (.40, .88), (.46, .7)], .7, p["sand"],
           (.1, y1 - .46, floor), 0, .02, .018, 2)
    rim = [(x0 - .03, y0, .012), (x0 - .03, y1 + .03, .012), (x1 + .03, y1 + .03, .012), (x1 + .03, y0, .012)]
    neon(rim, p["neon"], .012)
    foot = [(inner[0] + .02, y0 + .5, floor + .03), (inner[0] + .02, inner[2] - .02, floor + .03),
            (inner[1] - .02, inner[2] - .02, floor + .03), (inner[1] - .02, y0 + .5, floor + .03)]
    neon(foot, p["neon"], .011)

def middle(p):
    """What stands between the seats."""
    floor = -DEPTH
    box((2.45, 2.5, .022), (0, 4.7, floor + .011), p["sand"], bevel=.008); box((2.29, 2.34, .028), (0, 4.7, floor + .014), p["rug"], bevel=.012)
    cyl(.62, .16, (0, 4.75, floor + .02), p["slate"], 64, .01)
    hanging_fire(p, 0, 4.75, floor + .02, .46)
    lathe([(0, 0), (.28, 0), (.30, .03), (.26, .30), (.30, .33), (0, .33)], p["walnut"], (-.72, 3.75, floor + .03), 48)
    x, y, z = -.72, 3.75, floor + .36
    wine_glass(p, (x - .1, y + .05, z)); wine_glass(p, (x + .12, y + .08, z))
    candle(p, (x + .02, y - .14, z), .09, watts=2); bowl(p, (x - .14, y - .14, z), "clay", .6)
    pouf(p, (.78, 3.7, floor + .03), "camel", .32)

def kitchen(p, depth, rnd):
    """Worktop, shelf and tap along the back wall, an island with stools before them."""
    y = depth - .34
    box((7.0, .60, .84), (0, y, .48), p["walnut"], bevel=.008); box((6.9, .50, .08), (0, y, .04), p["black"])
    for k in range(12):
        x = -3.21 + 6.42 * k / 11
        box((.565, .02, .70), (x, y - .31, .52), p["walnut_z"], bevel=.004); box((.16, .014, .014), (x, y - .33, .80), p["brass"], bevel=.003)
    box((7.04, .64, .04), (0, y - .01, .92), p["white"], bevel=.006)
    box((5.0, .03, .62), (0, depth - .05, 1.25), p["marble"], bevel=.004)
    box((4.6, .26, .05), (0, depth - .16, 1.66), p["walnut"], bevel=.006)
    beam((-2.25, depth - .12, 1.62), (2.25, depth - .12, 1.62), .014, .014, p["warm"], 0)
    area((0, depth - .22, 1.60), (0, depth - .5, .9), (4.4, .06), 42)
    x = -2.15
    while x < 2.1:
        kind = rnd.choice(["vase", "bowl", "books", "bowl"])
        if kind == "vase": vase(p, (x, depth - .17, 1.685), rnd.uniform(.7, 1.0), rnd.choice(["ceramic", "clay"]))
        elif kind == "bowl": bowl(p, (x, depth - .17, 1.685), rnd.choice(["ceramic", "clay", "brass"]), .8)
        else: book_row(p, x - .12, x + .14, depth - .17, 1.685, rnd, .24)
        x += .36
    box((.78, .46, .012), (-1.3, y - .02, .945), p["black"], bevel=.004)                     # griddle, and a pot on it
    lathe([(0, 0), (.14, 0), (.15, .02), (.15, .16), (.145, .16), (.14, .02), (0, .02)], p["brass"], (-1.48, y, .955), 40)
    box((.62, .40, .012), (1.15, y - .02, .942), p["black"], bevel=.004)                     # sink
    tube([(1.15, y + .2, .94), (1.15, y + .2, 1.26), (1.15, y + .12, 1.34), (1.15, y - .02, 1.34), (1.15, y - .05, 1.28)], .016, p["brass"], 10)
    for x, h in ((-.35, .34), (-.18, .27)):
        box((.26, .025, h), (x, depth - .12, .94 + h / 2), p["walnut"], (.12, 0, 0), .01)     # boards
    vase(p, (2.4, y + .05, .94), 1.2, "clay", 8, 4); bowl(p, (.35, y, .94), "clay", 1.0); candle(p, (2.0, y, .94), .1)
    plant_pot(p, (-2.6, y + .02, .72), rnd, .5, 12)
    island(p, 0, depth - 1.98)
    emblem_light((0, depth - .09, 3.1))

def island(p, x, y, w=3.0):
    box((w - .1, .70, .82), (x, y, .47), p["walnut_z"], bevel=.01); box((w - .16, .62, .08), (x, y, .04), p["black"])
    box((w + .1, 1.0, .05), (x, y - .08, .91), p["white"], bevel=.008)
    neon([(x - w / 2 + .06, y - .36, .05), (x + w / 2 - .06, y - .36, .05)], p["neon"], .011)
    for dx in (-.95, 0, .95):
        stool(p, x + dx, y - .78)
    bowl(p, (x - .5, y, .935), "brass", 1.3); book_stack(p, (x + .75, y + .05, .935), 2); vase(p, (x + .15, y + .1, .935), .9, "ceramic", 9, 6)
    box((.46, .30, .025), (x - 1.05, y - .1, .948), p["walnut"], (0, 0, .2), .006); wine_glass(p, (x - .9, y - .2, .96)); wine_glass(p, (x + .5, y - .25, .935))

def stool(p, x, y, h=.66):
    lathe([(0, h - .02), (.17, h - .02), (.19, h + .01), (.17, h + .04), (0, h + .045)], p["cognac"], (x, y, 0), 40)
    for k in range(4):
        a = math.tau * (k + .5) / 4
        tube([(x + .10 * math.cos(a), y + .10 * math.sin(a), h - .02), (x + .20 * math.cos(a), y + .20 * math.sin(a), 0)], .014, p["black"], 8)
    tube([(x + .16 * math.cos(math.tau * k / 24), y + .16 * math.sin(math.tau * k / 24), .24) for k in range(24)], .009, p["brass"], 6, closed=True)

def pit(env, rnd):
    p, D = palette(), 10.0
    outside(env, rnd)
    a_frame(p, rnd, D, (1.6, 4.2, 6.8), pit=HOLE)
    ambience(D)
    sunken_seat(p, rnd)
    middle(p)
    kitchen(p, D, rnd)
    curtains(p)
    pendants(p, ((-.9, 7.95, 2.15), (0, 7.95, 2.3), (.9, 7.95, 2.15)), 5.2, 16)
    # dining and a chair to read in, at the glass
    rug(p, 2.55, 1.4, 2.5, 2.2, "sand", "grey")
    dining(p, (2.55, 1.4, .02), rnd)
    drum(p, (2.55, 1.4, 1.95), .30, .24, 24); tube([(2.55, 1.4, 2.2), (2.55, 1.4, 3.7)], .005, p["black"], 6)
    armchair(p, (-3.1, 1.9, 0), math.radians(150), "cream", "rust"); side_table(p, (-3.5, 1.2, 0), .5, mat="marble")
    candle(p, (-3.5, 1.2, .5), .1); floor_lamp(p, (-3.85, 2.4, 0), (.5, -.1))
    # along the eaves
    sideboard(p, 4.1, 3.6, 6.0); table_lamp(p, (4.05, 5.6, .62)); book_stack(p, (4.05, 4.6, .62), 4); vase(p, (4.05, 3.9, .62), 1.1, "clay", 9, 8)
    sideboard(p, -4.1, 4.2, 6.6); table_lamp(p, (-4.05, 4.6, .62)); bowl(p, (-4.05, 5.5, .62), "clay", 1.1); book_stack(p, (-4.05, 6.2, .62))
    plant_pot(p, (-3.7, 7.8, 0), rnd, 1.4, 20); plant_pot(p, (3.7, 7.8, 0), rnd, 1.2, 18); plant_pot(p, (4.05, .8, 0), rnd, 1.2, 18)
    return {"pano": ((-.75, 2.2, 1.55), (-.75, 12, 1.55), None)}
