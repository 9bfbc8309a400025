"""The bath for two: a pair of high-backed tubs side by side before the glass, a ring of candles over them, a fire beside."""
import math
from kit import *
from furniture import *
from room import SIGNS, palette, outside, a_frame, ambience, emblem_light
from baths import oval, shower
from bedrooms import hanging_fire

def slipper_tub(p, x, y, turn):
    """On four feet, its back as high as a chair's, towards the room; the bather looks at the view."""
    with Recorder() as r:
        body = lathe([(0, .12), (.42, .12), (.58, .20), (.70, .44), (.76, .62), (.80, .66), (.79, .69), (.74, .67), (.69, .56), (.60, .30),
                      (.44, .20), (0, .18)], p["ceramic"], n=96, scale=(.56, 1.08))
        for v in body.data.vertices:                           # the back rises
            back = max(0, (v.co.y + .1) / .95)
            v.co.z += .34 * back ** 2 * max(0, (v.co.z - .2) / .48)
            v.co.y += .10 * back ** 2 * max(0, (v.co.z - .2) / .48)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube([(sx * .26, sy * .48, .20), (sx * .33, sy * .58, .12), (sx * .31, sy * .60, .03), (sx * .35, sy * .64, .012)], .032, p["brass"], 12)
        mesh(oval((0, 0), .405, .79, .60), [tuple(range(64))], water("bath_water", wave=.010, scale=5, glow=(.10, .28, .31), glow_strength=.30), "bathwater")
        for i in range(4):
            card(.55, .6 + .1 * i, (.1 * (-1) ** i, -.4 + .25 * i, .60), .3 * (-1) ** i, steam_card("steam_bath", (1, .93, .85), .035), "steam")
        ribbon([(.80, .74), (.90, .93), (1.00, 1.04), (1.06, 1.02), (1.08, .86), (1.09, .74)], .26, p["towel"], (0, 0, 0), 0, .02, .012)
        neon(oval((0, 0), .50, .92, .03), p["neon"], .012, closed=True)
    return group(r.objects, (x, y, 0), turn)

def filler(p, x, y):
    """Two spouts on one pillar, one for each tub."""
    cyl(.05, .86, (x, y, 0), p["brass"], 24); cyl(.11, .02, (x, y, 0), p["brass"], 32)
    for s in (-1, 1):
        tube([(x, y, .84), (x + s * .02, y, .96), (x + s * .12, y, 1.02), (x + s * .34, y, 1.02), (x + s * .40, y, .96)], .020, p["brass"], 12)
        tube([(x + s * .05, y - .02, .80), (x + s * .14, y - .06, .80)], .014, p["brass"], 8)

def between(p, x, y):
    """A drum of a table: two glasses, grapes, a candle."""
    lathe([(0, 0), (.22, 0), (.25, .05), (.18, .28), (.25, .50), (.27, .54), (0, .54)], p["walnut"], (x, y, 0), 56)
    wine_glass(p, (x - .12, y + .06, .54)); wine_glass(p, (x + .12, y + .06, .54))
    candle(p, (x, y - .10, .54), .12, watts=2); bowl(p, (x, y + .13, .54), "brass", .5)

def candle_ring(p, x, y, z, r=.86, n=12):
    """A hoop hung from the ridge, candles on it."""
    tube(oval((x, y), r, r, z), .022, p["brass"], 10, closed=True); tube(oval((x, y), r * .55, r * .55, z + .34), .018, p["brass"], 10, closed=True)
    for k in range(n):
        a = math.tau * k / n
        candle(p, (x + r * math.cos(a), y + r * math.sin(a), z + .02), .14, .022)
        if k % 2:
            candle(p, (x + .55 * r * math.cos(a), y + .55 * r * math.sin(a), z + .36), .14, .022)
    for k in range(3):
        a = math.tau * (k + .25) / 3
        tube([(x + r * math.cos(a), y + r * math.sin(a), z), (x + .55 * r * math.cos(a), y + .55 * r * math.sin(a), z + .34),
              (x, y, z + 1.3)], .006, p["black"], 6)
    tube([(x, y, z + 1.3), (x, y, 7.4)], .008, p["black"], 6)
    lamp((x, y, z - .1), 34, (1, .62, .30), .3); lamp((x, y, z + .5), 14, (1, .62, .30), .3)

