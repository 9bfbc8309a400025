"""A bedroom for those who are happiest in water: a bed hung as a raft over a round inlay of glazed tiles, drops of glass over it, the view beside it."""
import math
from kit import *
from desert import basket
from furniture import *
from raft import drops, inlay, paddleboard, papasan, porthole, raft, swim_ladder, towel_rack
from room import HT, HW, RUGS, SIGNS, a_frame, ambience, emblem_light, outside, palette

D, BED, POOL = 7.4, (-.45, 3.15, 0), 1.85        # depth of the room; the raft's middle; radius of the tiles

def glazed():
    """Each tile fired a little otherwise."""
    m, s = material("glaze")
    if s:
        t = s.n("ObjectInfo", "Random")
        s.surface(s.principled(Base_Color=s.ramp(t, (0, (.09, .088, .086)), (.5, (.2, .19, .18)), (1, (.40, .37, .33))), Roughness=.16, Clearcoat=.4))
    return m

def cabin_door(p, x):
    """Round at the top, a porthole in it."""
    y, r = D - .06, .50
    half = [math.pi * k / 24 for k in range(25)]
    arch_ = lambda q, yy: [(x - q, yy, 0)] + [(x - q * math.cos(a), yy, 1.62 + q * math.sin(a)) for a in half] + [(x + q, yy, 0)]
    tube(arch_(r + .04, y), .055, p["walnut"], 12)
    prism([(c[0], c[2]) for c in arch_(r, 0)][::-1], y - .05, y, p["walnut_z"], .008)
    for dx in (-.25, 0, .25):
        box((.012, .012, 1.9), (x + dx, y - .052, .95), p["black"], bevel=0)
    ring = lambda q, yy: [(x + q * math.cos(a), yy, 1.58 + q * math.sin(a)) for a in (math.tau * k / 40 for k in range(40))]
    mesh(ring(.19, y - .065), [tuple(range(40))], p["lit"], "light"); tube(ring(.20, y - .07), .032, p["brass"], 10, closed=True)
    sphere(.034, (x + (.34 if x < 0 else -.34), y - .11, 1.0), p["brass"], 14)
    area((x, D - .55, 2.9), (x, D - .1, 1.0), (.6, .1), 12, (1, .74, .48), "door")

def dresser(p):
    """Long and low on the back wall, its ends round; a round mirror over it."""
    y, w = D - .30, 1.55
    box((2 * w, .46, .46), (0, y, .43), p["walnut"], bevel=.01); box((2 * w + .44, .50, .04), (0, y, .68), p["walnut_z"], bevel=.018)
    for s in (-1, 1):
        cyl(.23, .46, (s * w, y, .20), p["walnut"], 48); cyl(.03, .20, (s * (w - .2), y, 0), p["brass"], 16)
    for k in range(6):
        x = -1.27 + .508 * k
        box((.48, .02, .40), (x, y - .235, .43), p["walnut_z"], bevel=.008); sphere(.02, (x + .18 * (-1) ** k, y - .255, .46), p["brass"], 10)
    r, z = .56, 1.58
    ring = lambda q, yy: [(q * math.cos(a), yy, z + q * math.sin(a)) for a in (math.tau * k / 72 for k in range(72))]
    mesh(ring(r, D - .08), [tuple(range(72))], p["mirror"], "mirror"); tube(ring(r + .03, D - .08), .04, p["rope"], 10, closed=True)
    neon(ring(r + .10, D - .06), p["neon"], .012, closed=True)
    table_lamp(p, (-1.2, y, .70), 14); table_lamp(p, (1.2, y, .70), 14)
    bowl(p, (-.55, y, .70), "ceramic", 1.1); vase(p, (.62, y, .70), .9, "clay", 8, 4); candle(p, (.25, y - .06, .70), .11); candle(p, (.36, y + .04, .70), .07)
    book_stack(p, (-.1, y, .70), 3)
    area((0, D - .3, 2.3), (0, D - .02, 4.0), (2.4, .05), 24)

