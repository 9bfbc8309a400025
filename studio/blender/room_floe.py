"""A living room for a colony: a sofa like a broken ice floe before a fire in an igloo, a cocoa bar on one side, a wall of games on the other."""
import math
from kit import *
from colony import cocoa_bar, game_of_hexes, games, mug_shelves, round_stool
from cosy import boots
from exterior import lantern
from floe import SEAT, floe, globes, layer, rounded
from furniture import *
from igloo import igloo
from room import HT, HW, SIGNS, a_frame, ambience, emblem_light, outside, palette
from round_sofa import wood_basket

D = 10.2
SEA = (-.60, 4.55)                               # the open water in the middle of the floe
DOME = (.30, 8.42)

def on_the_floe(p):
    """Pillows, fleeces and a tray where people sit."""
    x, y = SEA
    z = .03 + SEAT
    for dx, dy, lift, turn, cloth in ((-2.26, .42, .27, 1.5, "rust"), (-2.20, -.02, .27, 1.7, "grey"), (-1.98, .78, .25, 1.0, "camel"), (1.86, -.62, .27, -1.5, "rust"),
                                      (1.90, .02, .27, -1.65, "linen")):
        cushion(.50, .46, .20, (x + dx, y + dy, z + lift - .01), (-.42, 0, turn), p[cloth])
    for dx, dy, turn, cloth in ((.98, -1.72, .5, "rust"), (.12, -2.08, -.3, "greige"), (-1.96, -1.52, .9, "camel"), (-1.62, -1.78, .3, "grey")):
        cushion(.54, .50, .20, (x + dx, y + dy, z + .10), (-1.35, 0, turn), p[cloth])
    fall = [(-.50, -.20), (-.49, .0), (-.44, .035), (-.2, .04), (.1, .045), (.34, .05), (.50, .045)]
    ribbon([(a, z + b) for a, b in fall], .62, p["fur"], (x + 1.50, y - .36, 0), math.radians(-80), .03, .02, 3)
    ribbon([(a, z + b) for a, b in fall], .56, p["camel"], (x - 1.50, y - .20, 0), math.radians(85), .024, .02, 6)
    cx, cy = x + .34, y - 1.30
    cyl(.24, .018, (cx, cy, z + .018), p["walnut"], 48)
    for dx, dy, c in ((-.08, .06, "ceramic"), (.09, .08, "clay"), (.02, -.10, "ceramic")):
        lathe([(0, 0), (.036, 0), (.042, .01), (.042, .095), (.037, .095), (.036, .015), (0, .012)], p[c], (cx + dx, cy + dy, z + .036), 28)
    book_stack(p, (x - .76, y + 1.32, z + .005), 2, .4)

