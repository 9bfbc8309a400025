"""The fireside of the colony: a stove like a penguin keeps the fire in its belly, ten low seats huddle round it in half a circle."""
import math
from kit import *
from chicks import chick, cocoa_tray, fleece, paper_star, sock_rail, window_bench, wools
from colony import games
from cosy import boots, cocoa, game_table
from emperor import C, emperor, glazes
from exterior import lantern
from furniture import *
from room import HT, HW, RUGS, SIGNS, a_frame, ambience, emblem_light, outside, palette
from round_sofa import wood_basket

D = 7.7
# the seats: where round the stove, in degrees (-90 is its front), how far from its axis, how big, which wool
SEATS = ((170, 2.42, .82, 0), (185, 3.12, .98, 1), (202, 2.42, .84, 0), (217, 3.15, 1.08, 1), (236, 2.62, .86, 0),
         (-76, 2.70, .80, 1), (-50, 3.22, 1.06, 0), (-25, 2.55, .84, 1), (-8, 3.12, 1.0, 0), (12, 2.50, .86, 1))

def colony(p):
    """The ten, turned to the fire; fleeces at the stove's feet."""
    for k, (turn, r, s, wool) in enumerate(SEATS):
        a = math.radians(turn)
        x, y = C[0] + r * math.cos(a), C[1] + r * math.sin(a)
        chick(p, (x, y, .02), a - math.pi / 2 + .10 * math.sin(5 * k), s, f"down{wool}")
    fleece(p, -.74, 2.64, .3, .80); fleece(p, -.06, 2.36, 2.0, .60, .030)

def light(p):
    """On the stove from both sides and up from the slab, on the seats; the neon also fills the shadows."""
    x, y = C
    area((-2.2, 2.2, 3.7), (x, y, 2.2), .8, 78, (1, .85, .69), "white"); area((2.5, 2.6, 4.4), (x + .2, y, 3.0), .7, 62, (1, .84, .66), "crown")
    area((0, 2.5, 4.6), (x, 3.2, 0), 1.5, 52, (1, .80, .58), "seats", 115)
    for s in (-1, 1):
        area((s * 2.35, 6.6, 1.9), (x + s * .6, y, 1.9), (.3, 2.2), 20, (1, .80, .58), "flank"); area((s * 3.9, 4.4, .4), (0, 4.4, 2.5), (.3, 6), 12, (1, 1, 1), "neon_fill", group_="neon")
        area((s * 2.5, 6.5, .4), (s * 2.4, D, 2.6), .5, 14, (1, .80, .58), "wall")

def at_the_glass(p, rnd):
    curtains(p); window_bench(p, .42, 3.34)
    boots(p, -1.62, .62, 2.9, "rust"); boots(p, -2.05, .70, 3.4, "grey"); boots(p, -2.46, .60, 3.05, "camel")
    lantern(p, (-3.05, .62, 0), 1.1, 6); lantern(p, (-3.32, .95, 0), .75, 4)
    game_table(p, (-3.0, 2.05, 0), rnd); pouf(p, (-3.72, 1.62, 0), "greige", .32); pouf(p, (-2.20, 2.22, 0), "rust", .30); pouf(p, (-3.12, 2.98, 0), "grey", .30)
    plant_pot(p, (-4.05, .75, 0), rnd, 1.15, 16)

def penguin_room(env, rnd):
    p = palette() | glazes() | wools() | dict(snowball=emission("snowball", (1, .80, .58), 1.9), cocoa=plain("cocoa", (.05, .020, .010), .35))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.3, 3.6, 6.7))
    ambience(D, .72)
    colony(p); light(p)
    x, y = RUGS["penguin"]
    cyl(2.98, .016, (x, y, 0), p["sand"], 160); cyl(2.90, .022, (x, y, 0), p["rug"], 160)
    cocoa_tray(p, (1.50, 3.63, .02))
    for sx, sy, z, r, w in ((-1.75, 3.6, 3.85, .30, 8), (-2.35, 4.6, 3.20, .20, 5), (1.70, 3.6, 4.05, .24, 7), (2.30, 4.9, 3.45, .28, 8), (2.55, 2.7, 3.05, .17, 4)):
        paper_star(p, (sx, sy, z), r, HT * (1 - abs(sx) / HW) - .05 if sy != 3.6 else 5.12, w)
    # along the back wall: the sign over the cocoa, wool that dries
    emblem_light(SIGNS["penguin"][0])
    cocoa(p, 2.62, D - .26); wood_basket(p, 1.72, D - .50, rnd); plant_pot(p, (3.72, 6.95, 0), rnd, .9, 12, "ceramic")
    sock_rail(p, (-3.28, 6.05), (-1.72, 6.72))
    # along the eaves: games, a low cupboard
    games(p, 4.02, 2.3, 5.9, rnd, 2)
    table_lamp(p, (4.16, 2.6, .90), 9, "cream"); book_stack(p, (4.16, 3.5, .90), 3); bowl(p, (4.16, 4.5, .90), "clay", .9); table_lamp(p, (4.16, 5.5, .90), 9, "cream")
    sideboard(p, -4.15, 2.2, 5.6, .50, .42); table_lamp(p, (-4.10, 2.6, .50), 10, "cream"); book_stack(p, (-4.10, 3.4, .50), 4); vase(p, (-4.10, 4.2, .50), 1.0, "ceramic", 8, 4)
    table_lamp(p, (-4.10, 5.2, .50), 10, "cream"); dry_grass(p, (-3.75, 6.85, 0), rnd, .85, 12)
    at_the_glass(p, rnd)
    emperor(p, 150)                                      # last: nothing that moves afterwards waits for its thousands of scales
    return {"pano": ((-.55, 1.85, 1.55), (-.55, 12, 1.55), None)}
