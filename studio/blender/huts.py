"""Bathing huts in a row, striped and gabled: one to wash in, one for the towels, one with the basins, two with doors; and one that a dog fits in."""
import math
from kit import *
from cask import tub_cask
from furniture import *

D, FRONT = 7.0, 5.98                             # back wall; the huts' fronts
BOARD = .128                                     # width of a stripe, about

class Hut:
    """A hut in its own frame: its front at y 0, its middle at x 0. `hole`: half width and height of the way in."""
    def __init__(self, p, w, eave, peak, deep, blue, hole):
        self.p, self.w, self.eave, self.peak, self.deep, self.blue, self.hole = p, w, eave, peak, deep, blue, hole

    def roof(self, x):
        return self.eave + (self.peak - self.eave) * (1 - 2 * abs(x) / self.w)

    def paint(self, k):
        return self.p[("painted", self.blue)[k % 2]]

    def front(self, closed=False):
        """Boards, white and blue in turn; a door's are set back and the other way round."""
        n = max(7, round(self.w / BOARD)) | 1
        b, (half, top) = self.w / n, self.hole
        for k in range(n):
            x0, x1 = -self.w / 2 + b * k + .003, -self.w / 2 + b * (k + 1) - .003
            ends = [x0, 0, x1] if x0 < 0 < x1 else [x0, x1]
            inner = abs((x0 + x1) / 2) < half
            low = top if inner else 0
            prism([(x0, low), (x1, low)] + [(x, self.roof(x)) for x in ends[::-1]], 0, .04, self.paint(k), .004)
            if inner and closed:
                box((x1 - x0, .03, top - .04), ((x0 + x1) / 2, .05, top / 2), self.paint(k + 1), bevel=.006)

    def shell(self, inside="painted"):
        """Sides, back, floor, and the roof with a line of light along its edge."""
        p, w, d = self.p, self.w, self.deep
        for s in (-1, 1):
            box((.035, d - .04, self.eave), (s * (w / 2 - .018), d / 2 + .02, self.eave / 2), p["painted"], bevel=.004)
            beam((s * (w / 2 + .09), d / 2 - .05, self.eave - .06), (0, d / 2 - .05, self.peak + .05), .035, d + .14, p[self.blue], .006, up=(0, 1, 0))
            beam((s * (w / 2 + .09), -.125, self.eave - .07), (0, -.125, self.peak + .04), .10, .03, p["painted"], .006, up=(0, 1, 0))
            neon([(s * (w / 2 + .085), -.155, self.eave - .09), (0, -.155, self.peak + .01)], p["neon"], .013)
        prism([(-w / 2 + .02, .02), (w / 2 - .02, .02), (w / 2 - .02, self.eave - .02), (0, self.peak - .03), (-w / 2 + .02, self.eave - .02)], d - .03, d, p[inside])
        box((w - .05, d, .03), (0, d / 2, .015), p["walnut"], bevel=.004)

    def frame(self):
        half, top = self.hole
        for s in (-1, 1):
            box((.05, .07, top), (s * half, .015, top / 2), self.p["painted"], bevel=.008)
        box((2 * half + .12, .07, .055), (0, .015, top), self.p["painted"], bevel=.008)

    def light(self, at, size, watts, z=2.0):
        area((at[0], at[1] + self.deep / 2, z), (at[0], at[1] + self.deep / 2 + .1, 0), size, watts, (1, .62, .32), "hut")

def row_of_huts(p):
    """From the left: shower, towels, basins, the door to the bedroom, a hut kept locked."""
    for x, w, eave, peak, blue, kind in ((-2.74, 1.0, 2.03, 2.62, "lacquer", "shower"), (-1.69, 1.0, 2.03, 2.70, "enamel", "towels"), (0, 2.16, 2.12, 3.06, "lacquer", "basins"),
                                         (1.69, 1.0, 2.03, 2.70, "enamel", "door"), (2.74, 1.0, 2.03, 2.62, "lacquer", "locked")):
        shut = kind in ("door", "locked")
        with Recorder() as r:
            hut = Hut(p, w, eave, peak, D - .05 - FRONT, blue, (.88 if kind == "basins" else .36, 1.94))
            hut.front(shut); hut.shell("enamel" if kind == "basins" else "painted"); hut.frame()
            if shut:
                door_things(p, kind)
        group(r.objects, (x, FRONT, 0))
        if not shut:
            hut.light((x, FRONT), (w * .6, .4), 60 if w > 2 else 32)
        {"shower": shower, "towels": towels, "basins": basins}.get(kind, lambda p, x: None)(p, x)
        box((.80 if w < 2 else 1.9, .30, .06), (x, FRONT - .17, .03), p["walnut"], bevel=.012)

def porthole(p, at, r, mirror=False):
    x, y, z = at
    ring = lambda q, dy: [(x + q * math.cos(t), y + dy, z + q * math.sin(t)) for t in (math.tau * k / 48 for k in range(48))]
    mesh(ring(r, -.012), [tuple(range(48))], p["mirror"] if mirror else p["shade"], "porthole")
    tube(ring(r + .02, -.015), .034, p["brass"], 12, closed=True)
    for k in range(8):
        t = math.tau * (k + .5) / 8
        sphere(.013, (x + (r + .02) * math.cos(t), y - .05, z + (r + .02) * math.sin(t)), p["brass"], 8)

