"""What belongs to wool: balls and skeins on shelves, a blanket of giant stitches, walls of small drawers, a spinning wheel, the good socks."""
import math
from kit import *
from desert import basket
from furniture import *

# ------------------------------------------------------------------ on the shelves
def ball(mat, r=.088):
    """Wound by hand: one thread round and round; the second object is what it is wound on."""
    path = []
    for k in range(150):
        t, turn = math.tau * k / 17, k * .19
        q = Vector((math.cos(t), math.sin(t) * math.cos(turn), math.sin(t) * math.sin(turn))) * r
        path.append(Matrix.Rotation(turn * .37, 3, "Z") @ q)
    return tube(path, .015, mat, 6), sphere(r * .985, (0, 0, 0), mat, 12)

def skein(mat, long=.36):
    """Two strands twisted into one."""
    with Recorder() as r:
        for s in (0, math.pi):
            tube([((.032 * math.cos(7 * q + s)), long * (q - .5), .032 * math.sin(7 * q + s)) for q in (k / 18 for k in range(19))], .036, mat, 10,
                 taper=lambda q: 1 - .35 * abs(2 * q - 1) ** 6)
    return r.objects

def stock(wool):
    """One of each, out of sight, to be copied."""
    made = {name: (ball(mat), skein(mat)) for name, mat in wool.items()}
    for balls, skeins in made.values():
        for ob in (*balls, *skeins):
            ob.hide_render = True
    return made

def put(things, at, rnd, scale=1.0, turned=True):
    """A copy of a ball, turned anyhow, or of a skein, turned about its length."""
    turn = tuple(rnd.uniform(0, 6) for _ in range(3)) if turned else (0, rnd.uniform(0, 3), 0)
    for ob in things:
        copy(ob, at, turn, scale)

def wool_shelves(p, made, x, y0, y1, rows, rnd):
    """Open cubes under the left slope, facing the room: the colours of a night, from end to end."""
    order, n, side = ("midnight", "blue", "blue", "plum", "violet", "violet", "ice", "ice", "undyed", "lime", "green", "green"), round((y1 - y0) / .42), .42
    d, high = .36, rows * side
    box((.02, y1 - y0, high), (x - d, (y0 + y1) / 2, .06 + high / 2), p["walnut_z"], bevel=.003)
    box((d, y1 - y0, .06), (x - d / 2, (y0 + y1) / 2, .03), p["walnut"], bevel=.003)
    for k in range(rows + 1):
        box((d, y1 - y0 + .03, .026), (x - d / 2, (y0 + y1) / 2, .06 + k * side), p["walnut"], bevel=.004)
    for k in range(n + 1):
        box((d, .026, high), (x - d / 2, y0 + (y1 - y0) * k / n, .06 + high / 2), p["walnut_z"], bevel=.004)
    for i in range(n):
        y = y0 + (y1 - y0) * (i + .5) / n
        for j in range(rows):
            name, z = order[min(len(order) - 1, round(i * (len(order) - 1) / (n - 1) + rnd.uniform(-.4, .4)))], .06 + j * side + .013
            if (i + j) % 2:
                for dy, dz in ((-.10, .095), (.10, .095), (0, .245)):
                    put(made[name][0], (x - .13, y + dy, z + dz), rnd, rnd.uniform(.98, 1.06))
                put(made[name][0], (x - .26, y, z + .09), rnd)
            else:
                for row, count in enumerate((3, 2, 1)):
                    for q in range(count):
                        put(made[name][1], (x - .08 - .115 * q - .05 * row, y, z + .07 + .105 * row), rnd, 1.0, False)
    area((x + .55, (y0 + y1) / 2, high + .55), (x - .1, (y0 + y1) / 2, .8), (.10, y1 - y0), 85, (1, .82, .62), "shelves")

