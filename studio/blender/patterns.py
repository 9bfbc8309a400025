"""Weaves, prints and pictures, drawn where a pixel lies: metres u and v in, 0 (ground) to 1 (figure) out."""
import numpy as np

def edge(x, soft=.012):
    """1 where x > 0, with a soft step, so that thin figures do not flicker."""
    return np.clip(x / soft + .5, 0, 1)

def wave(x):
    """Triangle wave of period 1, from 0 to 1."""
    return np.abs((x % 1) * 2 - 1)

def stripes(u, v, size=.24):
    return edge(wave(v / size) - .55, .1)

def fine(u, v, size=.05):
    return edge(wave(u / size) - .6, .3) * .8

def plaid(u, v, size=.22):
    a, b = edge(wave(u / size) - .5, .12), edge(wave(v / size) - .5, .12)
    line = edge(wave(u / size + .25) - .93, .05) + edge(wave(v / size + .25) - .93, .05)
    return np.clip(.45 * a + .45 * b + .5 * line, 0, 1)

def checks(u, v, size=.5):
    return ((np.floor(u / size) + np.floor(v / size)) % 2).astype(np.float32)

def lattice(u, v, size=.62):
    """Thin diamonds, as Beni Ourain rugs have."""
    d = np.minimum(wave((u + v * .7) / size), wave((u - v * .7) / size))
    return edge(.10 - d, .06)

def zigzag(u, v, size=.55):
    row = v / size + .32 * wave(u / size * 1.6)
    return np.clip(edge(wave(row) - .70, .08) + edge(.10 - wave(row), .05), 0, 1)

def kilim(u, v, size=.95):
    """Stepped diamonds between bands."""
    s = .06
    uu, vv = np.floor(u / s) * s, np.floor(v / s) * s
    d = wave(uu / size) + wave(vv / size)
    band = edge(wave(v / (size * 1.5)) - .86, .03)
    return np.clip(edge(np.abs(d - 1.0) - .62, .04) + edge(.10 - np.abs(d - 1.0), .03) + band, 0, 1)

def border(u, v, half=(2.5, 2.0)):
    """A frame of two lines within the edge."""
    d = np.minimum(half[0] - np.abs(u), half[1] - np.abs(v))
    return np.clip(edge(.07 - np.abs(d - .28)) + edge(.022 - np.abs(d - .44)), 0, 1)

def persian(u, v, half=(2.5, 2.0)):
    """Medallion, corners and border."""
    d = np.minimum(half[0] - np.abs(u), half[1] - np.abs(v))
    r, a = np.hypot(u / 1.25, v / .95), np.arctan2(v / .95, u / 1.25)
    petal = r - .72 - .09 * np.cos(12 * a)
    medal = edge(.05 - np.abs(petal), .03) + edge(.30 + .05 * np.cos(8 * a) - r, .03) + edge(.03 - np.abs(r - .48), .02)
    field = edge(wave(u / .26 + .5 * np.floor(v / .13)) * wave(v / .13) - .78, .08) * (petal > .1) * .7
    frame = edge(.16 - np.abs(d - .30), .02) * (.35 + .65 * edge(wave((u + v) / .19) - .5, .1)) + edge(.018 - np.abs(d - .55))
    return np.clip(medal + np.where(d > .58, field, 0) + frame, 0, 1)

def rings(u, v, size=1.1):
    """A retro print of quarter suns."""
    a, b = u / size % 1, v / size % 1
    flip = (np.floor(u / size) + np.floor(v / size)) % 2
    r = np.hypot(np.where(flip, a, 1 - a), b)
    return edge(wave(r * 2.2) - .5, .1) * (r < 1)

def scallop(u, v, size=.62):
    """Fish scales, one arc within the other."""
    row = np.floor(v / size * 2)
    a, b = (u / size + .5 * (row % 2)) % 1 - .5, v / size * 2 - row
    r = np.hypot(a, b * .5)
    return edge(.07 - np.abs(r - .42), .04) + edge(.12 - r, .04)

def ripple(u, v, size=.42):
    """Rings around a stone that fell into the lake."""
    r = np.hypot(u + .7, v * 1.1 - .3)
    return edge(wave(r / size + .04 * np.sin(3 * np.arctan2(v, u))) - .62, .10) * np.clip(1.25 - .16 * r, 0, 1)

