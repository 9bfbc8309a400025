"""The twelfth fireside: a fire hut of the north inside the house, an open fire free in the room under a hood of copper, wool drying round it."""
import math
from kit import *
from boulders import granite
from exterior import lantern
from furniture import *
from hut import R, book_shelves, boot_rack, kettle, log_knee, log_wall, old_skis, snowshoe
from kota import C, D, HEARTH, benches, drying_ring, hearth, hexagon, hood
from room import SIGNS, a_frame, ambience, emblem_light, outside, palette
from woodpile import axe, stump

def kota(env, rnd):
    p = palette() | dict(basalt=granite(), log=wood("log", (.20, .155, .12), (.42, .34, .265), "x", 1.3, .6), log_y=wood("log_y", (.20, .155, .12), (.42, .34, .265), "y", 1.3, .6),
                         hood=plain("hood_copper", (.60, .26, .115), .32, 1.0, bump=.25, bump_scale=5), ash=wood("ash_frame", (.36, .22, .11), (.60, .40, .22), "z", 1, .4),
                         web=plain("gut", (.42, .34, .24), .8))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.5, 6.55))
    ambience(D, .22)
    wall = D - R - .05
    log_wall(p, wall, rnd)
    shelf = [log_knee(p, s, .55, D - .35, 1.0, rnd) for s in (-1, 1)][0]
    hearth(p, rnd, 230); hood(p); drying_ring(p); benches(p)
    emblem_light(SIGNS["kota"][0])
    hexagon(p["sand"], 1.90, .0, .022, .006); hexagon(p["rug"], 1.84, .0, .028, .008)
    for s in (-1, 1):                                    # along the logs and over the benches
        area((s * 2.4, 6.35, .95), (s * 2.0, wall, 3.2), (2.2, .06), 46, (1, .74, .46), "graze"); area((s * 1.35, 3.2, 4.4), (s * 2.2, 4.3, .4), .8, 52, (1, .80, .58), "seats", 80)
        area((s * 3.9, 4.2, 1.3), (0, 4.2, 2.6), (.3, 5.5), 12, (1, 1, 1), "neon_fill", group_="neon")
    area((-.6, 1.2, 3.6), (0, 4.0, 2.6), .8, 34, (1, .80, .60), "copper"); area((0, 1.8, 4.2), (0, 2.4, 0), 1.2, 48, (1, .80, .58), "front", 110)
    # on the hearth's slab
    x, y, z = *C, HEARTH[1]
    kettle(p, (x + .64, y - .52, z)); candle(p, (x - .72, y - .30, z), .12, .036, 1.2); candle(p, (x - .66, y - .44, z), .07, .036)
    wine_glass(p, (x - .30, y - .78, z)); wine_glass(p, (x - .14, y - .82, z))
    # on the log wall
    front = wall - R
    for sx, lean in ((1.98, .14), (2.28, -.14)):
        snowshoe(p, (sx, front - (.04 if lean > 0 else .09), 2.60), lean)
    old_skis(p, 3.05, front - .05, 1)
    book_shelves(p, -3.25, -1.30, front - .13, rnd)
    stump(p, rnd, -3.35, 6.95, .24, .46); axe(p, -3.35, 6.92, .46)
    log_pile(p, -2.95, -1.55, .02, .62, 7.05, rnd, .40)
    # along the eaves and at the glass
    for s, ys in ((-1, (1.6, 3.4, 5.6)), (1, (1.8, 3.9, 5.9))):
        for k, yy in enumerate(ys):
            lantern(p, (s * 4.28, yy, shelf), .72, 5) if k % 2 == 0 else folded(p, ("rust", "camel")[s > 0], (s * 4.28, yy, shelf), (.30, .40), 4, 0, .075)
    book_stack(p, (-4.28, 2.4, shelf), 3); bowl(p, (4.28, 2.8, shelf), "clay", 1.0); vase(p, (-4.28, 4.6, shelf), 1.0, "ceramic", 9, 4)
    with Recorder() as r:
        boot_rack(p, 0, 0)
    group(r.objects, (3.72, 1.75, 0), -math.pi / 2)
    for a, b, q in ((-2.15, .95, 1.0), (-2.50, 1.25, .72)):
        lantern(p, (a, b, 0), q, 6)
    plant_pot(p, (-3.5, 1.0, 0), rnd, 1.2, 18)
    curtains(p)
    return {"pano": ((-.55, 1.7, 1.55), (-.55, 12, 1.55), None)}
