"""Books by the hundred, as few meshes; and the globes that stand between them."""
import math
from kit import *
from furniture import bowl, candle, picture, vase

BOUND = ("linen", "sand", "grey", "sage", "cognac", "cognac", "clay", "greige", "sofa", "tan", "tan", "umber", "ochre", "ink")

def bindings():
    """Old leather, ink and gilt, alike in every lodge; the other books wear its cloths."""
    return dict(tan=plain("binding_tan", (.17, .085, .04), .5), umber=plain("binding_umber", (.055, .035, .025), .5), ochre=plain("binding_ochre", (.28, .19, .08), .55),
                ink=plain("binding_ink", (.022, .024, .028), .5), gilt=plain("gilt", (.42, .30, .13), .5), chart=chart())

def chart():
    """An old globe: land and sea in two browns."""
    m, s = material("chart")
    if s:
        n = s.noise(s.coord("Generated"), 2.6, 6, .55)
        s.surface(s.principled(Base_Color=s.ramp(n, (.50, (.115, .098, .070)), (.53, (.05, .032, .018)), (.56, (.25, .17, .085))), Roughness=.45))
    return m

class Heap:
    """Many boxes, one mesh for each material."""
    def __init__(self):
        self.parts = {}
    def add(self, mat, size, at, turn=0.0, lean=0.0):
        """`at`: the middle of its foot; `turn` about z, `lean` sideways."""
        v, f = self.parts.setdefault(mat, ([], []))
        o, (w, d, h) = len(v), size
        m = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(lean, 4, "Y")
        v += [m @ Vector((x * w / 2, y * d / 2, z * h)) for z in (0, 1) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        f += [tuple(o + k for k in face) for face in CUBE]
    def build(self, p):
        for mat, (v, f) in self.parts.items():
            mesh(v, f, p[mat], "books")

def standing(heap, x, y, z, size, mat, rnd, lean=0.0):
    """A book on its foot, its back towards the room; some have a label and bands."""
    w, d, h = size
    heap.add(mat, (w - .002, d, h), (x + w / 2, y + d / 2, z), 0, lean)
    if lean or rnd.random() > .55 or w < .026:
        return
    paint = "gilt" if mat not in ("linen", "sand", "ochre") else "ink"
    for at, high in ((.74, .034), (.16, .008), (.12, .004)) if rnd.random() < .6 else ((.88, .006), (.12, .006)):
        heap.add(paint, (w - .006, .004, high), (x + w / 2, y - .001, z + at * h))

def shelf_of_books(p, heap, a, b, front, z, rnd, things=True):
    """Sets, single volumes, some lying, some leaning; here and there a thing, or nothing."""
    x = a + rnd.uniform(.01, .03)
    while x < b - .10:
        kind, left = rnd.choices(("mixed", "set", "lying", "thing", "gap"), (10, 5, 2.2, 2.4 * things, 1.0))[0], b - x
        y = front + rnd.uniform(.03, .055)
        if kind == "mixed":
            end, high = min(b - .012, x + rnd.uniform(.25, .6)), rnd.uniform(.24, .325)
            while x < end - .03:
                w = min(rnd.uniform(.020, .052), end - x)
                standing(heap, x, y + rnd.uniform(0, .014), z, (w, rnd.uniform(.16, .22), high * rnd.uniform(.80, 1)), rnd.choice(BOUND), rnd)
                x += w
            if b - x > .12 and rnd.random() < .6:
                standing(heap, x + .045, y, z, (.03, .18, high * .9), rnd.choice(BOUND), rnd, -.16); x += .085
        elif kind == "set":
            mat, w, h = rnd.choice(BOUND), rnd.uniform(.030, .046), rnd.uniform(.23, .32)
            for _ in range(min(int((left - .01) / w), rnd.randint(4, 9))):
                heap.add(mat, (w - .003, .19, h), (x + w / 2, y + .095, z))
                for at, high in ((.72, .040), (.30, .006), (.10, .006)):
                    heap.add("gilt" if mat not in ("linen", "sand", "ochre") else "ink", (w - .008, .004, high), (x + w / 2, y - .001, z + at * h))
                x += w
        elif kind == "lying" and left > .28:
            zz = z
            for k in range(rnd.randint(3, 6)):
                t = rnd.uniform(.025, .045)
                heap.add(rnd.choice(BOUND), (.235 - .012 * k, .17, t), (x + .13, y + .10, zz), rnd.uniform(-.06, .06)); zz += t
            x += .27
        elif kind == "thing" and left > .30:
            what, at = rnd.choice(("vase", "globe", "print", "box", "bowl", "candles")), (x + .15, front + .15, z)
            if what == "vase": vase(p, at, rnd.uniform(.8, 1.05), rnd.choice(("ceramic", "clay")))
            elif what == "globe": globe(p, at, .10)
            elif what == "print": picture(p, (at[0], at[1] + .06, z + .15), .22, .29, 1)
            elif what == "box":
                box((.20, .15, .12), (at[0], at[1], z + .06), p["walnut"])
                box((.205, .155, .012), (at[0], at[1], z + .10), p["brass"], bevel=.002)
            elif what == "bowl": bowl(p, at, rnd.choice(("brass", "clay")), .8)
            else: candle(p, (at[0] - .05, at[1], z), .17, .03); candle(p, (at[0] + .05, at[1], z), .11, .03)
            x += .31
        else:
            x += rnd.uniform(.03, .09)

def floor_stack(heap, at, n, rnd, size=(.30, .22)):
    x, y, z = at
    for k in range(n):
        t = rnd.uniform(.028, .055)
        heap.add(rnd.choice(BOUND), (size[0] * rnd.uniform(.8, 1), size[1] * rnd.uniform(.85, 1), t),
                 (x + rnd.uniform(-.015, .015), y + rnd.uniform(-.015, .015), z), rnd.uniform(-.3, .3))
        z += t
    return z

def globe(p, at, r):
    """On its axis, in a half ring of brass; the large one on three legs."""
    x, y, z = at
    small = r < .2
    if not small:
        cyl(.07, .06, (x, y, z + .30), p["walnut"], 24)
        for k in range(3):
            a = math.tau * k / 3 + .5
            tube([(x + .06 * math.cos(a), y + .06 * math.sin(a), z + .33), (x + .22 * math.cos(a), y + .22 * math.sin(a), z + .28),
                  (x + .34 * math.cos(a), y + .34 * math.sin(a), z + .02)], .022, p["walnut_z"], 10)
        tube([(x + (r + .05) * math.cos(math.tau * k / 64), y + (r + .05) * math.sin(math.tau * k / 64), z + .46 + r) for k in range(64)],
             .026, p["walnut"], 8, closed=True)
    else:
        cyl(r * .6, .02, at, p["walnut"], 24)
    foot = z + (.02 if small else .36)
    c = foot + .05 + r + (.05 if not small else 0)
    tube([(x, y, foot), (x, y, c - r - .015)], .009 if small else .02, p["brass"], 8)
    tube([(x + (r + .02) * math.cos(a) * .92, y, c + (r + .02) * math.sin(a)) for a in (math.pi * (k / 24 - .5) - .4 for k in range(25))],
         .008 if small else .012, p["brass"], 8)
    sphere(r, (x, y, c), p["chart"], 24)
