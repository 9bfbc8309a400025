"""The bath of those who are happiest in water: a round pool sunk into the floor, wide enough to float in."""
import math
from kit import *
from furniture import *
from room import SIGNS, palette, outside, a_frame, ambience, emblem_light
from baths import oval, shower

POOL = (.5, 2.5)                                # its middle
HOLE = (-1, 2, 1, 4)                            # in the floor; its corners lie under the pebbles

def ring(x, y, r0, r1, z, mat, h=.03):
    lathe([(r0, z - h), (r1, z - h), (r1 + .01, z - h / 2), (r1, z), (r0, z), (r0 - .01, z - h / 2), (r0, z - h)], mat, (x, y, 0), 128)

def sunken_pool(p, rnd):
    """A basin with a seat all round under water, a rim to lie on, pebbles around it."""
    x, y = POOL
    lathe([(0, -.36), (.96, -.36), (1.00, -.20), (1.32, -.20), (1.36, .02), (1.40, .06), (1.66, .06), (1.70, .03), (1.70, -.02)], p["ceramic"], (x, y, 0), 128)
    ring(x, y, 1.68, 2.30, .015, p["slate"], .05)
    ring(x, y, 2.24, 2.34, .035, p["slate"], .05)
    pebble = sphere(.05, (0, 0, -9), p["pebble"], 6, .6)
    for _ in range(760):
        a, q = rnd.uniform(0, math.tau), rnd.uniform(1.75, 2.20)
        copy(pebble, (x + q * math.cos(a), y + q * math.sin(a), .02), rnd.uniform(0, 6), (rnd.uniform(.7, 1.6), rnd.uniform(.6, 1.1), rnd.uniform(.6, 1)))
    mesh(oval((x, y), 1.35, 1.35, -.015, 96), [tuple(range(96))], water("bath_water", wave=.012, scale=4, glow=(.10, .30, .33), glow_strength=.40), "bathwater")
    neon(oval((x, y), 1.725, 1.725, .045, 96), p["neon"], .014, closed=True)
    neon(oval((x, y), 2.365, 2.365, .022, 96), p["neon"], .011, closed=True)
    for i in range(10):
        card(rnd.uniform(.7, 1.1), rnd.uniform(.6, 1.2), (x + rnd.uniform(-.8, .8), y + rnd.uniform(-.7, .7), -.01), rnd.uniform(-.5, .5),
             steam_card("steam_bath", (1, .93, .85), .035), "steam")

def on_the_rim(p):
    """What one wants within reach, and the way in."""
    x, y = POOL
    at = lambda degrees, r: (x + r * math.cos(math.radians(degrees)), y + r * math.sin(math.radians(degrees)))
    for degrees in (96, 84):                                  # a rail on both sides of the steps
        a, b = at(degrees, 1.95), at(degrees, 1.18)
        tube([(*a, .0), (*a, .78), (*at(degrees, 1.85), .90), (*at(degrees, 1.6), .90), (*at(degrees, 1.35), .62), (*b, -.2)], .02, p["brass"], 12)
    box((.62, .46, .05), (*at(90, 1.94), .06), p["walnut"], bevel=.008)
    for degrees, h in ((-62, .20), (-70, .13), (-54, .10), (188, .16), (196, .10)):
        candle(p, (*at(degrees, 1.53), .06), h, .042, 2 if h > .15 else 0)
    wine_glass(p, (*at(22, 1.52), .06)); wine_glass(p, (*at(30, 1.54), .06)); bowl(p, (*at(12, 1.53), .06), "clay", .7)
    folded(p, "towel", (*at(152, 1.52), .06), (.40, .26), 4, math.radians(62), .06)
    spout = at(-120, 1.62)                                     # water over a lip of brass
    box((.34, .34, .74), (spout[0], spout[1], .37), p["marble"], (0, 0, math.radians(60)), .02)
    lip, fall = at(-120, 1.32), at(-120, 1.22)
    beam((spout[0], spout[1], .60), (*lip, .60), .22, .03, p["brass"], .006)
    side = Vector((math.cos(math.radians(150)), math.sin(math.radians(150)), 0)) * .10
    drop = [Vector((*lip, .585)) - side, Vector((*lip, .585)) + side, Vector((*fall, -.015)) + side, Vector((*fall, -.015)) - side]
    mesh(drop, [(0, 1, 2, 3)], glass("falling_water", (.85, .95, .97), mirror=.7), "fall")

def pillar_basins(p, x, yb):
    """Two basins, each one turned pillar, under one round mirror in a ring of light."""
    for dx in (-.62, .62):
        lathe([(0, 0), (.22, 0), (.24, .03), (.17, .30), (.17, .52), (.30, .80), (.31, .86), (.275, .86), (.22, .76), (0, .74)],
              p["ceramic"], (x + dx, yb - .46, 0), 64)
        tube([(x + dx, yb - .08, 1.08), (x + dx, yb - .34, 1.08), (x + dx, yb - .38, 1.02)], .015, p["brass"], 10)
        for s in (-.15, .15):
            cyl(.024, .05, (x + dx + s, yb - .14, 1.055), p["brass"], 16)
    r, z = .84, 2.08
    mesh([(x + r * math.cos(math.tau * k / 96), yb - .14, z + r * math.sin(math.tau * k / 96)) for k in range(96)], [tuple(range(96))], p["mirror"], "mirror")
    neon([(x + (r + .018) * math.cos(math.tau * k / 96), yb - .13, z + (r + .018) * math.sin(math.tau * k / 96)) for k in range(96)],
         p["neon"], .013, closed=True)
    area((x, yb - .55, 3.05), (x, yb - .45, .9), (1.2, .1), 40)
    box((.34, .26, .05), (x, yb - .22, .93), p["walnut"], bevel=.008)
    vase(p, (x - .06, yb - .24, .955), .7, "clay", 7, 6); candle(p, (x + .08, yb - .26, .955), .09)

