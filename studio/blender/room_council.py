"""A living room to vote in: two arrows of wool turn round a fire, a long table for eight and a curve of books behind them, the aurora in the slope."""
import math
from kit import *
from books import bindings
from cosy import boots, mug
from council import MIDDLE, arrow, ballot, book_wall, hearth, pillows, plinth, ring_lamp, vote_board
from exterior import lantern, slope_x
from furniture import *
from room import HT, HW, SIGNS, a_frame, ambience, emblem_light, outside, palette

D = 10.2                                         # depth of the room
TABLE = (0, 8.28)

def bench(p, y, w):
    """A plank on two boards, a strip of felt on it."""
    box((w, .36, .05), (TABLE[0], y, .44), p["walnut"], bevel=.012)
    for s in (-1, 1):
        box((.06, .30, .42), (TABLE[0] + s * (w / 2 - .35), y, .21), p["walnut_z"], bevel=.008)
    soft_box((w - .12, .32, .045), (TABLE[0], y, .485), p["sand"], r=.02)

def table(p, w=3.1):
    """Eight places, two benches, four knitted lamps over it."""
    x, y = TABLE
    box((w, .88, .06), (x, y, .73), p["walnut"], bevel=.014); box((w - .9, .10, .10), (x, y, .30), p["walnut_z"], bevel=.01)
    for s in (-1, 1):
        box((.09, .62, .68), (x + s * (w / 2 - .45), y, .36), p["walnut_z"], bevel=.02)
        bench(p, y + s * .68, w - .3)
    box((w * .8, .26, .006), (x, y, .763), p["rust"], bevel=.002)
    for k in range(4):
        dx = -1.14 + .76 * k
        for s in (-1, 1):
            lathe([(0, 0), (.09, 0), (.135, .018), (.13, .02), (.085, .006), (0, .006)], p["plate_white"], (x + dx, y + s * .28, .762), 40)
            mug(p, (x + dx + .22, y + s * .26, .762), .6 * s, "clay")
        knitted_lamp(p, x + dx, y, 1.98)
    bowl(p, (x - .38, y, .766), "clay", 1.1); vase(p, (x + .38, y, .766), .8, "clay", 8, 5)
    for dx in (-.76, 0, .76):
        candle(p, (x + dx, y, .766), .14, .022)

def knitted_lamp(p, x, y, z):
    """A shade of thick knitting, round by round, lit from inside."""
    rows = [(.10, .30), (.17, .26), (.205, .20), (.215, .13), (.205, .06), (.175, 0)]
    lathe([(r - .012, h) for r, h in rows], p["shade"], (x, y, z), 40)
    for r, h in rows:
        tube([(x + r * math.cos(t), y + r * math.sin(t), z + h) for t in (math.tau * k / 40 for k in range(40))], .014, p["cream"], 8, closed=True)
    tube([(x, y, z + .30), (x, y, 5.1)], .006, p["black"], 6)
    lamp((x, y, z - .04), 10, (1, .74, .46), .10)

def tea_counter(p):
    """Low under the slope: two rings, a kettle, mugs."""
    x, a, b = -3.72, 6.7, 8.7
    box((.56, b - a, .82), (x, (a + b) / 2, .47), p["walnut"], bevel=.008); box((.60, b - a + .05, .05), (x, (a + b) / 2, .905), p["marble"], bevel=.008)
    box((.46, b - a - .1, .07), (x, (a + b) / 2, .035), p["black"], bevel=0)
    for k in range(3):
        y = a + (b - a) * (k + .5) / 3
        box((.02, (b - a) / 3 - .014, .70), (x + .285, y, .47), p["walnut_z"], bevel=.004); sphere(.016, (x + .31, y + .2, .66), p["black"], 8)
    lathe([(0, 0), (.12, 0), (.14, .03), (.13, .13), (.06, .19), (0, .20)], p["black"], (x, 7.2, .93), 40)
    tube([(x + .10 * math.cos(t), 7.2, 1.08 + .15 * math.sin(t)) for t in (math.pi * k / 12 for k in range(13))], .011, p["brass"], 8)
    for k in range(4):
        mug(p, (x + .08, 7.62 + .13 * k, .93), .4 * k, "clay")
    table_lamp(p, (x, 8.42, .93), 10)

