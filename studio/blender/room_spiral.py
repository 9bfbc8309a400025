"""A living room round a stair: slabs of oak and stone wind about a column of fire up to a half-moon of a gallery at the glass."""
import math
from kit import *
from books import bindings
from cosy import mug
from exterior import lantern
from furniture import *
from ledges import slab
from newel import TOP, about, column, column_fire, flue, hearth_slabs, moon_gallery, sector, stair_of_slabs
from room import HT, HW, SIGNS, a_frame, ambience, emblem_light, outside
from room_hall import column_lamp, lounge, stone_palette
from round_sofa import wood_basket
from stacked import blanket_rack, felt_pouf, felt_seat, kitchen_run, lamp_of_rings, peak, shelf_of_slabs, slab_table, table_in_layers

D = 10.0                                         # depth of the room
TABLE = (3.06, 4.45)

def reading_loft(p, rnd):
    """On the gallery: an armchair towards the firs, a lamp, books, a blanket."""
    lounge(p, (-.95, 1.25, TOP), math.radians(28), "cognac", "rust"); felt_pouf(p, (-.50, .62, TOP), r=.26)
    column_lamp(p, (-1.72, .72, TOP), .85, .13, 16)
    side_table(p, (-1.55, 1.55, TOP), .44, .17); book_stack(p, (-1.55, 1.55, TOP + .44), 3, .4)
    box((1.10, .26, .035), (1.62, .42, TOP + .03), p["walnut"], bevel=.006); box((1.10, .26, .035), (1.62, .42, TOP + .39), p["walnut"], bevel=.006)
    for x in (1.10, 1.62, 2.14):
        box((.035, .26, .34), (x, .42, TOP + .21), p["walnut_z"], bevel=.004)
    for a, b in ((1.13, 1.60), (1.65, 2.12)):
        book_row(p, a, b, .42, TOP + .05, rnd, .28, .2)
    bowl(p, (1.35, .42, TOP + .41), "clay", .8); candle(p, (1.95, .42, TOP + .41), .12, .034, 1.4)
    plant_pot(p, (2.05, 1.05, TOP), rnd, .7, 12)

def ribs(p):
    """Slender rafters without ties on both slopes."""
    for s in (-1, 1):
        for y in (4.3, 6.8):
            beam((s * (HW - .12), y, 0), (0, y, HT - .2), .13, .12, p["beam"], .01, up=(0, 1, 0))

def under_the_slopes(p, rnd):
    """Right: sideboard and lamps; left behind the kitchen a chair to read in; logs."""
    sideboard(p, 4.10, 6.6, 9.0, .52, .42)
    table_lamp(p, (4.06, 6.95, .52), 12); table_lamp(p, (4.06, 8.65, .52), 12); book_stack(p, (4.06, 7.7, .52), 4, 1.4); bowl(p, (4.06, 8.15, .52), "clay", 1.0)
    cyl(.88, .014, (-2.98, 9.06, 0), p["greige"], 72); lounge(p, (-3.15, 9.24, .014), math.radians(32), "cognac", "linen"); floor_lamp(p, (-3.95, 9.0, 0), (.50, .12), 18); side_table(p, (-2.35, 9.55, 0), .46, .18); mug(p, (-2.37, 9.51, .46), 1.2, "clay")
    lounge(p, (2.75, 8.9, 0), math.radians(-42), "cognac", "rust")
    plant_pot(p, (-4.15, 9.75, 0), rnd, .9, 14); plant_pot(p, (3.70, 9.6, 0), rnd, 1.2, 16)
    blanket_rack(p, (3.74, 2.30, 0), math.radians(-90))
    plant_pot(p, (3.75, .85, 0), rnd, 1.1, 16); plant_pot(p, (-4.05, 2.35, 0), rnd, 1.0, 14)
    lantern(p, (1.15, .70, 0), 1.0, 6); lantern(p, (1.55, .85, 0), .75, 4)
    felt_pouf(p, (2.25, 1.05, 0), ("grey", "cream", "sofa"), .34)

def spiral_room(env, rnd):
    p = stone_palette() | dict(joint=emission("step_light", (1, .60, .28), 3.0), glow=emission("ring_light", (1, .74, .46), 2.7), rust_iron=plain("enamel", (.20, .20, .21), .3, coat=.4),
                               ash=stone("hearth_sand", (.10, .095, .09), (.24, .22, .20), 6, .9, .3))
    p |= bindings()
    unsampled(p["joint"])
    outside(env, rnd)
    a_frame(p, rnd, D, (1.3, 9.2), floor="flag"); ribs(p)
    mesh([(-HW, -1, -.038), (HW, -1, -.038), (HW, D, -.038), (-HW, D, -.038)], [(0, 1, 2, 3)], p["black"], "joints")
    ambience(D, 1.0)
    emblem_light(SIGNS["spiral"][0])
    column(p, rnd); flue(p); hearth_slabs(p); column_fire(p); stair_of_slabs(p); moon_gallery(p)
    reading_loft(p, rnd)
    slab(sector(1.32, 3.05, 24, 160, n=48), .002, .024, p["rug"], .008)
    felt_seat(p, 50, 126); slab_table(p, about(2.62, 139, .024)); felt_pouf(p, about(2.32, 35, .024), r=.34); wood_basket(p, *about(1.12, 10, 0)[:2], rnd)
    table_in_layers(p, *TABLE); lamp_of_rings(p, *TABLE, 1.72, 3.32)
    kitchen_run(p, 3.15, 6.35, rnd); column_lamp(p, (-3.95, 7.75, 0), .95, .14, 14)
    shelf_of_slabs(p, -1.95, 1.95, D - .27, rnd); peak(p, 0, D - .07, 1.18)
    table_lamp(p, (-1.55, D - .27, .79), 11); vase(p, (1.55, D - .27, .79), 1.0, "ceramic", 9, 4)
    under_the_slopes(p, rnd)
    area(about(3.4, 100, 4.6), about(2.6, 100, .4), (2.8, .6), 90, (1, .80, .58), "seats"); area((TABLE[0] - .6, TABLE[1], 3.2), (*TABLE, .7), .6, 44, (1, .80, .58), "dinner")
    area((0, 1.2, 5.0), (0, 1.2, 3), (2.4, .6), 60, (1, .80, .58), "loft"); area((-2.6, 4.75, 3.3), (-3.9, 4.75, .9), (.3, 2.6), 46, (1, .80, .58), "cook")
    return {"pano": ((-2.25, 8.0, 1.55), (-2.25, 12, 1.55), None)}
