"""A sofa like two turning arrows on a round plinth, a fire of blue-grey stone in its middle, a ring of light over it; a wall of books in a curve."""
import math
from kit import *
from books import Heap, shelf_of_books
from floe import layer, rounded
from furniture import *
from room import HT
from round_sofa import bent

MIDDLE = (0, 4.9)                                # of the sofa, the fire and the wall's curve
TURN = .14                                       # height of the plinth that turns
SEAT = (1.42, 2.36)                              # from and to this far out
WALL = 4.72                                      # how far out the books stand
ENDS = (51, 81, 99, 129)                         # degrees: books, the board between them, books

def polar(r, degrees, z):
    t = math.radians(degrees)
    return (MIDDLE[0] + r * math.cos(t), MIDDLE[1] + r * math.sin(t), z)

def ring(r, z, n=96):
    return [polar(r, 360 * k / n, z) for k in range(n)]

def plinth(p):
    """A disc that turns on a hidden rail, light in the gap under it, wool on it."""
    at = (*MIDDLE, 0)
    cyl(2.52, .05, at, p["black"], 96); neon(ring(2.70, .02), p["neon"], .016, closed=True)
    lathe([(0, .06), (2.62, .06), (2.66, .075), (2.66, .125), (2.63, TURN), (0, TURN)], p["walnut"], at, 128)
    cyl(1.30, .014, (*MIDDLE, TURN), p["rug"], 96)

def arrow(p, cloth, a, b):
    """Seats in an arc from a to b degrees with a low back, and the head to which it points: a wedge to lie on."""
    z, (r0, r1) = TURN, SEAT
    bent(p["black"], MIDDLE, r0 + .12, r1 - .06, a + 2, b, z, z + .07, .004)
    n = 4
    each = (b - a) / n
    for k in range(n):
        c, d = a + each * k, a + each * (k + 1) - .4
        bent(p[cloth], MIDDLE, r0, r1 - .16, c, d, z + .06, z + .43, .085)
        bent(p[cloth], MIDDLE, r1 - .24, r1, c, d, z + .06, z + .80, .095, .07)
    # the head, drawn as if it pointed along +y at (1, 0), then turned
    mid, wide, long = (r0 + r1) / 2, .92, .98
    t = math.radians(b + .6)
    flat = rounded([(mid + wide, 0), (mid + .02, long), (mid - wide + .10, 0)], (.10, .25, .25))
    turned = [(x * math.cos(t) - y * math.sin(t), x * math.sin(t) + y * math.cos(t)) for x, y in flat]
    at = (*MIDDLE, z)
    layer(turned, [(.16, 0), (.16, .07)], p["black"], at)
    layer(turned, [(.09, .06), (.03, .09), (0, .15), (0, .33), (.03, .39), (.10, .425), (.16, .43)], p[cloth], at)

def pillows(p, a, b, cloths):
    """Along the back of an arrow."""
    for k, cloth in enumerate(cloths):
        q = a + (b - a) * (k + .5) / len(cloths)
        cushion(.46, .43, .18, polar(2.00, q, TURN + .64), (-.30, .06 * (-1) ** k, math.radians(q) - math.pi / 2 + .12 * (-1) ** k), p[cloth])

def hearth(p):
    """The fire that stays where it is while the seats turn: a drum of stone, sand in it, a hood of black steel on a thin flue."""
    x, y = MIDDLE
    lathe([(0, TURN), (.62, TURN), (.66, .17), (.70, .50), (.68, .56), (.56, .57), (.53, .54), (.50, .44), (0, .44)], p["pale_stone"], (x, y, 0), 72)
    cyl(.50, .02, (x, y, .44), p["ash"], 48)
    logs((x, y, .46), 6, .58, 5)
    fire((x, y + .02, .50), .66, .70, .34, 13, 34, 6, "fire"); lamp((x, y - .34, .98), 26, (1, .42, .12), .15, "fire")
    lathe([(.50, 2.02), (.48, 2.06), (.14, 2.42), (.085, 2.62), (.085, HT - .4)], p["black"], (x, y, 0), 64)
    lathe([(.48, 2.025), (.13, 2.40)], p["black"], (x, y, 0), 64)

def ring_lamp(p, z=3.72, r=1.72):
    """Wide as the sofa, light on its inside and under it."""
    x, y = MIDDLE
    lathe([(r + .05, -.09), (r + .05, .09), (r - .02, .09), (r - .02, -.09), (r + .05, -.09)], p["walnut"], (x, y, z), 128)
    lathe([(r + .03, -.095), (r - .01, -.095), (r - .028, -.08), (r - .028, .06)], p["ring_light"], (x, y, z), 128)
    for q in (60, 180, 300):
        tube([polar(r + .02, q, z + .09), (x, y, z + 1.9)], .006, p["black"], 6)
    area((x, y, z - .12), (x, y, 0), 2.6, 130, (1, .82, .60), "ring")

