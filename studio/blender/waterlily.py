"""A fire under a water lily turned upside down: three whorls of petals in enamel and copper over a leaf of stone, its stem the flue up to the ridge."""
import math
from kit import *
from room import HT
from room_kiva import soot

C, WATER = (0, 6.0), -.16                       # the pond's middle, its level
CROWN, BOWL = 3.72, .20                         # heights of the flower's crown, of what the fire lies on
# a whorl: petals, turn in degrees, its petal's spine as (radius, height), half its width, outside
WHORLS = ((8, 22.5, ((.12, 3.62), (.54, 3.30), (.76, 2.65), (.95, 2.02)), .32, "copper"),
          (8, 0, ((.13, 3.67), (.72, 3.52), (1.07, 2.84), (1.52, 2.20)), .46, "lily_pale"),
          (8, 22.5, ((.14, 3.72), (.90, 3.74), (1.45, 3.12), (2.08, 2.60)), .54, "lily_mid"))

def patina(name, dark, light, rough=.30):
    """Enamel over copper, clouded, darker in its veins."""
    m, s = material(name)
    if s:
        n = s.noise(s.coord("Object"), 2.2, 5, .55)
        s.surface(s.principled(Base_Color=s.ramp(n, (.34, dark), (.68, light)), Roughness=rough, Clearcoat=.35, Specular=.5))
    return m

def lily_colors():
    """What keeps its own colours here: the flower, the leaf of stone, blossoms."""
    return dict(lily_dark=patina("lily_dark", (.012, .085, .042), (.030, .170, .085)), lily_mid=patina("lily_mid", (.030, .160, .085), (.065, .270, .150)),
                lily_pale=patina("lily_pale", (.075, .250, .155), (.150, .380, .250)), copper=plain("lily_copper", (.62, .30, .13), .42, .75),
                rim=plain("lily_rim", (.70, .48, .20), .38, .8), leafstone=stone("leaf_stone", (.020, .050, .034), (.060, .120, .085), 1.6, .38, .25),
                rose=plain("blossom_rose", (.72, .30, .36), .8, sheen=.4), ivory=plain("blossom_ivory", (.80, .72, .56), .8, sheen=.4), stamen=plain("stamen", (.80, .46, .08), .7))

# ------------------------------------------------------------------ petals
def spine(points, u):
    """A point of a cubic curve."""
    w = ((1 - u) ** 3, 3 * u * (1 - u) ** 2, 3 * u * u * (1 - u), u ** 3)
    return Vector((sum(k * p[0] for k, p in zip(w, points)), 0, sum(k * p[1] for k, p in zip(w, points))))

def petal(points, half, mats, cup=.34, thick=.011, rows=26, n=12):
    """Pointed, hollow towards the flower's axis; the first material is its outside. Its spine lies over +x. Returns it and its rim."""
    wide = lambda u: half / .62 * (.24 + .76 * u ** .75) * max(0, 1 - u ** 3.0) ** .92
    v, rim = [], []
    for j in range(rows + 1):
        u = .002 + .994 * j / rows
        c, t = spine(points, u), (spine(points, min(1, u + .01)) - spine(points, max(0, u - .01))).normalized()
        out, w = Vector((-t.z, 0, t.x)), wide(u)
        across = lambda s: c + Vector((0, s * w, 0)) - out * (cup * w * s * s)
        puff = lambda s: thick * math.sqrt(max(0, 1 - s * s)) * min(1, 6 * (1 - u) + .1)
        v += [across(s) + out * puff(s) for s in (2 * i / n - 1 for i in range(n))] + [across(s) - out * puff(s) for s in (1 - 2 * i / n for i in range(n))]
        rim.append((across(-1), across(1)))
    m = 2 * n
    f = [(j * m + i, j * m + (i + 1) % m, (j + 1) * m + (i + 1) % m, (j + 1) * m + i) for j in range(rows) for i in range(m)]
    ob = mesh(v, f, mats[0], "petal", smooth=True)
    ob.data.materials.append(mats[-1])
    for k, face in enumerate(ob.data.polygons):
        face.material_index = int(k % m >= n)
    return ob, [a for a, _ in rim[3:]] + [b for _, b in rim[:2:-1]]

def whorl(moulds, at, n, turn, tilt=None):
    """The moulds `n` times round an axis; they are used up. `tilt` leans the whole."""
    for k in range(n):
        for ob in moulds:
            o = copy(ob, (0, 0, 0))
            o.matrix_world = Matrix.Translation(at) @ (tilt or Matrix()) @ Matrix.Rotation(math.radians(turn) + math.tau * k / n, 4, "Z")
            o.lightgroup = ob.lightgroup
    for ob in moulds:
        bpy.data.objects.remove(ob)

