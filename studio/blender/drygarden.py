"""A dry garden under a roof: gravel raked around red boulders, a cactus; lanterns and walls of lit paper."""
import math
from kit import *
from desert import cactus
from nature import boulder

BED = (-4.50, -2.86, .75, 7.9)                   # x from and to, y from and to
STONES = ((-3.48, 5.75, .54), (-3.72, 3.45, .46), (-3.98, 4.20, .30))      # x, y, size

def rings(x, y):
    """Height of the gravel: rings around each stone, long lines elsewhere."""
    d, r = min((math.hypot(x - a, y - b) - .8 * size, size) for a, b, size in STONES)
    return .05 + .016 * (math.sin(d * 40) if d < .46 else math.sin(x * 40))

def dry_garden(p):
    x0, x1, y0, y1 = BED
    sheet(x0, x1, y0, y1, rings, p["gravel"], 110, 380)
    for a, b, w, d in (((x0 + x1) / 2, y0, x1 - x0 + .16, .16), ((x0 + x1) / 2, y1, x1 - x0 + .16, .16), (x1, (y0 + y1) / 2, .16, y1 - y0 - .16)):
        box((w, d, .13), (a, b, .065), p["honed"], bevel=.02)
    neon([(x1 + .095, y0, .03), (x1 + .095, y1, .03)], p["neon"], .011)
    for k, (x, y, size) in enumerate(STONES):
        stone, = boulder(3 + 2 * k, p["basalt"], 5)
        stone.location, stone.scale, stone.rotation_euler = (x, y, .10), (size, size * .9, size * (1.5, 1.0, 1.15)[k]), (0, 0, 1.1 * k)
    cactus(p, (-3.88, 6.75, -.37), (1.4, 1.0, .62), .115, 1.0); cactus(p, (-3.55, 1.75, -.37), (.9, .5), .10, 1.0)

def andon(p, x, y, z, h=.62, w=.26, watts=9):
    """A lantern of paper in a frame of dark wood."""
    box((w, w, h - .14), (x, y, z + .08 + (h - .14) / 2), p["lit"], bevel=0)
    for dx in (-1, 1):
        for dy in (-1, 1):
            box((.026, .026, h), (x + dx * w / 2, y + dy * w / 2, z + h / 2), p["walnut_z"], bevel=.004)
    for q in (.07, h * .5, h - .05):
        for s in (-1, 1):
            box((w, .018, .02), (x, y + s * w / 2, z + q), p["walnut"], bevel=.003); box((.018, w, .02), (x + s * w / 2, y, z + q), p["walnut"], bevel=.003)
    lamp((x, y, z + h + .14), watts, (1, .70, .42), .10)

def panel(p, a, b, low, high, cols, rows):
    """Lit paper in a frame, upright, from a to b (x, y), its bars on the room's side (left of a to b)."""
    (xa, ya), (xb, yb) = a, b
    long = math.hypot(xb - xa, yb - ya)
    nx, ny = -(yb - ya) / long * .022, (xb - xa) / long * .022
    mesh([(xa, ya, low), (xb, yb, low), (xb, yb, high), (xa, ya, high)], [(0, 1, 2, 3)], p["paper"], "paper")
    for k in range(cols + 1):
        q, w = k / cols, .055 if k in (0, cols) else .020
        q = min(1 - .02 / long, max(.02 / long, q))
        x, y = xa + (xb - xa) * q + nx, ya + (yb - ya) * q + ny
        beam((x, y, low), (x, y, high), .03, w, p["walnut_z"], .004, up=(xb - xa, yb - ya, 0))
    for k in range(rows + 1):
        z = low + (high - low) * k / rows
        beam((xa + nx, ya + ny, z), (xb + nx, yb + ny, z), .03, .07 if k in (0, rows) else .020, p["walnut"], .004)

def paper_wall(p):
    """Four panels between posts of clay along the right slope, a boarded ledge with cushions before them."""
    x = 3.42
    for k in range(4):
        y = 3.35 + 1.12 * k
        panel(p, (x, y), (x, y + 1.06), .10, 2.26, 4, 5)
    box((.14, 4.7, .12), (x + .02, 5.55, 2.34), p["walnut"], bevel=.01); box((.14, 4.7, .10), (x + .02, 5.55, .05), p["walnut"], bevel=.01)
    for y in (3.2, 7.9):
        box((.22, .20, 2.42), (x + .04, y, 1.21), p["plaster"], bevel=.05)
    for k in range(5):
        box((.125, 4.4, .04), (2.90 + .135 * (k - 1) , 5.55, .26), p["walnut"], bevel=.006)
    box((.56, 4.2, .24), (3.02, 5.55, .12), p["black"], bevel=0)
    for y, cloth in ((4.2, "rust"), (4.85, "camel"), (6.2, "rust")):
        soft_box((.50, .50, .10), (3.02, y, .33), p[cloth], r=.045)
    area((x - .25, 5.55, 1.3), (0, 5.4, .7), (4.2, 1.6), 34, (1, .72, .44), "paper")
