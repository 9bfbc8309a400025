"""What a log house in the snow has: walls of round logs, snowshoes, boots on a rack, skis of old, a shelf of books, a kettle."""
import math
from alcove import boots
from cosy import mug
from exterior import slope_x
from furniture import *
from kit import *
from room import HT, HW

R = .155                                        # of a log in the walls

def log_wall(p, y, rnd):
    """The back wall, trunk on trunk up to the ridge."""
    z = R
    while z < HT - .9:
        w = slope_x(z + R, HW, HT) - .06
        q = rnd.uniform(.94, 1.03)
        tube([(x, y + rnd.uniform(-.012, .012), z) for x in (-w, -w * .4, w * .3, w)], R * q, p["log"], 24)
        z += 2 * R * .955

def log_knee(p, s, y0, y1, top, rnd):
    """The foot of the roof in round logs, a board on them."""
    z, inner = R * .9, 4.32
    while z < top:
        tube([(s * (inner + rnd.uniform(-.01, .01)), y, z) for y in (y0, (y0 + y1) / 2, y1)], R * .92, p["log_y"], 24)
        z += 2 * R * .88
    box((.46, y1 - y0, .05), (s * (inner + .02), (y0 + y1) / 2, z - .09), p["walnut"], bevel=.010)
    return z - .065

def snowshoe(p, at, lean):
    """A frame of ash bent to a drop, webbed; it hangs against the logs."""
    with Recorder() as r:
        ring = [(.165 * math.cos(t) * (1 - .20 * math.sin(t)), 0, .62 + .40 * math.sin(t)) for t in (math.tau * i / 48 for i in range(48))]
        tube(ring, .019, p["ash"], 10, closed=True); tube([(0, 0, .25), (0, 0, -.06)], .022, p["ash"], 10)
        for v, w in ((.48, .155), (.76, .14)):
            tube([(-w, 0, v), (w, 0, v)], .013, p["ash"], 8)
        for k in range(7):
            v = .30 + .10 * k
            w = .150 * math.sqrt(max(0, 1 - ((v - .62) / .40) ** 2))
            tube([(-w, .004, v), (w, .004, v + .06)], .007, p["web"], 6); tube([(-w, -.004, v + .06), (w, -.004, v)], .007, p["web"], 6)
        box((.10, .03, .16), (0, -.015, .60), p["cognac"], bevel=.006)
    for ob in r.objects:
        ob.rotation_euler = (0, lean, 0)
    group(r.objects, at)

def old_skis(p, x, y, s):
    """Two of wood, as long as a door is high, on the wall."""
    for k in range(2):
        path = [(x + s * (.16 * k + .10 * q), y - .02 * k - (.10 * max(0, q - .9) / .1), .35 + 2.25 * q) for q in (0, .45, .9, .96, 1)]
        for a, b in zip(path, path[1:]):
            beam(a, b, .085, .018, p["ash"], .005, up=(0, 1, 0))

def boot_rack(p, x, y, n=4):
    """Two boards, a tray for what drips; boots in pairs."""
    box((.46 * n, .38, .03), (x, y, .02), p["black"], bevel=.006)
    for z in (.12, .62):
        for dy in (-.12, 0, .12):
            box((.46 * n, .07, .03), (x, y + dy, z), p["walnut"], bevel=.006)
    for s in (-1, 1):
        box((.05, .36, .98), (x + s * .23 * n, y, .49), p["walnut_z"], bevel=.008)
    for k in range(n):
        c = x + .46 * (k - (n - 1) / 2)
        boots(p, c, y - .02, .135, ("cognac", "black", "grey", "cognac")[k % 4], (.30, .34, .24, .28)[k % 4])
        if k % 3 != 2:
            boots(p, c + .03, y - .02, .635, ("grey", "cognac", "black")[k % 3], (.22, .27, .24)[k % 3])
        else:
            folded(p, "rust", (c, y, .635), (.36, .28), 3)

def book_shelves(p, x0, x1, y, rnd, heights=(1.42, 1.92)):
    """Boards on pegs in the log wall, a line of light under the upper one."""
    for k, z in enumerate(heights):
        box((x1 - x0, .26, .045), ((x0 + x1) / 2, y, z), p["walnut"], bevel=.006)
        for x in (x0 + .15, x1 - .15):
            tube([(x, y + .14, z - .05), (x, y - .11, z - .05)], .024, p["walnut_z"], 10)
        a, b = x0 + .06 + .12 * k, x1 - .40 + .16 * k
        book_row(p, a, b, y + .01, z + .022, rnd, .30, .19)
        if k:
            beam((x0 + .05, y - .06, z - .034), (x1 - .05, y - .06, z - .034), .014, .012, p["warm"], 0)
    area(((x0 + x1) / 2, y - .12, heights[-1] - .06), ((x0 + x1) / 2, y, heights[0]), (x1 - x0 - .2, .05), 7, (1, .74, .46), "books")
    bowl(p, (x1 - .20, y, heights[0] + .022), "clay", .7)

def kettle(p, at):
    """Black with soot, its lid a little open; two mugs."""
    x, y, z = at
    lathe([(0, 0), (.10, 0), (.125, .03), (.12, .10), (.085, .15), (.075, .155), (.07, .165), (.02, .185), (.018, .20), (0, .205)], p["black"], at, 40)
    tube([(x + .105, y, z + .06), (x + .17, y, z + .11), (x + .19, y, z + .16)], .017, p["black"], 10, taper=lambda q: 1 - .35 * q)
    tube([(x + .10 * math.cos(t), y, z + .13 + .15 * math.sin(t)) for t in (math.pi * k / 16 for k in range(17))], .008, p["black"], 8)
    mug(p, (x - .20, y - .06, z), 2.4, "ceramic"); mug(p, (x - .26, y + .08, z), .9, "clay")