def raft_room(env, rnd):
    p = palette() | dict(glaze=glazed(), rope=fabric("rope", (.44, .35, .25), 1, .3, 300), drop=glass("drop_glass", (.84, .96, .94), mirror=.8),
                         grout=plain("grout", (.10, .17, .16), .8), rim=stone("rim", (.34, .33, .30), (.52, .50, .46), 3, .5),
                         board=plain("board", (.62, .58, .50), .25, coat=.4), stripe=plain("stripe", (.10, .36, .34), .4),
                         lit=emission("door_light", (1, .64, .34), 1.4))
    outside(env, rnd)
    a_frame(p, rnd, D, (3.15, 6.2))
    ambience(D, 1.1)
    inlay(p, BED[0], BED[1], POOL, rnd)
    raft(p, BED, math.radians(-28), (4.02, (BED[0] - .95, BED[0] + .95)))
    area((BED[0], BED[1], 4.0), (BED[0], BED[1], 0), 1.5, 46, (1, .80, .58), "over_bed")
    roof = lambda x: HT * (1 - abs(x) / HW) - .06
    drops(p, ((1.55, 1.75, 2.30, 1.45), (2.02, 1.35, 2.76, 1.25), (1.14, 1.30, 2.98, 1.2), (1.64, .98, 3.22, 1.1),
              (1.98, 1.92, 3.44, 1.25), (1.22, 2.0, 3.74, 1.15), (1.58, 1.45, 4.02, 1.1)), roof)
    # along the open slope
    turn = math.atan2(HT, -HW)
    for y in (3.88, 4.74):
        porthole(p, (-HW + HW / HT * 1.98 + .05, y, 1.95), turn, .30)
        porthole(p, (HW - HW / HT * 1.98 - .05, y + .1, 1.95), -turn, .30)
    towel_rack(p, -3.95, 4.36, 1.5)
    area((-3.2, 4.45, 2.9), (-4.0, 4.45, 1.0), (.1, 1.8), 22, (1, .76, .50), "rack")
    swim_ladder(p, -3.32, 2.62, -3.74)
    paddleboard(p, (-2.95, .98), -.20); paddleboard(p, (-3.02, 1.78), -.16, 2.55)
    # at the glass
    x, y = RUGS["raft"]
    cyl(1.06, .018, (x, y, 0), p["sand"], 96); cyl(1.01, .026, (x, y, 0), p["rug"], 96)
    papasan(p, (x - .62, y + .10, .026), math.radians(155), "cream", "rust"); papasan(p, (x + .68, y + .10, .026), math.radians(205), "cream", "sand")
    side_table(p, (x + .02, y - .35, .026), .44, .22); candle(p, (x, y - .22, .47), .08, .034, 1)
    wine_glass(p, (x - .06, y - .40, .47)); wine_glass(p, (x + .10, y - .30, .47))
    pouf(p, (3.72, 2.62, 0), "camel", .28); basket(p, (3.95, 3.2, 0), .24, .36)
    # slices of a trunk: by the bed, at the chairs
    for px, py in ((2.50, 2.22), (-2.48, 4.42)):
        cyl(.21, .44, (px, py, .0), p["endgrain"], 40); cyl(.24, .03, (px, py, .44), p["walnut"], 40)
    table_lamp(p, (-2.48, 4.44, .47), 16); book_stack(p, (2.50, 2.22, .47), 2); candle(p, (2.61, 2.12, .47), .07)
    # back wall and the other slope
    for s in (-1, 1):
        cabin_door(p, s * 2.75)
    dresser(p); emblem_light(SIGNS["raft"][0])
    rug(p, 0, 6.45, 2.6, .8, "cream", "sand"); basket(p, (2.0, 6.98, 0), .22, .46); basket(p, (-2.0, 6.98, 0), .22, .46, "camel")
    sideboard(p, 4.0, 3.6, 5.4, .56); table_lamp(p, (3.95, 5.1, .56), 12); vase(p, (3.95, 3.95, .56), 1.1, "clay", 9, 4)
    folded(p, "towel", (3.95, 4.55, .56), (.36, .40), 3)
    plant_pot(p, (3.7, 1.1, 0), rnd, 1.5, 22); plant_pot(p, (-3.85, .75, 0), rnd, 1.0, 16, "ceramic"); plant_pot(p, (-3.55, 6.5, 0), rnd, 1.2, 18)
    plant_pot(p, (3.6, 6.6, 0), rnd, 1.1, 18, "ceramic"); plant_pot(p, (.35, .55, 0), rnd, .8, 14, "ceramic")
    curtains(p)
    return {"pano": ((2.15, 4.5, 1.55), (2.15, 12, 1.55), None)}