def door_things(p, kind):
    sphere(.028, (.27, .0, 1.0), p["brass"], 16)
    if kind == "door":
        porthole(p, (0, .03, 1.52), .13)
    else:
        box((.20, .02, .26), (0, .025, 1.50), p["walnut"], bevel=.008)
    for z in (.35, 1.60):
        box((.16, .012, .035), (-.27, .028, z), p["brass"], bevel=.003)

def shower(p, x):
    """White boards, a rose from the ridge, a stool for the shampoo."""
    y = FRONT + .52
    cyl(.17, .018, (x, y, 2.02), p["brass"], 40); tube([(x, y, 2.03), (x, y, 2.30), (x, D - .1, 2.30)], .014, p["brass"], 10)
    tube([(x, D - .12, .95), (x, D - .12, 1.45)], .016, p["brass"], 10); cyl(.04, .05, (x, D - .14, 1.08), p["brass"], 20)
    tub_cask(p, (x + .26, y + .22, .03), .11, .34, "lacquer")

def towels(p, x):
    y = FRONT + .60
    for k, z in enumerate((.34, .72, 1.10, 1.48)):
        box((.92, .56, .03), (x, y, z), p["walnut"], bevel=.004)
        for s in (-1, 1):
            folded(p, (("towel", "linen"), ("sage", "towel"), ("towel", "sand"), ("linen", "towel"))[k][s > 0], (x + .21 * s, y - .04, z + .016), (.36, .42), (3, 4)[(k + (s > 0)) % 2], 0, .07)

def basins(p, x):
    """A trough of zinc on three barrels, two portholes for mirrors."""
    y, z = FRONT + .52, .66
    for dx in (-.66, 0, .66):
        tub_cask(p, (x + dx, y + .02, .03), .24, .62, "walnut_z")
    box((1.80, .52, .03), (x, y, z + .015), p["zinc"], bevel=.004)
    for dy in (-.25, .25):
        box((1.80, .022, .20), (x, y + dy, z + .11), p["zinc"], bevel=.008); tube([(x - .90, y + dy, z + .21), (x + .90, y + dy, z + .21)], .018, p["zinc"], 10)
    for dx in (-.89, 0, .89):
        box((.022, .50, .20), (x + dx, y, z + .11), p["zinc"], bevel=.008)
    mesh([(x - .87, y - .24, z + .12), (x + .87, y - .24, z + .12), (x + .87, y + .24, z + .12), (x - .87, y + .24, z + .12)], [(0, 1, 2, 3)], water("basin_water", wave=.006, scale=6, glow=(.10, .20, .24), glow_strength=.2), "basin")
    for s in (-1, 1):
        bx, yb = x + .45 * s, D - .10
        tube([(bx, yb, 1.08), (bx, yb - .22, 1.10), (bx, yb - .28, 1.02)], .016, p["brass"], 12); cyl(.035, .04, (bx, yb - .06, 1.10), p["brass"], 16)
        porthole(p, (bx, D - .10, 1.55), .28, True)
        neon([(bx + .36 * math.cos(t), D - .095, 1.55 + .36 * math.sin(t)) for t in (math.tau * k / 56 for k in range(56))], p["neon"], .011, closed=True)
    lamp((x, FRONT + .35, 1.75), 16, (1, .60, .30), .12)

def dog_hut(p, x, y, turn):
    """The sixth hut: knee-high, a shower of its own in it, a bowl at the step."""
    with Recorder() as r:
        hut = Hut(p, .96, .84, 1.26, .74, "lacquer", (.34, .74))
        hut.front(); hut.shell(); hut.frame()
        tube([(.20, .66, .30), (.20, .66, .66), (.14, .56, .70), (.06, .44, .68)], .013, p["brass"], 10); cyl(.055, .02, (.05, .42, .655), p["brass"], 24)
        box((.92, .62, .05), (0, -.34, .025), p["glazed"], bevel=.012); box((.80, .50, .02), (0, -.34, .045), p["painted"], bevel=.006)
        lathe([(0, .03), (.08, .03), (.10, .08), (.115, .08), (.14, 0)], p["brass"], (.62, -.30, 0), 40)
        tube([(.50, .10, .66), (.57, .10, .66)], .012, p["brass"], 8)
        ribbon([(-.05, -.36), (-.045, -.15), (-.02, -.01), (.01, 0), (.03, -.14), (.04, -.30)], .30, p["towel"], (.535, .10, .66), math.pi / 2, .018, .012, 2)
        bone_mat(p, 0, -1.05)
    group(r.objects, (x, y, 0), turn)
    c, s = math.cos(turn), math.sin(turn)
    lamp((x - .36 * s, y + .36 * c, .62), 7, r=.08)

def bone_mat(p, x, y):
    """A mat in the shape of what its owner thinks of."""
    for h, mat, k in ((.018, "sand", 1.12), (.026, "fur", 1.0)):
        box((.62, .20 * k, h), (x, y, h / 2), p[mat], bevel=.006)
        for a in (-1, 1):
            for b in (-1, 1):
                cyl(.135 * k, h, (x + a * .33, y + b * .095, 0), p[mat], 36)
