"""A living room through five red gates: a tea platform of red sandstone with a sunken hearth, a steel griddle with four stools, a dry garden."""
from kit import *
from desert import brass_table, butterfly
from drygarden import andon, dry_garden, panel, paper_wall
from furniture import *
from gates import GATES, gate, irori, floor_sofa, low_table, platform
from redrock import rock
from room import HT, HW, SIGNS, a_frame, ambience, emblem_light, lit_shade, outside, palette
from room_pit import stool

D = 10.2                                         # depth of the room
BAR = (1.72, 8.98)                               # the griddle's counter: half its width, the y of its middle

def counter(p, rnd):
    """Stone in layers under a top of dark steel, the griddle let into it; what is just being cooked."""
    half, y = BAR
    z, k = 0, 0
    while z < .86:
        h = min(rnd.choice((.07, .10, .14)), .86 - z)
        h = .86 - z if .86 - z - h < .04 else h
        box((2 * half + rnd.uniform(-.03, .02), .66 + rnd.uniform(-.03, .02), h - .004), (0, y, z + h / 2), p[("basalt", "bed", "slate_bed")[k % 3]], bevel=.014)
        z, k = z + h, k + 1
    box((2 * half + .16, .92, .05), (0, y - .06, .90), p["walnut"], bevel=.012)
    box((1.90, .62, .03), (0, y + .02, .935), p["steel"], bevel=.008)
    for s in (-1, 1):
        box((1.94, .022, .022), (0, y + .02 + s * .32, .945), p["brass"], bevel=.004)
    neon([(-half, y - .50, .855), (half, y - .50, .855)], p["neon"], .012); neon([(-half, y - .38, .04), (half, y - .38, .04)], p["neon"], .011)
    for dx, dy, r in ((-.62, .10, .085), (-.40, -.02, .075), (-.55, -.16, .07), (.30, .12, .11)):
        cyl(r, .022, (dx, y + dy, .95), p["pancake"], 32, .010)
    for k in range(4):
        box((.20, .035, .028), (.62, y - .14 + .07 * k, .964), p["salmon"], (0, 0, .1 * (k - 1.5)), .010)
    for x in (-1.26, -.42, .42, 1.26):
        lathe([(0, 0), (.09, 0), (.13, .016), (.125, .02), (.085, .006), (0, .006)], p["ceramic"], (x, y - .36, .926), 40)
        stool(p, x, y - .86, .66)
    vase(p, (-1.50, y + .10, .925), .9, "clay", 6, 3); bowl(p, (1.36, y + .12, .925), "brass", 1.0); bowl(p, (1.62, y + .10, .925), "ceramic", .7)

def hood(p):
    """A long canopy of dark steel with a rim of copper, hung from the slopes, its duct to the back wall."""
    y, z = BAR[1] + .04, 2.04
    foot, head = ((-1.24, y - .44), (1.24, y + .44)), ((-.86, y - .14), (.86, y + .26))
    ring = lambda c, h: [(c[0][0], c[0][1], h), (c[1][0], c[0][1], h), (c[1][0], c[1][1], h), (c[0][0], c[1][1], h)]
    mesh(ring(foot, z) + ring(foot, z + .10) + ring(head, z + .42), [(4 * j + k, 4 * j + (k + 1) % 4, 4 * j + 4 + (k + 1) % 4, 4 * j + 4 + k) for j in (0, 1) for k in range(4)]
         + [(8, 9, 10, 11)], p["steel"], "hood", bevel=.008)
    box((2.50, .012, .035), (0, y - .448, z + .03), p["brass"], bevel=.003)
    box((1.2, D - y - .3, .24), (0, (y + .25 + D) / 2, z + .29), p["steel"], bevel=.006)
    for s in (-1, 1):
        tube([(s * .84, y, z + .40), (s * .84, y, HT * (1 - .84 / HW))], .009, p["black"], 6)
    beam((-1.1, y - .2, z + .05), (1.1, y - .2, z + .05), .03, .03, p["warm"], 0)
    area((0, y, z + .03), (0, y, .9), (2.1, .5), 62, (1, .76, .50), "hood")

