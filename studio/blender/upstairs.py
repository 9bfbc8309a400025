"""What stands on the gallery: a desk and its chair, low shelves, the block of the bath, the stair down."""
import math
from kit import *
from cosy import mug
from furniture import *
from room_hall import column_lamp

def desk_chair(p, at, rot):
    """Faces -y: seat and back of cloth on a column and five castors."""
    with Recorder() as r:
        soft_box((.52, .50, .10), (0, 0, .48), p["greige"], r=.04); soft_box((.48, .09, .60), (0, .26, .86), p["greige"], rot=(-.12, 0, 0), r=.04)
        box((.05, .03, .34), (0, .30, .62), p["black"], rot=(-.12, 0, 0), bevel=.004); box((.30, .30, .03), (0, .02, .42), p["black"], bevel=.004)
        tube([(0, 0, .42), (0, 0, .10)], .028, p["black"], 12)
        for k in range(5):
            a = math.tau * (k + .3) / 5
            tube([(0, 0, .12), (.29 * math.cos(a), .29 * math.sin(a), .075)], .018, p["black"], 8)
            sphere(.035, (.29 * math.cos(a), .29 * math.sin(a), .036), p["black"], 10)
        for s in (-1, 1):
            tube([(s * .24, .08, .44), (s * .33, .08, .50), (s * .33, .08, .68)], .014, p["black"], 8)
            box((.07, .28, .03), (s * .33, .02, .69), p["black"], bevel=.012)
    return group(r.objects, at, rot)

def task_lamp(p, at, reach=.34, watts=8):
    """An arm of black tube over the desk, its small shade lit; it leans towards -x."""
    x, y, z = at
    cyl(.085, .018, at, p["black"], 32); tube([(x, y, z), (x, y, z + .40), (x - reach, y, z + .52)], .011, p["black"], 8)
    e = (x - reach, y, z + .44)
    lathe([(.032, .09), (.05, .08), (.095, 0)], p["black"], e, 32); sphere(.040, (e[0], e[1], e[2] + .018), p["bulb"], 14)
    lamp((e[0], e[1], e[2] - .05), watts, r=.05)

def desk(p, at, w=1.9, d=.72):
    """For someone who sits at its -y side: laptop, keyboard, notebook, lamp, mug."""
    x, y, z = at
    box((w, d, .045), (x, y, z + .735), p["walnut"], bevel=.008); box((w - .5, .03, .16), (x, y + d / 2 - .08, z + .62), p["walnut"], bevel=.004)
    for s in (-1, 1):
        for a, b in (((-d / 2 + .05, 0), (-d / 2 + .05, .71)), ((d / 2 - .05, 0), (d / 2 - .05, .71)), ((-d / 2 + .05, .02), (d / 2 - .05, .02))):
            beam((x + s * (w / 2 - .12), y + a[0], z + a[1]), (x + s * (w / 2 - .12), y + b[0], z + b[1]), .05, .03, p["black"], .003, up=(1, 0, 0))
    box((.46, .56, .30), (x + w / 2 - .40, y, z + .55), p["walnut"], bevel=.006)                 # drawers
    for k in (.47, .62):
        box((.42, .02, .13), (x + w / 2 - .40, y - .285, z + k), p["walnut_z"], bevel=.004)
        box((.12, .014, .012), (x + w / 2 - .40, y - .30, z + k), p["brass"], bevel=.003)
    t = z + .758
    screen = emission("laptop_screen", (.20, .42, .70), .8)
    box((.36, .25, .014), (x - .05, y - .06, t + .007), p["black"], bevel=.004)
    box((.30, .10, .002), (x - .05, y - .03, t + .0152), plain("keys", (.05, .052, .056), .5), bevel=0)
    box((.36, .012, .24), (x - .05, y + .10, t + .125), p["black"], rot=(-.22, 0, 0), bevel=.004)
    box((.335, .003, .215), (x - .05, y + .0915, t + .125), screen, rot=(-.22, 0, 0), bevel=0)
    task_lamp(p, (x + w / 2 - .16, y + .16, t)); book_stack(p, (x - w / 2 + .26, y + .10, t), 4, .12)
    vase(p, (x - w / 2 + .56, y + .18, t), .62, "ceramic", 7, 6)
    box((.20, .27, .018), (x + .38, y - .14, t + .009), p["rust"], rot=(0, 0, -.16), bevel=.004)
    tube([(x + .36, y - .22, t + .024), (x + .42, y - .08, t + .024)], .005, p["brass"], 6)
    mug(p, (x - .44, y - .10, t), 2.4, "clay")

