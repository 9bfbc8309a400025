"""The seventh fireside: a chimney of granite boulders up to the ridge, a tall narrow fire in it, its logs on end; a round hearth, a long sofa in an arc."""
import math
from kit import *
from boulders import boulders, granite
from cosy import low_chair
from exterior import lantern
from furniture import *
from room import SIGNS, a_frame, ambience, emblem_light, outside, palette
from room_kiva import soot
from round_sofa import round_sofa, round_table, wood_basket

D, FRONT = 7.8, 6.75                            # depth of the room; the plane behind the chimney's boulders
half_at = lambda z: 1.62 - .135 * z             # half the chimney's width
HOLE = (.475, .42, 1.67)                        # the fire's: half width, floor, top
JAMB, BACK = (FRONT - .12, FRONT + .10), (7.37, .27)            # the upright stones beside it, front and back; its back wall and half of that
HEARTH = (6.82, 1.66, .90)                      # the raised slab: its middle, its half axes
SOFA = ((-.02, 4.75), 140, 245)                  # middle of its circle, from and to in degrees
# the logs: foot, tip, length; hearths.mjs has them too
LOGS = ((-.24, 7.00, -.05, 7.07, .74), (.23, 7.01, .04, 7.08, .70), (-.11, 6.92, -.02, 7.05, .66), (.10, 6.93, .03, 7.05, .72),
        (-.17, 7.18, .00, 7.11, .80), (.16, 7.19, .01, 7.12, .76))

# ------------------------------------------------------------------ the stone
def fire_on_end(p, watts):
    """Logs leaning together like the poles of a tent, flames as high as a table between them."""
    charred, ember = stone("charred", (.012, .009, .008), (.09, .05, .03), 6), emission("ember", (1, .16, .02), 5)
    z = HOLE[1] + .01
    for a, b, c, d, tall in LOGS:
        tube([(a, b, z), ((a + c) / 2, (b + d) / 2, z + tall / 2), (c, d, z + tall)], .050, charred, 12)
    for k in range(26):
        a, r = k * 2.4, .05 + .24 * (k % 7) / 7
        box((.06, .05, .03), (r * math.cos(a), 7.03 + .6 * r * math.sin(a), z + .015), ember, (0, 0, a), .01)
    fire((0, 7.05, z), .54, 1.12, .16, 11, .4 * watts, group_="fire")
    lamp((0, FRONT - .22, z + .45), .55 * watts, (1, .42, .12), .12, "fire")

def firebox(p):
    """Splayed soot behind two upright stones and a lintel."""
    w, z0, z1 = HOLE
    back, narrow = BACK
    quad = lambda *v: mesh(v, [(0, 1, 2, 3)], soot(), "soot")
    y = JAMB[1] - .01
    quad((-narrow, back, z0), (narrow, back, z0), (narrow, back, z1), (-narrow, back, z1))
    quad((-w, y, z0 + .006), (w, y, z0 + .006), (narrow, back, z0 + .006), (-narrow, back, z0 + .006))
    quad((-w, y, z1 - .004), (w, y, z1 - .004), (narrow, back, z1 - .004), (-narrow, back, z1 - .004))
    for s in (-1, 1):
        quad((s * w, y, z0), (s * narrow, back, z0), (s * narrow, back, z1), (s * w, y, z1))
        box((.17, JAMB[1] - JAMB[0], z1 - z0 + .02), (s * (w + .085), sum(JAMB) / 2, (z0 + z1) / 2), p["basalt"], bevel=.022, seg=3)
    box((2 * w + .46, JAMB[1] - JAMB[0] + .03, .27), (0, sum(JAMB) / 2 - .015, z1 + .138), p["basalt"], bevel=.03, seg=3)

def chimney(p, rnd, watts):
    w, z0, z1 = HOLE
    cut = (-w - .17, w + .17, -.2, z1 + .27)
    top = [(half_at(7.46), 7.46), (.06, 8.42), (-.06, 8.42), (-half_at(7.46), 7.46)]
    boulders(p, rnd, [(-1.66, .02), (1.66, .02)] + [(x + (.04 if x > 0 else -.04), z) for x, z in top], .36, lambda u, v, out: (u, FRONT - out, v), cut)
    for s in (-1, 1):
        side = [(FRONT - .03, .02), (D, .02), (D, 7.4), (FRONT - .03, 7.4)]
        boulders(p, rnd, side, .36, lambda u, v, out, s=s: (s * (half_at(v) - .02 + out), u, v))
        outline = [(w + .10, 0), (half_at(0) - .02, 0), (half_at(z1) - .02, z1 + .1), (w + .10, z1 + .1)]
        prism([(s * x, z) for x, z in outline][::s], FRONT + .02, D, p["slate"], name="mortar")
    prism([(-half_at(z1) + .02, z1 + .1), (half_at(z1) - .02, z1 + .1)] + [(x * .97, z) for x, z in top], FRONT + .02, D - .02, p["slate"], name="mortar")
    box((2 * w + .3, D - BACK[0] - .02, z1 + .2), (0, (D + BACK[0]) / 2 + .01, z1 / 2 + .1), p["black"], bevel=0)
    firebox(p); fire_on_end(p, watts)
    # the hearth: a thick slab, boulders under it, light between them
    y, a, b = HEARTH
    lathe([(0, .30), (a - .03, .30), (a, .33), (a, .395), (a - .03, .42), (0, .42)], p["basalt"], (0, y, 0), 120, scale=(1, b / a))
    ring = lambda u, out: (math.cos(math.pi + u) * (a - .16 + out), y + math.sin(math.pi + u) * (b - .16 + out))
    boulders(p, rnd, [(.05, .02), (3.09, .02), (3.09, .30), (.05, .30)], .19, lambda u, v, out: (*ring(u, .7 * out), v))
    lathe([(a - .18, 0), (a - .18, .30)], p["slate"], (0, y, 0), 96, scale=(1, (b - .18) / (a - .18)))
    neon([(*ring(math.pi * k / 60, .12), .285) for k in range(2, 59)], p["neon"], .011)
    # the beam over it
    beam((-1.52, FRONT - .14, 2.13), (1.52, FRONT - .14, 2.13), .34, .24, p["beam"], .03, up=(0, 1, 0))
    for s in (-1, 1):
        box((.20, .26, .20), (s * 1.12, FRONT - .12, 1.92), p["beam"], bevel=.03)
        neon([(s * (half_at(z) + .05), FRONT - .10, z) for z in (2.32, 4.2, 7.0)], p["neon"], .013)
        area((s * 1.0, FRONT - .40, 2.30), (s * .6, FRONT, 5.0), (.9, .06), 26, (1, .72, .44), "graze")
        area((s * 2.5, 5.0, 3.5), (s * 1.2, FRONT, 1.2), .5, 26, (1, .76, .50), "graze")
    emblem_light(SIGNS["granite"][0])