def towel_tower(p, x, yb, w=1.0):
    """Open shelves of towels as thick as rugs."""
    for dx in (-w / 2, w / 2):
        box((.04, .42, 2.1), (x + dx, yb - .34, 1.05), p["walnut_z"], bevel=.004)
    for k, z in enumerate((.10, .56, 1.02, 1.48, 2.08)):
        box((w, .42, .035), (x, yb - .34, z), p["walnut"], bevel=.004)
        beam((x - w / 2 + .05, yb - .16, z - .03), (x + w / 2 - .05, yb - .16, z - .03), .014, .014, p["warm"], 0)
        if k < 4:
            for i, dx in enumerate((-.24, .24)):
                folded(p, ("towel", "sand", "cream")[(k + i) % 3], (x + dx, yb - .34, z + .02), (.42, .34), 3 + (k + i) % 2, 0, .085)

def nest(p, x, y, r=.86):
    """A round bed to dry on, towards the view."""
    lathe([(0, .04), (r * .94, .04), (r, .10), (r, .24), (r * .93, .31), (0, .33)], p["cream"], (x, y, 0), 96)
    n = 26
    path = [(x + r * .86 * math.cos(a), y + r * .86 * math.sin(a), .45) for a in (math.radians(20 + 150 * k / n) for k in range(n + 1))]
    tube(path, .17, p["cream"], 16)
    for k, (a, cloth) in enumerate(((55, "camel"), (95, "linen"), (135, "rust"))):
        t = math.radians(a)
        cushion(.46, .42, .18, (x + .58 * r * math.cos(t), y + .58 * r * math.sin(t), .52), (-.35, 0, t - math.pi / 2), p[cloth])
    ribbon([(-.9, .16), (-.88, .32), (-.7, .345), (-.2, .345), (.1, .35)], .55, p["sand"], (x + .1, y, 0), .3, .02, .018, 3)

def plunge(env, rnd):
    p, D = palette(), 7.0
    outside(env, rnd)
    a_frame(p, rnd, D, (2.0, 5.0), floor="white", pit=HOLE)
    ambience(D, .9)
    box((6.7, .06, 3.0), (0, D - .06, 1.5), p["marble"], bevel=.003)
    beam((-3.2, D - .12, 3.02), (3.2, D - .12, 3.02), .03, .05, p["brass"], 0)
    area((0, D - .15, 3.1), (0, D - .02, 4.5), (5.0, .05), 34)
    emblem_light(SIGNS["plunge"][0])
    sunken_pool(p, rnd)
    on_the_rim(p)
    pillar_basins(p, -1.2, D)
    shower(p, 1.30, 3.20, D)
    w, y0 = 1.86, D - 2.0                                      # the steam shower is closed in front too
    mesh([(1.32, y0, .02), (3.18, y0, .02), (3.18, y0, 2.25), (1.32, y0, 2.25)], [(0, 1, 2, 3)],
         glass("shower_glass", (.90, .95, .94), mirror=.8), "steam door")
    beam((1.30, y0, 2.255), (3.2, y0, 2.255), .022, .022, p["brass"], .002); tube([(2.1, y0 - .03, .95), (2.1, y0 - .03, 1.35)], .014, p["brass"], 8)
    box((w - .2, .40, .44), (2.26, D - .40, .22), p["slate"], bevel=.01)
    for k in range(4):
        card(.9, 1.5, (1.8 + .3 * k, D - .9, .3), .2 * (-1) ** k, steam_card("steam_bath", (1, .93, .85), .035), "steam")
    towel_tower(p, -2.85, D, .9)
    rug(p, -1.2, 5.55, 2.2, .9, "towel", "sand")
    nest(p, -2.95, 3.35); side_table(p, (-2.0, 4.3, 0), .42, mat="marble"); wine_glass(p, (-2.05, 4.33, .42)); book_stack(p, (-1.95, 4.24, .42), 2)
    cyl(.2, .42, (3.15, 4.2, 0), p["endgrain"]); folded(p, "towel", (3.15, 4.2, .42), (.36, .26), 3)
    lathe([(0, 0), (.24, 0), (.28, .2), (.25, .42), (.23, .42), (0, .36)], p["camel"], (-.2, 6.35, 0), 40); folded(p, "towel", (-.2, 6.35, .36), (.34, .3), 1)
    for at, h, n in (((3.55, 2.9, 0), 1.9, 26), ((3.5, 1.0, 0), 1.6, 24), ((3.0, .55, 0), 1.0, 18), ((-2.1, .7, 0), 1.5, 22),
                     ((-3.55, 1.3, 0), 2.0, 28), ((-3.85, 5.1, 0), 1.3, 20)):
        plant_pot(p, at, rnd, h, n, "clay" if n > 18 else "ceramic")
    curtains(p)
    pendants(p, ((.1, 2.2, 3.5), (.5, 2.7, 3.1), (.95, 2.2, 3.9), (.5, 1.8, 4.3)), watts=8)
    return {"pano": ((-.75, 4.75, 1.55), (-.75, 12, 1.55), None)}
