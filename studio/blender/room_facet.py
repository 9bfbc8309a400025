"""The great room: eleven metres high, timber in triangles, a table of one slab under prisms of light, a fire in a gem before the glass, a wall of wine."""
import math
from kit import *
from cellar import tasting, wine_wall
from furniture import *
from gem import FRONT, cut_light, cut_stone, gem, hull, prisms, slab_table
from room import RUGS, SIGNS, emblem_light, outside
from room_hall import column_lamp, lining, lounge, modular, stone_palette
from exterior import slope_x

HW, HT, D = 5.6, 10.6, 11.2                      # half width, ridge, depth; y 0 is the glass towards the deck
x_at = lambda z: slope_x(z, HW, HT)
FLAG = .92                                       # half the diagonal of a flag

# ------------------------------------------------------------------ shell
def within(poly, axis, limit, keep_less):
    """What of a polygon lies on one side of a line along an axis."""
    out = []
    for a, b in zip(poly, poly[1:] + poly[:1]):
        ina, inb = ((q[axis] <= limit) == keep_less for q in (a, b))
        if ina:
            out.append(a)
        if ina != inb:
            t = (limit - a[axis]) / (b[axis] - a[axis])
            out.append(tuple(u + (v - u) * t for u, v in zip(a, b)))
    return out

def flags(p):
    """Square flags laid on edge, cut off at the glass."""
    r = FLAG - .004
    for i in range(-7, 8):
        for j in range(-1, 14):
            if (i + j) % 2:
                continue
            x, y = i * FLAG, j * FLAG
            poly = [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]
            for axis, limit, less in ((1, .03, False), (1, D - .03, True), (0, -HW, False), (0, HW, True)):
                poly = within(poly, axis, limit, less) if poly else poly
            if len(poly) > 2:
                mesh([(a - x, b - y, 0) for a, b in poly], [tuple(range(len(poly)))], p["flag"], "flag", at=(x, y, 0))
    mesh([(-HW, -1, -.012), (HW, -1, -.012), (HW, D + 1, -.012), (-HW, D + 1, -.012)], [(0, 1, 2, 3)], p["black"], "joints")

