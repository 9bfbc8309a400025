"""Cabinets of a gentleman's bath: an apothecary's drawers with two basins, a shower like a wardrobe, a case of books, a bench to read on."""
import math
from kit import *
from books import shelf_of_books
from furniture import *
from octagon import EIGHTH
from tufts import tufted

D = 7.0
TOP = 2.46                                       # under the cornice

def cornice(p, x0, x1, y, z=TOP):
    """Three steps and a row of teeth, from the wall to `y`."""
    for out, h, up in ((.03, .07, 0), (.07, .05, .07), (.11, .06, .12)):
        box((x1 - x0 + 2 * out, D - y + out, h), ((x0 + x1) / 2, (D + y - out) / 2 - .01, z + up + h / 2), p["walnut"], bevel=.008)
    n = int((x1 - x0) / .10)
    for k in range(n):
        box((.05, .04, .045), (x0 + (x1 - x0) * (k + .5) / n, y - .035, z + .045), p["walnut_z"], bevel=.004)

def octagon(x, y, z, a):
    r = a / math.cos(EIGHTH / 2)
    return [(x + r * math.cos(EIGHTH * (k + .5)), y, z + r * math.sin(EIGHTH * (k + .5))) for k in range(8)]

def apothecary(p, half=1.36):
    """Nine by four drawers under a slab, two eight-sided bowls, an eight-sided mirror over each, small drawers between them."""
    y, deep = D - .36, .54
    box((2 * half, deep, .68), (0, y, .47), p["walnut"], bevel=.008); box((2 * half - .10, deep - .10, .13), (0, y + .02, .065), p["black"], bevel=0)
    w, f = (2 * half - .10) / 9, y - deep / 2
    for i in range(9):
        for j in range(4):
            x, z = -half + .05 + w * (i + .5), .215 + .163 * j
            box((w - .020, .022, .145), (x, f - .008, z), p["walnut_z"], bevel=.007); sphere(.016, (x, f - .032, z), p["brass"], 10)
    box((2 * half + .08, deep + .08, .05), (0, y - .01, .835), p["marble"], bevel=.010)
    neon([(-half, f + .02, .10), (half, f + .02, .10)], p["neon"], .011)
    for s in (-1, 1):
        x = s * .70
        sides = [(0, .0), (.13, .0), (.16, .02), (.235, .12), (.245, .15), (.215, .15), (.17, .06), (0, .045)]
        lathe(sides, p["ceramic"], (x, y - .04, .86), 8).rotation_euler = (0, 0, EIGHTH / 2)
        tube([(x, D - .06, 1.16), (x, D - .22, 1.16), (x, D - .30, 1.15), (x, D - .33, 1.09)], .016, p["brass"], 12)
        for dx in (-.14, .14):
            cyl(.022, .05, (x + dx, D - .12, 1.135), p["brass"], 16); tube([(x + dx, D - .04, 1.16), (x + dx, D - .12, 1.16)], .012, p["brass"], 8)
        z = 1.76
        mesh(octagon(x, D - .10, z, .40), [tuple(range(8))], p["mirror"], "mirror")
        for a, r, m in ((.425, .028, "walnut"), (.395, .010, "brass")):
            tube(octagon(x, D - .11, z, a), r, p[m], 12, closed=True)
        neon(octagon(x, D - .075, z, .475), p["neon"], .012, closed=True)
        tube([(s * 1.24, D - .05, 1.60), (s * 1.24, D - .17, 1.60), (s * 1.24, D - .17, 1.66)], .011, p["brass"], 8)
        lathe([(.085, 0), (.055, .17)], p["shade"], (s * 1.24, D - .17, 1.66), 8); lamp((s * 1.24, D - .28, 1.78), 6)
        area((x, D - .60, 2.5), (x, D - .30, .9), (.5, .1), 16)
    for j in range(5):                                       # between the mirrors
        box((.30, .16, .155), (0, D - .12, .945 + .163 * j), p["walnut"], bevel=.006)
        for dx in (-.072, .072):
            box((.132, .018, .135), (dx, D - .205, .945 + .163 * j), p["walnut_z"], bevel=.006); sphere(.012, (dx, D - .222, .945 + .163 * j), p["brass"], 8)
    box((.36, .20, .03), (0, D - .13, 1.69), p["walnut"], bevel=.008)
    lathe([(0, 0), (.07, 0), (.08, .02), (.03, .05), (.022, .20), (.05, .24), (.10, .27), (0, .30)], p["brass"], (0, D - .13, 1.705), 40)
    sphere(.085, (0, D - .13, 2.06), p["chart"], 20)
    candle(p, (-.30, y - .12, .86), .12, .036, 1.2); candle(p, (-.22, y - .17, .86), .07, .032); vase(p, (.28, y - .02, .86), .7, "ceramic", 7, 4)
    for dx, h, m in ((1.14, .16, "clay"), (1.25, .12, "brass"), (-1.16, .18, "brass"), (-1.26, .13, "clay")):
        cyl(.042, h, (dx, y, .86), p[m], 24); cyl(.018, .05, (dx, y, .86 + h), p["brass"], 14)

