"""What is let into a wall of firewood: a fire in a deep frame of steel, a slice of a trunk for the neon, a bed to read in, a shelf of blankets."""
import math
from kit import *
from alcove import boots
from exterior import slope_x
from firewood import firewood, log_end, log_mesh
from furniture import *
from room import HT, HW
from room_kiva import soot

D, FRONT = 8.0, 6.95                            # depth of the room; the plane of the logs' ends
HOLE = (.98, .42, 1.36)                         # the fire's: half width, floor, top
MOUTH, BACK = 6.62, 7.30                        # front and back of the hole
FRAME = (1.16, 1.54)                            # the steel around it: half width, top
SLICE, PIPE = (2.95, .80), .19                  # the slice of a trunk: height of its middle, radius; half of what the flue takes
NOOK = (1.46, 3.70, .34, 1.86)                  # left, right, bottom, top
SHELF = (-3.30, -1.72, .92, 1.50)
# the logs in the fire, both ends; hearths.mjs has them too
LOGS = (((-.66, 6.98, .49), (.02, 6.90, .49)), ((.02, 6.99, .49), (.68, 6.90, .50)), ((-.46, 6.84, .58), (-.18, 7.06, .58)), ((.18, 7.07, .58), (.44, 6.83, .59)),
        ((-.40, 6.93, .67), (.24, 6.98, .65)), ((-.08, 6.90, .60), (.42, 6.97, .70)))

def pile(p, rnd):
    """Logs from two rails of steel up to the roof."""
    n = math.hypot(1 / HW, 1 / HT)
    edges = [(0, 1, .10)] + [(-s / HW / n, -1 / HT / n, -1 / n + .12) for s in (1, -1)]
    blocks = [(-FRAME[0], FRAME[0], 0, FRAME[1]), (-PIPE, PIPE, FRAME[1], HT), NOOK, SHELF, (-.32, .32, 7.20, HT)]
    for z in (2.75, 5.35):                                   # the purlins run into it
        x = slope_x(z, HW, HT) - .14
        blocks += [(s * x - .07, s * x + .07, z - .09, z + .09) for s in (-1, 1)]
    firewood(p, rnd, FRONT, D - .12, edges, blocks, [(0, *SLICE)])
    mesh([(-4.8, D - .10, 0), (4.8, D - .10, 0), (0, D - .10, HT - .4)], [(0, 1, 2)], p["black"], "back")
    for y in (FRONT + .22, D - .25):
        for a, b in ((-4.78, -FRAME[0]), (FRAME[0], 4.78)):
            box((b - a, .08, .10), ((a + b) / 2, y, .05), p["black"], bevel=.004)

