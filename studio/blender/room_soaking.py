"""The other bathroom, turned round: a round wooden tub, one trough under one wide mirror, a slatted daybed."""
import math
from kit import *
from furniture import *
from room import palette, outside, a_frame, ambience, emblem_light
from baths import oval, shower, towel_ladder

def round_tub(p, c, rnd):
    """Staves and hoops, as deep as a seat, with a step."""
    x, y, z = c
    lathe([(0, 0), (1.42, 0), (1.44, .035), (1.40, .04), (0, .04)], p["slate"], c, 96)
    pebble = sphere(.05, (0, 0, -9), p["pebble"], 6, .6)
    for _ in range(420):
        a, q = rnd.uniform(0, math.tau), rnd.uniform(.98, 1.36)
        copy(pebble, (x + q * math.cos(a), y + q * math.sin(a), .045), rnd.uniform(0, 6), (rnd.uniform(.7, 1.6), rnd.uniform(.6, 1.1), rnd.uniform(.6, 1)))
    n, r, h = 36, .90, .80
    for k in range(n):
        a = math.tau * (k + .5) / n
        box((2 * r * math.sin(math.pi / n) - .004, .055, h), (x + r * math.cos(a), y + r * math.sin(a), .06 + h / 2), p["walnut_z"],
            (0, 0, a + math.pi / 2), .006)
    for zz in (.22, .68):
        tube([(x + (r + .03) * math.cos(t), y + (r + .03) * math.sin(t), zz) for t in (math.tau * k / 72 for k in range(72))], .014, p["brass"], 8, closed=True)
    lathe([(r - .09, h + .05), (r + .07, h + .05), (r + .07, h + .09), (r - .09, h + .09), (r - .09, h + .05)], p["walnut"], c, 96)
    w = water("bath_water", wave=.01, scale=5, glow=(.10, .28, .31), glow_strength=.30)
    mesh(oval(c, r - .03, r - .03, .74), [tuple(range(64))], w, "bathwater")
    neon(oval(c, r + .10, r + .10, .055), p["neon"], .014, closed=True)
    for i in range(7):
        card(rnd.uniform(.6, 1.0), rnd.uniform(.6, 1.1), (x + rnd.uniform(-.5, .5), y + rnd.uniform(-.3, .3), .74), rnd.uniform(-.5, .5),
             steam_card("steam_bath", (1, .93, .85), .035), "steam")
    for k in range(2):                                        # the step, towards the room
        box((.70, .30 + .30 * (1 - k), .04), (x - .55, y + 1.12 + .15 * (1 - k), .20 + .20 * k), p["walnut"], bevel=.006)
    for dx in (-.31, .31):
        box((.04, .56, .38), (x - .55 + dx, y + 1.22, .20), p["walnut_z"], bevel=.004)
    tube([(x + 1.05, y - .2, 0), (x + 1.05, y - .2, 1.15), (x + 1.0, y - .19, 1.22), (x + .72, y - .14, 1.22), (x + .66, y - .13, 1.15)], .02, p["brass"], 12)
    box((.16, 1.66, .03), (x - .30, y, .905), p["walnut"])
    candle(p, (x - .30, y + .30, .92), .09, watts=2); candle(p, (x - .30, y + .42, .92), .06); wine_glass(p, (x - .30, y + .06, .92))
    folded(p, "towel", (x - .30, y - .42, .92), (.14, .30), 2, 0, .05)

def trough(p, x, yb, w=2.6):
    """One stone trough on trestles, two taps from the wall, one mirror as wide, framed in light."""
    for dx in (-w / 2 + .25, w / 2 - .25):
        for dy in (-.18, .18):
            beam((x + dx - .12, yb - .42 + dy, 0), (x + dx + .02, yb - .42 + dy, .70), .06, .06, p["walnut_z"], .006)
            beam((x + dx + .16, yb - .42 + dy, 0), (x + dx + .02, yb - .42 + dy, .70), .06, .06, p["walnut_z"], .006)
        box((.30, .46, .04), (x + dx + .02, yb - .42, .30), p["walnut"], bevel=.004)
    box((w - .3, .40, .04), (x, yb - .42, .33), p["walnut"], bevel=.006)                        # shelf between them
    for k, dx in enumerate((-.86, -.42, .40, .84)):
        folded(p, ("sand", "towel")[k % 2], (x + dx, yb - .42, .35), (.36, .30), 2)
    box((w, .54, .10), (x, yb - .42, .75), p["white"], bevel=.01)
    for dy in (-.25, .25):
        box((w, .04, .14), (x, yb - .42 + dy, .85), p["white"], bevel=.008)
    for dx in (-w / 2 + .02, 0, w / 2 - .02):
        box((.04, .54, .14), (x + dx, yb - .42, .85), p["white"], bevel=.008)
    for dx in (-w / 4, w / 4):
        tube([(x + dx, yb - .10, 1.08), (x + dx, yb - .34, 1.08), (x + dx, yb - .37, 1.03)], .014, p["brass"], 10)
        for s in (-.14, .14):
            cyl(.024, .05, (x + dx + s, yb - .16, 1.055), p["brass"], 16)
    z0, z1, h = 1.28, 2.22, w / 2 - .05
    mesh([(x - h, yb - .13, z0), (x + h, yb - .13, z0), (x + h, yb - .13, z1), (x - h, yb - .13, z1)], [(0, 1, 2, 3)], p["mirror"], "mirror")
    neon([(x - h, yb - .12, z0), (x + h, yb - .12, z0), (x + h, yb - .12, z1), (x - h, yb - .12, z1)], p["neon"], .012, closed=True)
    area((x, yb - .50, 2.50), (x, yb - .35, .9), (1.8, .1), 40)
    candle(p, (x - .1, yb - .22, .92), .11, watts=1); candle(p, (x + .08, yb - .22, .92), .07)
    vase(p, (x + w / 2 - .16, yb - .42, .92), .8, "clay", 8, 6)

