"""The fast bedroom: fins of larch stream from slope to slope around a sun, a bed on a wing under it; skis in a lit rack, two seats like a racing car's."""
import math
from kit import *
from cosy import boots
from furniture import *
from room import HT, HW, a_frame, ambience, outside
from room_hall import column_lamp, stone_palette
from slipstream import D, bed, slipstream, sun, wing

def bucket_seat(p, at, rot):
    """A shell of leather with raised edges and a high back, on a black foot that turns."""
    path = [(-.46, .33), (-.40, .40), (-.24, .385), (0, .33), (.18, .325), (.27, .40), (.35, .60), (.43, .84), (.49, 1.04), (.53, 1.15)]
    width = [.27, .29, .30, .30, .30, .30, .31, .29, .22, .17]
    with Recorder() as r:
        n, v = 14, []
        for k, (y, z) in enumerate(path):
            (ay, az), (by, bz) = path[max(0, k - 1)], path[min(len(path) - 1, k + 1)]
            length, lift = math.hypot(by - ay, bz - az), (.03, .06, .13, .20, .23, .23, .20, .17, .10, .06)[k]
            for u in (2 * j / n - 1 for j in range(n + 1)):
                edge = lift * abs(u) ** 3
                v.append((width[k] * u * (1 - .12 * u * u), y - edge * (bz - az) / length, z + edge * (by - ay) / length))
        f = [(k * (n + 1) + j, k * (n + 1) + j + 1, (k + 1) * (n + 1) + j + 1, (k + 1) * (n + 1) + j) for k in range(len(path) - 1) for j in range(n)]
        ob = mesh(v, f, p["greige"], "bucket", smooth=True)
        thick = ob.modifiers.new("thick", "SOLIDIFY"); thick.thickness, thick.offset = .085, -1
        soft = ob.modifiers.new("soft", "SUBSURF"); soft.levels = soft.render_levels = 2
        cyl(.30, .022, (0, .02, 0), p["black"]); cyl(.035, .28, (0, .02, .02), p["black"], 20)
        cushion(.40, .26, .13, (0, .24, .60), (-.28, 0, 0), p["rust"])
    return group(r.objects, at, rot)

def ski_rack(p, y0, pairs):
    """Under the left slope: a board of dark stone with light along its foot and its head, skis leaning on it in pairs."""
    lean = lambda z: -4.40 + .585 * z
    y1 = y0 + .44 * pairs + .10
    mesh([(lean(z) - .03, y, z) for y, z in ((y0, .02), (y1, .02), (y1, 2.0), (y0, 2.0))], [(0, 1, 2, 3)], p["slab"], "rack")
    box((.34, y1 - y0, .12), (-4.20, (y0 + y1) / 2, .06), p["black"], bevel=.006)
    beam((lean(1.25) + .05, y0, 1.25), (lean(1.25) + .05, y1, 1.25), .05, .03, p["larch"], .004)
    beam((lean(2.0), y0, 2.0), (lean(2.0), y1, 2.0), .10, .05, p["black"], .004)
    area((lean(2) + .30, (y0 + y1) / 2, 1.98), (-4.2, (y0 + y1) / 2, .5), (.06, y1 - y0), 24, (1, .74, .48), "rack")
    beam((-4.02, y0, .125), (-4.02, y1, .125), .012, .012, p["warm"], 0)
    tones = [plain("ski%d" % k, tone, .2, coat=.6) for k, tone in enumerate(((.13, .045, .26), (.62, .60, .64), (.035, .03, .05), (.34, .20, .52)))]
    for k in range(pairs):
        for s in (-1, 1):
            y, tall = y0 + .27 + .44 * k + s * .062, 1.72 + .07 * (k % 3)
            path = [(lean(tall * q) + .09 + .10 * max(0, (q - .9) / .1) ** 1.6, y, .13 + tall * q) for q in (0, .4, .8, .9, .94, .97, 1)]
            for a, b in zip(path, path[1:]):
                beam(a, b, .016, .095, tones[k % 4], .004, up=(0, 1, 0))
            box((.05, .075, .24), (lean(.78) + .125, y, .91), p["black"], (0, .53, 0), .012)

