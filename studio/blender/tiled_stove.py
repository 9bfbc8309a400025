"""A stove of glazed tiles, free in a room: two bodies between mouldings, a bench round its foot, fire behind a small door."""
import math
from kit import *
from exterior import lantern
from furniture import folded, ribbon
from room import HT, HW
from room_kiva import soot

TILE = .20

def tile(p, mat):
    """A glazed tile with a dish in it, facing up: moulds that are copied, and how far they turn."""
    q, h = (TILE / 2 - .003) * math.sqrt(2), TILE / 2
    square = lathe([(q, 0), (q, .036), (q - .010, .047), (q - .024, .05), (0, .05)], p[mat], n=4)
    return (square, math.pi / 4), (lathe([(h * .86, .05), (h * .82, .062), (h * .70, .064), (h * .45, .054), (0, .052)], p[mat], n=28), 0)

def tiled(moulds, half, columns, z, rows, skip=lambda x, z: False):
    """Four walls of tiles; `skip`: where the front has none."""
    for a in (math.pi * k / 2 for k in range(4)):
        for x, h in ((TILE * (i - (columns - 1) / 2), z + TILE * (j + .5)) for i in range(columns) for j in range(rows)):
            if a or not skip(x, h):
                for o, spin in moulds:
                    copy(o, (x * math.cos(a) + half * math.sin(a), x * math.sin(a) - half * math.cos(a), h), (math.pi / 2, spin, a))

def firebox(p, watts):
    """A hole in the front with a glass door; the core of the lower body around it."""
    for size, at in (((.37, 1.34, 1.40), (-.485, 0, .84)), ((.37, 1.34, 1.40), (.485, 0, .84)), ((.60, 1.34, .40), (0, 0, .34)),
                     ((.60, 1.34, .40), (0, 0, 1.34)), ((.60, .80, .60), (0, .27, .84))):
        box(size, at, p["slate"], bevel=.004)
    for size, at in (((.60, .02, .60), (0, -.14, .84)), ((.60, .56, .02), (0, -.40, .55)), ((.60, .56, .02), (0, -.40, 1.13)),
                     ((.02, .56, .60), (-.29, -.40, .84)), ((.02, .56, .60), (.29, -.40, .84))):
        box(size, at, soot(), bevel=0)
    for x in (-.285, .285):
        box((.05, .05, .62), (x, -.715, .84), p["brass"], bevel=.008)
    for z in (.555, 1.125):
        box((.62, .05, .05), (0, -.715, z), p["brass"], bevel=.008)
    mesh([(-.27, -.71, .57), (.27, -.71, .57), (.27, -.71, 1.11), (-.27, -.71, 1.11)], [(0, 1, 2, 3)], p["glass"])
    tube([(.24, -.735, .76), (.24, -.78, .78), (.24, -.78, .92), (.24, -.735, .94)], .012, p["black"], 8)
    fire((0, -.52, .57), .38, .54, .12, 9, watts, group_="fire"); logs((0, -.54, .56), 4, .36, 3)
    lamp((0, -1.0, .84), .5 * watts, (1, .42, .12), .14, "fire")

def stove_bench(p):
    """Boards on three sides, a hearth of slate before the door; neon at its foot."""
    for s in (-1, 1):
        box((.46, 2.30, .05), (s * .95, .03, .44), p["walnut"], bevel=.012); box((.04, 2.10, .36), (s * 1.10, .03, .22), p["walnut_z"], bevel=.006)
        box((.36, .04, .36), (s * .92, -1.02, .22), p["walnut_z"], bevel=.006)
    box((1.44, .46, .05), (0, .95, .44), p["walnut"], bevel=.012); box((2.16, .04, .36), (0, 1.08, .22), p["walnut_z"], bevel=.006)
    box((1.42, .48, .10), (0, -.94, .05), p["slate"], bevel=.012)
    neon([(-.74, -1.06, .03), (-1.14, -1.06, .03), (-1.14, 1.12, .03), (1.14, 1.12, .03), (1.14, -1.06, .03), (.74, -1.06, .03)], p["neon"], .011)
    soft_box((.42, .92, .07), (-.96, -.50, .50), p["linen"], r=.03); soft_box((.42, .92, .07), (-.96, .46, .50), p["linen"], r=.03)
    soft_box((.42, .92, .07), (.96, .46, .50), p["linen"], r=.03)
    cushion(.44, .40, .16, (-.90, .62, .72), (-.30, 0, -math.pi / 2), p["rust"])
    cushion(.42, .38, .16, (.86, .30, .71), (-.26, 0, math.pi / 2 + .1), p["camel"])
    lantern(p, (.97, 1.0, .465), .8, 7)
    folded(p, "fur", (.96, -.52, .47), (.40, .44), 2, 0, .06)

def tiled_stove(p, at, rot, watts):
    """Two bodies of tiles between mouldings, a rail to dry things on, its flue through the roof; built with its door to -y."""
    with Recorder() as r:
        glaze, band = tile(p, "ceramic"), tile(p, "clay")
        box((1.50, 1.50, .14), (0, 0, .07), p["slate"], bevel=.01)
        firebox(p, watts)
        tiled(glaze, .66, 7, .14, 6, lambda x, z: abs(x) < .25 and .54 < z < 1.14); tiled(band, .66, 7, 1.34, 1)
        for w, z, h in ((1.50, 1.57, .06), (1.40, 1.63, .06), (1.08, 2.52, .05), (1.20, 2.57, .06), (1.02, 2.62, .05)):
            box((w, w, h), (0, 0, z), p["ceramic"], bevel=.022, seg=4)
        box((.93, .93, .86), (0, 0, 2.06), p["slate"]); tiled(glaze, .46, 5, 1.66, 3); tiled(band, .46, 5, 2.26, 1)
        for o, _ in glaze + band:
            bpy.data.objects.remove(o)
        tube([(0, .1, 2.62), (0, .1, HT * (1 + at[0] / HW) + .1)], .09, p["black"], 24); cyl(.14, .04, (0, .1, 2.64), p["black"], 32)
        q, z = .66, 2.06
        tube([(-q, -q, z), (q, -q, z), (q, q, z), (-q, q, z)], .016, p["walnut_z"], 8, closed=True)
        for x, y in ((-q, -q), (q, -q), (q, q), (-q, q)):
            tube([(x, y, 1.62), (x, y, z + .05)], .016, p["walnut_z"], 8)
        for x, cloth in ((-.28, "camel"), (.30, "linen")):
            ribbon([(-.03, -.36), (-.025, -.1), (-.01, .015), (.02, .012), (.03, -.1), (.03, -.30)], .42, p[cloth], (x, -q, z), 0, .012, .008, 3)
        stove_bench(p)
    return group(r.objects, at, rot)
