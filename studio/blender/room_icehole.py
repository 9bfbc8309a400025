"""A bath for a colony: a raised sheet of ice along the glass with a round hole full of water, a spiral of snow blocks to shower in, ten towels on ten pegs."""
import math
from kit import *
from exterior import lantern
from floe import globes
from furniture import *
from icehole import HOLE, TOP, ladder, penguin, sawn_piece, sheet_of_ice
from room import HT, HW, RUGS, SIGNS, a_frame, ambience, emblem_light, outside, palette
from washroom import spiral, wash_wall

D = 7.0                                          # depth of the room

def ice():
    """Blue, a little light in it, most of it low down."""
    m, s = material("ice")
    if s:
        cloud = s.noise(s.coord(), 2.4, 5)
        col = s.ramp(cloud, (.3, (.26, .50, .60)), (.7, (.52, .72, .78)))
        s.surface(s.n("AddShader", i0=s.principled(Base_Color=col, Roughness=.28, Clearcoat=.3), i1=s.n("Emission", Color=(.10, .34, .42), Strength=.10)))
        unsampled(m)
    return m

def door(p, x, depth=D):
    """White boards, a round window in it with a lamp behind."""
    y = depth - .06
    for dx in (-.50, .50):
        box((.10, .12, 2.14), (x + dx, y, 1.07), p["walnut_z"], bevel=.012)
    box((1.10, .12, .10), (x, y, 2.16), p["walnut"], bevel=.012)
    for k in range(5):
        box((.176, .06, 2.08), (x - .358 + .179 * k, y, 1.05), p["walnut_z"], bevel=.006)
    ring = lambda r, dy: [(x + r * math.cos(t), y - dy, 1.56 + r * math.sin(t)) for t in (math.tau * k / 48 for k in range(48))]
    mesh(ring(.20, .036), [tuple(range(48))], p["snowball"], "lit"); tube(ring(.215, .036), .022, p["brass"], 10, closed=True)
    tube([(x + .34, y - .08, .95), (x + .34, y - .08, 1.25)], .016, p["brass"], 10)

def cubbies(p, x0, x1, n=5):
    """Ten of them in two rows: who sleeps here keeps a thing or two in one."""
    y, z0, s = D - .22, .46, (x1 - x0) / n
    for k in range(3):
        box((x1 - x0 + .04, .36, .035), ((x0 + x1) / 2, y, z0 + .42 * k), p["walnut"], bevel=.006)
    for k in range(n + 1):
        box((.035, .36, .84), (x0 + s * k, y, z0 + .42), p["walnut_z"], bevel=.006)
    box((x1 - x0, .02, .84), ((x0 + x1) / 2, D - .05, z0 + .42), p["walnut"], bevel=0)
    box((x1 - x0 - .1, .28, .40), ((x0 + x1) / 2, y + .02, .22), p["black"], bevel=.01)
    for k in range(2 * n):
        x, z = x0 + s * (k % n + .5), z0 + .42 * (k // n) + .018
        if k % 3 == 1:
            box((s - .12, .28, .24), (x, y, z + .12), p["sand"], bevel=.03, seg=3)
        else:
            folded(p, ("towel", "fur", "rust", "sage", "fur", "towel", "grey", "fur", "towel", "rust")[k], (x, y, z), (s - .16, .26), 2 + k % 3, 0, .07)
    for k in range(3):
        candle(p, (x0 + .2 + .13 * k, y, z0 + .86), (.16, .10, .13)[k], .04, 1.6 if k == 0 else 0)
    vase(p, (x1 - .3, y, z0 + .86), .9, "clay", 8, 3)

def icehole_room(env, rnd):
    p = palette() | dict(snow=plaster("snow", (.60, .635, .66), (.76, .775, .785)), mortar=plain("snow_joint", (.36, .43, .48), .9), ice=ice(),
                         rime=plaster("rime", (.56, .60, .63), (.70, .72, .73)), snowball=emission("snowball", (1, .80, .58), 1.9),
                         basin_water=water("basin_water", wave=.006, scale=6, glow=(.10, .28, .31), glow_strength=.3))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.9, 5.2))
    ambience(D, .50)
    emblem_light(SIGNS["icehole"][0])
    sheet_of_ice(p); ladder(p); sawn_piece(p, -.92, 1.0)
    spiral(p, rnd); wash_wall(p, 3.58, .60, 5.20)
    door(p, -.95); cubbies(p, .35, 2.75)
    globes(p, *HOLE, ((-.75, .35, 2.72, .19), (.15, .75, 3.35, .15), (.85, .10, 2.95, .22), (-.25, -.75, 3.7, .12), (1.35, .65, 3.75, .12)), lambda at: HT * (1 - abs(at) / HW) - .05)
    area((.3, 2.6, 4.8), (.3, 2.4, 0), 1.8, 60, (1, .74, .46), "ice"); area((-.6, 5.0, 3.4), (-2.6, 2.8, .6), .7, 46, (1, .70, .40), "snow")
    area((.6, D - .5, 2.7), (.6, D - .02, 4.6), (4.5, .05), 30, (1, .70, .40))
    for s in (-1, 1):                                # warm light up the slopes
        area((s * 3.9, 3.2, 2.45 if s > 0 else .5), (s * 1.6, 3.2, 6.0), (.10, 4.4), 60, (1, .66, .34), "slope")
    # a file of stools on their way to the water
    for x, y, turn, s in ((-1.00, 3.98, 2.0, .95), (-1.50, 3.62, 1.8, 1.0), (2.78, 3.42, 1.5, .88)):
        penguin(p, x, y, turn, s)
    with Recorder() as first:
        penguin(p, -.80, 2.60, 2.0, .9); penguin(p, 2.0, 2.85, -2.5, 1.0)
    group(first.objects, (0, 0, TOP))
    rug(p, *RUGS["icehole"], 1.9, 1.1)
    # along the glass
    lantern(p, (2.12, .62, TOP), .9, 6); lantern(p, (1.72, .50, TOP), .65, 4); lantern(p, (-2.6, .62, TOP), .9, 5)
    folded(p, "fur", (2.08, 1.72, TOP + .01), (.30, .42), 3, .2, .07)
    plant_pot(p, (-3.75, 4.45, 0), rnd, 1.3, 18); plant_pot(p, (3.85, 6.35, 0), rnd, 1.2, 18)
    return {"pano": ((1.45, 4.95, 1.55), (1.45, 12, 1.55), None)}
