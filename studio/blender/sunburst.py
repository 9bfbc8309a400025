"""A wall that is a setting sun: a half disc of plaster with an arched fire at its foot, bands of colour around it, rays to the roof."""
import math
from kit import *
from adobe import arch, arched, bench, skin, straight
from room import HT, HW
from room_kiva import soot

D, FOOT, R = 7.6, .45, 2.05                      # depth of the room; height of the sun's middle, that is of the bench; radius of its disc
FRONT, DOME = 6.95, .10                         # y of the disc's edge, how far its middle stands out
FIRE = (0, .47, .62, .82, 6.86)                 # the arched hole: its middle, floor, half width, rise, the y of its front
BANDS = ((R + .03, .24, 7.00, "mustard"), (R + .30, .26, 7.09, "orange"), (R + .59, .30, 7.18, "terracotta"))
RAYS, FROM = 15, R + 1.02                       # how many, where they begin

def colours():
    """Of the sun: they stay what they are, as the sun does."""
    return dict(mustard=plaster("sun_mustard", (.50, .29, .07), (.70, .44, .13)), orange=plaster("sun_orange", (.56, .20, .04), (.76, .31, .07)),
                terracotta=plaster("sun_terracotta", (.30, .095, .04), (.45, .16, .07)), plaster=plaster("plaster", (.30, .285, .265), (.42, .40, .375)))

def polar(a, r, y):
    return (r * math.cos(a), y, FOOT + r * math.sin(a))

def disc(p):
    """The disc, a little domed, open at the fire; a line of light along its edge."""
    face = lambda r: FRONT - DOME * (1 - (r / R) ** 2)
    rows = [[polar(math.pi * k / 260, r, face(r)) for k in range(261)] for r in (.30 + (R - .34) * j / 120 for j in range(121))]
    rows += [[polar(math.pi * k / 260, R - .04 + .04 * math.sin(t), FRONT + .04 - .04 * math.cos(t)) for k in range(261)] for t in (.5, 1.0, 1.57)]
    rows.append([polar(math.pi * k / 260, R, FRONT + .3) for k in range(261)])
    skin(rows, p["plaster"], holes=[FIRE])
    arched(p, FIRE, .66, 1, soot())
    neon(arch(FIRE, .02, .20), p["neon"], .013)

def band(p, r, wide, front, mat):
    """Half a ring, round in section; a line of light in the groove outside it."""
    out = [(r + wide / 2 - wide / 2 * math.cos(t), front + .10 - .10 * math.sin(t) ** .7) for t in (math.pi * k / 14 for k in range(15))]
    profile = [(r, D)] + out + [(r + wide, D)]
    skin([[polar(math.pi * k / 180, q, y) for k in range(181)] for q, y in profile], p[mat])
    neon([polar(math.pi * (.004 + .992 * k / 120), r + wide + .02, front + .09) for k in range(121)], p["neon"], .012)

def to_roof(a):
    """How far it is from the sun's middle to the slope."""
    return HW * (1 - FOOT / HT) / (abs(math.cos(a)) + HW / HT * math.sin(a))

def ray(p, a, half, mat):
    """A rib that widens to the roof, round at its beginning and in section."""
    n, m, rows = 40, 14, []
    for i in range(n + 1):
        row = []
        for s in (math.sin(math.pi * (k / m - .5)) for k in range(m + 1)):
            b = a + s * half
            start, end = FROM + .95 * half * FROM * (1 - math.sqrt(max(0, 1 - s * s))), to_roof(b) - .13
            r = start + (end - start) * i / n
            row.append(polar(b, r, D - .05 - .20 * max(0, 1 - s * s) ** .5 * min(1, .25 + i / 4)))
        rows.append(row)
    skin(rows, p[mat])
    mesh(rows[0], [tuple(range(m + 1))], p[mat], "begin")

def rays(p):
    """Terracotta and pale by turns, a line of light in every second gap."""
    step = math.pi / RAYS
    for k in range(RAYS):
        ray(p, step * (k + .5), step * .43, ("terracotta", "plaster")[k % 2])
    for k in range(1, RAYS):
        if k % 2:
            neon([polar(step * k, q, D - .055) for q in (FROM + .10, to_roof(step * k) - .45)], p["neon"], .012)

def long_bench(p):
    """As wide as the house, at the height of a seat; it carries the sun."""
    bench(p["plaster"], straight((-3.95, 6.75), (3.95, 6.75), 120), .45, -.45, FOOT)
    box((8.6, D - 7.05, FOOT - .01), (0, (D + 7.05) / 2, (FOOT - .01) / 2), p["plaster"], bevel=0)
    neon([(-3.9, 6.27, .035), (3.9, 6.27, .035)], p["neon"], .012)

def hearth(p, watts):
    x, z, _, _, y = FIRE
    fire((x, y + .40, z + .01), .78, .66, .16, 11, .4 * watts, group_="fire")
    lamp((x, y - .16, z + .40), .5 * watts, (1, .42, .12), .12, "fire")
    logs((x, y + .36, z + .01), 5, .5, 3)

def sun(p, watts):
    disc(p); rays(p); long_bench(p); hearth(p, watts)
    for one in BANDS:
        band(p, *one)