def portal(p, watts):
    """Two cheeks and a lid of steel out of the wood, a hearth of stone between them, soot behind; the flue, the boxing it ends in."""
    w, z0, z1 = HOLE
    half, top = FRAME
    deep, mid = D - .2 - MOUTH, (D - .2 + MOUTH) / 2
    for s in (-1, 1):
        box((half - w, deep, top), (s * (half + w) / 2, mid, top / 2), p["black"], bevel=.006)
        neon([(s * (half + .012), MOUTH + .015, z) for z in (.04, top)], p["neon"], .013)
    box((2 * half, deep, top - z1), (0, mid, (top + z1) / 2), p["black"], bevel=.006)
    neon([(-half - .012, MOUTH + .015, top + .012), (half + .012, MOUTH + .015, top + .012)], p["neon"], .013)
    box((2 * half + .10, deep + .05, .03), (0, mid - .015, top + .028), p["black"], bevel=.004)
    box((2 * w - .004, deep - .02, z0 - .02), (0, mid + .01, (z0 - .02) / 2), p["slate"], bevel=.006)
    box((2 * w - .004, .10, .06), (0, MOUTH + .03, z0 - .03), p["slate"], bevel=.010)
    quad = lambda *v: mesh(v, [(0, 1, 2, 3)], soot(), "soot")
    a, b = w - .003, MOUTH + .03
    quad((-a, BACK, z0), (a, BACK, z0), (a, BACK, z1), (-a, BACK, z1))
    quad((-a, b, z0 + .004), (a, b, z0 + .004), (a, BACK, z0 + .004), (-a, BACK, z0 + .004))
    quad((-a, b, z1 - .004), (a, b, z1 - .004), (a, BACK, z1 - .004), (-a, BACK, z1 - .004))
    for s in (-1, 1):
        quad((s * a, b, z0), (s * a, BACK, z0), (s * a, BACK, z1), (s * a, b, z1))
    box((3.1, .62, .05), (0, MOUTH - .29, .025), p["slate"], bevel=.010)
    charred, ember = stone("charred", (.012, .009, .008), (.09, .05, .03), 6), emission("ember", (1, .16, .02), 5)
    for foot, tip in LOGS:
        tube([foot, tip], .055, charred, 12)
    for k in range(30):
        box((.06, .05, .03), (-.68 + 1.36 * (k * .618 % 1), 6.95 + .13 * math.sin(k * 2.4), z0 + .02), ember, (0, 0, k), .01)
    fire((0, 6.95, z0 + .02), 1.46, .64, .16, 17, .4 * watts, group_="fire")
    for x in (-.45, .45):
        lamp((x, MOUTH - .16, z0 + .34), .3 * watts, (1, .42, .12), .12, "fire")
    cyl(.150, HT - 1.9, (0, FRONT + .12, top + .03), p["black"], 40); cyl(.185, .05, (0, FRONT + .12, top + .04), p["black"], 40)
    box((.62, D - FRONT + .03, 1.05), (0, (D + FRONT) / 2 - .02, 7.72), p["black"], bevel=.008)

def slice_(p, rnd):
    """Across the whole trunk; it hangs before the flue."""
    z, r = SLICE
    y = FRONT - .17
    ob = log_mesh(p, rnd, log_end("slice_end", 46, .80), 96)
    ob.location, ob.scale = (0, y, z), (r, .10, r)
    for s in (-1, 1):
        box((.05, .22, .05), (s * .45, y + .18, z), p["black"], bevel=.004)

def nook(p, rnd):
    """A lined box as long as a guest: mattress, pillows, a plaid, books along its back, a lamp at its head."""
    x0, x1, z0, z1 = NOOK
    t, xm, w, front, back = .07, (x0 + x1) / 2, x1 - x0, FRONT - .10, D - .14
    mid, deep = (front + back) / 2, back - front
    for x in (x0 + t / 2, x1 - t / 2):
        box((t, deep, z1 - z0), (x, mid, (z0 + z1) / 2), p["walnut_z"], bevel=.006)
    for z in (z0 + t / 2, z1 - t / 2):
        box((w - 2 * t + .002, deep, t), (xm, mid, z), p["walnut"], bevel=.006)
    n = 13
    for k in range(n):
        a = (w - 2 * t) / n
        box((a - .005, .03, z1 - z0 - 2 * t), (x0 + t + a * (k + .5), back - .02, (z0 + z1) / 2), p["cedar_z"], bevel=.004)
    for k in range(5):
        a = (deep - .06) / 5
        for x in (x0 + t + .008, x1 - t - .008):
            box((.016, a - .005, z1 - z0 - 2 * t), (x, front + .04 + a * (k + .5), (z0 + z1) / 2), p["cedar_z"], bevel=.003)
    path = [(x0 + .02, front - .012, z0 + .02), (x1 - .02, front - .012, z0 + .02), (x1 - .02, front - .012, z1 - .02), (x0 + .02, front - .012, z1 - .02)]
    neon(path, p["neon"], .012, closed=True)
    beam((x0 + .16, front + .06, z1 - t - .012), (x1 - .16, front + .06, z1 - t - .012), .02, .016, p["warm"], 0)
    area((xm, front + .12, z1 - t - .05), (xm, back - .2, z0), (w - .5, .08), 26, (1, .74, .46), "nook")
    z = z0 + t
    soft_box((w - 2 * t - .04, .84, .17), (xm, front + .47, z + .085), p["linen"], r=.06)
    soft_box((1.16, .86, .05), (x0 + .74, front + .46, z + .185), p["camel"], r=.022)
    ribbon([(-.50, -.16), (-.495, .0), (-.46, .19), (-.30, .215), (0, .22), (.20, .22)], .62, p["rust"], (x0 + .92, front + .42, z + .02), 0, .020, .014, 4)
    for dy, c, dz in ((.28, "greige", .43), (.66, "linen", .43)):
        cushion(.46, .46, .19, (x1 - t - .15, front + dy, z + dz), (-.26, 0, -math.pi / 2), p[c])
    cushion(.42, .36, .16, (x1 - t - .36, front + .46, z + .36), (-.42, .1, -math.pi / 2 + .15), p["rust"])
    cushion(.44, .42, .17, (x0 + t + .14, front + .60, z + .40), (-.28, 0, math.pi / 2), p["sage"])
    box((w - 2 * t - .04, .21, .03), (xm, back - .14, z1 - .50), p["walnut"], bevel=.005)
    book_row(p, x0 + .16, xm + .30, back - .14, z1 - .485, rnd, .27, .16); book_row(p, xm + .66, x1 - .34, back - .14, z1 - .485, rnd, .25, .16)
    bowl(p, (xm + .48, back - .14, z1 - .485), "clay", .55)
    drum(p, (x1 - .34, back - .14, z1 - .72), .085, .13, 9)
    tube([(x1 - .34, back - .03, z1 - .57), (x1 - .34, back - .14, z1 - .57), (x1 - .34, back - .14, z1 - .66)], .009, p["brass"], 8)
    book_stack(p, (x0 + .62, front + .30, z + .212), 2, .5)