def timbers(p):
    """Beams from the floor to the ridge and down again, so that each slope is triangles, a line of light on each."""
    for s in (-1, 1):
        lining(p, s, x_at, HT, 40, D)
        prism([(s * (HW + .02), 0), (s * (HW + .4), 0), (0, HT + .7), (0, HT + .03)][:: -s or 1], -1.3, D + 1.1, p["black"])
        for k in range(4):
            low, high = D * ((k + 1) // 2) / 2, D * (1 + 2 * (k // 2)) / 4
            beam((s * (HW - .14), low, 0), (0, high, HT - .30), .26, .15, p["beam"], .008, up=(0, 1, 0))
            neon([(s * (HW - .30), low, .04), (s * .02, high, HT - .60)], p["neon"], .012)
        x = x_at(HT / 2) - .12
        beam((s * x, .05, HT / 2), (s * x, D - .05, HT / 2), .12, .16, p["beam"], .008)
        neon([(s * (HW - .20), .2, .03), (s * (HW - .20), D - .2, .03)], p["neon"], .012)
        area((s * 5.05, D * .5, .34), (s * 2.6, D * .5, 5.2), (.12, D * .85), 70, (1, .74, .48), "cove")
    beam((0, -.2, HT - .42), (0, D + .2, HT - .42), .18, .30, p["beam"], .01)

def glass_faces(p):
    """At either end one pane, cut in four triangles."""
    for y in (0, D):
        mesh([(-HW, y, 0), (HW, y, 0), (0, y, HT)], [(0, 1, 2)], p["pane"], "gable_glass")
        box((2 * HW, .12, .08), (0, y, .04), p["black"], bevel=.004)
        beam((-HW / 2, y, HT / 2), (HW / 2, y, HT / 2), .07, .14, p["black"], .004)
        for s in (-1, 1):
            beam((s * HW, y, 0), (0, y, HT), .10, .18, p["black"], .004, up=(0, 1, 0))
            beam((0, y, .05), (s * HW / 2, y, HT / 2), .07, .14, p["black"], .004, up=(0, 1, 0))
    for x in (2.85, 3.75):                               # the way out
        box((.06, .10, 2.2), (x, 0, 1.1), p["black"], bevel=.003)
    box((.96, .10, .06), (3.30, 0, 2.2), p["black"], bevel=.003)
    tube([(2.94, .09, .95), (2.94, .09, 1.35)], .014, p["brass"], 8)

# ------------------------------------------------------------------ along the left slope
def low_stone(p, x, y):
    """A low table of two cut stones."""
    quad = lambda cx, cy, a, b, z: [(cx + s * a / 2, cy + t * b / 2, z) for s in (-1, 1) for t in (-1, 1)]
    for cx, cy, a, b, h in ((x, y, .92, .92, .34), (x + .62, y - .62, .46, .46, .44)):
        hull(quad(cx, cy, a, b, h) + quad(cx, cy, a, b, h - .05) + quad(cx, cy, .55 * a, .55 * b, .028), p["slab"], .006)
    book_stack(p, (x - .22, y + .18, .34), 3, .4); bowl(p, (x + .22, y + .20, .34), "brass", 1.0); wine_glass(p, (x - .24, y - .22, .34)); wine_glass(p, (x + .02, y - .30, .34))
    for dx, dy, h in ((.26, -.14, .13), (.17, -.23, .08)):
        candle(p, (x + dx, y + dy, .34), h, .034, 1.6 if h > .1 else 0)
    vase(p, (x + .62, y - .62, .44), .8, "ceramic", 8, 6)

def serving(p, x, y0, y1):
    """Where the cook sets down what is ready: two domes, a stack of plates, a lamp."""
    sideboard(p, x, y0, y1, .90, .46)
    for k in range(2):
        y = y0 + .38 + .42 * k
        cyl(.19, .014, (x, y, .90), p["ceramic"], 48)
        lathe([(.165, 0), (.17, .01), (.15, .09), (.09, .145), (.015, .165), (0, .165)], p["brass"], (x, y, .914), 48); sphere(.018, (x, y, 1.09), p["brass"], 12)
    for k in range(6):
        cyl(.135, .012, (x, y1 - .62, .90 + .014 * k), p["ceramic"], 48, .004)
    table_lamp(p, (x, y1 - .25, .90), 11)

def paper_chest(p, x, y0, y1):
    """A long chest of drawers; one stands open, with paper and a pen in it."""
    sideboard(p, x, y0, y1, .70, .50)
    y, face = y0 + (y1 - y0) * .625, x + .25
    for dy in (-.26, .26):
        box((.34, .018, .13), (face + .17, y + dy, .50), p["walnut"], bevel=.003)
    box((.34, .54, .014), (face + .17, y, .44), p["walnut"], bevel=.002)
    box((.022, .58, .17), (face + .345, y, .50), p["walnut_z"], bevel=.004); sphere(.018, (face + .375, y, .50), p["brass"], 10)
    box((.22, .31, .05), (face + .17, y, .475), p["sheet"], (0, 0, .06), .002)
    tube([(face + .10, y - .10, .508), (face + .23, y + .04, .508)], .008, p["black"], 8)
    table_lamp(p, (x, y0 + .35, .70), 13); table_lamp(p, (x, y1 - .35, .70), 13)
    bowl(p, (x, y0 + 1.0, .70), "brass", 1.1); book_stack(p, (x + .02, y, .70), 3); vase(p, (x, y1 - .85, .70), 1.1, "ceramic", 9, 3)

def facet(env, rnd):
    p = stone_palette() | dict(gem=cut_stone(), slab=marble("slab", (.055, .055, .06), (.17, .165, .165), .5, .22),
                               glow=emission("glow", (1, .60, .28), 1.1), prism=cut_light("prism", .8), sheet=plain("paper_sheet", (.78, .77, .74), .8))
    outside(env, rnd)
    flags(p); timbers(p); glass_faces(p)
    gem(p, 190); wine_wall(p, rnd); tasting(p, 2.85, 6.7)
    slab_table(p, 0, 4.4)
    prisms(p, 0, [(3.15 + .58 * k, z, r) for k, (z, r) in enumerate(((2.46, .29), (3.06, .25), (2.62, .31), (3.20, .28), (2.78, .26)))])
    # sky at both ends, lamps on the stone
    for y, s, w in ((0, -1, 260), (D, 1, 420)):
        area((0, y + s * 4, 5.5), (0, y - s * 4, 1.5), (8, 5), w, (.40, .62, 1), "window_sky", group_="sky")
    area((0, 5.4, 9.0), (0, 5.2, 0), (.7, 8), 200, (1, .82, .62), "ridge")
    area((-4.0, 7.2, 3.3), (-1.0, 9.0, 2.4), .6, 200, (1, .80, .58), "gem_left"); area((3.4, 8.6, 6.0), (.4, 9.0, 4.2), .5, 16, (.70, .80, 1), "gem_right")
    area((-2.6, 4.6, 5.2), (-2.9, 5.4, 0), 1.4, 60, (1, .80, .58), "seats")
    area((.6, 6.9, 5.6), (0, FRONT, 2.6), .5, 60, (1, .84, .66), "gem_front")
    emblem_light(SIGNS["facet"][0])
    # low seats in an L, towards the deck's glass and the table
    x, y = RUGS["facet"]
    rug(p, x, y, 3.0, 3.3)
    modular(p, (x + .02, y + 1.95, .02), 0, 3); modular(p, (-4.30, y - .12, .02), math.pi / 2, 3)
    for at, c, turn in (((x - .95, y + 1.98, .72), "camel", .2), ((x - .50, y + 1.90, .70), "linen", -.1), ((x + 1.0, y + 1.98, .72), "rust", -.15),
                        ((-4.32, y + .75, .72), "sand", 1.4), ((-4.30, y - .10, .72), "rust", 1.7), ((-4.24, y - 1.15, .72), "camel", 1.5)):
        cushion(.50, .46, .19, at, (-.30, 0, turn), p[c])
    ribbon([(-.56, .18), (-.54, .36), (-.46, .49), (0, .485), (.16, .50), (.25, .68), (.34, .84), (.48, .82), (.54, .5)], .66, p["fur"], (x + .36, y + 1.95, .02),
           0, .03, .02, 2)
    low_stone(p, x + .02, y + .02)
    lounge(p, (2.45, 10.1, 0), math.radians(165), pillow="sand"); lounge(p, (-2.5, 9.9, 0), math.radians(170), "cream", "rust")
    side_table(p, (3.15, 10.2, 0), .46, .20); wine_glass(p, (3.15, 10.15, .46)); book_stack(p, (3.16, 10.27, .46), 1)
    paper_chest(p, -4.45, 8.3, 10.6)
    column_lamp(p, (-4.25, 7.75, 0), .95, .14, 14)
    # at the glass of the deck
    lounge(p, (-2.9, 1.15, 0), math.radians(12), pillow="linen"); lounge(p, (-4.1, 1.25, 0), math.radians(-10), pillow="camel")
    side_table(p, (-3.5, 1.0, 0), .46, .20); candle(p, (-3.5, 1.0, .46), .12, .035, 2)
    plant_pot(p, (-4.5, 2.6, 0), rnd, 1.6, 22); plant_pot(p, (4.6, .75, 0), rnd, 1.2, 18); serving(p, 4.55, 1.5, 3.2); column_lamp(p, (2.3, .7, 0), .8, .13, 10)
    return {"pano": ((-1.7, 2.35, 1.55), (-1.7, 12, 1.55), None)}
