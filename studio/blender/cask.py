"""A cooper's work: casks of curved staves with hoops of copper, whole, cut open, lying or on end.

In a cask's own frame its axis is x; angles run from its front (-y) upwards; `u` is -1 at its left head, 1 at its right one."""
import math
from kit import *

THICK = .055                                     # of a stave

class Cask:
    """`half` its length, `belly` and `end` its radii; `cut`: angle where an opening begins, how many staves it takes, how far it reaches from the middle (u)."""
    def __init__(self, half, belly, end, n=40, cut=None):
        self.half, self.belly, self.end, self.n, self.cut = half, belly, end, n, cut
        self.step = math.tau / n
        self.start = cut[0] if cut else 0.0
        self.stop = self.start + cut[1] * self.step if cut else 0.0

    def radius(self, u):
        return self.belly - (self.belly - self.end) * u * u

    def at(self, u, a, out=0.0):
        r = self.radius(u) + out
        return self.half * u, -r * math.cos(a), r * math.sin(a)

    def staves(self, mat):
        for k in range(self.n):
            a = self.start + self.step * k
            reach = self.cut[2] if self.cut and k < self.cut[1] else None
            for u0, u1 in ((-1, 1),) if reach is None else ((-1, -reach), (reach, 1)):
                if u1 > u0:
                    self.stave(mat, a + .003, a + self.step - .003, u0, u1)

    def stave(self, mat, a0, a1, u0, u1):
        m = max(2, round(9 * (u1 - u0)))
        v = [self.at(u, a, out) for u in (u0 + (u1 - u0) * k / m for k in range(m + 1)) for a, out in ((a0, 0), (a1, 0), (a1, -THICK), (a0, -THICK))]
        f = [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for k in range(m) for i in range(4)]
        ob = mesh(v, f + [(3, 2, 1, 0), (4 * m, 4 * m + 1, 4 * m + 2, 4 * m + 3)], mat, "stave", smooth=True)
        ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(30)

    def arc(self, u, out=0.0, past=0.0):
        """Points round the cask at `u`; only where there are staves if the opening reaches as far."""
        if self.cut and abs(u) < self.cut[2]:
            a0, a1, m = self.stop + past, self.start + math.tau - past, 64
        else:
            a0, a1, m = 0, math.tau, 80
        return [self.at(u, a0 + (a1 - a0) * k / m, out) for k in range(m + 1)]

    def hoop(self, mat, u, w=.06):
        d = w / self.half / 2
        rows = [self.arc(u + s * d, out) for s, out in ((-1, -.004), (-1, .012), (1, .012), (1, -.004))]
        n = len(rows[0])
        v = [q for row in rows for q in row]
        mesh(v, [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(3) for i in range(n - 1)], mat, "hoop")

    def neon(self, mat, u, r=.012, out=.024):
        neon(self.arc(u, out), mat, r)

    def head(self, mat, u, boards=7, t=.045):
        """A disc of boards set into an end."""
        r, x = self.radius(u) - THICK, self.half * u
        for k in range(boards):
            y0, y1 = (-r + 2 * r * q / boards for q in (k + .01, k + .99))
            ys = [y0 + (y1 - y0) * i / 6 for i in range(7)]
            high = lambda y: math.sqrt(max(0, r * r - y * y))
            rim = [(y, high(y)) for y in ys] + [(y, -high(y)) for y in ys[::-1]]
            n = len(rim)
            v = [(x + s * t / 2, y, z) for s in (-1, 1) for y, z in rim]
            mesh(v, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)], mat, "head")

    def saddle(self, mat, u, w, floor, wide=.78):
        """A block that the lying cask rests in, `floor` below its axis."""
        r = self.radius(u) + .004
        top = [(-wide * r + 2 * wide * r * k / 24) for k in range(25)]
        rim = [(y, -math.sqrt(r * r - y * y)) for y in top] + [(wide * r + .10, -floor), (-wide * r - .10, -floor)]
        n, x = len(rim), self.half * u
        v = [(x + s * w / 2, y, z) for s in (-1, 1) for y, z in rim]
        mesh(v, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)], mat, "saddle", bevel=.008)

def put(objects, at, turn=0.0, on_end=False):
    """Sets a cask down; `on_end`: its right head up, its front still towards -y before the turn."""
    m = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, "Z")
    if on_end:
        m = m @ Matrix(((0, 0, -1, 0), (0, 1, 0, 0), (1, 0, 0, 0), (0, 0, 0, 1)))
    bpy.context.view_layer.update()
    for o in objects:
        o.matrix_world = m @ o.matrix_world

def tub_cask(p, at, r=.34, h=.62, staves="stave"):
    """A small barrel on end: a table, a stool."""
    with Recorder() as rec:
        c = Cask(h / 2, r, r * .86, 22)
        c.staves(p[staves]); c.head(p[staves], .92, 5)
        for u in (-.86, -.5, .5, .86):
            c.hoop(p["brass"], u, .035)
    put(rec.objects, (at[0], at[1], at[2] + h / 2), .3, True)