def flower(p):
    """The hood: petals with rims of brass, a line of light along the widest."""
    for n, turn, points, half, mat in WHORLS:
        ob, rim = petal(points, half, (p[mat], p["copper"]))
        moulds = [ob, tube(rim, .014, p["rim"], 8)]
        if mat == "lily_mid":
            moulds.append(neon([q + Vector((.012, 0, .024)) for q in rim[6:-6]], p["neon"], .010))
        whorl(moulds, (*C, 0), n, turn)
    lathe([(.40, CROWN - .10), (.36, CROWN), (.28, CROWN + .06), (.21, CROWN + .16), (.185, CROWN + .30)], p["lily_dark"], (*C, 0), 64)
    lathe([(.0, CROWN - .24), (.30, CROWN - .24)], soot(), (*C, 0), 48)

def stem(p):
    """The flue: a stalk with a slow bend, rings of brass on it."""
    low, high = CROWN + .22, HT - .40
    at = lambda q: Vector((C[0] + .40 * math.sin(math.pi * q) ** 2, C[1] + .35 * q * q, low + (high - low) * q))
    tube([at(k / 48) for k in range(49)], .165, p["lily_mid"], 32, taper=lambda q: 1.08 - .26 * q)
    for q in (.02, .22, .44, .66, .86):
        a, b = at(q - .004), at(q + .004)
        tube([a + (a - b) * 1.6, a, b, b + (b - a) * 1.6], .178 - .04 * q, p["rim"], 32)
    x, y, z = at(1)
    cyl(.24, .10, (x, y, z - .16), p["rim"], 40)

# ------------------------------------------------------------------ the fire
def hearth(p, watts):
    """A leaf of stone with its rim turned up, the fire in its middle."""
    at = (*C, 0)
    lathe([(.74, WATER), (.74, .02), (.98, .08), (1.10, .20), (1.10, .235), (1.075, .245), (1.03, .225), (.96, .17), (.70, BOWL - .03)], p["leafstone"], at, 96)
    lathe([(.70, BOWL - .03), (.64, BOWL - .06), (0, BOWL - .06)], soot(), at, 64)
    tube([(C[0] + 1.088 * math.cos(math.tau * k / 96), C[1] + 1.088 * math.sin(math.tau * k / 96), .242) for k in range(96)], .022, p["rim"], 10, closed=True)
    charred, ember, z = stone("charred", (.012, .009, .008), (.09, .05, .03), 6), emission("ember", (1, .16, .02), 5), BOWL - .05
    for k in range(6):
        a = math.tau * k / 6 + .3
        tube([(C[0] + .52 * math.cos(a), C[1] + .52 * math.sin(a), z + .05), (C[0] + .05 * math.cos(a), C[1] + .05 * math.sin(a), z + .40)], .058, charred, 12)
    for k in range(34):
        r = .46 * math.sqrt(k / 34)
        box((.06, .05, .03), (C[0] + r * math.cos(k * 2.4), C[1] + r * math.sin(k * 2.4), z + .015), ember, (0, 0, k), .01)
    fire((*C, z), .98, 1.20, .36, 19, .25 * watts, group_="fire")
    for dx, dy in ((0, -.80), (-.84, 0), (.84, 0), (0, .84)):
        lamp((C[0] + dx, C[1] + dy, BOWL + .50), .17 * watts, (1, .42, .12), .14, "fire")
    lamp((*C, BOWL + 1.75), .26 * watts, (1, .52, .20), .16, "fire")

def waterlily(p, watts):
    flower(p); stem(p); hearth(p, watts)

# ------------------------------------------------------------------ blossoms
def blossom(p, at, s=1.0, cloth="rose", tilt=None, heart=True):
    """A flower of soft petals, open: a cushion, or something that floats."""
    for n, turn, points, half in ((7, 0, ((.03, .02), (.14, -.01), (.24, .05), (.30, .13)), .095), (7, 26, ((.03, .03), (.12, .03), (.19, .11), (.21, .20)), .085),
                                  (6, 10, ((.02, .04), (.08, .06), (.11, .15), (.10, .22)), .062)):
        ob, _ = petal([(a * s, b * s) for a, b in points], half * s, (p[cloth],), -.30, .022 * s, 14, 8)
        whorl([ob], at, n, turn, tilt)
    if heart:
        o = sphere(.055 * s, (0, 0, 0), p["stamen"], 14, .8)
        o.matrix_world = Matrix.Translation(at) @ (tilt or Matrix()) @ Matrix.Translation((0, 0, .08 * s))
