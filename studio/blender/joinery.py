"""A box bed: a wooden house in the house, every joint of it to be seen, lit from inside."""
import math
from kit import *
from books import shelf_of_books
from furniture import *
from bedrooms import drape

W, F, BACK = 1.46, 4.90, 7.26                    # half its width, its front, its back
EAVES, RIDGE = 2.52, 3.80
SILL, LINTEL = .60, 2.44                         # heights of the two beams across its front
STEPS = ((1.20, 1.84), (.86, 2.09), (.50, 2.33)) # the opening: half a width, up to a height
MOON = (1.72, .47)                               # the round window: height of its middle, radius
BED = SILL + .07                                 # what the mattress lies on

slope = lambda x: RIDGE - (RIDGE - EAVES) * abs(x) / W

def key(p, x, z, y, turn=0.0, s=1.0):
    """A bow tie of pale end grain let into two boards."""
    shape = [(-.075, -.034), (0, -.014), (.075, -.034), (.075, .034), (0, .014), (-.075, .034)]
    c, n = math.cos(turn), math.sin(turn)
    prism([(x + s * (a * c - b * n), z + s * (a * n + b * c)) for a, b in shape], y - .004, y + .02, p["endgrain"], name="key")

def peg(p, x, z, y):
    tube([(x, y - .006, z), (x, y + .02, z)], .014, p["endgrain"], 12)

def dovetails(p, x, y, z0, z1, n, s):
    """Along the edge of a board at x, pointing inwards (s)."""
    h = (z1 - z0) / n
    for k in range(n):
        z = z0 + h * (k + .5)
        q = [(x, z - .26 * h), (x + s * .045, z - .38 * h), (x + s * .045, z + .38 * h), (x, z + .26 * h)]
        prism(q if s > 0 else q[::-1], y - .003, y + .012, p["endgrain"], name="dovetail")

def front(p):
    """Posts, two beams that run through them and are wedged, corbels in three steps, a gable of boards."""
    for s in (-1, 1):
        box((.26, .16, EAVES - .06), (s * (W - .13), F + .10, (EAVES - .06) / 2), p["walnut_z"], bevel=.010)
        box((.13, .02, 1.44), (s * (W - .13), F + .015, 1.50), p["walnut_z"], bevel=.008)
        box((.30, .20, .10), (s * (W - .13), F + .09, .05), p["walnut"], bevel=.010)
        for (_, z0), (half, z1) in zip(STEPS, STEPS[1:]):
            box((STEPS[0][0] - half + .02, .13, z1 - z0), (s * (STEPS[0][0] + half + .02) / 2, F + .105, (z0 + z1) / 2), p["walnut"], bevel=.008)
            key(p, s * STEPS[0][0], (z0 + z1) / 2, F + .04)
            peg(p, s * (half + .07), (z0 + z1) / 2, F + .04)
        for z, h in ((SILL, .15), (LINTEL, .22)):
            x = s * (W + .10)                                # the beam's end, and the wedge that holds it
            box((.20, .10, h - .05), (x, F + .10, z), p["endgrain"], bevel=.006)
            box((.035, .18, h + .10), (s * (W + .06), F + .10, z), p["walnut_z"], bevel=.004)
            for dx in (.05, .21):
                peg(p, s * (W - dx), z + .035, F + .0); peg(p, s * (W - dx), z - .035, F + .0)
        beam((0, F - .02, RIDGE + .03), (s * (W + .26), F - .02, slope(W + .26) + .03), .07, .20, p["walnut"], .008, up=(0, 1, 0))
        neon([(s * (W + .055), F - .005, .04), (s * (W + .055), F - .005, SILL - .14)], p["neon"], .012)
        neon([(s * (W + .055), F - .005, SILL + .14), (s * (W + .055), F - .005, LINTEL - .18)], p["neon"], .012)
    box((2 * W - .02, .20, .15), (0, F + .10, SILL), p["walnut"], bevel=.010); box((2 * W - .02, .20, .22), (0, F + .10, LINTEL), p["walnut"], bevel=.010)
    for x in (-.62, 0, .62):
        key(p, x, LINTEL, F)
    n, w = 15, 2 * W / 15
    for k in range(n):                                       # boards of the gable, cut by its slopes
        a, b = -W + w * k + .003, -W + w * (k + 1) - .003
        z0, za, zb = LINTEL + .10, max(slope(a) - .04, LINTEL + .11), max(slope(b) - .04, LINTEL + .11)
        prism([(a, z0), (b, z0), (b, zb), (a, za)], F + .06, F + .14, p["walnut_z"], name="gable board")
    neon([(-W - .22, F - .075, slope(W + .22) - .07), (0, F - .075, RIDGE - .07), (W + .22, F - .075, slope(W + .22) - .07)], p["neon"], .014)
    sphere(.06, (0, F - .02, RIDGE + .22), p["brass"], 20); cyl(.022, .08, (0, F - .02, RIDGE + .10), p["brass"], 16)