# ------------------------------------------------------------------ on the bed
def giant_knit(mats, w, y0, y1, top, drop, seed=3):
    """Stitches as thick as a wrist across a bed's width, hanging down on both sides; `mats` row by row from the foot, the last for the rest; a rolled edge at its ends."""
    r, step, rise = .09, .172, .150
    edge = w / 2 - r
    def at(s, y, out):
        a, sg = abs(s), math.copysign(1, s)
        soft = .016 * noise.noise((s * 2, y * 2, seed))
        if a <= edge:
            return Vector((s, y, top + out + soft))
        t = min((a - edge) / r, math.pi / 2)
        down = max(0, a - edge - r * math.pi / 2)
        return Vector((sg * (edge + (r + out) * math.sin(t) + .10 * down), y, top - r + (r + out) * math.cos(t) - down))
    half = edge + r * math.pi / 2 + drop
    n, m = int(2 * half / step), int((y1 - y0) / rise)
    for i in range(n + 1):
        s = (i - n / 2) * step
        for j in range(m):
            y = y0 + (y1 - y0) * j / m
            for side in (-1, 1):                         # a V of two soft strands, its point towards the pillows
                path = [at(s + side * q * step, y + up * rise, lift) for q, up, lift in ((.48, -.42, .004), (.38, -.05, .050), (.25, .42, .062), (.13, .85, .048), (.03, 1.15, .002))]
                tube(path, .051, mats[min(j, len(mats) - 1)], 10, taper=lambda q: (.55, 1.0, 1.08, .92, .45)[round(q * 4)])
    for y, mat in ((y0 - .02, mats[0]), (y1 + .03, mats[-1])):
        tube([at(-half + 2 * half * k / 60, y, .03 + .010 * (k % 2)) for k in range(61)], .058, mat, 8)

# ------------------------------------------------------------------ drawers
def drawer_fronts(p, x0, x1, z0, z1, y, nx, nz, skip=()):
    """Small drawers in a wall, their fronts towards -y, each with a pull of brass; not those in `skip` (column, row)."""
    w, h = (x1 - x0) / nx, (z1 - z0) / nz
    front = pull = back = None
    for i in range(nx):
        for j in range(nz):
            if (i, j) in skip:
                continue
            at = (x0 + w * (i + .5), y, z0 + h * (j + .5))
            if front is None:
                front = box((w - .016, .022, h - .016), at, p["pale"], bevel=.006)
                pull = sphere(.024, (at[0], y - .034, at[2]), p["pull"], 14, .8); back = box((.075, .006, .03), (at[0], y - .013, at[2]), p["pull"], bevel=.002)
                continue
            copy(front, at); copy(pull, (at[0], y - .034, at[2])); copy(back, (at[0], y - .013, at[2]))

def open_drawer(p, felt, x, y, z, w, h, out=.24):
    """Pulled out, lined with felt; a telephone asleep in it, a small light over it."""
    m = (x, y - out, z)
    box((w - .02, .022, h - .02), m, p["pale"], bevel=.006); sphere(.024, (x, y - out - .034, z), p["pull"], 14, .8)
    for s in (-1, 1):
        box((.012, out, h - .05), (x + s * (w / 2 - .02), y - out / 2, z - .015), p["walnut_z"], bevel=.002)
    box((w - .05, out, .012), (x, y - out / 2, z - h / 2 + .03), p["walnut"], bevel=.002); soft_box((w - .06, out - .02, .04), (x, y - out / 2, z - h / 2 + .055), felt, r=.015)
    box((.075, .15, .010), (x + .01, y - out * .52, z - h / 2 + .082), p["black"], (0, 0, .25), .004)
    lamp((x, y - out * .5, z + .04), .9, (1, .70, .40), .03)

# ------------------------------------------------------------------ what stands about
def spinning_wheel(p, wool, at, rot):
    """A wheel between two uprights on a slanting bench; a bobbin, a treadle, a distaff with fleece."""
    with Recorder() as r:
        c, q = Vector((.22, 0, .66)), .36
        tube([c + Vector((q * math.cos(t), 0, q * math.sin(t))) for t in (math.tau * k / 56 for k in range(56))], .026, p["pale"], 10, closed=True)
        for k in range(10):
            t = math.tau * k / 10
            d = Vector((math.cos(t), 0, math.sin(t)))
            tube([c + d * .05, c + d * .16, c + d * .20, c + d * .35], .014, p["pale"], 10, taper=lambda f: (.8, 1.5, .8, 1)[round(f * 3)])
        tube([c + Vector((0, -.09, 0)), c + Vector((0, .09, 0))], .045, p["pale"], 20)
        beam((-.48, 0, .50), (.52, 0, .28), .20, .05, p["pale"], .012)
        for x, y, z in ((-.40, -.10, .48), (-.40, .10, .48), (.46, 0, .30)):
            tube([(x, y, z), (x * 1.16, y * 2.2, 0)], .022, p["pale"], 10)
        for y in (-.085, .085):
            tube([(.24, y, .30), (.22, y, .70)], .020, p["pale"], 10)
            tube([(-.36, y, .48), (-.37, y, .80)], .018, p["pale"], 10); sphere(.026, (-.37, y, .81), p["pale"], 10)
        tube([(-.37, -.12, .70), (-.37, -.07, .70), (-.37, .07, .70), (-.37, .12, .70)], .040, wool["lime"], 16, taper=lambda f: (.5, 1, 1, .5)[round(f * 3)])
        for dz in (-.03, .03):                           # the cord that drives it
            tube([(-.37, .02, .70 + dz), (.22 - .06, .02, .66 + dz * 11.5)], .004, wool["undyed"], 5)
        box((.34, .14, .02), (.06, -.02, .10), p["pale"], (0, .12, 0), .006); tube([(.20, .06, .10), (.22, .10, .66)], .008, p["pale"], 6)
        tube([(-.44, 0, .48), (-.50, .05, 1.18)], .014, p["pale"], 8)
        tube([(-.48, .03, .86), (-.49, .04, .94), (-.50, .05, 1.06), (-.50, .05, 1.16), (-.50, .05, 1.24)], .085, wool["undyed"], 14, taper=lambda f: (.35, 1, 1.1, .8, .2)[round(f * 4)])
    return group(r.objects, at, rot)