def floe_room(env, rnd):
    p = palette() | dict(snow=plaster("snow", (.60, .635, .66), (.76, .775, .785)), mortar=plain("snow_joint", (.36, .43, .48), .9),
                         snowball=emission("snowball", (1, .80, .58), 1.9), copper=plain("copper", (.62, .27, .13), .24, 1.0),
                         cocoa=plain("cocoa", (.05, .020, .010), .35), white_mug=plain("white_mug", (.74, .73, .71), .25, coat=.4),
                         ink_mug=plain("ink_mug", (.018, .020, .024), .3, coat=.4))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.5, 4.4, 7.2))
    ambience(D, .95)
    emblem_light(SIGNS["floe"][0])
    igloo(p, (*DOME, 0), rnd, 150, HT * (1 - DOME[0] / HW) + .3)
    # the sea and the floe on it
    x, y = SEA
    sea = [(-3.2, .6), (-3.3, -1.3), (-2.4, -2.75), (-.2, -3.05), (1.6, -2.65), (2.75, -1.5), (2.85, .5), (1.9, 1.6), (.5, 1.15), (-.6, 2.0), (-1.9, 1.75)]
    layer(rounded([(a + x, b + y) for a, b in sea]), [(0, 0), (0, .020), (.02, .03)], p["greige"], (0, 0, 0))
    floe(p, x, y, .03); on_the_floe(p)
    globes(p, x, y, ((-1.75, .5, 3.12, .20), (-2.3, -.25, 2.95, .13), (1.2, .35, 3.58, .16), (1.95, .05, 3.08, .20), (.75, 1.05, 4.0, .12), (-1.3, 1.45, 3.8, .11)),
           lambda at: HT * (1 - abs(at) / HW) - .05)
    area((x, y, 4.6), (x, y, 0), 2.0, 60, (1, .82, .60), "floe"); area((-1.6, 4.6, 3.6), (.1, 8.2, .9), .6, 60, (1, .84, .64), "dome")
    # cocoa on the left, games on the right
    cocoa_bar(p, (-2.78, 7.62, 0), math.radians(34))
    for k, cloth in enumerate(("rust", "grey", "rust")):
        q = (k - 1) * .66
        round_stool(p, -2.78 + .829 * q + .559 * .74, 7.62 + .559 * q - .829 * .74, .68, cloth)
    mug_shelves(p, -3.15, -1.35, D - .20, (1.20, 1.62, 2.04), rnd); sideboard_back(p)
    games(p, 3.42, 5.6, 8.8, rnd)
    area((2.2, 7.0, 3.2), (3.5, 7.0, 1.0), (.2, 2.6), 40, (1, .80, .58), "games")
    game_of_hexes(p, (2.85, 4.75, 0), rnd)
    for a, cloth in ((2.3, "grey"), (3.75, "rust"), (5.2, "grey"), (.5, "rust")):
        round_stool(p, 2.85 + .78 * math.cos(a), 4.75 + .78 * math.sin(a), .46, cloth)
    drum(p, (2.85, 4.75, 1.85), .34, .24, 26, .6); tube([(2.85, 4.75, 2.08), (2.85, 4.75, HT * (1 - 2.85 / HW))], .007, p["black"], 6)
    # toes thaw here
    boots(p, -1.35, 6.35, .5, "rust"); boots(p, 1.95, 6.45, -.4, "grey"); boots(p, 2.35, 6.75, -.7, "camel")
    wood_basket(p, -1.62, 6.9, rnd)
    # at the glass
    curtains(p)
    sideboard(p, -4.15, 1.6, 4.6, .46, .44); book_stack(p, (-4.1, 2.2, .46), 4); table_lamp(p, (-4.1, 3.0, .46), 10); bowl(p, (-4.1, 3.7, .46), "clay", 1.1)
    table_lamp(p, (-4.1, 4.3, .46), 10)
    lantern(p, (-2.6, .75, 0), 1.1, 7); lantern(p, (-2.2, .95, 0), .8, 4); lantern(p, (2.6, .8, 0), 1.0, 6)
    plant_pot(p, (3.9, 1.2, 0), rnd, 1.2, 18); plant_pot(p, (-3.9, .8, 0), rnd, 1.1, 16)
    pouf(p, (2.9, 1.9, 0), "greige", .40); pouf(p, (2.15, 1.35, 0), "rust", .34)
    return {"pano": ((SEA[0] + .05, SEA[1] + .02, 1.55), (SEA[0] + .05, 12, 1.55), None)}

def sideboard_back(p):
    """The cook's side of the bar: a low cupboard under the boards."""
    x0, x1, y = -3.15, -1.35, D - .30
    box((x1 - x0, .44, .82), ((x0 + x1) / 2, y, .47), p["walnut"], bevel=.008); box((x1 - x0 + .06, .48, .04), ((x0 + x1) / 2, y - .01, .90), p["marble"], bevel=.008)
    box((x1 - x0 - .1, .38, .07), ((x0 + x1) / 2, y, .035), p["black"], bevel=0)
    for k in range(3):
        x = x0 + (x1 - x0) * (k + .5) / 3
        box(((x1 - x0) / 3 - .014, .02, .74), (x, y - .225, .48), p["walnut_z"], bevel=.004); sphere(.016, (x + .22, y - .25, .66), p["black"], 8)
    table_lamp(p, (x0 + .3, y, .92), 9)