def wardrobe_shower(p, x0, x1, y0):
    """A wardrobe with doors of glass: rain, a seat, dark stone within."""
    y1, mid, z0 = D - .06, (x0 + x1) / 2, .12
    my = (y0 + y1) / 2
    box((x1 - x0 + .08, y1 - y0 + .04, z0), (mid, my - .01, z0 / 2), p["walnut"], bevel=.010)
    cornice(p, x0, x1, y0)
    for x in (x0 + .05, x1 - .05):
        for y in (y0 + .05, y1 - .05):
            box((.10, .10, TOP - z0), (x, y, (TOP + z0) / 2), p["walnut_z"], bevel=.010)
    box((x1 - x0 - .1, .04, TOP - z0), (mid, y1 - .02, (TOP + z0) / 2), p["rose_pale"], bevel=0)
    box((.04, y1 - y0 - .1, TOP - z0), (x0 + .03, my, (TOP + z0) / 2), p["rose_pale"], bevel=0)
    box((x1 - x0 - .1, y1 - y0 - .1, .02), (mid, my, z0 + .012), p["rose_pale"], bevel=0)
    box((x1 - x0 - .06, y1 - y0 - .06, .03), (mid, my, TOP - .015), p["walnut"], bevel=0)
    clear = glass("cabin_glass", (.96, .97, .97), mirror=.16)
    def leaf(u0, u1, place, turn):
        """A door: panel below, panes above."""
        with Recorder() as r:
            w, m = u1 - u0, (u0 + u1) / 2
            for u in (u0 + .035, u1 - .035):
                box((.07, .045, TOP - z0 - .02), (u, 0, (TOP + z0) / 2), p["walnut_z"], bevel=.006)
            for z, h in ((z0 + .06, .10), (.74, .08), (TOP - .06, .10)):
                box((w, .045, h), (m, 0, z), p["walnut"], bevel=.006)
            box((w - .12, .025, .50), (m, 0, .46), p["walnut_z"], bevel=.004); box((w - .22, .034, .38), (m, -.008, .46), p["walnut_z"], bevel=.014)
            for z in (1.30, 1.84):
                box((w - .10, .030, .028), (m, 0, z), p["walnut"], bevel=.004)
            mesh([(u0 + .06, .004, .76), (u1 - .06, .004, .76), (u1 - .06, .004, TOP - .08), (u0 + .06, .004, TOP - .08)], [(0, 1, 2, 3)], clear, "pane")
        return group(r.objects, place, turn)
    leaf(x0 + .10, mid - .004, (0, y0 + .05, 0), 0); leaf(mid + .004, x1 - .10, (0, y0 + .05, 0), 0)
    half = (y1 - y0 - .20) / 2
    for k in (-1, 0):
        leaf(half * k + .004, half * (k + 1) - .004, (x1 - .05, my, 0), math.pi / 2)
    for s in (-1, 1):
        tube([(mid + s * .06, y0 + .0, 1.0), (mid + s * .06, y0 - .035, 1.03), (mid + s * .06, y0 - .035, 1.27), (mid + s * .06, y0, 1.30)], .012, p["brass"], 10)
    cyl(.17, .018, (mid, my, 2.18), p["brass"], 40); tube([(mid, my, 2.19), (mid, my, TOP - .03)], .014, p["brass"], 10)
    tube([(mid + .30, y1 - .05, 1.05), (mid + .30, y1 - .05, 1.32)], .026, p["brass"], 12)
    box((.36, .30, .40), (x0 + .26, y1 - .24, .33), p["walnut"], bevel=.010)
    area((mid, my, TOP - .05), (mid, my, 0), .5, 60, (1, .78, .52)); lamp((mid, my - .1, 1.3), 9, r=.12)