def rolled_socks(body, cuff, at, turn):
    """A pair, rolled: a fat roll, its cuff turned over it."""
    x, y, z = at
    c, s = math.cos(turn), math.sin(turn)
    tube([(x - .085 * c, y - .085 * s, z), (x - .06 * c, y - .06 * s, z), (x + .04 * c, y + .04 * s, z)], .058, body, 16, taper=lambda q: (.6, 1, 1)[round(q * 2)])
    tube([(x + .02 * c, y + .02 * s, z), (x + .035 * c, y + .035 * s, z), (x + .075 * c, y + .075 * s, z), (x + .09 * c, y + .09 * s, z)], .063, cuff, 16, taper=lambda q: (.9, 1, 1, .7)[round(q * 3)])

def sock_basket(p, wool, at, rnd):
    """The good socks, three dozen, the top ones in sight."""
    x, y, z = at
    basket(p, at, .32, .40)
    names = ("green", "ice", "violet", "undyed", "blue", "plum", "lime")
    for k in range(16):
        q, t = (.07, .21)[k > 3], math.tau * k / (4 if k < 4 else 12) + .3
        a, b = names[k % 7], names[(k + 3) % 7]
        rolled_socks(wool[a], wool[b], (x + q * math.cos(t), y + q * math.sin(t), z + (.44 if k < 4 else .37) + rnd.uniform(0, .03)), rnd.uniform(0, 6))

def slippers(felt, rim, x, y, z, rot):
    with Recorder() as r:
        for s in (-1, 1):
            soft_box((.095, .26, .05), (s * .075, 0, .028), felt, (0, 0, -.08 * s), .024); soft_box((.10, .14, .085), (s * .078, -.06, .052), felt, (0, 0, -.08 * s), .040)
            tube([(s * .075 + .040 * math.cos(t), .055 + .062 * math.sin(t), .058) for t in (math.tau * k / 20 for k in range(20))], .013, rim, 8, closed=True)
    return group(r.objects, (x, y, z), rot)

def hanks(p, wool, x, y0, y1, z):
    """A rail hung from the roof, hanks of wool on it to dry: loops as long as an arm, tied in the middle."""
    tube([(x, y0 - .15, z), (x, y1 + .15, z)], .020, p["pale"], 12)
    for y in (y0 - .05, y1 + .05):
        tube([(x, y, z), (x, y, z + .36)], .006, p["black"], 6)
    names, n = ("violet", "plum", "ice", "undyed", "lime", "green", "blue"), int((y1 - y0) / .20)
    for k in range(n + 1):
        y, mat, long = y0 + (y1 - y0) * k / n, wool[names[k % 7]], .66 + .05 * math.sin(2.4 * k)
        for dy, dx in ((-.032, .012), (.032, 0), (0, -.014)):
            loop = [(x + dx + .050 * math.cos(t) * (1 - .35 * math.sin(t)), y + dy * (1 - .3 * math.sin(t)), z + .045 - long / 2 + long / 2 * math.sin(t)) for t in (math.tau * i / 28 for i in range(28))]
            tube(loop, .030, mat, 8, closed=True)
        tube([(x + .085 * math.cos(t), y + .075 * math.sin(t), z - long * .42) for t in (math.tau * i / 16 for i in range(16))], .014, wool["undyed"], 6, closed=True)