def shelves(p, rnd, inner):
    """Low shelves before the stone on the right, full of books; candles and a bowl on the ledge."""
    y0, y1 = 2.7, 6.7
    with Recorder() as r:
        w = y1 - y0
        for z in (.06, .44, .80):
            box((w, .30, .035), (0, 0, z), p["walnut"], bevel=.004)
        for k in range(6):
            box((.03, .30, .78), ((k / 5 - .5) * w, 0, .41), p["walnut_z"], bevel=.003)
        for z in (.425, .785):
            beam((-w / 2 + .05, .10, z - .01), (w / 2 - .05, .10, z - .01), .014, .012, p["warm"], 0)
        for z in (.078, .458):
            for k in range(5):
                a, b = (k / 5 - .5) * w + .05, ((k + 1) / 5 - .5) * w - .05
                book_row(p, a, b if (k + int(z * 9)) % 3 else a + .4, 0, z, rnd, .30, .2)
    group(r.objects, (inner - .17, (y0 + y1) / 2, 0), -math.pi / 2)
    x = inner - .15
    column_lamp(p, (x, 6.52, .82), .42, .09, 12); bowl(p, (x, 5.05, .82), "clay", 1.0); vase(p, (x, 4.5, .82), .9, "ceramic", 8, 4)
    book_stack(p, (x, 3.6, .82), 3, 1.5)
    for y, h in ((3.0, .14), (3.14, .09)):
        candle(p, (x, y, .82), h, .036, 1.5 if h > .1 else 0)

def bath(p):
    """A block of boards beside the near glass, light behind its door, which stands ajar: the bath."""
    x0, x1, y0, y1, h = -3.3, -1.7, .25, 1.62, 2.25
    for k in range(10):
        w = (x1 - x0) / 10
        box((w - .006, .04, h), (x0 + w * (k + .5), y1, h / 2), p["walnut_z"], bevel=.004)
    box((x1 - x0 + .10, y1 - y0 + .08, .06), ((x0 + x1) / 2, (y0 + y1) / 2, h + .03), p["walnut"], bevel=.006)
    box((.05, y1 - y0, h), (x0, (y0 + y1) / 2, h / 2), p["walnut"], bevel=0)
    box((x1 - x0, .04, h), ((x0 + x1) / 2, y0, h / 2), p["walnut"], bevel=0)
    for a, b in ((y0, y0 + .20), (y1 - .22, y1)):
        box((.05, b - a, h), (x1, (a + b) / 2, h / 2), p["walnut_z"], bevel=.004)
    box((.05, y1 - y0 - .4, .12), (x1, (y0 + y1) / 2, h - .06), p["walnut_z"], bevel=.004)
    box((.90, .04, h - .14), (x1 + .20, y0 + .42, (h - .14) / 2), p["walnut_z"], rot=(0, 0, 1.05), bevel=.006)
    sphere(.025, (x1 + .38, y0 + .78, 1.02), p["brass"], 10)
    lamp(((x0 + x1) / 2, (y0 + y1) / 2, 1.9), 60, (1, .80, .60), .15)

def stair(p, edge, depth):
    """Down to the hall between the floor's edge and the glass: a landing, open treads."""
    box((.95, depth - edge - .12, .06), (3.15, (edge + depth) / 2 - .03, -.03), p["walnut"], bevel=.006)
    for k in range(1, 13):
        box((.26, .92, .05), (2.62 - .25 * (k - .5), (edge + depth) / 2, -.20 * k - .03), p["walnut"], bevel=.006)
