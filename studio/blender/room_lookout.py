"""A bedroom turned towards the view: the bed on a deck of its own in the point of the glass, a fire behind it."""
import math
from kit import *
from furniture import *
from room import palette, outside, a_frame, ambience, emblem_light
from bedrooms import bed, hanging_fire

DECK = .42                                       # height of the bed's platform
WALL = 1.12                                      # of the low wall behind the pillows
BACK = 3.35                                      # where it stands

def window_bed(p):
    """The platform with its two steps, the bed on it, and the low wall behind the pillows with shelves on its back."""
    w = 5.2
    box((w, BACK - .42, DECK), (0, .42 + (BACK - .42) / 2, DECK / 2), p["walnut"], bevel=.012)
    for s in (-1, 1):
        box((.36, 1.5, DECK / 2), (s * (w / 2 + .18), 2.2, DECK / 4), p["walnut"], bevel=.01)
        neon([(s * (w / 2 + .02), .5, .05), (s * (w / 2 + .02), BACK, .05)], p["neon"], .012)
    neon([(-w / 2, BACK + .30, .05), (w / 2, BACK + .30, .05)], p["neon"], .012)
    box((3.9, 2.5, .024), (0, 1.85, DECK + .012), p["sand"], bevel=.008); box((3.74, 2.34, .03), (0, 1.85, DECK + .015), p["rug"], bevel=.012)
    bed(p, (0, 1.98, DECK + .02), 2.0)
    box((4.6, .26, WALL), (0, BACK + .13, WALL / 2), p["walnut"], bevel=.012)
    for k in range(5):
        soft_box((.62, .13, .46), (-1.28 + .64 * k, BACK - .05, WALL - .27), p["greige"], r=.055)
    box((4.7, .36, .05), (0, BACK + .13, WALL + .025), p["walnut_z"], bevel=.008)
    for s in (-1, 1):
        box((.52, .44, .36), (s * 1.62, BACK - .30, DECK + .18), p["walnut_z"], bevel=.01)
        table_lamp(p, (s * 1.62, BACK - .28, DECK + .36), 18); book_stack(p, (s * 1.52, BACK - .40, DECK + .36), 2)
    for x, s in ((-2.05, .8), (2.1, .7)):
        vase(p, (x, BACK + .13, WALL + .05), s, "ceramic", 8, 3)
    for x, h in ((-1.5, .12), (-1.4, .08), (1.6, .10)):
        candle(p, (x, BACK + .1, WALL + .05), h)
    for z in (.20, .64):                                      # books behind the pillows
        box((4.2, .24, .03), (0, BACK + .38, z), p["walnut_z"], bevel=.004)
        book_row(p, -2.0, -.2, BACK + .38, z + .015, random.Random(int(z * 100)), .30); bowl(p, (.3, BACK + .38, z + .015), "clay", .8)
        book_row(p, .7, 1.9, BACK + .38, z + .015, random.Random(int(z * 90)), .30)
    for x in (-2.1, 0, 2.1):
        box((.03, .26, 1.06), (x, BACK + .38, .53), p["walnut_z"], bevel=.004)

def wardrobe_wall(p, yb):
    """Doors of slats on both sides of a tall mirror; a bench before it."""
    for side in (-1, 1):
        for k in range(3):
            x = side * (.98 + .72 * k)
            box((.70, .56, 2.3), (x, yb - .32, 1.15), p["walnut"], bevel=.008)
            for j in range(11):
                box((.035, .02, 2.16), (x - .29 + .058 * j, yb - .61, 1.16), p["walnut_z"], bevel=.004)
            box((.014, .03, .5), (x - side * .27, yb - .64, 1.15), p["brass"], bevel=.004)
    box((1.1, .05, 2.3), (0, yb - .06, 1.15), p["marble"], bevel=.006)
    lathe([(0, 0), (.44, 0), (.44, .02), (0, .02)], p["brass"], (0, yb - .10, 1.45), 64).rotation_euler = (math.pi / 2, 0, 0)
    lathe([(0, 0), (.42, 0), (.42, .005), (0, .005)], p["mirror"], (0, yb - .122, 1.45), 64).rotation_euler = (math.pi / 2, 0, 0)
    box((1.1, .34, .05), (0, yb - .22, .78), p["walnut"], bevel=.008); vase(p, (-.34, yb - .2, .805), .9, "clay", 7, 5)
    candle(p, (.30, yb - .22, .805), .1); bowl(p, (.1, yb - .22, .805), "brass", .7)
    pouf(p, (0, yb - .85, 0), "camel", .30)
    box((5.2, .62, .05), (0, yb - .31, 2.33), p["walnut"], bevel=.008)
    neon([(-2.55, yb - .64, 2.40), (2.55, yb - .64, 2.40)], p["neon"], .012)
    beam((-2.5, yb - .30, 2.375), (2.5, yb - .30, 2.375), .016, .016, p["warm"], 0)
    area((0, yb - .36, 2.42), (0, yb - .02, 3.9), (4.4, .05), 24)
    emblem_light((0, yb - .10, 3.35))

def lookout(env, rnd):
    p, D = palette(), 7.4
    outside(env, rnd)
    a_frame(p, rnd, D, (2.2, 5.2))
    ambience(D, 1.1)
    window_bed(p)
    wardrobe_wall(p, D)
    rug(p, 0, 5.2, 4.4, 2.4, "cream", "sand")
    cyl(.75, .02, (2.55, 5.3, 0), p["slate"], 64); hanging_fire(p, 2.55, 5.3)
    armchair(p, (.75, 5.35, .02), math.radians(75), "cognac", "cream")
    side_table(p, (.75, 4.55, .02), .5, mat="marble"); wine_glass(p, (.7, 4.5, .52)); candle(p, (.82, 4.6, .52), .08)
    sofa(p, (-2.35, 5.2, 0), math.pi / 2, 2.0, "greige", ("camel", "linen"), 6)
    floor_lamp(p, (-3.05, 6.3, 0), (.5, -.1), 14)
    log_pile(p, 3.25, 3.75, .02, .5, 6.4, rnd, .4)
    sideboard(p, -3.95, .9, 3.0); table_lamp(p, (-3.9, 1.3, .62), 12); bowl(p, (-3.9, 2.4, .62), "clay", 1.1)
    sideboard(p, 3.95, .9, 3.0); vase(p, (3.9, 2.5, .62), 1.1, "clay", 9, 4); book_stack(p, (3.9, 1.5, .62), 4)
    plant_pot(p, (3.75, 4.0, 0), rnd, 1.2, 18); plant_pot(p, (-3.75, 4.0, 0), rnd, 1.1, 16)
    curtains(p, top=2.6)
    return {"pano": ((-.6, 4.95, 1.75), (-.6, 12, 1.75), None)}