def back(p, rnd):
    """Behind the cook: red stone up to a shelf, lit paper on both sides under the slopes."""
    x, y = -1.42, D - .10
    while x < 1.40:
        w = min(rnd.uniform(.34, .62), 1.42 - x)
        for k in range(7):
            box((w - .008, .10, .282), (x + w / 2, y + rnd.uniform(-.015, .015), .145 + .288 * k), p[("basalt", "bed", "slate_bed", "basalt")[rnd.randrange(4)]], bevel=.012)
        x += w
    box((2.96, .30, .06), (0, y - .08, 2.06), p["walnut"], bevel=.01)
    box((2.7, .44, .84), (0, y - .28, .44), p["walnut"], bevel=.008); box((2.76, .48, .04), (0, y - .29, .88), p["honed"], bevel=.008)
    for s in (-1, 1):
        for a, b, top in ((1.50, 2.22, 2.42), (2.26, 2.98, 2.42), (3.02, 3.62, 2.06)):
            panel(p, (s * b, y) if s > 0 else (-a, y), (a, y) if s > 0 else (-b, y), .08, top, 3, 6)
        box((2.2, .10, .10), (s * 2.56, y + .02, 2.50), p["walnut"], bevel=.008)
        vase(p, (s * 1.0, y - .12, 2.09), .9, "clay", 7, 5 + s); bowl(p, (s * .5, y - .3, .90), "ceramic", 1.0)
    area((0, D - .5, 2.95), (0, D, 4.2), (3.4, .08), 30, (1, .72, .44), "shelf")

def teahouse(env, rnd):
    p = palette() | dict(plaster=plaster("plaster", (.30, .285, .265), (.42, .40, .375)), slate_bed=rock("slate_bed", .85, .9, .3), basalt=rock("basalt"),
                         honed=rock("honed", .42, .10, .65), bed=rock("bed", .85, .9, .3), flag=stone("flag", (.30, .285, .27), (.46, .44, .41), 1.1, .6, .3),
                         vermilion=plain("vermilion", (.42, .060, .018), .26, coat=.5), steel=plain("griddle", (.050, .048, .047), .34, .8),
                         gravel=stone("gravel", (.46, .37, .29), (.66, .55, .45), 9, .9, .3), ash=stone("hearth_sand", (.30, .27, .24), (.46, .42, .38), 6, .9, .3),
                         edging=fabric("edging", (.035, .022, .018)), pancake=plain("pancake", (.50, .24, .07), .6), salmon=plain("salmon", (.62, .20, .09), .4),
                         paper=lit_shade("paper", .62), lit=lit_shade("lit", 1.5))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.5, 4.9, 8.3), floor="flag")
    ambience(D, .9)
    emblem_light(SIGNS["teahouse"][0])
    for y, x, z in GATES:
        gate(p, y, x, z)
    platform(p); irori(p); low_table(p)
    for s in (-1, 1):
        floor_sofa(p, s)
    counter(p, rnd); hood(p); back(p, rnd)
    dry_garden(p); paper_wall(p)
    for x, y, z in ((-2.98, 2.5, .13), (-3.05, 7.3, .13), (3.1, 7.3, .28), (2.75, 2.65, 0)):
        andon(p, x, y, z)
    area((0, 4.4, 5.2), (0, 4.4, 0), 1.4, 66, (1, .80, .58), "hearth"); area((-2.6, 4.2, 3.3), (-3.7, 4.4, 0), (.3, 3.5), 34, (1, .78, .56), "garden")
    # at the glass
    curtains(p)
    rug(p, 2.85, 1.30, 2.5, 1.7)
    butterfly(p, (2.25, 1.30, .03), .22); butterfly(p, (3.42, 1.42, .03), -.25); brass_table(p, (2.86, 1.12, .03), .27, .44)
    return {"pano": ((-.55, 2.05, 1.55), (-.55, 12, 1.55), None)}
