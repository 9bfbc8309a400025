"""A bedroom by a careful joiner: a box bed like a house in the house, a drawing table on its left, an armillary sphere on its right."""
import math
from kit import *
from books import Heap, bindings, floor_stack, globe
from charts import armillary, drawing_table, ladder_chair, rolls
from furniture import *
from joinery import F, box_bed
from room import RUGS, SIGNS, a_frame, ambience, emblem_light, outside, palette
from tufts import wing_chair

D = 7.4

def panels(p):
    """Waist-high panelling on the back wall, a door on either side of the bed."""
    for s in (-1, 1):
        x = s * 2.78
        for dx, w in ((-.53, .10), (.53, .10)):
            box((w, .10, 2.16), (x + dx, D - .07, 1.08), p["walnut_z"], bevel=.006)
        box((1.30, .13, .12), (x, D - .08, 2.20), p["walnut"], bevel=.010)
        box((.94, .06, 2.10), (x, D - .06, 1.06), p["walnut_z"], bevel=.004)
        for z, h in ((.50, .64), (1.14, .42), (1.72, .52)):
            for dx in (-.22, .22):
                box((.34, .03, h), (x + dx, D - .10, z), p["walnut_z"], bevel=.014)
        sphere(.032, (x - s * .38, D - .15, 1.0), p["brass"], 14); cyl(.03, .012, (x - s * .38, D - .12, 1.0), p["brass"], 16)
        area((x, D - .45, 2.9), (x, D - .1, 1.0), (.8, .1), 16, (1, .74, .48), "door")

def boxbed(env, rnd):
    p = palette() | bindings() | dict(strip=emission("shelf_light", (1, .62, .32), 6), paper=emission("paper", (1, .66, .34), 1.1))
    heap = Heap()
    outside(env, rnd)
    a_frame(p, rnd, D, (2.2, 5.35))
    ambience(D, 1.45)
    panels(p)
    box_bed(p, heap, rnd)
    emblem_light(SIGNS["boxbed"][0])
    for s in (-1, 1):                                         # on the front of the bed, and between its roof and the wall
        area((s * 1.3, 3.6, 4.4), (s * .9, F, 1.6), .6, 60, (1, .78, .52), "graze")
        area((s * 2.2, 6.3, 2.9), (s * 1.2, 7.3, 4.6), .4, 14, (1, .74, .48), "behind")
    rug(p, *RUGS["boxbed"], 4.3, 2.5)
    # where plans are drawn
    drawing_table(p, (-2.50, 4.34, 0), math.radians(40)); ladder_chair(p, (-2.02, 3.64, 0), math.radians(212))
    rolls(p, (-3.40, 3.15, 0), rnd); floor_stack(heap, (-2.02, 5.12, 0), 6, rnd)
    # and turned over in the mind
    armillary(p, (2.30, 4.25, 0), .42); globe(p, (3.0, 4.55, 0), .27); floor_stack(heap, (3.12, 3.95, 0), 5, rnd); floor_stack(heap, (2.02, 4.86, 0), 4, rnd)
    # at the glass
    wing_chair(p, (-2.35, 1.45, 0), math.radians(160), pillow="linen"); wing_chair(p, (2.35, 1.45, 0), math.radians(200), pillow="rust")
    side_table(p, (1.55, 1.15, 0), .5); wine_glass(p, (1.52, 1.10, .5)); candle(p, (1.62, 1.2, .5), .09, .034, 1.5)
    side_table(p, (-1.55, 1.15, 0), .5); wine_glass(p, (-1.52, 1.10, .5)); book_stack(p, (-1.6, 1.2, .5), 2)
    for s in (-1, 1):
        floor_lamp(p, (s * 3.05, 1.75, 0), (-s * .5, -.15), 14)
    # eaves
    for s in (-1, 1):
        sideboard(p, s * 4.1, 2.0, 3.2, .56); floor_stack(heap, (s * 4.05, 2.85, .56), 5, rnd); candle(p, (s * 4.0, 2.35, .56), .13, .04, 2)
    bowl(p, (4.05, 2.55, .56), "brass", .9); vase(p, (-4.05, 2.5, .56), .9, "ceramic", 7, 4)
    sideboard(p, -4.05, 5.1, 6.6); table_lamp(p, (-4.0, 6.2, .62), 12); floor_stack(heap, (-4.0, 5.5, .62), 4, rnd)
    sideboard(p, 4.05, 4.9, 6.6); table_lamp(p, (4.0, 6.2, .62), 12); vase(p, (4.0, 5.3, .62), 1.2, "clay", 9, 4)
    plant_pot(p, (3.75, .9, 0), rnd, 1.4, 20); plant_pot(p, (-3.75, .9, 0), rnd, 1.2, 18)
    curtains(p)
    heap.build(p)
    return {"pano": ((0, 1.75, 1.55), (0, 12, 1.55), None)}
