"""Five gates of red lacquer that rise towards the back of the room, and the tea platform of red sandstone within them."""
import math
from kit import *
from adobe import bench, straight
from furniture import *
from redrock import layer
from room_kiva import soot

# each gate: its y, half the distance of its posts, the height of its tie beam
GATES = ((3.0, 2.46, 2.62), (4.25, 2.38, 2.86), (5.5, 2.26, 3.12), (6.75, 2.13, 3.40), (8.0, 1.98, 3.68))
TOP = .32                                        # height of the platform
STONE = (1.95, 3.22, 7.35)                       # half its width; its y from and to
HEARTH = (0, 4.25)                               # under the second gate
HALF = .52                                       # of the hearth, inside

# ------------------------------------------------------------------ the gates
def lintel(mat, y, half, z, depth, high, rise, flare=.05):
    """A beam across, its ends bent up, a little wider at its top."""
    n, v = 28, []
    for k in range(n + 1):
        x = half * (2 * k / n - 1)
        up = z + rise * abs(x / half) ** 3
        lean = flare * x / half
        v += [(x, y - depth / 2, up), (x, y + depth / 2, up), (x + lean, y + depth / 2 + flare * .6, up + high), (x + lean, y - depth / 2 - flare * .6, up + high)]
    f = [(4 * k + i, 4 * k + 4 + i, 4 * k + 4 + (i + 1) % 4, 4 * k + (i + 1) % 4) for k in range(n) for i in range(4)]
    return mesh(v, f + [(0, 1, 2, 3), (4 * n + 3, 4 * n + 2, 4 * n + 1, 4 * n)], mat, "lintel", bevel=.010)

def gate(p, y, x, z):
    """Two posts that lean towards each other, a tie beam, a bent double beam over it; light along its inner edge."""
    top, red, lean = z + .56, p["vermilion"], .05
    for s in (-1, 1):
        at = lambda h: s * (x - lean * h / top)
        tube([(at(0), y, 0), (at(top), y, top + .02)], .105, red, 32, taper=lambda q: 1 - .12 * q)
        lathe([(0, 0), (.165, 0), (.17, .02), (.15, .06), (.126, .08), (.124, .30), (.112, .31), (0, .31)], p["black"], (at(.1), y, 0), 40)
        box((.05, .12, .07), (s * (x + .05), y, z + .25), p["black"], bevel=.008)          # wedges
    box((2 * x + .62, .10, .21), (0, y, z + .105), red, bevel=.012)
    box((.20, .07, .36), (0, y, z + .38), red, bevel=.008)
    half = min(x + .62, 5 * (1 - (top + .50) / 8.6) - .06)
    lintel(red, y, half - .14, top, .15, .13, .09, .02); lintel(red, y, half - .05, top + .13, .19, .12, .11); lintel(p["black"], y, half, top + .25, .25, .045, .115, .02)
    w = x - .135
    neon([(-w - .0, y - .075, .36), (-w + .035, y - .075, z - .03), (w - .035, y - .075, z - .03), (w, y - .075, .36)], p["neon"], .012)

# ------------------------------------------------------------------ the platform
def platform(p):
    """Beds of red stone under a honed slab, a step before it, mats of straw with dark borders."""
    half, y0, y1 = STONE
    for k, (a, b, out) in enumerate(((0, .09, .0), (.09, .15, .035), (.15, .235, .01))):
        front = straight((-half - out, y0 - out), (half + out, y0 - out), 80)
        layer(p[("basalt", "slate_bed", "bed")[k]], front, [(half + out, y1), (-half - out, y1)], a, b, k + 2, .02)
    hx, hy = HEARTH
    for x0, x1, a, b in ((-half - .03, hx - HALF, y0 - .03, y1), (hx + HALF, half + .03, y0 - .03, y1), (hx - HALF, hx + HALF, y0 - .03, hy - HALF), (hx - HALF, hx + HALF, hy + HALF, y1)):
        box((x1 - x0, b - a, .085), ((x0 + x1) / 2, (a + b) / 2, TOP - .0425), p["honed"], bevel=.006)
    box((1.7, .46, .16), (0, y0 - .30, .08), p["honed"], bevel=.02)
    neon([(-half, y1, .035), (-half - .03, y0 - .06, .035), (half + .03, y0 - .06, .035), (half, y1, .035)], p["neon"], .012)
    for x, y, w, d, cloth in ((-1.24, 4.35, 1.30, 1.96, "rug"), (1.24, 4.35, 1.30, 1.96, "rug"), (-.95, 6.32, 1.88, 1.80, "sand"), (.95, 6.32, 1.88, 1.80, "sand")):
        box((w, d, .024), (x, y, TOP + .012), p["edging"], bevel=.006); box((w - .12, d - .12, .032), (x, y, TOP + .016), p[cloth], bevel=.008)

