"""Seats with buttoned backs: a wing chair and a chesterfield."""
import math
from kit import *

def tufted(w, h, at, rot, mat, puff=.045, cell=(.15, .17)):
    """A quilted panel in the local x-z plane, its buttons drawn in; it faces -y."""
    nx, nz, v = round(w / .014), round(h / .014), []
    for j in range(nz + 1):
        for i in range(nx + 1):
            x, z = (i / nx - .5) * w, (j / nz - .5) * h
            a, b = math.pi * (x / cell[0] + z / cell[1]) / 2, math.pi * (x / cell[0] - z / cell[1]) / 2
            rim = min(1, min(w / 2 - abs(x), h / 2 - abs(z)) / .05)
            v.append((x, -puff * (.35 + .65 * abs(math.cos(a) * math.cos(b)) ** .45) * max(0, rim) ** .5, z))
    f = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(nz) for i in range(nx)]
    return mesh(v, f, mat, "tufted", smooth=True, at=at, rot=rot)

def wing_chair(p, at, rot, cloth="sofa", pillow=None):
    """High tufted back, wings and rolled arms."""
    m = p[cloth]
    with Recorder() as r:
        soft_box((.74, .70, .20), (0, 0, .30), m, r=.05); soft_box((.56, .60, .15), (0, -.06, .455), m, r=.06)
        soft_box((.68, .15, .86), (0, .335, .82), m, (-.13, 0, 0), .06)
        tufted(.54, .68, (0, .255, .86), (-.13, 0, 0), m)
        for s in (-1, 1):
            soft_box((.13, .64, .30), (s * .335, -.02, .46), m, r=.05)
            tube([(s * .345, y, .635) for y in (-.37, -.36, -.1, .2, .30)], .075, m, 20, taper=lambda q: .75 if q < .01 else 1)
            soft_box((.11, .36, .54), (s * .335, .20, .93), m, (-.13, 0, s * -.16), .05)
            for y in (-.28, .30):
                tube([(s * .29, y, .21), (s * .30, y * 1.08, 0)], .026, p["walnut_z"], 10, taper=lambda q: 1 - .45 * q)
        if pillow:
            cushion(.42, .36, .15, (.03, .12, .68), (-.32, .08, .1), p[pillow])
    return group(r.objects, at, rot)

def chesterfield(p, at, rot, w=2.3, cloth="cognac"):
    """Arms as high as the back, rolled and tufted."""
    m = p[cloth]
    with Recorder() as r:
        soft_box((w - .10, .86, .24), (0, 0, .23), m, r=.05)
        for k in (-1, 0, 1):
            soft_box(((w - .44) / 3 - .01, .66, .17), (k * (w - .44) / 3, -.08, .42), m, r=.06)
        soft_box((w - .2, .18, .50), (0, .36, .47), m, r=.05); tufted(w - .42, .34, (0, .275, .59), (-.10, 0, 0), m, .05)
        for s in (-1, 1):
            soft_box((.20, .84, .46), (s * (w / 2 - .12), -.01, .45), m, r=.05)
            tufted(.66, .30, (s * (w / 2 - .215), -.06, .58), (0, 0, s * -math.pi / 2), m, .035)
            tube([(s * (w / 2 - .12), y, .70) for y in (-.44, -.43, -.2, .1, .36)], .105, m, 24, taper=lambda q: .8 if q < .01 else 1)
            for y in (-.36, .36):
                cyl(.035, .12, (s * (w / 2 - .16), y, 0), p["walnut_z"], 14)
        tube([(x, .385, .70) for x in (-w / 2 + .05, -w / 2 + .12, 0, w / 2 - .12, w / 2 - .05)], .105, m, 24)
        cushion(.46, .42, .17, (-.30 * w, .16, .66), (-.34, .05, .12), p["linen"]); cushion(.42, .40, .16, (.31 * w, .15, .65), (-.34, -.05, -.2), p["camel"])
    return group(r.objects, at, rot)
