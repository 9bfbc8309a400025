"""The tenth fireside: a lighthouse with a fire in its foot, a crescent of low seats and two porch chairs before it, a bed for the dog."""
import math
from kit import *
from exterior import lantern
from furniture import *
from lighthouse import CX, CY, D, DECK, lighthouse
from oculus import limewash
from room import RUGS, SIGNS, a_frame, ambience, emblem_light, lit_shade, outside, palette
from shore import coil, crescent, dog_bed, driftwood, float_, leads, life_ring, porch_chair, signal_flags, table

def lighthouse_room(env, rnd):
    p = palette() | dict(plaster=limewash(), band=plain("band", (.24, .20, .17), .6, bump=.1), rock=stone("rock", (.05, .05, .052), (.17, .168, .165), 1.0, .7, .22), lens=lit_shade("lens", 2.3), window=lit_shade("window", 1.5),
                         drift=wood("drift", (.26, .235, .205), (.56, .52, .46), "x", 1.6, .75), rope=fabric("rope", (.40, .31, .20)),
                         sea=plain("sea_glass", (.05, .20, .22), .06, coat=1.0), bottle=plain("sea_bottle", (.06, .17, .08), .06, coat=1.0),
                         signal_yellow=fabric("signal_yellow", (.62, .42, .05)), signal_red=fabric("signal_red", (.50, .07, .05)))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.3, 3.55))
    ambience(D, .40)
    lighthouse(p, rnd, 170)
    emblem_light(SIGNS["lighthouse"][0])
    x, y = RUGS["lighthouse"]
    for s in (-1, 1):                                    # along the tower, so that it is round; the neon also fills the shadows
        area((s * 3.1, 4.0, 2.2), (CX + s * .4, CY, 2.4), (.3, 1.6), 26, (1, .80, .58), "flank")
        area((s * 3.9, 4.0, .4), (0, 4.0, 2.5), (.3, 6), 13, (1, 1, 1), "neon_fill", group_="neon")
    area((.4, 2.4, 4.6), (.3, 3.1, 0), 1.4, 52, (1, .80, .58), "seats", 100)
    area((-1.6, 6.1, .5), (-1.9, D, 2.6), .5, 14, (1, .78, .54), "wall"); area((1.9, 6.1, .5), (2.2, D, 2.4), .5, 14, (1, .78, .54), "wall")
    # before the fire
    cyl(2.05, .022, (x, y, 0), p["sand"], 120); cyl(1.97, .028, (x, y, 0), p["rug"], 120)
    crescent(p, (x, y), 1.92, -70, 44)
    porch_chair(p, (-1.62, 3.72, .02), math.radians(58), "rust"); porch_chair(p, (-2.02, 2.62, .02), math.radians(80), "camel")
    side_table(p, (-2.28, 3.28, 0), .46, .19); wine_glass(p, (-2.33, 3.24, .46)); candle(p, (-2.21, 3.34, .46), .10, .034, 1.4)
    table(p, (x + .30, y - .25, .028)); dog_bed(p, (-.55, 3.50, .028), .08)
    # on the back wall and around the tower
    life_ring(p, 2.18, D - .12, 2.75); leads(p, 2.45, D - .04, 1.78)
    driftwood(p, (1.75, 4.52, .13), (3.05, 4.98, .14), .12, 5.2); driftwood(p, (-2.75, 5.30, .12), (-1.95, 4.62, .12), .10, 9.4)
    for at, r, mat in (((2.55, 6.62, .26), .26, "sea"), ((3.02, 6.35, .19), .19, "bottle"), ((-2.45, 6.55, .22), .22, "bottle"), ((-2.95, 6.40, .28), .28, "sea"), ((-2.62, 6.05, .14), .14, "sea")):
        float_(p, at, r, mat)
    coil(p, 3.15, 5.55); dry_grass(p, (3.62, 6.15, 0), rnd, .95, 13); dry_grass(p, (-3.55, 5.70, 0), rnd, 1.05, 14)
    for s in (-1, 1):
        signal_flags(p, (CX + s * .92, CY - .56, DECK + .52), (s * 3.22, 3.42, 2.98))
    for fx, fz, r, mat in ((-2.30, 2.62, .20, "sea"), (-2.02, 3.02, .14, "bottle")):
        float_(p, (fx, 1.35, fz), r, mat, 0, 4.2)
    # along the eaves and at the glass
    sideboard(p, -4.05, 1.9, 4.3); table_lamp(p, (-4.0, 3.7, .62), 10); vase(p, (-4.0, 2.5, .62), 1.1, "ceramic", 9, 8); book_stack(p, (-4.0, 3.1, .62), 4)
    sideboard(p, 4.05, 2.2, 4.6); table_lamp(p, (4.0, 2.7, .62), 10); bowl(p, (4.0, 3.4, .62), "clay", 1.2); float_(p, (3.98, 4.1, .76), .13, "sea")
    for a, b, s in ((2.45, .80, 1.0), (2.75, 1.10, .75), (-2.95, 4.42, .8)):
        lantern(p, (a, b, 0), s, 6)
    pouf(p, (-.15, .95, 0), "camel", .38); dry_grass(p, (-3.6, .95, 0), rnd, .9, 12)
    curtains(p)
    return {"pano": ((-.15, 1.75, 1.55), (-.15, 12, 1.55), None)}
