"""The bath of a careful man: an eight-sided tub of cherry in the middle of a compass rose, a lantern of brass over it, cabinets that close like books."""
import math
from kit import *
from books import Heap, bindings, floor_stack
from cabinets import apothecary, book_door, reading_bench, wainscot, wardrobe_shower
from charts import rolls
from furniture import *
from octagon import lantern8, octagon_tub, on_the_tub, rose
from room import SIGNS, a_frame, ambience, emblem_light, outside, palette
from tufts import wing_chair

D, TUB = 7.0, (0, 3.5)                           # depth of the room; the tub's middle, the rose's too

def compass(env, rnd):
    p = palette() | bindings() | dict(strip=emission("shelf_light", (1, .62, .32), 6),
                                      rose_pale=marble("rose_pale", (.56, .53, .47), (.34, .31, .27), .5, .2),
                                      rose_dark=marble("rose_dark", (.10, .10, .11), (.30, .30, .32), .6, .16),
                                      rose_red=marble("rose_red", (.10, .10, .11), (.30, .30, .32), .6, .16))
    heap = Heap()
    outside(env, rnd)
    a_frame(p, rnd, D, (1.0, 5.2), floor="white")
    ambience(D, 1.3)
    emblem_light(SIGNS["compass"][0])
    rose(p, TUB); octagon_tub(p, TUB); on_the_tub(p, TUB)
    lantern8(p, TUB, 2.28)
    apothecary(p); wardrobe_shower(p, -3.12, -1.72, 5.72); book_door(p, heap, 1.72, 3.12, rnd)
    for s in (-1, 1):
        wainscot(p, s, .35, 6.9)
        area((s * 3.2, 3.2, 3.6), (s * 1.0, 3.0, .5), .8, 40, (1, .78, .52), "side")
        area((s * 4.2, 3.6, 1.02), (s * 3.8, 3.6, 3), (.1, 5), 18, (1, .74, .48), "shelf")
    area((0, 3.2, 5.6), (0, 3.0, 0), 1.8, 90, (1, .80, .58), "rose"); area((0, D - .5, 2.75), (0, D - .02, 4.6), (5.6, .05), 30)
    area((0, 4.6, 4.2), (0, D, 1.2), (4, .4), 110, (1, .78, .52), "cabinets")
    reading_bench(p, -3.92, 1.9, 4.3); floor_stack(heap, (-3.30, 4.55, 0), 5, rnd)
    floor_lamp(p, (-3.72, 4.82, 0), (.40, -.15), 16)
    # in the corner at the glass
    wing_chair(p, (3.25, 1.35, 0), math.radians(150), "cognac", "linen"); side_table(p, (2.62, .80, 0), .5); wine_glass(p, (2.58, .78, .5)); book_stack(p, (2.66, .84, .5), 1)
    rolls(p, (3.72, 6.45, 0), rnd); floor_lamp(p, (3.75, .75, 0), (-.45, .25), 14)
    plant_pot(p, (-3.55, .8, 0), rnd, 1.3, 20); plant_pot(p, (3.72, 5.62, 0), rnd, 1.2, 18)
    for y, h in ((2.6, .18), (2.9, .12), (4.2, .16)):
        candle(p, (4.22, y, .98), h, .04, 1.6 if h > .15 else 0)
    floor_stack(heap, (4.23, 3.5, .98), 3, rnd, (.15, .20))
    curtains(p)
    heap.build(p)
    return {"pano": ((2.45, 4.35, 1.55), (2.45, 12, 1.55), None)}