def drawers(p):
    """Three below the opening, dovetailed; two on each side; a step to climb in."""
    z0, z1, a = .10, SILL - .085, 1.19
    box((2 * a, .10, z1 - z0 + .02), (0, F + .14, (z0 + z1) / 2), p["black"], bevel=0)
    w = 2 * a / 3
    for k in range(3):
        x = -a + w * (k + .5)
        box((w - .03, .05, z1 - z0 - .02), (x, F + .085, (z0 + z1) / 2), p["walnut"], bevel=.007)
        for s in (-1, 1):
            dovetails(p, x + s * (w - .03) / 2, F + .06, z0 + .02, z1 - .02, 4, -s)
            tube([(x + s * .16 - .05, F + .045, .33), (x + s * .16, F + .022, .31), (x + s * .16 + .05, F + .045, .33)], .010, p["brass"], 8)
    box((2 * W - .5, .10, .10), (0, F + .11, .05), p["walnut"], bevel=.006)
    box((1.24, .38, .05), (0, F - .32, .275), p["walnut"], bevel=.010)
    for s in (-1, 1):
        box((.05, .34, .25), (s * .54, F - .32, .125), p["walnut_z"], bevel=.006)
        key(p, s * .54, .275, F - .512, 0, .5)
    beam((-.5, F - .15, .24), (.5, F - .15, .24), .014, .014, p["warm"], 0)
    for s in (-1, 1):
        for k in range(2):
            y = (F + BACK) / 2 + (k - .5) * 1.08
            box((.03, 1.02, .40), (s * (W + .005), y, .31), p["walnut"], bevel=.007); sphere(.020, (s * (W + .035), y, .33), p["brass"], 10)

def shell(p):
    """Panelled sides, a lining of boards, a roof in courses."""
    mid, deep = (F + .16 + BACK) / 2, BACK - F - .16
    for s in (-1, 1):
        box((.07, deep, EAVES), (s * (W - .05), mid, EAVES / 2), p["walnut_z"], bevel=.004)
        for k in range(2):
            y = (F + BACK) / 2 + (k - .5) * 1.08
            for z, h in ((1.10, .86), (2.02, .80)):
                box((.03, .98, h), (s * (W - .008), y, z), p["walnut_z"], bevel=.010)
                box((.03, .74, h - .24), (s * (W + .004), y, z), p["walnut_z"], bevel=.014)
        box((.10, deep + .1, .12), (s * (W + .005), mid, SILL), p["walnut"], bevel=.008)
        n = 14
        for k in range(n):                                   # inside
            w = deep / n
            box((.02, w - .005, EAVES - BED), (s * (W - .10), F + .16 + w * (k + .5), (EAVES + BED) / 2), p["cedar_z"], bevel=.003)
        m, end = 9, W + .24
        for k in range(m):                                   # roof
            xa, xb = end * k / m, end * (k + 1) / m + .02
            q = [(s * xa, slope(xa)), (s * xb, slope(xb)), (s * xb, slope(xb) + .035), (s * xa, slope(xa) + .050)]
            prism(q if s > 0 else q[::-1], F + .02, BACK + .06, p["walnut"], .003, name="roof")
    n = 20
    for k in range(n):
        w = (2 * W - .2) / n
        x = -W + .1 + w * (k + .5)
        parts = ((BED, slope(x) - .05),)
        if abs(x) < MOON[1]:
            half = math.sqrt(MOON[1] ** 2 - x * x) - .01
            parts = ((BED, MOON[0] - half), (MOON[0] + half, slope(x) - .05))
        for a, b in parts:
            box((w - .005, .03, b - a), (x, BACK - .03, (a + b) / 2), p["cedar_z"], bevel=.003)
    box((2 * W - .1, BACK - F - .2, .06), (0, mid, BED - .03), p["walnut"], bevel=.004)
    beam((0, F + .2, RIDGE - .10), (0, BACK, RIDGE - .10), .10, .12, p["walnut"], .006)

