"""Firewood by the thousand: logs of all sizes laid on each other up to the roof, round whatever is let into them."""
import heapq, math
from kit import *

def log_end(name="log_end", rings=9, smoked=0.0):
    """A sawn end: rings round its heart, cracks from it; every log has a tone of its own, darker the more it is smoked."""
    m, s = material(name)
    if s:
        c, own = s.coord(), s.n("ObjectInfo", "Random")
        x, _, z = (s.n("SeparateXYZ", k, i0=c) for k in range(3))
        far = s.math("SQRT", s.math("ADD", s.math("MULTIPLY", x, x), s.math("MULTIPLY", z, z)))
        apart = s.n("VectorMath", i0=c, i1=s.n("VectorMath", i0=(37, 19, 53), i3=own, props={"operation": "SCALE"}))
        rough = s.noise(apart, 2.4, 4)
        ring = s.math("SINE", s.math("MULTIPLY", s.math("MULTIPLY_ADD", rough, .30, far), rings * math.tau))
        around = s.n("VectorMath", i0=s.n("VectorMath", i0=c, props={"operation": "NORMALIZE"}), i1=s.n("VectorMath", i0=(11, 7, 5), i3=own, props={"operation": "SCALE"}))
        crack = s.math("MULTIPLY", s.ramp(s.math("ABSOLUTE", s.math("SUBTRACT", s.noise(around, 2.6, 2), .5)), (0, 1.0), (.016, 0.0)), s.ramp(far, (.15, .2), (.5, 1.0)))
        tone = s.ramp(own, (0, (.36, .215, .105)), (.3, (.54, .36, .19)), (.55, (.47, .275, .125)), (.8, (.62, .455, .265)), (1, (.40, .20, .095)))
        col = s.mix(s.ramp(far, (0, .65), (.6, .20), (.95, 0.0)), tone, (.20, .095, .04))
        col = s.mix(s.math("MULTIPLY_ADD", ring, .13, .20), col, (.22, .12, .055))
        col = s.mix(s.math("MULTIPLY", crack, .85), col, (.045, .026, .014))
        col = s.mix(smoked, col, (.045, .024, .012))
        s.surface(s.principled(Base_Color=col, Roughness=.85, Specular=.2, Normal=s.bump(s.math("SUBTRACT", rough, crack), .35, .02)))
    return m

def log_mesh(p, rnd, end, n=28):
    """Of radius 1 and length 1 towards +y, not quite round; its rim of bark, its end sawn."""
    waves = [(rnd.uniform(0, .030), k, rnd.uniform(0, math.tau)) for k in (2, 3, 5)]
    r = [1 - sum(a * (1 + math.cos(k * math.tau * i / n + b)) for a, k, b in waves) for i in range(n)]
    ring = lambda q, y: [(q * r[i] * math.cos(math.tau * i / n), y, q * r[i] * math.sin(math.tau * i / n)) for i in range(n)]
    v = ring(1, 1) + ring(1, .03) + ring(.985, .008) + ring(.91, 0) + ring(.45, 0) + [(0, 0, 0)]
    f = [(j * n + i, (j + 1) * n + i, (j + 1) * n + (i + 1) % n, j * n + (i + 1) % n) for j in range(4) for i in range(n)]
    f += [(4 * n + i, 5 * n, 4 * n + (i + 1) % n) for i in range(n)]
    ob = mesh(v, f, p["bark"], "log")
    ob.data.materials.append(end)
    ob.data.polygons.foreach_set("material_index", [0] * 3 * n + [1] * 2 * n)
    return ob

# ------------------------------------------------------------------ laying
# radius of a log, how often
SIZES = ((.052, 5), (.070, 5), (.092, 5), (.118, 4), (.150, 2.2), (.185, .8))

class Pile:
    """Circles in the x-z plane: each lies as low as it can, on two that lie already or on one and an edge.
    `edges`: half-planes (nx, nz, d) where nx x + nz z >= d; `blocks`: left, right, bottom, top of what is let in; `first`: logs that are there."""
    def __init__(self, rnd, edges, blocks, first):
        self.rnd, self.edges, self.blocks, self.laid, self.grid = rnd, edges, blocks, [], {}
        self.lines = edges + [q for a, b, c, d in blocks for q in ((1, 0, b), (-1, 0, -a), (0, 1, d), (0, -1, -c))]
        self.found, self.first = [[] for _ in SIZES], first
        for k, (size, _) in enumerate(SIZES):                # in the corners
            for i, (a, b, d) in enumerate(edges):
                for u, v, e in edges[i + 1:]:
                    det = a * v - b * u
                    x, z = (((d + size) * v - (e + size) * b) / det, ((e + size) * a - (d + size) * u) / det)
                    heapq.heappush(self.found[k], (z, x))
        for one in first:
            self.lay(*one)

    def near(self, x, z, reach):
        k, i, j = int(reach / .4) + 1, int(x // .4), int(z // .4)
        return self.first + [q for a in range(i - k, i + k + 1) for b in range(j - k, j + k + 1) for q in self.grid.get((a, b), ())]

    def fits(self, x, z, r):
        slack = .002
        if any(a * x + b * z < d + r - slack for a, b, d in self.edges):
            return False
        for a, b, c, d in self.blocks:
            if math.hypot(max(a - x, 0, x - b), max(c - z, 0, z - d)) < r - slack:
                return False
        return all(math.hypot(x - u, z - w) > r + q - slack for u, w, q in self.near(x, z, r + .25))

    def lay(self, x, z, r):
        self.laid.append((x, z, r))
        self.grid.setdefault((int(x // .4), int(z // .4)), []).append((x, z, r))
        for k, (size, _) in enumerate(SIZES):
            places, a = [], r + size
            for nx, nz, d in self.lines:                     # on this one and an edge
                h = nx * x + nz * z - d - size
                if abs(h) < a:
                    t = math.sqrt(a * a - h * h)
                    places += [(x - h * nx - s * t * nz, z - h * nz + s * t * nx) for s in (-1, 1)]
            for u, w, q in self.near(x, z, a + size + .2):   # on this one and another
                far, b = math.hypot(u - x, w - z), q + size
                if 1e-6 < far < a + b:
                    m = (a * a - b * b + far * far) / (2 * far)
                    if abs(m) < a:
                        t, cx, cz = math.sqrt(a * a - m * m), (u - x) / far, (w - z) / far
                        places += [(x + m * cx - s * t * cz, z + m * cz + s * t * cx) for s in (-1, 1)]
            for x1, z1 in places:
                heapq.heappush(self.found[k], (z1, x1))

    def fill(self):
        alive = list(range(len(SIZES)))
        while alive:
            k = self.rnd.choices(alive, [SIZES[i][1] for i in alive])[0]
            while self.found[k]:
                z, x = heapq.heappop(self.found[k])
                if self.fits(x, z, SIZES[k][0]):
                    self.lay(x, z, SIZES[k][0])
                    break
            else:
                alive = [i for i in alive if self.found[i]]
        return self.laid

def firewood(p, rnd, front, back, edges, blocks, first):
    """Fills what is free with logs from front to back; their ends are not quite in one plane."""
    kinds = [log_mesh(p, rnd, log_end()) for _ in range(6)]
    laid = Pile(rnd, edges, blocks, first).fill()
    for x, z, r in laid[len(first):]:
        y = front + max(-.05, min(.06, rnd.gauss(0, .022)))
        copy(rnd.choice(kinds), (x, y, z), (0, rnd.uniform(0, math.tau), 0), (r, back - y, r))
    for ob in kinds:
        bpy.data.objects.remove(ob)
    return laid