def window_seat(p, rnd):
    """Along the glass, books in its foot and at its end."""
    a, b, y = 1.15, 3.45, .58
    box((b - a, .62, .04), ((a + b) / 2, y, .44), p["walnut"], bevel=.01); box((b - a - .1, .04, .40), ((a + b) / 2, y - .24, .22), p["walnut_z"], bevel=.004)
    box((b - a, .58, .06), ((a + b) / 2, y, .03), p["walnut"], bevel=.006)
    for k in range(4):
        box((.035, .58, .40), (a + .02 + (b - a - .04) * k / 3, y, .22), p["walnut_z"], bevel=.004)
    for k in range(3):
        book_row(p, a + .06 + (b - a - .04) * k / 3, a - .04 + (b - a - .04) * (k + 1) / 3, y + .16, .06, rnd, .30)
    soft_box((b - a - .04, .58, .12), ((a + b) / 2, y, .52), p["cream"], r=.05)
    for x, turn, cloth in ((a + .3, 2.6, "linen"), (b - .55, -2.5, "rust"), (b - .3, -2.2, "grey")):
        cushion(.46, .42, .17, (x, y - .10, .78), (-.30, 0, turn), p[cloth])

def ribs(p):
    """Slender rafters on the closed slope, a rail to lean things on, bars in the skylight of the other."""
    beam((4.11, 5.2, 1.2), (4.11, 7.2, 1.2), .03, .06, p["walnut"], .006)
    for y in (3.0, 4.4, 5.8):
        beam((HW - .12, y, 0), (0, y, HT - .2), .12, .12, p["beam"], .01, up=(0, 1, 0))
    for y in (3.87, 5.13):
        beam((-slope_x(2.9, HW, HT), y, 2.9), (-slope_x(5.2, HW, HT), y, 5.2), .06, .10, p["black"], .004, up=(0, 1, 0))

def council(env, rnd):
    p = palette() | dict(pale_stone=stone("slate", (.05, .05, .052), (.17, .168, .165), 1.2, .55), ash=stone("hearth_sand", (.10, .095, .09), (.24, .22, .20), 6, .9, .3),
                         ring_light=emission("ring_light", (1, .78, .52), 2.7), spruce=wood("larch", (.27, .20, .145), (.43, .33, .245), "z", 1, .45),
                         blue_peg=plain("blue_peg", (.02, .11, .62), .35, coat=.3), white_peg=plain("white_peg", (.78, .77, .74), .35, coat=.3),
                         plate_white=plain("white_mug", (.74, .73, .71), .25, coat=.4))
    p |= bindings()
    outside(env, rnd)
    a_frame(p, rnd, D, (1.6, 7.2), skylights=((2.6, 6.4),), heights=(2.9, 5.2)); ribs(p)
    ambience(D, 1.0)
    emblem_light(SIGNS["council"][0])
    # two arrows round a fire, one blue, one grey
    plinth(p); hearth(p); ring_lamp(p)
    arrow(p, "sofa", -74, 54); arrow(p, "cream", 106, 234)
    pillows(p, -68, 48, ("rust", "linen", "grey", "camel")); pillows(p, 112, 228, ("linen", "grey", "rust", "linen"))
    book_wall(p, rnd); vote_board(p, rnd); table(p)
    ballot(p, (2.62, 7.42, 0), math.radians(-18))
    x, y = MIDDLE
    for s in (-1, 1):
        area((s * 2.9, y, 3.0), (s * 1.8, y, .4), (.4, 3.2), 34, (1, .82, .60), "seats")
    tea_counter(p)
    # under the slopes and at the glass
    sideboard(p, -4.12, 2.2, 5.6, .50, .40)
    for q in (2.6, 5.2):
        table_lamp(p, (-4.10, q, .50), 11)
    book_stack(p, (-4.10, 3.6, .50), 4); bowl(p, (-4.10, 4.3, .50), "clay", 1.1)
    sideboard(p, 4.12, 2.4, 4.9, .50, .40); table_lamp(p, (4.08, 2.8, .50), 11); book_stack(p, (4.08, 3.8, .50), 4); table_lamp(p, (4.08, 4.55, .50), 11)
    boots(p, 3.55, 7.55, -1.2, "rust"); boots(p, 3.62, 7.95, -1.5, "grey")
    pouf(p, (-3.12, 3.85, 0), "rust", .38); pouf(p, (3.12, 3.0, 0), "greige", .36); pouf(p, (3.22, 3.95, 0), "camel", .32)
    curtains(p); window_seat(p, rnd)
    lantern(p, (-2.6, .75, 0), 1.0, 6); lantern(p, (-2.2, .95, 0), .8, 4)
    plant_pot(p, (-3.75, .9, 0), rnd, 1.1, 16); plant_pot(p, (3.85, 1.35, 0), rnd, 1.1, 16)
    return {"pano": ((-1.15, 1.75, 1.62), (-1.15, 12, 1.62), None)}
