"""What a day on the trail begins and ends with: coffee, spruce, a rucksack; balls of light."""
import math
from kit import *
from cosy import mug
from furniture import *

def globes(p, points):
    """Balls of light on thin rods."""
    for x, y, z, r in points:
        sphere(r, (x, y, z), p["globe"], 28); cyl(.035, .05, (x, y, z + r - .012), p["brass"], 24)
        tube([(x, y, z + r + .03), (x, y, 5.6)], .005, p["black"], 6)
        lamp((x, y - .05, z - r - .06), 10, r=.10); lamp((x - .1, y - r - .14, z), 4, r=.10)

def spruce(p, at):
    """Three boughs in a tall jar."""
    x, y, z = at
    lathe([(0, 0), (.08, 0), (.13, .12), (.125, .26), (.06, .36), (.07, .40), (.05, .40)], p["clay"], at, 48)
    for turn, tall, lean in ((.4, .62, .20), (2.4, .80, .12), (4.3, .56, .24)):
        up = lambda q: Vector((x + lean * q * math.cos(turn), y + lean * q * math.sin(turn), z + .36 + tall * q))
        tube([up(q / 6) for q in range(7)], .007, p["bark"], 6)
        v = []
        for k in range(16):
            q = .12 + .88 * k / 16
            for side in (0, 2.1, 4.2):
                a, long = side + k * .9, .24 * (1.12 - q)
                d = Vector((math.cos(a), math.sin(a), .55)) * long
                tube([up(q), up(q) + d], .003, p["bark"], 5)
                for j in range(9):
                    c, b = up(q) + d * ((j + 1) / 9), a + 1.3 + 3.1 * (j % 2)
                    tip, w = Vector((math.cos(b) * .035, math.sin(b) * .035, .022)), Vector((0, 0, .004))
                    v += [c - w, c + w, c + tip + d.normalized() * .02]
        mesh(v, [(i, i + 1, i + 2) for i in range(0, len(v), 3)], p["leaf"], "needles")

def coffee_station(p, x, y):
    """A low sideboard: pot, dripper, cups on a tray, spruce in a jar."""
    box((1.24, .44, .60), (x, y, .46), p["walnut"], bevel=.010); box((1.30, .48, .035), (x, y, .778), p["marble"], bevel=.008)
    for c in (x - .408, x, x + .408):
        box((.395, .02, .53), (c, y - .225, .46), p["walnut_z"], bevel=.005); box((.12, .014, .014), (c, y - .244, .66), p["brass"], bevel=.003)
    for s in (-1, 1):
        box((.04, .36, .16), (x + s * .5, y, .08), p["black"], bevel=.004)
    z = .796
    box((.62, .32, .018), (x - .10, y - .06, z + .010), p["walnut_z"], (0, 0, .04), .006)
    for s in (-1, 1):
        tube([(x - .10 + s * .30, y - .06 + dy, z + h) for dy, h in ((-.08, .02), (-.08, .05), (.08, .05), (.08, .02))], .006, p["brass"], 8)
    pot = (x - .24, y - .02, z + .02)
    lathe([(0, 0), (.085, 0), (.095, .02), (.075, .14), (.05, .20), (.056, .215), (.05, .225), (.02, .235), (.02, .25), (0, .255)], p["brass"], pot, 40)
    tube([(pot[0] - .07, pot[1], pot[2] + .06), (pot[0] - .15, pot[1] - .02, pot[2] + .13), (pot[0] - .17, pot[1] - .02, pot[2] + .20)], .011, p["brass"], 8)
    tube([(pot[0] + dx, pot[1], pot[2] + h) for dx, h in ((.055, .19), (.13, .18), (.14, .08), (.085, .05))], .010, p["black"], 8)
    for k, (dx, dy) in enumerate(((-.02, -.12), (.09, -.08), (.02, .02), (.13, .03))):
        mug(p, (x + dx, y + dy, z + .02), -.5 + 1.1 * k, ("ceramic", "clay")[k % 2])
    for dx, h, mat in ((-.52, .17, "ceramic"), (-.46, .12, "clay")):
        cyl(.05, h, (x + dx, y + (.06 if h > .15 else -.12), z), p[mat], 28); cyl(.052, .02, (x + dx, y + (.06 if h > .15 else -.12), z + h), p["walnut"], 28)
    spruce(p, (x + .44, y + .04, z))

def pack(p, x, y, rot):
    """A rucksack with its blanket rolled on top, against the glass."""
    with Recorder() as r:
        soft_box((.36, .24, .50), (0, 0, .27), p["rust"], r=.09); soft_box((.33, .26, .14), (0, -.01, .55), p["cognac"], r=.06)
        soft_box((.24, .10, .22), (0, -.15, .19), p["cognac"], r=.04)
        for s in (-1, 1):
            soft_box((.09, .17, .24), (s * .20, 0, .20), p["rust"], r=.04)
            box((.03, .012, .30), (s * .09, -.135, .44), p["black"], bevel=.003); box((.035, .02, .022), (s * .09, -.142, .40), p["brass"], bevel=.004)
            tube([(s * .10, .12, .52), (s * .12, .20, .40), (s * .11, .12, .12)], .018, p["cognac"], 8)
        tube([(-.26, 0, .68), (.26, 0, .68)], .075, p["fur"], 20)
    return group(r.objects, (x, y, 0), rot)