def shelf(p):
    """Wool blankets in a box of steel."""
    x0, x1, z0, z1 = SHELF
    xm, front, back = (x0 + x1) / 2, FRONT - .08, D - .4
    mid, deep, t = (front + back) / 2, back - front, .03
    for x in (x0 + t / 2, x1 - t / 2, xm):
        box((t, deep, z1 - z0), (x, mid, (z0 + z1) / 2), p["black"], bevel=.003)
    for z in (z0 + t / 2, z1 - t / 2):
        box((x1 - x0, deep, t), (xm, mid, z), p["black"], bevel=.003)
    box((x1 - x0, .02, z1 - z0), (xm, back - .01, (z0 + z1) / 2), p["cedar"], bevel=0)
    z = z0 + t + .002
    for x, cloth, n in ((x0 + .23, "rust", 5), (x0 + .58, "fur", 4), (xm + .24, "camel", 5), (xm + .58, "sage", 4)):
        folded(p, cloth, (x, front + .26, z), (.30, .40), n, 0, .085)
    area((xm, front + .05, z1 - .05), (xm, back, z0), (x1 - x0 - .2, .05), 9, (1, .74, .46), "shelf")
    beam((x0 + .06, front + .03, z1 - t - .008), (x1 - .06, front + .03, z1 - t - .008), .014, .012, p["warm"], 0)

def rain_boots(p):
    """In all sizes, in a row on a tray."""
    box((1.50, .40, .03), (2.42, FRONT - .34, .015), p["black"], bevel=.006)
    for k, (cloth, h) in enumerate((("clay", .36), ("black", .32), ("yellow", .27), ("clay", .21), ("yellow", .15))):
        boots(p, 1.84 + .28 * k, FRONT - .30, .03, cloth, h)

def stump(p, rnd, x, y, r, h):
    """A piece of a trunk on its end."""
    ob = log_mesh(p, rnd, log_end("stump_end", 16), 40)
    ob.location, ob.rotation_euler, ob.scale = (x, y, h), (-math.pi / 2, 0, rnd.uniform(0, math.tau)), (r, h, r)

def axe(p, x, y, z):
    """Struck into a stump."""
    head = [(-.02, -.03), (.015, -.035), (.10, -.055), (.105, .055), (.015, .035), (-.02, .03)]
    with Recorder() as r:
        prism([(u, v) for u, v in head], -.012, .012, p["black"], .004, "axe")
        tube([(0, 0, -.05), (.005, 0, .25), (-.015, 0, .52), (-.03, 0, .60)], .014, p["walnut_z"], 10)
    for ob in r.objects:
        ob.rotation_euler = (0, math.radians(34), 0)
    group(r.objects, (x, y, z + .075), math.radians(-15))
