"""A bunk room for a colony: an iceberg with five caves to sleep in, steps on one flank and a slide down the other; a wide bed for the grown-ups at the glass."""
import math
from kit import *
from berg import berg, ice_plaster
from bergbeds import beds, floes, ladder_rungs, shoulder_seat, plush, rope_rail, ice_slide, slippers, ice_steps
from cosy import mug
from floe import layer, rounded
from furniture import *
from props import sledge_parts
from room import RUGS, SIGNS, a_frame, ambience, emblem_light, outside, palette
from bedrooms import bed
from room_icehole import door
from terrace import lantern

D = 8.0                                          # depth of the room
SKY = ((2.30, 4.15),)                            # the skylight, from y to y

def grown_ups(p, x, y):
    """A wide bed that looks out, a screen of cut ice at its head, tables with lamps."""
    bed(p, (x, y, 0), 1.6)
    head = y + 1.24
    v = [(-1.16, 0, 0), (1.10, 0, 0), (1.10, .26, 0), (-1.16, .26, 0), (-1.10, .05, .92), (.46, .08, 1.20), (1.04, .08, .96), (1.04, .22, .96), (.46, .22, 1.20), (-1.10, .21, .92)]
    f = [(0, 1, 6, 5, 4), (3, 9, 8, 7, 2), (0, 4, 9, 3), (1, 2, 7, 6), (4, 5, 8, 9), (5, 6, 7, 8)]
    mesh([(x + a, head + b, c) for a, b, c in v], f, p["berg"], "screen", bevel=.016)
    neon([(x - 1.14, head - .005, .03), (x + 1.08, head - .005, .03)], p["neon"], .012)
    cyl(.22, .46, (x - 1.24, head - .42, 0), p["walnut"], 40); table_lamp(p, (x - 1.26, head - .38, .46), 11); mug(p, (x - 1.16, head - .54, .46), 2.0, "clay")
    area((x, head - .15, 2.3), (x, y - .2, .6), (1.4, .2), 16, (1, .76, .48), "over_bed")

def window_seats(p):
    """Two low shells towards the view, cocoa between them."""
    armchair(p, (-1.42, 1.22, 0), math.radians(172), "sofa", "rust"); armchair(p, (-.28, 1.12, 0), math.radians(192), "sofa", "linen")
    side_table(p, (-.86, .92, 0), .46, .22); mug(p, (-.92, .96, .46), 2, "ceramic"); mug(p, (-.78, .88, .46), -1, "clay"); candle(p, (-.86, .82, .46), .08, .03)

def along_the_slopes(p, rnd):
    sideboard(p, 3.95, 4.75, 6.75, .58); table_lamp(p, (3.9, 6.4, .58), 11); book_stack(p, (3.9, 5.75, .58), 4); plush(p, (3.9, 5.2, .58), -1.2, .62)
    with Recorder() as r:
        sledge_parts()
    stand = Matrix.Translation((-3.52, 1.42, .66)) @ Matrix.Rotation(math.radians(96), 4, "Z") @ Matrix.Rotation(math.radians(-66), 4, "X")
    bpy.context.view_layer.update()
    for o in r.objects:
        o.matrix_world = stand @ o.matrix_world
    lantern(p, (-3.1, .62, 0), 1.1, 6); lantern(p, (-2.72, .80, 0), .8, 4)
    plant_pot(p, (3.9, .75, 0), rnd, 1.2, 18)
    lantern(p, (1.42, .58, 0), 1.0, 5)
    for x, y, turn, size in ((1.80, .82, -1.9, .72), (2.14, .66, -1.75, .58), (2.42, .60, -1.95, .46)):      # on their way to breakfast
        plush(p, (x, y, 0), turn, size)
    swags(p, 3.20, 2.66, (.35, 2.10, 4.36, 6.2, 7.7))

def swags(p, x, z, ys):
    """Small lamps on a cord along the slope, from hook to hook."""
    for a, b in zip(ys, ys[1:]):
        hang = lambda q: Vector((x, a + (b - a) * q, z - .22 * 4 * q * (1 - q)))
        tube([hang(k / 16) for k in range(17)], .005, p["black"], 6)
        for k in range(7):
            sphere(.026, hang((k + .5) / 7) - Vector((0, 0, .035)), p["bulb"], 10)

def iceberg_room(env, rnd):
    p = palette() | dict(berg=ice_plaster(), cave=plaster("cave_lining", (.62, .48, .32), (.74, .60, .43)), rim=plain("berg_rim", (.74, .79, .82), .5),
                         chute=plain("chute", (.22, .50, .68), .10, coat=.6), snowball=emission("snowball", (1, .80, .58), 1.9))
    outside(env, rnd)
    a_frame(p, rnd, D, (2.10, 4.36), skylights=SKY, heights=(2.9, 5.2))
    ambience(D, .60)
    emblem_light(SIGNS["iceberg"][0])
    berg(p); beds(p)
    ice_steps(p, .98, 1.62, 3.18, 9, .25, .262)
    ice_slide(p, [(-2.60, 5.25, 2.10), (-2.74, 4.75, 2.02), (-2.98, 4.20, 1.55), (-3.02, 3.65, .95), (-2.94, 3.08, .42), (-2.68, 2.62, .17), (-2.28, 2.34, .10), (-1.86, 2.26, .09)])
    ladder_rungs(p, (-.60, 3.76, .04), (-.60, 4.10, 1.94), .20, 6)
    ladder_rungs(p, (-.74, 5.16, 2.12), (-.74, 5.70, 3.86), .18, 5)
    rope_rail(p, [(-2.20, 4.80, 2.06), (-1.6, 4.84, 2.06), (-1.10, 4.88, 2.06)]); rope_rail(p, [(-.22, 4.84, 2.26), (.28, 4.74, 2.26), (.78, 4.66, 2.26)])
    shoulder_seat(p, 1.02, 5.62, 2.68)
    # open water, floes on it
    x, y = RUGS["iceberg"]
    sea = [(-1.95, .55), (-1.5, -.75), (-.3, -1.05), (1.1, -.95), (2.1, -.35), (2.05, .55), (1.2, .98), (-.6, 1.1)]
    layer(rounded([(a + x, b + y) for a, b in sea]), [(0, 0), (0, .020), (.02, .03)], p["greige"], (0, 0, 0))
    floes(p, ((x - .98, y + .30, .42, .4), (x - .35, y - .42, .34, 2.1), (x + .05, y + .42, .30, 3.6)))
    slippers(p, -.42, 3.58)
    grown_ups(p, 3.20, 2.62); window_seats(p); along_the_slopes(p, rnd)
    for at in (1.96, 3.12):
        door(p, at, D)
    area((-2.1, 1.5, 4.3), (-.2, 5.2, 2.2), .7, 120, (1, .86, .70), "berg"); area((1.6, 2.2, 4.9), (.1, 5.4, 3.4), .9, 30, (1, .80, .58), "peaks"); area((2.9, D - .7, 2.9), (2.9, D - .1, 1.0), (1.8, .1), 18, (1, .78, .54), "doors")
    area((2.9, 5.4, 3.2), (3.9, 5.6, .8), (.3, 2.4), 20, (1, .80, .58), "eaves")
    for s in (-1, 1):
        area((s * 3.9, 3.7, .4), (0, 3.7, 2.5), (.3, 5), 4, (1, 1, 1), "neon_fill", group_="neon")
    return {"pano": ((1.15, 1.95, 1.55), (1.15, 12, 1.55), None)}