def chest_basin(p, x, yb, w=1.15):
    """A chest of drawers on turned feet, a bowl on its stone top, an arched mirror over it."""
    box((w, .52, .62), (x, yb - .38, .51), p["walnut"], bevel=.01)
    for k in range(3):
        box((w - .08, .02, .18), (x, yb - .648, .30 + .205 * k), p["walnut_z"], bevel=.006)
        for s in (-.28, .28):
            sphere(.02, (x + s, yb - .672, .30 + .205 * k), p["brass"], 10)
    for sx in (-1, 1):
        for dy in (-.2, .18):
            lathe([(0, 0), (.03, 0), (.05, .08), (.04, .20), (0, .20)], p["walnut_z"], (x + sx * (w / 2 - .08), yb - .38 + dy, 0), 20)
    box((w + .06, .56, .04), (x, yb - .38, .84), p["white"], bevel=.008)
    lathe([(0, .02), (.14, .03), (.21, .10), (.24, .16), (.22, .165), (.18, .09), (.12, .05), (0, .045)], p["ceramic"], (x, yb - .40, .86), 64)
    tube([(x, yb - .14, .86), (x, yb - .14, 1.16), (x, yb - .18, 1.20), (x, yb - .30, 1.20), (x, yb - .33, 1.15)], .014, p["brass"], 10)
    for s in (-.16, .16):
        cyl(.02, .07, (x + s, yb - .15, .86), p["brass"], 16)
    half, z0, z1, n = .40, 1.26, 1.92, 28
    arch = lambda r, y: [(x + r * math.cos(math.pi * k / n), y, z1 + r * math.sin(math.pi * k / n)) for k in range(n + 1)]
    edge = lambda q, y: [(x - half - q, y, z0 - q), (x + half + q, y, z0 - q)] + arch(half + q, y)
    mesh(edge(0, yb - .14), [tuple(range(n + 3))], p["mirror"], "mirror")
    tube(edge(.03, yb - .14), .024, p["brass"], 10, closed=True); neon(edge(.065, yb - .10), p["neon"], .010, closed=True)
    for s in (-1, 1):                                          # a sconce on each side
        tube([(x + s * .60, yb - .10, 1.62), (x + s * .60, yb - .22, 1.62), (x + s * .60, yb - .22, 1.68)], .010, p["brass"], 8)
        lathe([(.085, 0), (.055, .17)], p["shade"], (x + s * .60, yb - .22, 1.68), 32); lamp((x + s * .60, yb - .30, 1.80), 5)
    vase(p, (x - .42, yb - .34, .86), .6, "clay", 6, 4); candle(p, (x + .42, yb - .36, .86), .09)

def folding_screen(p, x, y):
    """Three leaves of cloth in frames, a robe over one."""
    for k in range(3):
        a, at = (.42, -.42, .42)[k], (x + .56 * (k - 1), y)
        box((.60, .025, 1.55), (*at, .86), p["greige"], (0, 0, a), .004)
        for s in (-1, 1):
            box((.04, .045, 1.7), (at[0] + s * .30 * math.cos(a), at[1] + s * .30 * math.sin(a), .85), p["walnut_z"], (0, 0, a), .006)
        for z in (.06, 1.66):
            box((.62, .045, .04), (*at, z), p["walnut"], (0, 0, a), .006)
    ribbon([(-.07, .95), (-.06, 1.3), (-.05, 1.66), (0, 1.73), (.05, 1.66), (.06, 1.35), (.07, 1.1)], .42, p["towel"], (x, y, 0), -.42, .02, .02, 5)

