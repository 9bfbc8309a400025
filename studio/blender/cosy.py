"""What makes a fireside cosy: mugs, boots, a cocoa station, deep low seats, draughts."""
import math
from kit import *
from adobe import arc, bench
from furniture import *
from tufts import tufted

def mug(p, at, turn, mat="ceramic"):
    x, y, z = at
    c, s = math.cos(turn), math.sin(turn)
    lathe([(0, 0), (.036, 0), (.042, .01), (.042, .095), (.037, .095), (.036, .015), (0, .012)], p[mat], at, 28)
    tube([(x + c * (.040 + .034 * math.sin(t)), y + s * (.040 + .034 * math.sin(t)),
           z + .05 - .03 * math.cos(t)) for t in (math.pi * k / 8 for k in range(9))], .007, p[mat], 8)

def boots(p, x, y, rot, cloth, rim="fur"):
    with Recorder() as r:
        for s in (-1, 1):
            soft_box((.10, .27, .10), (s * .075, -.055, .055), p[cloth], (0, 0, -.10 * s), .045)
            box((.105, .28, .02), (s * .075, -.055, .01), p["black"], (0, 0, -.10 * s), .006)
            lathe([(.045, 0), (.058, .06), (.062, .22), (.054, .22)], p[cloth], (s * .07, .03, .06), 28)
            lathe([(.056, 0), (.076, .02), (.076, .06), (.056, .08)], p[rim], (s * .07, .03, .25), 28)
    return group(r.objects, (x, y, 0), rot)

def cocoa(p, x, y):
    """A small sideboard: a pot on its burner, mugs, tin jars, a bowl of white sweets, a lamp."""
    box((.96, .42, .74), (x, y, .45), p["walnut"], bevel=.008)
    box((1.02, .47, .045), (x, y, .845), p["walnut"], bevel=.012)
    box((.88, .36, .08), (x, y, .04), p["black"], bevel=0)
    for s in (-1, 1):
        box((.45, .02, .68), (x + s * .235, y - .215, .45), p["walnut_z"], bevel=.006); sphere(.014, (x + s * .05, y - .235, .56), p["brass"], 8)
    z = .868
    cyl(.10, .05, (x - .28, y + .02, z), p["black"], 32)
    lathe([(0, 0), (.115, 0), (.12, .02), (.12, .16), (.127, .165), (.112, .16), (.112, .03), (0, .03)], p["brass"], (x - .28, y + .02, z + .05), 40)
    tube([(x - .38, y - .04, z + .17), (x - .56, y - .14, z + .22)], .011, p["walnut_z"], 8)
    for k, (dx, dy) in enumerate(((-.10, -.13), (.01, -.15), (.12, -.12), (-.04, -.03))):
        mug(p, (x + dx, y + dy, z), -.6 + k, ("ceramic", "clay", "ceramic", "rust")[k])
    for dx, h, mat in ((.06, .20, "brass"), (.17, .15, "black"), (-.08, .16, "clay")):
        cyl(.05, h, (x + dx, y + .12, z), p[mat], 28); cyl(.052, .02, (x + dx, y + .12, z + h), p["brass"], 28)
        sphere(.012, (x + dx, y + .12, z + h + .03), p["brass"], 8)
    table_lamp(p, (x + .33, y + .05, z), 9); bowl(p, (x + .28, y - .13, z), "ceramic", .55)
    for k in range(7):
        sphere(.022, (x + .28 + .035 * math.cos(k * 2.1), y - .13 + .035 * math.sin(k * 2.1), z + .06 + .01 * (k % 3)), p["fur"], 8)

def low_chair(p, at, rot, pillow):
    """A deep low armchair, all rolls."""
    with Recorder() as r:
        lathe([(0, .05), (.40, .05), (.47, .12), (.48, .30), (.42, .38), (0, .40)], p["sofa"], (0, -.04, 0), 48)
        bench(p["sofa"], arc(0, 0, .50, -28, 208), .155, .06, .60, 3); bench(p["sofa"], arc(0, .02, .53, 22, 158), .14, .42, .84, 2.6)
        cushion(.50, .40, .18, (.03, .26, .60), (-.36, .06, .1), p[pillow])
    return group(r.objects, at, rot)

def ottoman(p, at, rot):
    with Recorder() as r:
        soft_box((1.24, .74, .26), (0, 0, .25), p["cognac"], r=.06); tufted(1.18, .68, (0, 0, .375), (-math.pi / 2, 0, 0), p["cognac"], .055)
        for k in range(4):
            cyl(.03, .13, ((-.5, .5)[k % 2], (-.27, .27)[k // 2], 0), p["walnut_z"], 14)
        ribbon([(-.40, .14), (-.395, .36), (-.33, .435), (0, .44), (.33, .435), (.40, .34), (.41, .10)], .40, p["rust"], (-.30, 0, .01), .04, .018, .014, 3)
    return group(r.objects, at, rot)

def game_table(p, at, rnd):
    """A round of oak on a drum, draughts half played, two glasses, a mug, a candle."""
    x, y, z = at
    lathe([(0, .31), (.56, .31), (.58, .33), (.58, .355), (.56, .37), (0, .37)], p["walnut"], at, 72)
    lathe([(0, 0), (.30, 0), (.33, .03), (.33, .28), (.28, .31)], p["walnut_z"], at, 48)
    z, s = z + .37, .062
    box((.56, .56, .022), (x, y, z + .011), p["walnut_z"], bevel=.005); box((.50, .50, .002), (x, y, z + .023), p["wax"], bevel=0)
    for k in range(64):
        i, j = k % 8, k // 8
        if (i + j) % 2:
            continue
        c = (x + (i - 3.5) * s, y + (j - 3.5) * s, z + .0245)
        box((s, s, .002), c, p["black"], bevel=0)
        if j not in (3, 4) and rnd.random() < .8 or j in (3, 4) and rnd.random() < .3:
            cyl(.024, .014, (c[0], c[1], c[2] + .001), p["wax" if j < 4 else "rust"], 20, .003)
    wine_glass(p, (x - .42, y + .02, z)); wine_glass(p, (x + .42, y - .06, z))
    mug(p, (x - .22, y + .40, z), 2.4, "clay"); candle(p, (x + .02, y + .42, z), .08, .035, 1.6)