def nested(u, v, size=.46):
    """Frames within frames, the inner ones aside."""
    d = np.maximum(np.abs(u + .12 * v) * .8, np.abs(v - .08 * u))
    return edge(wave(d / size) - .62, .08)

def swell(u, v, size=.34):
    return edge(wave(v / size + .16 * np.sin(u * 3.2)) - .58, .12)

def dots(u, v, size=.3):
    row = np.floor(v / size)
    return edge(.20 - np.hypot((u / size + .5 * row) % 1 - .5, v / size % 1 - .5), .05)

def snow(u, v, size=.26):
    """Knitted: rows of little stars."""
    s = size / 9
    a, b = np.floor((u % size) / s) - 4, np.floor((v % size) / s) - 4
    star = (np.abs(a) == np.abs(b)) | (a * b == 0)
    return (star & (np.maximum(np.abs(a), np.abs(b)) <= 3)).astype(np.float32)

PATTERNS = {f.__name__: f for f in (stripes, fine, plaid, checks, lattice, zigzag, kilim, border, persian, rings, scallop, ripple, nested, swell, dots, snow)}

def hills(u, foot, height, seed):
    return foot + height * (np.sin(u * 5 + seed) * .5 + np.sin(u * 11 + 2 * seed) * .3 + np.sin(u * 23 + 3 * seed) * .12)

def art(kind, u, v, ink):
    """A print for the wall, u and v from -.45 to .45; ink: four colours, ground first."""
    img = np.broadcast_to(ink[0], (*u.shape, 3)).astype(np.float32)
    def lay(mask, color):
        nonlocal img
        img = img * (1 - mask[..., None]) + color * mask[..., None]
    soft = .01
    if kind == "peaks":
        for k, (x, top) in enumerate(((-.18, .25), (.2, .12), (-.02, -.06))):
            lay(edge(top - 1.1 * np.abs(u - x) - .03 * np.sin(u * 40) - v, soft), ink[1 + k])
    elif kind == "sun":
        lay(edge(.2 - np.hypot(u - .08, v - .08), soft), ink[1])
        lay(edge(hills(u, -.1, .03, 2) - v, soft), ink[2]); lay(edge(hills(u, -.24, .05, 5) - v, soft), ink[3])
    elif kind == "mesa":
        lay(edge(.13 - np.hypot(u + .16, v - .22), soft), ink[1])
        step = np.where(np.abs(u - .1) < .16, .12, np.where(np.abs(u + .2) < .1, .0, -.12))
        lay(edge(step - v, soft), ink[2]); lay(edge(hills(u, -.22, .04, 1) - v, soft), ink[3])
    elif kind == "trees":
        for k, x in enumerate((-.3, -.08, .14, .33)):
            h = .3 - .12 * (k % 2)
            lay(edge((h - v) * .28 * (.6 + .4 * wave(v * 9)) - np.abs(u - x), soft) * (v > -.4), ink[1 + k % 3])
    elif kind == "waves":
        for k in range(9):
            lay(edge(.28 - .085 * k + .03 * np.sin(u * 14 + k * 2.1) - v, soft), ink[1 + k % 3])
    elif kind == "arcs":
        r = np.hypot(u, v + .35)
        for k in range(3):
            lay(edge(.055 - np.abs(r - .62 + .17 * k), soft), ink[1 + k])
    elif kind == "blocks":
        lay(edge(-.05 - u, soft) * edge(v + .05, soft), ink[1]); lay(edge(u + .05, soft) * edge(.12 - v, soft), ink[2])
        lay(edge(.15 - np.hypot(u - .05, v - .02), soft), ink[3])
    elif kind == "night":
        for k in range(60):
            x, y = np.sin(k * 12.9898) * .43, np.cos(k * 78.233) * .43
            lay(edge(.003 + .004 * (k % 3 == 0) - np.hypot(u - x, v - y), .006), ink[1])
        lay(edge(.11 - np.hypot(u - .1, v - .1), soft) * (1 - edge(.1 - np.hypot(u - .15, v - .13), soft)), ink[1])
        lay(edge(hills(u, -.25, .06, 4) - v, soft), ink[2]); lay(edge(hills(u, -.34, .04, 7) - v, soft), ink[3])
    return img