def book_wall(p, rnd):
    """Shelves in a curve behind the table, in straight bays; between them the board on which the votes stand."""
    high, n = 2.62, 4
    for first, last in ((ENDS[0], ENDS[1]), (ENDS[2], ENDS[3])):
        each = (last - first) / n
        for k in range(n):
            with Recorder() as r:
                bay(p, 2 * WALL * math.sin(math.radians(each / 2)), high, rnd)
            q = first + each * (k + .5)
            group(r.objects, polar(WALL * math.cos(math.radians(each / 2)), q, 0), math.radians(q - 90))
    bent(p["walnut"], MIDDLE, WALL - .05, WALL + .40, ENDS[0], ENDS[3], high, high + .07, .012)
    neon([polar(WALL - .07, ENDS[0] + (ENDS[3] - ENDS[0]) * k / 60, high + .04) for k in range(61)], p["neon"], .012)
    area((0, 9.55, high + .15), (0, 10.2, 4.6), (4.2, .06), 36, (1, .72, .44), "ledge")
    for s in (-1, 1):
        area((s * 1.7, 7.7, 3.3), (s * 2.0, 9.4, 1.3), (1.6, .3), 34, (1, .80, .56), "books")

def bay(p, w, high, rnd):
    """A bookcase whose front faces -y, its front edge through the origin."""
    box((w, .03, high), (0, .33, high / 2), p["walnut_z"], bevel=.003)
    for s in (-1, 1):
        box((.035, .34, high), (s * (w / 2 - .006), .17, high / 2), p["walnut_z"], bevel=.004)
    heap = Heap()
    for k in range(7):
        z = .08 + k * .41
        box((w, .33, .03), (0, .17, min(z, high - .02)), p["walnut"], bevel=.004)
        if k < 6:
            shelf_of_books(p, heap, -w / 2 + .02, w / 2 - .02, .02, z + .015, rnd, things=k > 1)
    heap.build(p)

def vote_board(p, rnd):
    """Seven wishes, one row each; every guest of the season has left a peg, blue for yes, white for not yet."""
    a, b = ENDS[1], ENDS[2]
    w, y = 2 * WALL * math.sin(math.radians((b - a) / 2)), MIDDLE[1] + WALL + .06
    box((w, .05, 2.62), (0, y + .06, 1.31), p["walnut_z"], bevel=.004); box((w - .10, .04, 1.46), (0, y, 1.76), p["greige"], bevel=.012)
    for row in range(6):
        z, yes = 1.20 + .225 * row, rnd.randint(2, 7)
        beam((-w / 2 + .10, y - .03, z - .055), (w / 2 - .10, y - .03, z - .055), .02, .03, p["walnut"], .004)
        for k in range(9):
            sphere(.042, (-w / 2 + .19 + (w - .38) * k / 8, y - .055, z), p["blue_peg" if k < yes else "white_peg"], 14)
    box((w - .06, .40, .05), (0, y - .16, .90), p["walnut"], bevel=.01); box((w - .12, .30, .84), (0, y - .10, .44), p["walnut_z"], bevel=.006)
    area((0, y - .75, 2.75), (0, y, 1.6), (1.2, .06), 14, (1, .82, .62), "board")

def ballot(p, at, rot):
    """A box of spruce on a post: two tall windows with the counters that have been cast, a dish of each beside the slot."""
    with Recorder() as r:
        lathe([(0, 0), (.26, 0), (.26, .04), (.07, .09), (.06, .72), (.16, .80)], p["walnut_z"], (0, 0, 0), 40)
        box((.72, .40, .05), (0, 0, .82), p["walnut"], bevel=.012)
        box((.46, .26, .56), (0, .02, 1.12), p["spruce"], bevel=.014); box((.50, .30, .04), (0, .02, 1.41), p["walnut"], bevel=.010)
        box((.16, .03, .006), (0, .02, 1.432), p["black"], bevel=0)
        for s, peg, n in ((-1, "blue_peg", 12), (1, "white_peg", 8)):
            box((.13, .02, .48), (s * .11, -.106, 1.12), p["black"], bevel=.006)
            for k in range(n):
                cyl(.050, .030, (s * .11, -.118, .905 + .034 * k), p[peg], 24, .006)
    group(r.objects, at, rot)
