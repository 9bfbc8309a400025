"""A bedroom on a gallery under the ridge: the bed sideways on stacked levels of timber, a desk at the glass balustrade, the gable's point beyond it."""
import math
from kit import *
from exterior import lantern, planks, slope_x
from furniture import *
from room import SIGNS, emblem_light, outside
from bedrooms import bed
from room_hall import balustrade, column_lamp, courses, lengths, lining, lounge, stone_palette
from upstairs import bath, desk, desk_chair, shelves, stair

HW, HT, D = 4.9, 8.3, 8.8                       # half width of the floor, ridge, depth; the house's roof, from its upper floor up
EDGE, BELOW = 7.35, -3.0                        # where the floor ends before the far gable; the hall's floor
INNER = HW - 1.15                               # the stone at the foot of the roof
LEVELS = ((.62, 2.72, 7.12, .17), (-.42, 3.2, 6.64, .34))     # the timber: its edge, from and to along the room, its height
BED = (-2.26, 4.92, LEVELS[1][3])
x_at = lambda z: slope_x(z, HW, HT)

# ------------------------------------------------------------------ shell
def shell(p, env, rnd):
    outside(env, rnd)
    for y, s in ((0, -1), (D, 1)):
        area((0, y + s * 4, 5), (0, y - s * 4, 1.5), (7, 4), 300, (.42, .55, 1), "window_sky", group_="sky")
    area((0, 4.4, 6.9), (0, 4.4, 0), (.7, 6), 400, (1, .82, .62), "ridge")
    planks(-HW, HW, -.05, EDGE, 0, p["oak"], rnd, .19, .003)
    box((2 * HW, .10, .30), (0, EDGE - .03, -.15), p["black"], bevel=.004); neon([(-HW, EDGE + .03, -.28), (HW, EDGE + .03, -.28)], p["neon"], .012)
    for i in range(-6, 6):                                     # the hall's floor, below
        box((.996, 4, .04), (i + .5, D - 1.2, BELOW - .02), p["flag"], bevel=.002, seg=1)
    area((0, D - .7, -.5), (0, D - .7, BELOW), (6, .5), 60, (1, .74, .46), "below")
    for s in (-1, 1):
        lining(p, s, x_at, HT, 34, D)
        foot = [(s * x_at(BELOW), BELOW), (s * (x_at(BELOW) - .04), BELOW), (s * (HW - .04), 0), (s * HW, 0)]
        prism(foot if s < 0 else foot[::-1], EDGE, D + 1.0, p["cedar"], name="lining")
        prism([(s * (x_at(BELOW) + .02), BELOW), (s * (x_at(BELOW) + .4), BELOW), (0, HT + .7), (0, HT + .03)][:: -s or 1], -1.3, D + 1.1, p["black"])
        for y in (.14, 2.45, 7.0, D - .14):
            beam((s * (HW - .12), y, 0), (0, y, HT - .24), .22, .12, p["beam"], .008, up=(0, 1, 0))
        neon([(s * (HW - .27), D - .29, .05), (0, D - .29, HT - .54)], p["neon"], .013)
        for za, zb in courses(rnd, 0, .96):                    # stone along the side, a ledge on it, light behind the ledge
            for a, b in lengths(rnd, .2, EDGE - .1):
                box((.28, b - a - .007, zb - za - .007), (s * (INNER + .14 + rnd.uniform(-.010, .012)), (a + b) / 2, (za + zb) / 2), p["basalt"], bevel=.007)
        box((.26, EDGE - .4, .045), (s * (INNER + .09), EDGE / 2, .983), p["walnut"], bevel=.006)
        area((s * (INNER + .22), EDGE / 2, 1.03), (s * 2.4, EDGE / 2, 5), (.06, EDGE - .6), 130, (1, .70, .42), "ledge")
        for y in (0, D):
            beam((s * HW, y, 0), (0, y, HT), .09, .16, p["black"], .004, up=(0, 1, 0))
            beam((s * 1.7, y, 0 if y == 0 else BELOW), (s * 1.7, y, HT * (1 - 1.7 / HW) - .1), .045, .14, p["black"], .003)
        beam((s * HW, D, 0), (s * x_at(BELOW), D, BELOW), .09, .16, p["black"], .004, up=(0, 1, 0))
        for z in (2.9, 5.4):                                   # purlins
            x = s * (x_at(z) - .14)
            beam((x, .05, z), (x, D, z), .10, .14, p["beam"], .008)
    beam((0, -.2, HT - .40), (0, D, HT - .40), .16, .28, p["beam"], .01)
    for y in (0, D):
        z = 0 if y == 0 else BELOW
        mesh([(-x_at(z), y, z), (x_at(z), y, z), (0, y, HT)], [(0, 1, 2)], p["pane"], "gable_glass")
        beam((-x_at(2.75), y, 2.75), (x_at(2.75), y, 2.75), .05, .14, p["black"], .004)
        box((2 * HW, .10, .08), (0, y, .04 if y == 0 else -.1), p["black"], bevel=.004)

def hung_sign(p):
    """Two thin rods from the ridge hold the neon sign in the point of the glass."""
    x, y, z = SIGNS["gallery"][0]
    for dx in (-.42, .42):
        tube([(dx, y + .03, z + .36), (dx, y + .03, HT * (1 - abs(dx) / HW) - .55)], .006, p["black"], 6)
    box((1.0, .02, .02), (x, y + .03, z + .56), p["black"], bevel=.003)
    emblem_light((x, y, z))

