"""The living room behind the last dune: a boat under full sail for a kitchen island, a crescent of sailcloth before a fire in a ship's cowl, a table for eight."""
import math
from kit import *
from exterior import lantern
from furniture import *
from galley import bollard, cowl, crescent, ship_lamp, table_for_eight
from room import HT, HW, RUGS, SIGNS, a_frame, ambience, curtain_cloth, emblem_light, outside, palette
from room_loft import galley
from sails import boat

D = 9.4                                          # depth of the room
BOAT, SEAT, FIRE = (.32, 5.35), (-2.15, 3.45), (-3.02, 5.86)

def porthole(p, x, z):
    """Brass, eight bolts, the night in it."""
    y = D - .07
    for r, t in ((.27, .045), (.215, .018)):
        tube([(x + r * math.cos(a), y - .02, z + r * math.sin(a)) for a in (math.tau * k / 56 for k in range(56))], t, p["brass"], 12, closed=True)
    tube([(x, y - .012, z), (x, y - .016, z)], .23, p["night"], 48)
    for k in range(8):
        a = math.tau * k / 8
        sphere(.020, (x + .27 * math.cos(a), y - .06, z + .27 * math.sin(a)), p["brass"], 8)

def oar(p, a, b):
    """From the grip to the tip of the blade."""
    a, b = Vector(a), Vector(b)
    tube([a, a.lerp(b, .80)], .022, p["teak"], 12); at = [a.lerp(b, q) for q in (.78, .84, .92, .985, 1)]
    for u, v, w in zip(at, at[1:], (.09, .15, .15, .10)):
        beam(u, v, .020, w, p["pale_paint"] if w > .12 else p["teak"], .006, up=(0, 0, 1))

def coil(p, x, y, r=.26, n=5):
    """Rope, laid down by somebody who was taught how."""
    for k in range(n):
        q = r - .022 * (k % 3)
        tube([(x + q * math.cos(t), y + q * math.sin(t), .024 + .040 * k) for t in (math.tau * i / 44 for i in range(44))], .023, p["rope"], 8, closed=True)

def buoys(p, at, cloths):
    """Floats on a line from the purlin."""
    x, y, z = at
    for k, c in enumerate(cloths):
        yy, zz = y + .30 * k, z - .28 - .10 * (k % 2)
        tube([(x, yy, z), (x, yy, zz + .2)], .007, p["rope"], 6)
        lathe([(0, -.17), (.05, -.16), (.095, -.06), (.095, .06), (.05, .16), (0, .17)], p[c], (x, yy, zz), 32); lathe([(.098, -.03), (.100, 0), (.098, .03)], p["pale_paint"], (x, yy, zz), 32)

def regatta(env, rnd):
    p = palette() | dict(teak=wood("teak", (.20, .098, .042), (.40, .225, .11), "x", 1, .35, .2), pale_wood=wood("spruce", (.42, .30, .17), (.62, .47, .29), "x", 1, .4),
                         cedar=wood("cedar", (.27, .20, .145), (.43, .33, .245), "y", 1, .5), paint=plain("boat_blue", (.030, .085, .21), .28, coat=.5), pale_paint=plain("boat_pale", (.70, .68, .61), .35, coat=.3),
                         steel=plain("steel_bright", (.70, .71, .72), .22, 1.0), spar=wood("spar", (.22, .115, .05), (.42, .245, .12), "z", 1, .35, .2), rope=fabric("rope", (.46, .35, .21)), seam=fabric("seam", (.36, .33, .27)), sailcloth=curtain_cloth("sailcloth", (.70, .67, .59)),
                         enamel=plain("enamel", (.70, .70, .67), .28, coat=.4), enamel_blue=plain("enamel_blue", (.030, .085, .21), .28, coat=.5), lemon=plain("lemon", (.70, .52, .05), .45),
                         shrimp=plain("shrimp", (.80, .27, .14), .35, coat=.3), ice=plain("ice", (.74, .82, .86), .12, coat=.5), night=plain("night_glass", (.012, .030, .065), .06, coat=.8), buoy_red=plain("buoy_red", (.52, .075, .035), .45))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.45, 4.0, 7.7))
    ambience(D, .74)
    emblem_light(SIGNS["regatta"][0])
    boat(p, *BOAT)
    # the fire and who sits before it
    x, y = SEAT
    cowl(p, (*FIRE, 0), math.radians(36), 150, HT * (1 - (abs(FIRE[0]) - .2) / HW) + .1)
    area((FIRE[0] + 1.5, 4.3, 2.9), (FIRE[0], 5.8, 1.2), .6, 26, (1, .82, .62), "cowl")
    cyl(1.30, .022, (x + .1, y + .1, 0), p["sand"], 96); crescent(p, SEAT, 154, 304); bollard(p, x + .32, y + .22)
    area((x + .5, y + .4, 3.0), (x, y, .3), .8, 34, (1, .80, .58), "seat")
    pouf(p, (-1.15, 4.45, 0), "rust", .32)
    # the table; the cook's wall
    table_for_eight(p, 2.72, 3.35, rnd)
    for dy in (-.85, 0, .85):
        ship_lamp(p, 2.62, 3.35 + dy, 1.88, HT * (1 - 2.62 / HW) - .05)
    galley(p, -.85, 2.75, D, rnd)
    for q in (-.05, .95, 1.95):
        porthole(p, q, 2.42)
    area((.95, D - 1.0, 3.1), (.95, D, 1.9), (2.8, .1), 26, (1, .78, .54), "galley")
    # the dog's rug, oars, floats, rope
    rx, ry = RUGS["regatta"]
    rug(p, rx, ry, 1.9, 1.3)
    for k, z in enumerate((2.42, 2.16)):
        oar(p, (HW * (1 - z / HT) - .12, 5.3 + .15 * k, z), (HW * (1 - z / HT) - .12, 8.3 + .15 * k, z))
    buoys(p, (-3.22, 7.1, 2.62), ("buoy_red", "paint", "lemon", "paint", "buoy_red"))
    coil(p, 1.62, 6.55); coil(p, -3.3, 7.35, .24, 4)
    sideboard(p, 4.15, 5.4, 7.6, .50, .42); table_lamp(p, (4.1, 5.8, .50), 10); bowl(p, (4.1, 6.5, .50), "clay", 1.1); book_stack(p, (4.1, 7.1, .50), 4)
    sideboard(p, -4.15, 7.5, 9.1, .50, .40); table_lamp(p, (-4.1, 8.0, .50), 10); vase(p, (-4.1, 8.7, .50), .9, "clay", 8, 6); side_table(p, (-3.95, 4.72, 0), .46, .20); table_lamp(p, (-3.95, 4.72, .46), 9)
    armchair(p, (-2.5, 1.0, 0), math.radians(165), "cognac", "camel"); armchair(p, (2.5, .95, 0), math.radians(200), "cognac", "rust"); lantern(p, (-1.75, .75, 0), 1.0, 6); lantern(p, (1.75, .8, 0), .8, 5)
    dry_grass(p, (-3.75, 1.0, 0), rnd, 1.0, 15); dry_grass(p, (3.75, 1.0, 0), rnd, .9, 13); plant_pot(p, (3.75, 8.7, 0), rnd, 1.1, 16)
    curtains(p)
    return {"pano": ((.45, 1.70, 1.55), (.45, 12, 1.55), None)}
