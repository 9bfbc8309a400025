"""A wooden boat under full sail in the middle of a room: her deck is the kitchen's counter, her sails hang under the ridge."""
import math
from kit import *
from furniture import bowl, candle, wine_glass
from room_woodpile import clinker

LONG, WIDE, DEEP, KEEL = 4.3, 1.50, .80, .16     # the hull; how high her keel stands
DECK = .99                                       # top of the counter
MAST, TOP = .62, 6.55                            # x of the mast, its height

def rail(q, k=1.0):
    """Half her width at the rail, q from stern to bow."""
    return k * WIDE / 2 * math.sin(math.pi * q) ** .62

def deck(p, x, y):
    """A counter as wide as the boat, a line of pale inlay round its edge; block, rings and a basin let into it."""
    run = [.075 + .85 * k / 60 for k in range(61)]
    def plank(k, z0, z1, mat):
        edge = [((q - .5) * LONG, -rail(q, k)) for q in run] + [((q - .5) * LONG, rail(q, k)) for q in reversed(run)]
        n = len(edge)
        mesh([(x + a, y + b, z) for z in (z0, z1) for a, b in edge], [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], mat, "deck", bevel=.006)
    plank(.955, DECK - .07, DECK, p["teak"]); plank(.80, DECK - .03, DECK + .004, p["pale_wood"]); plank(.765, DECK - .03, DECK + .008, p["teak"])
    box((.62, .40, .012), (x - .95, y, DECK + .010), p["black"], bevel=.006); box((.52, .30, .004), (x - .95, y, DECK + .016), p["steel"], bevel=.002)
    tube([(x - .95, y + .30, DECK), (x - .95, y + .30, DECK + .30), (x - .95, y + .22, DECK + .37), (x - .95, y + .06, DECK + .33)], .016, p["brass"], 10)
    for dx in (-.16, .16):
        for dy in (-.13, .13):
            cyl(.095, .014, (x + .05 + dx, y + dy, DECK + .006), p["black"], 32)
    lathe([(0, 0), (.14, 0), (.15, .02), (.15, .15), (.158, .155), (.14, .155), (.14, .03), (0, .03)], p["brass"], (x + .21, y + .13, DECK + .02), 44)
    box((.44, .30, .03), (x + 1.05, y - .02, DECK + .022), p["pale_wood"], (0, 0, .2), .008)
    for dx, dy in ((-.08, .02), (.05, -.05), (.10, .06)):
        sphere(.036, (x + 1.05 + dx, y + dy, DECK + .07), p["lemon"], 12, 1.1)
    bowl(p, (x - .42, y - .05, DECK + .008), "clay", 1.1); candle(p, (x - 1.48, y + .04, DECK + .006), .12, .034, 1.5)
    wine_glass(p, (x + 1.42, y - .08, DECK + .006)); wine_glass(p, (x + 1.50, y + .08, DECK + .006))

def hull(p, x, y):
    """Clinker-built, on two chocks; light at her waterline on the floor."""
    group(clinker(p, (0, 0, 0), LONG, WIDE, DEEP), (x, y, KEEL), math.pi / 2)
    for dx in (-1.05, 1.05):
        prism([(x + dx - .09, 0), (x + dx + .09, 0), (x + dx + .07, .30), (x + dx - .07, .30)], y - .42, y + .42, p["teak"], .01)
    loop = [((q - .5) * LONG * .94, s * rail(q, .80)) for s, run in ((-1, range(41)), (1, range(40, -1, -1))) for q in (.02 + .96 * k / 40 for k in run)]
    neon([(x + a, y + b, .022) for a, b in loop], p["neon"], .013, closed=True)

def sail(p, tack, head, clew, deep, roach, seams=9):
    """A triangle of cloth: luff from tack to head, swelling towards the glass; its panels sewn side by side."""
    tack, head, clew = Vector(tack), Vector(head), Vector(clew)
    def at(s, t):
        luff, leech = tack.lerp(head, s), clew.lerp(head, s)
        q = luff.lerp(leech, t) + (leech - luff).normalized() * roach * math.sin(math.pi * s) * t if s < .999 else head.copy()
        q.y -= deep * math.sin(math.pi * t ** .8) * (1 - s) ** .55 * (.55 + .45 * math.sin(math.pi * min(1, s + .25)))
        q.z += .10 * math.sin(math.pi * t) * (1 - s) ** 4 * -1
        return q
    n, m = 60, 24
    ob = mesh([at(j / n, i / m) for j in range(n + 1) for i in range(m + 1)], [(j * (m + 1) + i, j * (m + 1) + i + 1, (j + 1) * (m + 1) + i + 1, (j + 1) * (m + 1) + i) for j in range(n) for i in range(m)], p["sailcloth"], "sail", smooth=True)
    w = ob.modifiers.new("thick", "SOLIDIFY"); w.thickness = .006
    for k in range(1, seams):
        s = k / seams * .93
        tube([at(s, i / 24) - Vector((0, .006, 0)) for i in range(25)], .007, p["seam"], 6)
    for edge in ([at(k / 40, 0) for k in range(41)], [at(k / 40, 1) for k in range(40)], [at(0, k / 30) for k in range(31)]):
        tube(edge, .014, p["rope"], 8)

def rig(p, x, y):
    """Mast, boom, two sails, the ropes that hold them."""
    spar = lambda path, r: tube(path, r, p["spar"], 20, taper=lambda q: 1 - .45 * q)
    m = x + MAST
    spar([(m, y, .6 + (TOP - .6) * k / 8) for k in range(9)], .062); cyl(.10, .05, (m, y, DECK), p["brass"], 32); sphere(.06, (m, y, TOP), p["brass"], 16)
    spar([(m - .05 - 2.62 * k / 6, y + .02, 2.50) for k in range(7)], .045); sphere(.075, (m - .05, y, 2.50), p["brass"], 16)
    sail(p, (m - .07, y, 2.62), (m - .07, y, TOP - .16), (m - 2.52, y, 2.60), .48, .24)
    sail(p, (x + LONG / 2 + .02, y, 1.66), (m + .08, y, TOP - .55), (m + .32, y - .06, 2.30), .34, .0, 8)
    rope = lambda *path: tube(path, .010, p["rope"], 6)
    rope((x + LONG / 2 - .02, y, 1.36), (x + LONG / 2 + .02, y, 1.66)); rope((m + .32, y - .06, 2.30), (x + 1.10, y + .30, 1.02))
    rope((m - 2.30, y + .02, 2.48), (x - 1.55, y + .0, 1.12)); rope((m - 2.05, y + .02, 2.48), (x - 1.55, y + .0, 1.12)); rope((m, y, TOP - .10), (x - LONG / 2 + .06, y + .02, 1.40))
    for at in ((m - 2.18, y + .02, 2.40), (x - 1.55, y, 1.10)):
        sphere(.040, at, p["teak"], 12, 1.5)

def boat(p, x, y):
    hull(p, x, y); deck(p, x, y); rig(p, x, y)
    area((x - .3, y + 1.3, 4.2), (x - .2, y, 3.9), (1.6, 1.6), 70, (1, .78, .52), "through_the_sail")
    area((x - .2, y - 2.6, 3.4), (x, y, 3.6), .8, 46, (1, .82, .60), "on_the_sail"); area((x, y - .35, 2.42), (x, y, .9), (2.2, .10), 24, (1, .80, .56), "deck")
