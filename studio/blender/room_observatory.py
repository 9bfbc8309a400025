"""The bedroom of the dark sky: a round bed in half an observatory's dome, its slit open to a window in the slope, a telescope beside the pillows."""
import math
from kit import *
from dome import dome
from furniture import *
from observatory import bedside, crescent, plinth, round_bed, star_chart, telescope
from oculus import limewash
from room import RUGS, SIGNS, a_frame, ambience, emblem_light, lit_shade, outside, palette
from starry import moon

D, MIDDLE = 7.4, (-1.30, 3.70)                   # depth of the room; the middle of the dome
WINDOW = (3.06, 4.34)                            # the skylight in line with the slit, from y to y
HEIGHTS = (1.72, 4.70)

def door(p, x):
    """Flush and dark, half a disc for a handle."""
    y, w, h = D - .06, .94, 2.14
    box((w + .20, .06, h + .10), (x, y, (h + .10) / 2), p["walnut"], bevel=.01); box((w, .05, h), (x, y - .03, h / 2), p["walnut_z"], bevel=.008)
    half = [(x + .30 + .10 * math.sin(t), y - .075, 1.05 + .14 * math.cos(t)) for t in (math.pi * k / 24 for k in range(25))]
    ob = mesh(half, [tuple(range(25))], p["enamel"], "handle")
    ob.modifiers.new("thick", "SOLIDIFY").thickness = .02
    area((x, D - .6, 2.9), (x, D - .1, 1.0), (.6, .1), 10, (1, .80, .58), "door")

def observatory(env, rnd):
    p = palette() | dict(plaster=limewash(), moon=lit_shade("moon", .8), star=emission("star", (1, .90, .74), 4), lens=plain("lens", (.02, .025, .04), .05, coat=1),
                         enamel=plain("enamel", (.76, .75, .73), .25, coat=.5))
    outside(env, rnd)
    a_frame(p, rnd, D, (.98, 2.90, 4.50, 6.42), skylights=(WINDOW,), heights=HEIGHTS)
    ambience(D, .55)
    x, y = MIDDLE
    with Recorder() as r:
        dome(p); plinth(p); round_bed(p); bedside(p)
        telescope(p, (1.42, 1.02, .18), (.10, 1.62, 2.22))
        area((0, -.5, 3.3), (0, .2, .6), 1.3, 80, (1, .74, .48), "over_bed", 120)
    group(r.objects, (x, y, 0), math.pi / 2)
    crescent(p, x, y, 2.97, -90, -43, .40)
    # a place to read on the right, the chart on the wall behind it
    rx, ry = RUGS["observatory"]
    cyl(1.0, .022, (rx, ry, 0), p["sand"], 96); cyl(.94, .028, (rx, ry, 0), p["rug"], 96)
    armchair(p, (rx - .52, ry + .45, .0), math.radians(14), "cream", "grey"); pouf(p, (rx + .12, ry - .22, .028), "cream", .30)
    side_table(p, (rx - 1.15, ry + .10, 0), .50, .22); book_stack(p, (rx - 1.18, ry + .12, .50), 3); candle(p, (rx - 1.04, ry + .02, .50), .08)
    star_chart(p, -1.62, D - .03, 1.72, .78); emblem_light(SIGNS["observatory"][0])
    area((-1.5, D - .7, 3.2), (-1.6, D, 1.6), (1.6, .1), 26, (1, .82, .62), "chart")
    for at, q in (((-.80, D - .42, 0), .17), ((-.42, D - .28, 0), .11), ((.02, D - .45, 0), .20), ((1.05, .70, 0), .13), ((2.0, .85, 0), .22)):
        moon(p, at, q, 30 * q)
    for at in (1.93, 3.08):
        door(p, at)
    # along the other slope
    sideboard(p, 4.1, 1.5, 5.1, .58); moon(p, (4.05, 4.6, .58), .17, 6); vase(p, (4.05, 3.9, .58), 1.1, "clay", 9, 8); book_stack(p, (4.05, 3.2, .58), 4)
    bowl(p, (4.05, 2.5, .58), "ceramic", 1.1); table_lamp(p, (4.05, 1.85, .58), 10)
    dry_grass(p, (3.85, 6.0, 0), rnd, .95, 12); dry_grass(p, (-3.70, .85, 0), rnd, .95, 12); dry_grass(p, (-2.62, 6.95, 0), rnd, .8, 10)
    for s in (-1, 1):
        area((s * 3.9, 3.7, .4), (0, 3.7, 2.5), (.3, 6), 7, (1, 1, 1), "neon_fill", group_="neon")
    moon(p, (3.05, 5.85, 0), .36, 9); area((3.0, 3.3, 3.0), (4.3, 3.3, .9), (.3, 3), 24, (1, .80, .58), "eaves")
    curtains(p)
    return {"pano": ((1.95, 3.55, 1.55), (1.95, 12, 1.55), None)}
