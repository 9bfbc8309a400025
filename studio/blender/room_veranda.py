"""A living room like a covered veranda: two woven nests at the glass, a bar that curves out of its corner, a fire in a white cone."""
import math
from kit import *
from adobe import arched, skin
from bar import DEPTH as D, back_bar, bar
from desert import basket
from exterior import lantern
from furniture import *
from room import RUGS, SIGNS, a_frame, ambience, emblem_light, outside, palette
from room_kiva import soot
from wicker import basket_lamp, fan, festoon, nest, palm, screen

COLLARS = (1.7, 4.6, 7.4)                        # where the rafters and their ties are

# ------------------------------------------------------------------ the fire
def cone(p, x, y, turn):
    """A bell of plaster on a round hearth, arched mouth, slim flue through the roof."""
    cyl(1.12, .03, (x, y, 0), p["slate"], 80)
    radius = lambda z: .17 + .53 / (1 + math.exp((z - 1.46) / .23))
    heights = [.32 + .03 * k for k in range(76)] + [2.9, 3.6, 5.6]
    with Recorder() as r:
        lathe([(0, 0), (.86, 0), (.88, .03), (.88, .28), (.86, .325), (.80, .345), (0, .345)], p["plaster"], (0, 0, .03), 96)
        hole = (0, .37, .35, .62, -.71)
        for a, holes in ((math.pi, (hole,)), (0, ())):
            skin([[(radius(z) * math.cos(a + math.pi * k / 80), radius(z) * math.sin(a + math.pi * k / 80),
                    z) for k in range(81)] for z in heights], p["plaster"], holes=holes)
        arched(p, hole, .95, .58, soot())
        logs((0, -.30, .38), 5, .42, 3); fire((0, -.26, .38), .44, .48, .16, 8, 45, group_="fire")
        lamp((0, -.86, .72), 22, (1, .42, .12), .12, "fire")
        neon([(.91 * math.cos(math.tau * k / 72), .91 * math.sin(math.tau * k / 72), .045) for k in range(72)], p["neon"], .011, closed=True)
        for dx, h in ((-.66, .16), (-.56, .10), (.62, .13)):
            candle(p, (dx, -.42 - .1 * h, .375), h, .034)
    group(r.objects, (x, y, 0), turn)
    basket(p, (x + 1.22, y - .62, 0), .26, .34)
    for k in range(7):
        a = math.tau * k / 6
        tube([(x + 1.22 + .11 * math.cos(a) * (k < 6), y - .62 + .11 * math.sin(a) * (k < 6), .06),
              (x + 1.22 + .15 * math.cos(a) * (k < 6), y - .62 + .15 * math.sin(a) * (k < 6), .50 + .03 * (k % 3))], .048, p["bark"], 12)

# ------------------------------------------------------------------ seats and tables
def daybed(p, at, rot, cloths, w=2.05):
    """A low bed of slats, a bolster at each end, three pillows along its back."""
    with Recorder() as r:
        box((w, .90, .05), (0, 0, .17), p["walnut"], bevel=.01); box((w, .05, .05), (0, .43, .66), p["walnut"], bevel=.01)
        for s in (-1, 1):
            for y in (-.38, .38):
                box((.06, .06, .15), (s * (w / 2 - .10), y, .075), p["walnut_z"], bevel=.006)
        for k in range(19):
            box((.035, .03, .46), (-w / 2 + .05 + (w - .1) * k / 18, .43, .42), p["walnut_z"], bevel=.004)
        soft_box((w - .02, .84, .19), (0, -.02, .29), p["sofa"], r=.07)
        for s in (-1, 1):
            x = s * (w / 2 - .17)
            tube([(x, y, .50) for y in (-.37, -.35, -.30, .26, .31, .33)], .125, p[cloths[0]], 24, taper=lambda q: (.55, .9, 1, 1, .9, .55)[round(q * 5)])
        for k, cloth in enumerate(cloths[1:]):
            cushion(.54, .44, .19, (-.48 + .48 * k, .24 - .03 * (k % 2), .58), (-.30, 0, .10 * (k - 1)), p[cloth])
    return group(r.objects, at, rot)

def low_table(p, x, y):
    """A drum of slats with a round top."""
    cyl(.46, .03, (x, y, .03), p["walnut"], 64); cyl(.60, .04, (x, y, .34), p["walnut"], 72, .012)
    for k in range(30):
        a = math.tau * k / 30
        tube([(x + .44 * math.cos(a), y + .44 * math.sin(a), .05), (x + .44 * math.cos(a), y + .44 * math.sin(a), .345)], .016, p["walnut_z"], 8)
    z = .38
    book_stack(p, (x - .24, y - .18, z), 3); bowl(p, (x + .20, y + .18, z), "brass", 1.1); vase(p, (x - .12, y + .30, z), .7, "clay", 7, 4)
    candle(p, (x + .28, y - .16, z), .09, watts=2); candle(p, (x + .36, y - .06, z), .06)
    wine_glass(p, (x + .02, y - .34, z)); wine_glass(p, (x - .42, y + .08, z))

