"""The ninth fireside: a disc of limewashed plaster with a round fire in its middle, two arcs of seats sunk into the floor before it."""
import math
from kit import *
from furniture import *
from oculus import D, FRONT, PIT, SQUARE, disc, fire_in_the_round, limewash, orbits, orrery, plinth, sunk_floor
from room import SIGNS, a_frame, ambience, emblem_light, lit_shade, outside, palette
from starry import moon

def oculus(env, rnd):
    p = palette() | dict(plaster=limewash(), globe=lit_shade("globe", .9), moon=lit_shade("moon", .8))
    outside(env, rnd)
    x, y = PIT
    a_frame(p, rnd, D, (1.3, 3.6, 5.9), skylights=((1.57, 3.33), (3.87, 5.63)), pit=(x - SQUARE, x + SQUARE, y - SQUARE, y + SQUARE))
    ambience(D, .30)
    disc(p); fire_in_the_round(p, 170); plinth(p)
    emblem_light(SIGNS["oculus"][0])
    sunk_floor(p, rnd); orbits(p); orrery(p, *PIT, 2.72)
    area((0, FRONT - .16, 4.3), (0, FRONT + .05, 1.2), (3.0, .06), 46, (1, .82, .62), "rake")                 # shows the ripples
    for s in (-1, 1):
        area((s * 3.9, 4.4, .4), (0, 4.4, 2.5), (.3, 6), 9, (1, 1, 1), "neon_fill", group_="neon")
    area((.2, 3.0, 4.4), (0, 4.4, 0), 1.5, 70, (1, .80, .58), "seats", 95)
    moon(p, (-3.28, FRONT - .24, .40), .15, 5); moon(p, (3.30, FRONT - .24, .40), .11, 4)
    vase(p, (1.62, FRONT - .22, .40), 1.0, "clay", 9, 4)
    # along the eaves and at the glass
    sideboard(p, 4.1, 1.9, 4.5); table_lamp(p, (4.05, 2.4, .62), 9); bowl(p, (4.05, 3.2, .62), "clay", 1.1); book_stack(p, (4.05, 3.8, .62), 4)
    sideboard(p, -4.1, 2.6, 5.2); moon(p, (-4.05, 4.7, .62), .15, 5); vase(p, (-4.05, 3.2, .62), 1.1, "ceramic", 9, 8); book_stack(p, (-4.05, 3.9, .62), 3)
    dry_grass(p, (3.72, 5.95, 0), rnd, .95, 12); dry_grass(p, (-3.75, 1.1, 0), rnd, .9, 12)
    armchair(p, (2.75, 1.0, 0), math.radians(195), "cream", "rust"); side_table(p, (2.05, .80, 0), .46, .20); candle(p, (2.05, .80, .46), .10, .034, 1.2)
    for at, r in (((-2.2, .85, 0), .18), ((-1.75, .65, 0), .11)):
        moon(p, at, r, 5)
    curtains(p)
    return {"pano": ((.7, 1.6, 1.55), (.7, 12, 1.55), None)}
