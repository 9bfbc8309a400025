"""The bath of the stone houses: a stone pool before the glass, two bowls on one timber, rain at the end of a stone wall."""
import math
from kit import *
from furniture import *
from room import SIGNS, a_frame, ambience, emblem_light, outside
from baths import shower
from room_hall import column_lamp, rings, stone_face, stone_palette
from room_soaking import bucket

def stone_pool(p, at, w=2.9, d=1.7, h=.60):
    """Walls of coursed stone, slate rims, water level with them, a step towards the room, a spout of brass."""
    x, y = at
    t = .24
    for dy in (-d / 2 + t / 2, d / 2 - t / 2):
        box((w, t, h - .05), (x, y + dy, (h - .05) / 2), p["basalt"], bevel=.010)
        box((w + .04, t + .04, .06), (x, y + dy, h - .02), p["slate"], bevel=.008)
    for dx in (-w / 2 + t / 2, w / 2 - t / 2):
        box((t, d - 2 * t, h - .05), (x + dx, y, (h - .05) / 2), p["basalt"], bevel=.010)
        box((t + .04, d - 2 * t - .04, .06), (x + dx, y, h - .02), p["slate"], bevel=.008)
    box((w - .1, d - .1, .10), (x, y, .06), p["slate"], bevel=0)
    a, b = w / 2 - t, d / 2 - t
    water_ = water("bath_water", wave=.01, scale=5, glow=(.10, .28, .31), glow_strength=.34)
    mesh([(x - a, y - b, h - .05), (x + a, y - b, h - .05), (x + a, y + b, h - .05), (x - a, y + b, h - .05)], [(0, 1, 2, 3)], water_, "bathwater")
    rim = [(x + sx * (w / 2 + .02), y + sy * (d / 2 + .02), .04) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    neon(rim, p["neon"], .013, closed=True)
    for i in range(8):
        card(.8, .7 + .05 * i, (x - .9 + .25 * i, y + .12 * (-1) ** i, h - .05), .3 * (-1) ** i, steam_card("steam_bath", (1, .93, .85), .035), "steam")
    box((1.3, .40, .20), (x + .55, y + d / 2 + .22, .10), p["slate"], bevel=.010)
    box((1.3, .36, .03), (x + .55, y + d / 2 + .22, .215), p["walnut"], bevel=.006)
    post = x - w / 2 - .22                                     # the spout's own stone
    box((.30, .60, 1.15), (post, y, .575), p["basalt"], bevel=.012); box((.34, .64, .05), (post, y, 1.17), p["slate"], bevel=.006)
    box((.40, .16, .03), (post + .30, y, .98), p["brass"], bevel=.006)
    mesh([(post + .50, y - .07, .965), (post + .50, y + .07, .965), (post + .54, y + .075, h - .05), (post + .54, y - .075, h - .05)],
         [(0, 1, 2, 3)], glass("falling_water", (.85, .95, .97), mirror=.7), "fall")
    for dx, dy, hh in ((.55, -.70, .16), (.68, -.74, .10), (1.28, .55, .13)):
        candle(p, (x + dx, y + dy, h + .01), hh, .04, 1.5 if hh > .12 else 0)
    wine_glass(p, (x + 1.30, y + .10, h + .01)); folded(p, "towel", (x + 1.30, y - .30, h + .01), (.24, .36), 3, 0, .06)
    candle(p, (post, y + .15, 1.20), .10, .04, 1.5); vase(p, (post, y - .14, 1.20), .6, "clay", 6, 2)

def timber(p, x, yb, w=2.7):
    """One thick board out of the wall, a stone bowl at each end, a tall mirror over each."""
    box((w, .52, .12), (x, yb - .36, .80), p["walnut"], bevel=.012)
    for dx in (-w / 2 + .3, w / 2 - .3):
        box((.10, .44, .74), (x + dx, yb - .34, .37), p["basalt"], bevel=.010)
    box((w - .8, .40, .05), (x, yb - .34, .32), p["walnut"], bevel=.008)
    for k, dx in enumerate((-.62, -.2, .5)):
        folded(p, ("towel", "sand", "towel")[k], (x + dx, yb - .34, .345), (.34, .28), (3, 2, 3)[k])
    for dx in (-.72, .72):
        c = x + dx
        lathe([(0, 0), (.14, 0), (.21, .06), (.23, .15), (.205, .15), (.17, .07), (0, .05)], p["slate"], (c, yb - .36, .86), 48)
        tube([(c, yb - .10, 1.18), (c, yb - .28, 1.18), (c, yb - .31, 1.13)], .014, p["brass"], 10)
        n, a, b, zc = 56, .36, .62, 1.98                      # stadium: half circles above and below a straight part
        edge = lambda q, y: [(c + (a + q) * math.cos(t), y,
                              zc + math.copysign(b - a, math.sin(t)) + (a + q) * math.sin(t)) for t in (math.tau * (k + .5) / n for k in range(n))]
        mesh(edge(0, yb - .14), [tuple(range(n))], p["mirror"], "mirror")
        neon(edge(.016, yb - .13), p["neon"], .012, closed=True)
        area((c, yb - .50, 2.75), (c, yb - .35, .9), (.5, .1), 20)
    column_lamp(p, (x, yb - .30, .86), .46, .075, 8)
    vase(p, (x - .30, yb - .36, .86), .7, "ceramic", 7, 4); candle(p, (x + .26, yb - .40, .86), .09); candle(p, (x + .34, yb - .32, .86), .06)

def grotto(env, rnd):
    p, D = stone_palette(), 7.0
    outside(env, rnd)
    a_frame(p, rnd, D, (2.2, 4.9), floor="flag")
    ambience(D, 1.0)
    stone_face(p, rnd, -3.55, 3.55, D - .14, .12, 0, 2.9)
    box((7.0, .16, .05), (0, D - .12, 2.92), p["slate"], bevel=.006)
    area((0, D - .40, .15), (0, D, 2.4), (5.5, .06), 30, (1, .70, .42), "graze")
    area((0, D - .15, 3.0), (0, D - .02, 4.6), (5.5, .05), 30)
    emblem_light(SIGNS["grotto"][0])
    stone_pool(p, (.25, 2.15))
    timber(p, -1.15, D - .12)
    shower(p, 1.35, 3.10, D - .12)
    for s in (-1, 1):                                          # stone at the foot of the roof
        for k in range(5):
            box((.26, 1.18, .55 + .07 * ((k * 3) % 2)), (s * 4.25, .9 + 1.24 * k, .29), p["basalt"], bevel=.014)
        box((.36, 6.2, .05), (s * 4.27, 3.4, .66), p["walnut"], bevel=.006)
    for i, y in enumerate((1.2, 1.5, 5.2)):
        candle(p, (4.22, y, .685), (.20, .13, .16)[i], .045, 2 if i != 1 else 0); candle(p, (-4.22, y + .4, .685), (.14, .20, .12)[i], .045, 2 if i == 1 else 0)
    rug(p, -1.15, 5.35, 2.4, 1.0, "towel", "sand"); rug(p, .8, 3.85, 1.5, .8, "sand", "towel")
    box((1.5, .42, .09), (3.15, 3.7, .44), p["walnut"], rot=(0, 0, math.pi / 2), bevel=.012)   # one seat of timber and stone
    for dy in (-.5, .5):
        box((.36, .14, .40), (3.15, 3.7 + dy, .20), p["basalt"], bevel=.010)
    folded(p, "towel", (3.15, 4.05, .485), (.36, .32), 4); folded(p, "sand", (3.15, 3.3, .485), (.34, .28), 2)
    bucket(p, 2.55, 3.15)
    lathe([(0, 0), (.24, 0), (.28, .2), (.25, .42), (.23, .42), (0, .36)], p["camel"], (-3.2, 5.8, 0), 40); folded(p, "towel", (-3.2, 5.8, .36), (.34, .3), 1)
    armchair(p, (-3.0, 3.4, 0), math.radians(-110), "cream", "sand"); pouf(p, (-2.35, 2.75, 0), "camel", .30)
    column_lamp(p, (-3.75, 4.5, 0), .9, .13, 14)
    rings(p, (.25, 2.15, 3.7), ((.85, 0, 0), (.52, .45, .15)))
    plant_pot(p, (-3.6, 1.1, 0), rnd, 1.6, 24); plant_pot(p, (3.65, 2.15, 0), rnd, 1.2, 20)
    plant_pot(p, (3.6, 5.0, 0), rnd, 1.2, 18); plant_pot(p, (-2.1, .65, 0), rnd, .9, 16, "ceramic")
    return {"pano": ((.15, 4.35, 1.55), (.15, 12, 1.55), None)}