def table_for_eight(p, x, y, w=2.75):
    """Along the room, four chairs on either side, laid; two wicker lamps over it."""
    with Recorder() as r:
        box((w, .96, .05), (0, 0, .73), p["walnut"], bevel=.012)
        for s in (-1, 1):
            for dy in (-.32, .32):
                beam((s * (w / 2 - .30), dy, 0), (s * (w / 2 - .42), dy * .4, .71), .07, .07, p["walnut_z"], .006)
        beam((-w / 2 + .38, 0, .34), (w / 2 - .38, 0, .34), .05, .08, p["walnut"], .006)
        for k in range(4):
            dx = (k - 1.5) * .64
            for s in (-1, 1):
                chair(p, (dx, s * .74, 0), 0 if s > 0 else math.pi)
                lathe([(0, 0), (.09, 0), (.135, .018), (.13, .02), (.085, .006), (0, .006)], p["ceramic"], (dx, s * .29, .757), 48)
                wine_glass(p, (dx + .18, s * .17, .755)); folded(p, "linen", (dx, s * .29, .765), (.10, .07), 1, 0, .02)
        vase(p, (.05, 0, .755), .7, "ceramic", 7, 5); bowl(p, (-.70, 0, .755), "brass", .9)
        for dx in (-.32, .42, .56, 1.05):
            candle(p, (dx, .02, .755), .14, .018)
    group(r.objects, (x, y, .022), math.pi / 2)
    for dy in (-.68, .68):
        basket_lamp(p, x - .05, y + dy, 1.78, .30, 18)

def ledge(p, x0, x1):
    """The long bench at the glass: slats, mattresses, pillows against the panes, baskets under it."""
    w, mid = x1 - x0, (x0 + x1) / 2
    for k in range(5):
        box((w, .105, .035), (mid, .44 + .118 * k, .35), p["walnut"], bevel=.006)
    for k in range(5):
        x = x0 + .08 + (w - .16) * k / 4
        box((.06, .56, .05), (x, .675, .31), p["walnut"], bevel=.006)
        for y in (.43, .92):
            box((.06, .06, .30), (x, y, .15), p["walnut_z"], bevel=.006)
        if k < 4:
            soft_box(((w - .04) / 4 - .012, .58, .13), (x0 + .02 + (w - .04) * (k + .5) / 4, .68, .43), p["sofa"], r=.055)
            basket(p, (x + (w - .16) / 8, .68, 0), .20, .27, "sand" if k % 2 else "camel")
    for k, cloth in enumerate(("rust", "linen", "cream", "camel", "grey", "rust", "linen")):
        cushion(.46, .40, .17, (x0 + .34 + (w - .68) * k / 6, .47 + .03 * (k % 2), .66), (.30, 0, .14 * (-1) ** k), p[cloth])
    ribbon([(-.36, .24), (-.35, .38), (-.30, .497), (-.1, .505), (.16, .505), (.25, .52)], .55, p["fur"], (x0 + .95, .70, 0), math.pi, .02, .016, 4)

def veranda(env, rnd):
    p = palette() | dict(plaster=plaster("plaster", (.46, .44, .41), (.58, .555, .52)))
    outside(env, rnd)
    a_frame(p, rnd, D, COLLARS)
    ambience(D, 1.35)
    emblem_light(SIGNS["veranda"][0])
    bar(p); back_bar(p, rnd); cone(p, 1.85, 8.72, -.2)
    nest(p, -1.5, 1.7, 2.2, ("rust", "linen")); nest(p, -.13, 1.7, 2.75, ("camel", "cream"))
    ledge(p, .30, 3.96); curtains(p)
    pouf(p, (2.85, 1.95, 0), "grey", .34); pouf(p, (1.35, 1.75, 0), "camel", .31)
    side_table(p, (2.1, 1.75, 0), .40, .27); candle(p, (2.02, 1.80, .40), .10, watts=1.5)
    wine_glass(p, (2.18, 1.66, .40)); bowl(p, (2.2, 1.86, .40), "clay", .5)
    # low beds around a round table, a fan over them
    x, y = RUGS["veranda"]
    cyl(2.0, .022, (x, y, 0), p["sand"], 120); cyl(1.91, .030, (x, y, 0), p["rug"], 120)
    daybed(p, (x - 1.55, y - .15, 0), math.pi / 2 + .08, ("cream", "rust", "linen", "camel"))
    daybed(p, (x + .02, y + 1.65, 0), -.06, ("cream", "camel", "grey", "linen"))
    low_table(p, x, y); pouf(p, (x + 1.30, y + .55, .03), "camel", .36); pouf(p, (x + .62, y - 1.32, .03), "rust", .34)
    pouf(p, (x - .42, y - 1.46, .03), "sand", .32)
    fan(p, 0, 6.0, 3.85)
    for s in (-1, 1):
        for a, b in zip(COLLARS, COLLARS[1:]):
            festoon(p, (s * 1.7, a, 5.08), (s * 1.7, b, 5.08))
        festoon(p, (s * 1.7, COLLARS[-1], 5.08), (s * 1.3, D - .1, 5.2), .35, 6)
    rug(p, 2.85, 5.25, 2.2, 3.5, "sand", "grey"); table_for_eight(p, 2.85, 5.25)
    # along the eaves
    sideboard(p, -4.1, 3.3, 6.0); table_lamp(p, (-4.05, 3.7, .62)); bowl(p, (-4.05, 4.6, .62), "clay", 1.1)
    book_stack(p, (-4.05, 5.3, .62), 4); vase(p, (-4.05, 5.75, .62), 1.1, "clay", 9, 8)
    sideboard(p, 4.42, 4.5, 6.8, .44, .34); book_stack(p, (4.40, 4.85, .44), 3); bowl(p, (4.38, 5.3, .44), "clay", .9)
    candle(p, (4.36, 6.3, .44), .12, watts=2)
    screen(p, 3.35, 7.75, .25); lantern(p, (3.3, 8.25, 0), 1.1, 8); lantern(p, (.52, 9.35, 0), 1.0, 6); lantern(p, (-3.3, 1.35, 0), .9, 6)
    for at, h in (((-3.35, 6.75, 0), 2.0), ((3.35, 9.3, 0), 2.0), ((-3.5, 2.45, 0), 1.8), ((4.1, 1.5, 0), 1.1)):
        palm(p, at, rnd, h)
    return {"pano": ((.5, 4.5, 1.55), (.5, 12, 1.55), None)}