def door(p, x):
    """Black timber in a black frame, a lamp over it."""
    box((1.04, .06, 2.12), (x, D - .12, 1.06), p["black"], bevel=.008); box((.88, .05, 2.02), (x, D - .15, 1.01), p["walnut_z"], bevel=.006)
    box((.03, .03, .5), (x - math.copysign(.34, x), D - .20, 1.05), p["brass"], bevel=.006)
    area((x, D - .55, 2.25), (x, D - .1, .8), (.7, .08), 13, (1, .74, .48), "door")

def seats(p, rnd):
    """Two bucket seats turned to the glass, a bench with boots, the long stripe of rug."""
    box((1.90, 3.55, .030), (0, 2.05, .015), p["fur"], bevel=.012)
    for s in (-1, 1):
        box((.10, 3.55, .026), (s * 1.06, 2.05, .013), p["rust"], bevel=.008)
    bucket_seat(p, (2.20, 3.60, 0), -.42); bucket_seat(p, (-2.35, 1.75, 0), .30)
    side_table(p, (2.92, 3.40, 0), .44, .20, "marble"); wine_glass(p, (2.88, 3.35, .44)); book_stack(p, (2.98, 3.49, .44), 2)
    side_table(p, (-2.95, 1.35, 0), .44, .20, "marble"); wine_glass(p, (-2.95, 1.32, .44))
    box((.42, 1.35, .06), (-2.85, 3.60, .43), p["larch"], bevel=.014)
    for y in (3.10, 4.10):
        box((.34, .05, .40), (-2.85, y, .20), p["black"], bevel=.006)
    folded(p, "fur", (-2.85, 3.97, .46), (.36, .42), 2, 0, .07)
    boots(p, -2.35, 3.35, -1.2, "cognac", "fur"); boots(p, -2.40, 3.87, -1.8, "rust", "sand")
    sideboard(p, 4.05, 3.5, 5.5, .52); column_lamp(p, (4.02, 5.15, .52), .42, .10, 12); vase(p, (4.0, 3.85, .52), 1.1, "clay", 9, 3); bowl(p, (4.0, 4.45, .52), "ceramic", 1.0)
    plant_pot(p, (3.95, 1.0, 0), rnd, 1.3, 18); plant_pot(p, (-4.0, .95, 0), rnd, 1.2, 18)

def slipstream_room(env, rnd):
    p = stone_palette() | dict(larch=wood("larch", (.27, .20, .145), (.43, .33, .245), "x", 1, .42),
                               slab=stone("slab", (.05, .05, .052), (.17, .168, .165), 1.2, .34, .3))
    outside(env, rnd)
    a_frame(p, rnd, D, (), "flag")
    prism([(-HW, 0), (HW, 0), (0, HT)], D - .10, D - .04, p["basalt"], name="wall")
    ambience(D, .70)
    slipstream(p); sun(p); wing(p); bed(p)
    for s in (-1, 1):
        column_lamp(p, (s * 2.08, 5.76, .452), .40, .095, 12)
        door(p, s * 3.14)
        # light in the gap behind the fins, and on their noses
        area((s * 1.9, 7.0, .25), (s * 1.5, 7.25, 4), (2.6, .10), 34, (1, .68, .38), "behind")
        area((s * 1.1, 4.6, 3.5), (s * .7, 6.5, 5.6), .6, 80, (1, .72, .44), "on_fins")
        area((s * 2.2, 3.8, 3.2), (s * 1.9, 6.9, 2.2), .7, 120, (1, .76, .50), "on_fins")
    book_stack(p, (-1.72, 5.62, .420), 2, .3); candle(p, (1.70, 5.56, .418), .07)
    area((0, 3.5, 4.4), (0, 4.7, .6), 1.4, 66, (1, .80, .56), "over_bed", 120)
    ski_rack(p, 4.45, 4); seats(p, rnd); curtains(p)
    return {"pano": ((1.45, 2.05, 1.55), (1.45, 12, 1.55), None)}