# ------------------------------------------------------------------ the levels and the bed
def levels(p, rnd):
    """Two levels of boards, a shadow under each and light along their edges; the bed's own frame is the third."""
    below = 0
    for edge, y0, y1, z in LEVELS:
        planks(-INNER, edge, y0, y1, z, p["walnut"], rnd, .163, .003)
        for a, b in (((-INNER, y0), (edge, y0)), ((edge, y0), (edge, y1)), ((-INNER, y1), (edge, y1))):
            beam((*a, z - .04), (*b, z - .04), .05, .085, p["walnut"], .006)
        box((INNER + edge - .12, y1 - y0 - .24, z - below - .05), ((edge - INNER - .12) / 2, (y0 + y1) / 2, (z + below - .05) / 2), p["black"], bevel=0)
        a, b, c = y0 + .035, y1 - .035, edge - .035
        neon([(-INNER, a, z - .095), (c, a, z - .095), (c, b, z - .095), (-INNER, b, z - .095)], p["neon"], .014)
        below = z

def headboard(p):
    """Cushions along the stone under the slope, light behind and above them, a block with a lamp on either side of the bed."""
    x, y, z = -INNER, BED[1], BED[2]
    box((.06, 3.9, 1.20), (x + .04, y, .96), p["walnut"], bevel=.006); box((.20, 3.96, .05), (x + .06, y, 1.585), p["walnut"], bevel=.006)
    for k in range(5):
        for zz in (.86, 1.26):
            soft_box((.13, .755, .385), (x + .11, y + .76 * (k - 2), zz), p["greige"], r=.05)
    area((x + .10, y, 1.64), (x + 1.2, y, 5), (.05, 3.7), 130, (1, .74, .46), "head")
    area((x + .62, y, 2.25), (x + .1, y, 1.0), (.06, 3.4), 46, (1, .76, .50), "pillows")
    for s in (-1, 1):
        c = y + s * 1.56
        box((.50, .52, .34), (x + .44, c, z + .20), p["slate"], bevel=.008); box((.44, .46, .04), (x + .44, c, z + .02), p["black"], bevel=0)
        column_lamp(p, (x + .38, c + s * .06, z + .37), .44, .095, 16); candle(p, (x + .58, c + s * .12, z + .37), .07)
    book_stack(p, (x + .54, y - 1.64, z + .37), 2, 1.5); wine_glass(p, (x + .58, y + 1.46, z + .37))

def frames(p, at):
    """Three square frames of light, one over the other, hung from the ridge."""
    x, y, z = at
    round_ = lambda rad, h: [(x + rad * math.cos(t), y + rad * math.sin(t), h) for t in (math.tau * q / 4 + .12 for q in range(4))]
    for k in range(3):
        for h, w, t, mat in ((z + .30 * k + .02, .05, .035, "black"), (z + .30 * k - .02, .030, .022, "halo")):
            c = round_(.74, h)
            for q in range(4):
                beam(c[q - 1], c[q], w, t, p[mat], 0)
        area((x, y, z + .30 * k - .08), (x, y, 0), 1.0, 62, (1, .78, .54), "frame")
    for a, b, _ in round_(.74, z):
        tube([(a, b, z), (a, b, z + .62), (x * .4, y, HT - .55)], .004, p["black"], 5)

def gallery(env, rnd):
    p = stone_palette()
    shell(p, env, rnd); hung_sign(p); levels(p, rnd); headboard(p)
    bed(p, BED, rot=math.pi / 2)
    frames(p, (-.55, 4.92, 3.35))
    balustrade(p, [(-INNER + .1, EDGE - .06), (2.66, EDGE - .06)], .02); balustrade(p, [(2.66, EDGE + .02), (2.66, D - .15)], .02)
    box((2.66 + INNER, .075, .035), ((2.66 - INNER) / 2, EDGE - .06, 1.022), p["walnut"], bevel=.012)
    stair(p, EDGE, D); bath(p); shelves(p, rnd, INNER)
    desk(p, (1.60, 6.66, 0)); desk_chair(p, (1.54, 6.0, 0), math.pi - .35)
    rug(p, 2.0, 3.9, 2.2, 2.6); pouf(p, (2.62, 4.75, .028), "camel", .32); book_stack(p, (2.62, 4.75, .456), 2, .5)
    lantern(p, (.30, 3.02, LEVELS[0][3]), .75, 5); lantern(p, (.05, 2.98, LEVELS[0][3]), .5, 3)
    folded(p, "fur", (.12, 6.72, LEVELS[0][3]), (.50, .40), 3, .1)
    # at the near glass
    rug(p, .9, .95, 2.3, 1.6, "cream", "sand")
    lounge(p, (.40, .85, .02), math.radians(165), "cognac", "rust"); lounge(p, (1.65, .85, .02), math.radians(198), "cognac", "sand")
    side_table(p, (1.03, .75, .02), .46, .19); wine_glass(p, (.98, .70, .48)); wine_glass(p, (1.10, .82, .48))
    column_lamp(p, (2.9, .8, 0), .85, .13, 14); plant_pot(p, (3.2, 1.75, 0), rnd, 1.2, 18); plant_pot(p, (-.75, .62, 0), rnd, 1.1, 18)
    plant_pot(p, (-2.85, 6.87, .17), rnd, 1.0, 16, "ceramic")
    return {"pano": ((1.25, 3.0, 1.55), (1.25, 12, 1.55), None)}