def book_door(p, heap, x0, x1, rnd):
    """A case of books as tall as the wardrobe; it is the door to the bedroom, a hand's breadth open."""
    front, z0 = D - .46, .12
    cornice(p, x0, x1, front)
    for x in (x0 + .05, x1 - .05):
        box((.10, D - front - .05, TOP), (x, (D + front) / 2 - .02, TOP / 2), p["walnut_z"], bevel=.010)
    box((x1 - x0 + .06, D - front, z0), ((x0 + x1) / 2, (D + front) / 2 - .02, z0 / 2), p["walnut"], bevel=.010)
    box((x1 - x0 - .1, .03, TOP), ((x0 + x1) / 2, D - .06, TOP / 2), p["walnut"], bevel=0)
    for k in range(6):
        z = z0 + .02 + .385 * k
        box((x1 - x0 - .18, D - front - .08, .035), ((x0 + x1) / 2, (D + front) / 2, z), p["walnut"], bevel=.005)
        box((x1 - x0 - .24, .016, .010), ((x0 + x1) / 2, front + .07, z + .345), p["strip"], bevel=0)
        shelf_of_books(p, heap, x0 + .10, x1 - .10, front + .06, z + .018, rnd, k != 2)
    tube([(x0 + .05, front - .02, 1.0), (x0 + .05, front - .06, 1.03), (x0 + .05, front - .06, 1.20), (x0 + .05, front - .02, 1.23)], .012, p["brass"], 10)

def wainscot(p, s, y0, y1):
    """Panels under a slope, a shelf along them, light behind it."""
    x, n = s * 4.32, round((y1 - y0) / .78)
    box((.05, y1 - y0, .94), (x, (y0 + y1) / 2, .47), p["walnut"], bevel=0)
    for k in range(n):
        w = (y1 - y0) / n
        y = y0 + w * (k + .5)
        box((.03, w - .14, .60), (x - s * .03, y, .50), p["walnut_z"], bevel=.012); box((.03, w - .28, .44), (x - s * .042, y, .50), p["walnut_z"], bevel=.012)
    for y in (1.0, 5.2):                                     # posts where the rafters come down
        box((.22, .28, 1.0), (s * 4.23, y, .50), p["walnut_z"], bevel=.010)
    box((.07, y1 - y0, .12), (x - s * .02, (y0 + y1) / 2, .06), p["walnut"], bevel=.010); box((.20, y1 - y0, .04), (x - s * .02, (y0 + y1) / 2, .96), p["walnut"], bevel=.010)

def reading_bench(p, x, y0, y1):
    """Under the left slope: a tufted seat on cubbies of towels, pillows, books left open."""
    y, w = (y0 + y1) / 2, y1 - y0
    box((.56, w, .06), (x, y, .03), p["walnut"], bevel=.006); box((.60, w + .04, .04), (x, y, .36), p["walnut"], bevel=.008)
    n = 4
    for k in range(n + 1):
        box((.54, .04, .30), (x, y0 + .02 + (w - .04) * k / n, .20), p["walnut_z"], bevel=.004)
    for k in range(n):
        yy = y0 + w * (k + .5) / n
        folded(p, ("towel", "cream", "towel", "sand")[k], (x + .06, yy, .065), (.34, .40), 3, 0, .075)
    box((.04, w, .30), (x - .24, y, .20), p["walnut"], bevel=0)
    soft_box((.58, w, .10), (x, y, .42), p["cognac"], r=.04); tufted(w - .04, .54, (x, y, .465), (-math.pi / 2, 0, math.pi / 2), p["cognac"], .035)
    for yy, c, t in ((y0 + .28, "camel", .1), (y0 + .64, "linen", -.1), (y1 - .28, "rust", .06)):
        cushion(.46, .44, .18, (x - .17, yy, .70), (-.30, 0, math.pi / 2 + t), p[c])
    book_stack(p, (x + .05, y + .10, .50), 3, .4)