def chaise(p, at, turn):
    """To lie on, wrapped in a towel: one arm, one end."""
    with Recorder() as r:
        soft_box((.78, 1.75, .24), (0, 0, .32), p["sofa"], r=.09)
        soft_box((.78, .26, .56), (0, .78, .60), p["sofa"], rot=(-.22, 0, 0), r=.10)
        soft_box((.18, 1.1, .34), (-.36, .34, .52), p["sofa"], r=.08)
        for sx in (-.3, .3):
            for sy in (-.75, .75):
                cyl(.025, .2, (sx, sy, 0), p["brass"], 12)
        cushion(.48, .40, .18, (.02, .55, .64), (-.4, 0, 0), p["camel"])
        ribbon([(-.90, .2), (-.89, .40), (-.8, .455), (-.4, .455), (-.1, .46)], .6, p["sand"], (.02, 0, 0), 0, .02, .016, 4)
    return group(r.objects, at, turn)

def twins(env, rnd):
    p, D = palette(), 7.0
    outside(env, rnd)
    a_frame(p, rnd, D, (2.0, 5.0), floor="white")
    ambience(D, .85)
    box((6.9, .05, 1.15), (0, D - .06, .575), p["walnut"], bevel=.004)                            # panelling, stone above it
    for k in range(13):
        box((.42, .03, .86), (-3.18 + .53 * k, D - .09, .60), p["walnut_z"], bevel=.012)
    box((6.9, .10, .05), (0, D - .08, 1.17), p["walnut"], bevel=.006)
    box((6.3, .04, 1.75), (0, D - .06, 2.06), p["marble"], bevel=.003); beam((-3.0, D - .10, 2.96), (3.0, D - .10, 2.96), .03, .05, p["brass"], 0)
    area((0, D - .15, 3.05), (0, D - .02, 4.4), (5.0, .05), 32)
    emblem_light(SIGNS["twins"][0])
    slipper_tub(p, -.98, 2.35, .14); slipper_tub(p, .98, 2.35, -.14)
    filler(p, 0, 1.75); between(p, 0, 2.95)
    candle_ring(p, 0, 2.4, 3.05)
    chest_basin(p, -1.75, D); chest_basin(p, -.05, D)
    shower(p, 1.50, 3.20, D)
    hanging_fire(p, 2.85, 2.6)
    log_pile(p, 3.15, 4.1, .01, .42, 4.1, rnd, .40)
    folding_screen(p, -3.25, 4.75)
    chaise(p, (-3.05, 2.9, 0), math.radians(155))
    rug(p, -.9, 5.55, 2.9, .9, "towel", "sand"); rug(p, -3.0, 2.8, 1.5, 2.2, "cream", "sand")
    cyl(.2, .42, (2.0, 3.5, 0), p["endgrain"]); folded(p, "towel", (2.0, 3.5, .42), (.36, .26), 3)
    lathe([(0, 0), (.24, 0), (.28, .2), (.25, .42), (.23, .42), (0, .36)], p["camel"], (1.1, 6.5, 0), 40); folded(p, "towel", (1.1, 6.5, .36), (.34, .3), 1)
    for dx, h in ((-1.9, .30), (-1.76, .18), (1.9, .24)):
        candle(p, (dx, .95, 0), h, .045, 2 if h > .2 else 0)
    plant_pot(p, (-3.7, 1.0, 0), rnd, 1.5, 22); plant_pot(p, (3.75, 1.1, 0), rnd, 1.6, 24)
    plant_pot(p, (-2.3, .6, 0), rnd, .9, 16, "ceramic"); plant_pot(p, (2.3, .6, 0), rnd, .9, 16, "ceramic")
    plant_pot(p, (-3.85, 6.1, 0), rnd, 1.1, 18)
    curtains(p)
    return {"pano": ((-.15, 4.45, 1.55), (-.15, 12, 1.55), None)}