def irori(p):
    """The sunken hearth: a kerb of dark wood, sand, a fire, a copper kettle on a hook that slides in a fish."""
    x, y = HEARTH
    for s in (-1, 1):
        box((2 * HALF + .18, .11, .07), (x, y + s * (HALF + .03), TOP + .025), p["walnut"], bevel=.012); box((.11, 2 * HALF - .04, .07), (x + s * (HALF + .03), y, TOP + .025), p["walnut"], bevel=.012)
        box((2 * HALF, .03, .30), (x, y + s * (HALF - .014), TOP - .14), soot(), bevel=0); box((.03, 2 * HALF, .30), (x + s * (HALF - .014), y, TOP - .14), soot(), bevel=0)
    sheet(x - HALF, x + HALF, y - HALF, y + HALF, lambda a, b: TOP - .10 + .012 * math.sin(math.hypot(a - x, b - y) * 44) * (math.hypot(a - x, b - y) > .22), p["ash"], 70, 70)
    logs((x, y, TOP - .11), 5, .44, 3)
    fire((x, y + .02, TOP - .05), .60, .52, .30, 11, 18, 4, "fire"); lamp((x, y - .30, TOP + .26), 16, (1, .42, .12), .12, "fire")
    z, beam_z = TOP + .50, GATES[1][2]                      # foot of the kettle, underside of the tie beam
    lathe([(0, 0), (.13, .0), (.20, .035), (.235, .10), (.225, .17), (.16, .225), (.10, .24), (.095, .25), (0, .255)], p["brass"], (x, y, z), 64)
    lathe([(.10, .245), (.09, .262), (.03, .275), (.012, .285), (.024, .31), (.018, .325), (0, .327)], p["brass"], (x, y, z), 40)
    tube([(x + .20, y, z + .10), (x + .30, y, z + .17), (x + .36, y, z + .25)], .026, p["brass"], 16, taper=lambda q: 1 - .45 * q)
    hoop = [(x + .20 * math.cos(t), y, z + .18 + .25 * math.sin(t)) for t in (math.pi * k / 20 for k in range(21))]
    tube(hoop, .011, p["black"], 8)
    tube([(x, y, z + .41), (x, y, z + .86)], .010, p["black"], 8)
    tube([(x, y, z + .80), (x, y, beam_z + .02)], .030, p["walnut_z"], 16)
    for k in range(5):
        tube([(x, y, z + .98 + .30 * k), (x, y, z + 1.0 + .30 * k)], .034, p["walnut_z"], 16)
    fish = [(x - .30 + .60 * q, y - .035, z + .80 + .02 * math.sin(math.tau * q)) for q in (k / 24 for k in range(25))]
    tube(fish, .062, p["walnut"], 16, taper=lambda q: .16 + .9 * math.sin(math.pi * min(1, q * 1.16)) ** .8 if q < .82 else .38 + 3.0 * (q - .82))

def floor_sofa(p, s):
    """No legs: a long low seat beside the hearth, its back towards the posts."""
    x, y0, y1 = s * 1.52, 3.46, 5.24
    bench(p["walnut"], straight((x, y0 + .02), (x, y1 - .02)), .36, TOP + .02, TOP + .10, 9)
    for k in range(2):
        soft_box((.68, .86, .19), (x - s * .02, y0 + .46 + .87 * k, TOP + .20), p["sofa"], r=.07)
        soft_box((.20, .84, .42), (x + s * .25, y0 + .46 + .87 * k, TOP + .45), p["sofa"], rot=(0, s * .14, 0), r=.08)
    for dy, cloth, turn in ((.30, "rust", .1), (.66, "camel", -.15), (1.42, "grey", .1)):
        cushion(.44, .40, .17, (x + s * .11, y0 + dy, TOP + .49), (-.34, 0, -s * math.pi / 2 + turn), p[cloth])

def low_table(p):
    """Four seats on the floor around a table of one dark board; tea for four."""
    x, y, z = 0, 6.34, TOP + .03
    box((1.66, .84, .05), (x, y, z + .34), p["walnut"], bevel=.014)
    for s in (-1, 1):
        box((.08, .66, .32), (x + s * .62, y, z + .16), p["walnut_z"], bevel=.010)
    t = z + .365
    for dx, dy in ((-.45, -.24), (.45, -.24), (-.45, .24), (.45, .24)):
        lathe([(0, 0), (.030, 0), (.036, .008), (.046, .075), (.041, .075), (.032, .012), (0, .012)], p["ceramic"], (x + dx, y + dy, t), 32)
    lathe([(0, 0), (.07, 0), (.105, .05), (.10, .10), (.05, .135), (0, .14)], p["clay"], (x - .05, y - .06, t), 40)
    tube([(x + .04, y - .06, t + .05), (x + .13, y - .06, t + .12)], .014, p["clay"], 10)
    vase(p, (x + .14, y + .16, t), .8, "ceramic", 6, 4)
    for dx, dy, turn, cloth in ((-1.14, .0, .05, "rust"), (1.14, 0, -.05, "rust"), (-.42, .66, .06, "camel"), (.42, .66, -.08, "camel"), (-.42, -.66, -.04, "rust"), (.42, -.66, .05, "rust")):
        soft_box((.56, .56, .11), (x + dx, y + dy, z + .06), p[cloth], (0, 0, turn), r=.05)