def daybed(p, x, y):
    """Slats, a pad and a headrest, towards the view."""
    for k in range(9):
        box((.78, .16, .035), (x, y - .84 + .21 * k, .30), p["walnut"], bevel=.006)
    for dx in (-.34, .34):
        beam((x + dx, y - .92, .25), (x + dx, y + .92, .25), .05, .08, p["walnut_z"], .006)
        for dy in (-.75, .75):
            box((.06, .06, .24), (x + dx, y + dy, .12), p["walnut_z"], bevel=.006)
    soft_box((.74, 1.70, .12), (x, y, .38), p["cream"], r=.055)
    soft_box((.66, .46, .12), (x, y + .66, .52), p["greige"], rot=(.42, 0, 0), r=.055)
    ribbon([(-.42, .16), (-.40, .30), (-.38, .43), (-.2, .455), (.1, .452), (.35, .45)], .60, p["towel"], (x, y - .35, 0), math.pi / 2, .02, .012, 3)

def bucket(p, x, y, z=0.0):
    """Of staves, with a ladle in it."""
    lathe([(0, 0), (.13, 0), (.15, .26), (.135, .26), (.12, .05), (0, .05)], p["walnut_z"], (x, y, z), 24)
    for h in (.06, .20):
        tube([(x + (.135 + .07 * h) * math.cos(t), y + (.135 + .07 * h) * math.sin(t),
               z + h) for t in (math.tau * k / 32 for k in range(32))], .006, p["brass"], 6, closed=True)
    tube([(x, y, z + .08), (x + .16, y - .05, z + .46)], .010, p["walnut"], 8)

def soaking(env, rnd):
    p, D = palette(), 7.0
    outside(env, rnd)
    a_frame(p, rnd, D, (2.0, 5.0))
    ambience(D, .9)
    box((3.1, .06, 2.6), (.75, D - .06, 1.3), p["marble"], bevel=.003)                          # stone behind the trough alone
    for i in range(26):                                       # slats on both sides of it
        x = -1.66 + .09 * i if i < 9 else 2.36 + .09 * (i - 9)
        if x < 3.3:
            box((.05, .04, 2.6), (x, D - .06, 1.3), p["walnut_z"], bevel=.004)
    beam((-3.4, D - .12, 2.62), (3.4, D - .12, 2.62), .03, .05, p["brass"], 0)
    area((0, D - .15, 2.7), (0, D - .02, 4.2), (5.5, .05), 34)
    emblem_light((0, D - .06, 3.65))
    round_tub(p, (1.25, 2.3, 0), rnd)
    trough(p, .75, D)
    shower(p, -1.75, -3.35, D)
    towel_ladder(p, 2.75, D)
    rug(p, .75, 5.35, 2.5, 1.0, "towel", "sand"); rug(p, .55, 4.1, 1.3, .7, "sand", "towel")
    rug(p, -2.35, 2.3, 1.7, 2.5, "cream", "sand")
    daybed(p, -2.35, 2.25); side_table(p, (-1.55, 2.75, 0), .46, mat="marble"); book_stack(p, (-1.55, 2.75, .46), 2); wine_glass(p, (-1.47, 2.66, .53))
    cyl(.2, .42, (-.35, 2.2, 0), p["endgrain"]); folded(p, "towel", (-.35, 2.2, .42), (.36, .26), 3)
    bucket(p, -.05, 3.2); bucket(p, -.35, 3.0, 0)
    for y in (3.6, 3.7, 3.8, 3.9, 4.0):                       # slatted bench under the right slope
        box((1.5, .075, .04), (3.35, y, .43), p["walnut"], bevel=.006)
    for dx in (-.65, .65):
        box((.06, .46, .41), (3.35 + dx, 3.8, .205), p["black"], bevel=.003)
    folded(p, "sand", (3.6, 3.8, .455), (.42, .34), 3); vase(p, (3.0, 3.85, .45), .8, "clay", 7, 2)
    lathe([(0, 0), (.24, 0), (.28, .2), (.25, .42), (.23, .42), (0, .36)], p["camel"], (3.3, 5.7, 0), 40); folded(p, "towel", (3.3, 5.7, .36), (.34, .3), 1)
    for i, (dx, dy) in enumerate(((1.75, 1.05), (1.62, .85), (1.45, 1.1))):
        candle(p, (1.05 + dx, dy, 0), (.30, .20, .14)[i], .045, 2 if i == 0 else 0)
    plant_pot(p, (-3.7, 4.3, 0), rnd, 1.5, 24); plant_pot(p, (-3.75, 1.1, 0), rnd, 1.3, 20); plant_pot(p, (3.5, 1.2, 0), rnd, 1.6, 24)
    plant_pot(p, (-.6, .6, 0), rnd, .9, 16, "ceramic")
    curtains(p)
    pendants(p, ((1.0, 2.0, 3.4), (1.4, 2.2, 3.8), (.7, 2.4, 4.0)), watts=8)
    return {"pano": ((-.55, 4.45, 1.55), (-.55, 12, 1.55), None)}