def on_the_stone(p):
    """Candles and a bowl on the beam; irons, a cushion and a lantern on the hearth."""
    y, z = FRONT - .18, 2.25
    for x, h in ((-1.32, .20), (-1.20, .13), (-1.10, .08), (1.30, .16), (1.19, .10)):
        candle(p, (x, y, z), h, .034, 1.2 if h > .15 else 0)
    vase(p, (.92, y, z), .62, "clay", 5, 3); bowl(p, (-.80, y, z), "clay", .8); book_stack(p, (.5, y, z), 2, .1)
    soft_box((.56, .40, .10), (-1.02, 6.32, .47), p["camel"], rot=(0, 0, .22), r=.045); lantern(p, (-.66, 6.16, .42), .8, 5)
    x, y, z = .92, 6.32, .42
    cyl(.12, .02, (x, y, z), p["black"], 28); tube([(x, y, z), (x, y, z + .74)], .010, p["black"], 8); sphere(.026, (x, y, z + .76), p["brass"], 10)
    for k in range(4):
        a = .4 + math.tau * k / 4
        dx, dy = .08 * math.cos(a), .08 * math.sin(a)
        tube([(x, y, z + .66), (x + dx, y + dy, z + .66)], .006, p["black"], 6)
        tube([(x + dx, y + dy, z + .10), (x + dx, y + dy, z + .70)], .007, p["black"], 8)
        sphere(.018, (x + dx, y + dy, z + .715), p["brass"], 8); box((.055, .02, .11), (x + dx, y + dy, z + .10), p["black"], (0, 0, a), .004)

def granite_side(env, rnd):
    """The chimney at the back, the sofa in an arc on the left, one deep chair across from it."""
    p = palette() | dict(basalt=granite())
    outside(env, rnd)
    a_frame(p, rnd, D, (1.4, 3.6, 5.7))
    ambience(D, .55)
    chimney(p, rnd, 190); on_the_stone(p)
    rug(p, 0, 3.9, 5.0, 4.0)
    round_sofa(p, *SOFA); round_table(p, (*SOFA[0], .028))
    low_chair(p, (2.42, 4.55, .028), math.radians(-112), "rust")
    pouf(p, (1.38, 3.75, .028), "camel", .33); book_stack(p, (1.38, 3.75, .456), 2, .4)
    wood_basket(p, 2.12, 6.25, rnd)
    area((.1, 4.3, 4.6), (0, 4.6, 0), 1.5, 44, (1, .78, .54), "seats")
    for s in (-1, 1):
        area((s * 3.9, 4.4, .4), (0, 4.4, 2.5), (.3, 6), 18, (1, 1, 1), "neon_fill", group_="neon")
    side_table(p, (2.95, 5.35, 0), .50, .20); table_lamp(p, (2.95, 5.35, .50), 12)
    floor_lamp(p, (-3.05, 5.75, 0), (.55, -.10), 14)
    # along the eaves and at the glass
    sideboard(p, -4.05, 2.2, 4.4); table_lamp(p, (-4.0, 3.9, .62), 9); vase(p, (-4.0, 2.7, .62), 1.1, "clay", 9, 8); book_stack(p, (-4.0, 3.3, .62), 4)
    sideboard(p, 4.05, 2.4, 4.6); table_lamp(p, (4.0, 2.9, .62), 9); bowl(p, (4.0, 3.5, .62), "clay", 1.1); candle(p, (3.98, 4.1, .62), .14, .04, 1.5)
    plant_pot(p, (3.45, 6.75, 0), rnd, 1.3, 20); plant_pot(p, (-3.2, 6.85, 0), rnd, 1.2, 18); plant_pot(p, (-3.7, .9, 0), rnd, 1.3, 18)
    armchair(p, (-2.2, 1.15, 0), math.radians(165), "cognac", "linen"); side_table(p, (-1.5, .95, 0), .48, .20); wine_glass(p, (-1.5, .95, .48))
    for x, y, s in ((2.35, .85, 1.0), (2.65, 1.15, .75)):
        lantern(p, (x, y, 0), s, 6)
    curtains(p)
    return {"pano": ((.55, 2.75, 1.55), (.55, 12, 1.55), None)}