def moon(p):
    """A round window in its back: a rose of eight points and two rings before lit paper."""
    z, r = MOON
    ring = lambda rad, y: [(rad * math.cos(t), y, z + rad * math.sin(t)) for t in (math.tau * k / 72 for k in range(72))]
    mesh(ring(r + .03, BACK - .022), [tuple(range(72))], p["paper"], "paper")
    tube(ring(r, BACK - .05), .042, p["walnut"], 12, closed=True); tube(ring(r * .62, BACK - .045), .011, p["walnut"], 8, closed=True)
    tube(ring(r * .17, BACK - .045), .014, p["walnut"], 8, closed=True)
    for k in range(16):
        a = math.tau * k / 16
        c, s, long = math.cos(a), math.sin(a), k % 2 == 0
        tube([(rad * c, BACK - .045, z + rad * s) for rad in (r * .17, r * (1 if long else .62))], .010 if long else .006, p["walnut_z"], 8)
        if k % 4 == 0:                                       # the four long points
            side = .075
            tip, left, right = (r * .98 * c, z + r * .98 * s), (-s * side + c * .10, z + c * side + s * .10), (s * side + c * .10, z - c * side + s * .10)
            prism([left, right, tip], BACK - .062, BACK - .048, p["walnut"], name="point")

def inside(p, heap, rnd):
    """Bedding, books on both sides of the window, two lamps on brass arms, curtains drawn back."""
    y0, y1, x = F + .33, BACK - .06, W - .13
    soft_box((2 * x, y1 - y0, .26), (0, (y0 + y1) / 2, BED + .13), p["linen"], r=.06)
    top = BED + .27
    drape(2 * x - .06, y0 + .02, y1 - .72, top, .02, .030, p["duvet"], foot=.06, flare=.0)
    drape(2 * x - .05, y1 - 1.02, y1 - .66, top + .045, .02, .014, p["linen"], seed=3, ny=24, flare=.0)
    drape(2 * x - .04, y0 + .16, y0 + .72, top + .05, .02, .022, p["camel"], .0, seed=7, ny=36, thick=.02)
    for s in (-1, 1):
        cushion(.80, .56, .24, (s * .56, y1 - .20, top + .26), (-.24, 0, s * .03), p["greige"])
        cushion(.80, .48, .26, (s * .55, y1 - .42, top + .20), (-.48, 0, -s * .05), p["duvet"])
        cushion(.50, .44, .20, (s * .34, y1 - .62, top + .20), (-.56, 0, s * .10), p["sand" if s < 0 else "rust"])
        a, b = (.60, x + .02) if s > 0 else (-x - .02, -.60)
        for z in (1.36, 1.72, 2.08):
            box((b - a, .22, .028), ((a + b) / 2, BACK - .15, z), p["walnut"], bevel=.004)
            box((b - a - .04, .012, .010), ((a + b) / 2, BACK - .235, z - .022), p["strip"], bevel=0)
        box((.028, .22, .78), (s * .60, BACK - .15, 1.72), p["walnut_z"], bevel=.004)
        for z in (1.374, 1.734):
            shelf_of_books(p, heap, a + .03, b - .03, BACK - .26, z, rnd, False)
        vase(p, (s * .86, BACK - .16, 2.094), .75, "clay" if s > 0 else "ceramic")
        lx, ly = s * (x - .16), 6.42                         # reading lamp
        tube([(s * (x + .02), ly, 1.50), (lx, ly, 1.56), (lx, ly, 1.46)], .010, p["brass"], 8); drum(p, (lx, ly, 1.30), .10, .14, 9)
        with Recorder() as r:
            curtain(p, s * 1.20, s * .86, F + .235, 1.92 - BED, 4)
        group(r.objects, (0, 0, BED))
        tube([(s * .80, F + .235, 1.93), (s * 1.3, F + .235, 1.93)], .012, p["brass"], 8)
    box((.42, .28, .02), (.28, y0 + .98, top + .075), p["walnut"], (0, 0, .12)); book_stack(p, (.22, y0 + .98, top + .085), 2)
    candle(p, (.40, y0 + 1.0, top + .085), .06)
    area((0, (y0 + y1) / 2, 2.9), (0, (y0 + y1) / 2, 0), (1.6, 1.2), 120, (1, .74, .46), "bed")
    area((0, F + .3, 2.2), (0, BACK - .3, 1.2), (1.4, .2), 70, (1, .74, .46), "bed")
    area((0, BACK - .1, MOON[0]), (0, F, MOON[0] - .3), .8, 24, (1, .70, .38), "moon")

def box_bed(p, heap, rnd):
    """`p` needs books' bindings, `paper` and `strip`."""
    front(p); drawers(p); shell(p); moon(p); inside(p, heap, rnd)
