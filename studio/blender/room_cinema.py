"""The eleventh fireside: a cinema. Three tiers of loveseats step down to a long fire in polished stone, a screen in folded panels over it."""
import math
from kit import *
from cinema import D, block, folded_slopes, folded_wall, little_lamp, loveseat, screen, signing_stone, tiers
from furniture import *
from room import RUGS, SIGNS, a_frame, emblem_light, outside
from room_hall import column_lamp, stone_palette

def facing(x, y):
    """The turn of a seat that looks at the screen."""
    return math.atan2(-x, y - 9.5)

def popcorn(p, at):
    x, y, z = at
    bowl(p, at, "ceramic", 1.0)
    for k in range(16):
        r = .10 * math.sqrt(k / 16)
        sphere(.026, (x + r * math.cos(k * 2.4), y + r * math.sin(k * 2.4), z + .115 - r * .25), p["fur"], 6)

def cinema(env, rnd):
    p = stone_palette() | dict(slab=marble("slab", (.055, .055, .06), (.17, .165, .165), .5, .16), carpet=boucle("carpet", (.24, .235, .23)),
                               fold_a=fabric("fold_a", (.26, .25, .24)), fold_b=fabric("fold_b", (.40, .38, .36)), fold_c=fabric("fold_c", (.32, .31, .29)),
                               plate=plain("plate", (.09, .088, .086), .45), sheet=plain("paper_sheet", (.78, .77, .74), .8))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.4, 3.75, 6.1), "flag")
    folded_wall(p); folded_slopes(p, ((.30, 1.28, 1), (1.52, 3.63, 2), (3.87, 5.98, 2), (6.22, 7.62, 1)))
    screen(p); block(p, 230); tiers(p)
    emblem_light(SIGNS["cinema"][0])
    # lamps: the ridge, along the panels, over the seats; the sky at the glass
    area((0, 4.0, 7.2), (0, 4.0, 0), (.9, 5), 120, (1, .84, .66), "ridge"); area((0, -4, 5), (0, 4, 1.5), (7, 4), 300, (.42, .55, 1), "window_sky", group_="sky")
    for s in (-1, 1):
        area((s * 4.15, 4.0, .70), (s * 3.6, 4.0, 3.4), (.10, 6.4), 80, (1, .72, .44), "graze"); area((s * 3.0, 6.2, 5.2), (s * 1.0, 7.6, 4.8), .5, 34, (1, .80, .58), "folds")
        area((s * 3.0, 5.6, .4), (s * 3.5, 7.3, 1.9), .5, 24, (1, .76, .50), "folds_low"); area((s * 3.9, 4.4, .9), (0, 4.4, 2.5), (.3, 6), 10, (1, 1, 1), "neon_fill", group_="neon")
    area((0, 3.0, 5.6), (0, 4.2, 0), 1.6, 95, (1, .82, .62), "seats", 110)
    # the rows
    for x, y, z, pillows, throw in ((-1.16, 4.86, 0, ("rust", "linen"), None), (1.16, 4.86, 0, ("camel", "sand"), "fur"), (0, 3.28, .30, ("linen", "camel"), None),
                                    (-2.16, 3.62, .30, ("camel", "rust"), "fur"), (2.16, 3.62, .30, ("rust", "linen"), None),
                                    (-2.72, 1.86, .60, ("linen", "rust"), None), (2.72, 1.86, .60, ("camel", "linen"), "fur")):
        loveseat(p, (x, y, z), facing(x, y), pillows, throw)
    for x, y, z in ((0, 4.98, 0), (-1.10, 3.52, .30), (1.10, 3.52, .30), (-1.62, 1.70, .60), (1.62, 1.70, .60)):
        little_lamp(p, (x, y, z))
    for x, y, z in ((0, 4.98, .51), (1.10, 3.52, .81)):
        wine_glass(p, (x - .12, y + .09, z)); wine_glass(p, (x + .12, y + .09, z))
    popcorn(p, (-2.16, 3.60 + .34, .30 + .49))
    rug(p, *RUGS["cinema"], 3.6, .92)
    signing_stone(p, -2.15, 5.92)
    # on the ledge and beside the block
    for x, h in ((-2.30, .22), (-2.18, .14), (-2.08, .09), (2.22, .18), (2.34, .11)):
        candle(p, (x, 6.68, .23), h, .036, 1.4 if h > .15 else 0)
    folded(p, "fur", (1.80, 6.66, .23), (.42, .34), 3, .05); vase(p, (2.66, 7.2, 1.18), .9, "ceramic", 8, 4); book_stack(p, (-2.55, 7.2, 1.18), 3)
    column_lamp(p, (-3.55, 6.55, 0), .85, .13, 10); column_lamp(p, (3.55, 6.55, 0), .85, .13, 10)
    plant_pot(p, (3.55, 5.3, 0), rnd, 1.1, 18)
    curtains(p)
    return {"pano": ((0, 2.3, 1.9), (0, 12, 1.9), None)}
