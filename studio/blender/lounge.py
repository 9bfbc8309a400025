"""What stands around the launch pad: a ring of deep seats with channelled backs, a tray of coupes on terrazzo."""
import math
from kit import *
from adobe import skin
from furniture import bowl, candle
from launchpad import PAD

def wedge(r0, r1, z0, z1, a0, a1, mat, bevel, n=16):
    """A piece of a ring around the pad, from and to in degrees."""
    at = lambda r, a, z: (PAD[0] + r * math.cos(math.radians(a)), PAD[1] + r * math.sin(math.radians(a)), z)
    turns = [a0 + (a1 - a0) * k / n for k in range(n + 1)]
    flat = [(r0, a) for a in turns] + [(r1, a) for a in turns[::-1]]
    m, v = len(flat), [at(r, a, z) for z in (z0, z1) for r, a in flat]
    f = [tuple(range(m)), tuple(range(2 * m - 1, m - 1, -1))] + [((i + 1) % m, i, m + i, m + (i + 1) % m) for i in range(m)]
    return mesh(v, f, mat, "wedge", smooth=bevel > .02, bevel=bevel, seg=5)

def couch(p, a0, a1, seats=3, flutes=8):
    """A stretch of the ring: deep low seats, a back of upright channels, piping along their edges."""
    wedge(2.56, 3.20, 0, .13, a0 + .6, a1 - .6, p["black"], .004, 48)
    step, n = (a1 - a0) / seats, seats * flutes * 10
    for k in range(seats):
        b0, b1 = a0 + step * k + .25, a0 + step * (k + 1) - .25
        wedge(2.46, 3.06, .13, .42, b0, b1, p["sofa"], .085)
        edge = [(PAD[0] + 2.475 * math.cos(math.radians(b)), PAD[1] + 2.475 * math.sin(math.radians(b)), .335) for b in (b0 + .9 + (b1 - b0 - 1.8) * q / 24 for q in range(25))]
        tube(edge, .013, p["cream"], 8)
    rows, piping = [], []
    for i in range(n + 1):
        a = math.radians(a0 + (a1 - a0) * i / n)
        puff, end = abs(math.sin(math.pi * i / 10)) ** .55, min(1, min(i, n - i) / 6)
        high = .80 - .04 * (1 - end) ** 2
        inner = [(2.97 + .10 * q - (.075 * puff) * (1 - q ** 8), .14 + (high - .20) * q) for q in (k / 12 for k in range(13))]
        outline = inner + [(3.07 + .065 * (1 - math.cos(t)), high - .06 + .065 * math.sin(t) * (.75 + .25 * puff)) for t in (math.pi * k / 8 for k in range(9))] + [(3.23, .40), (3.20, .10)]
        rows.append([(PAD[0] + r * math.cos(a), PAD[1] + r * math.sin(a), z) for r, z in outline])
        piping.append((PAD[0] + 3.215 * math.cos(a), PAD[1] + 3.215 * math.sin(a), high - .055))
    skin(rows, p["sofa"], closed=True)
    for row in (rows[0], rows[-1]):
        mesh(row, [tuple(range(len(row)))], p["sofa"], "end")
    tube(piping[::4], .015, p["cream"], 8)

def coupe(p, at):
    x, y, z = at
    lathe([(0, 0), (.036, .002), (.006, .008), (.005, .085), (.030, .100), (.052, .130), (.055, .150)], p["crystal"], at, 28)
    lathe([(0, .103), (.028, .106), (.046, .130), (0, .132)], p["punch"], (x, y, z), 20)

def tray_table(p, at):
    """Terrazzo on a stem of brass; a tray with coupes, a shaker, a bowl of limes, a candle."""
    x, y, z = at
    lathe([(0, .40), (.46, .40), (.48, .415), (.48, .44), (.465, .45), (0, .45)], p["pale"], at, 80)
    lathe([(0, 0), (.30, 0), (.30, .02), (.09, .06), (.07, .22), (.12, .40)], p["brass"], at, 48)
    z += .45
    lathe([(0, 0), (.27, 0), (.29, .025), (.28, .028), (.262, .008), (0, .008)], p["brass"], (x - .08, y, z), 64)
    for dx, dy in ((-.20, -.10), (-.05, -.16), (-.24, .06), (.06, -.05), (-.10, .00)):
        coupe(p, (x + dx, y + dy, z + .008))
    lathe([(0, 0), (.040, 0), (.052, .13), (.034, .17), (.034, .19), (.022, .23), (0, .235)], p["brass"], (x - .04, y + .15, z + .008), 32)
    bowl(p, (x + .32, y + .08, z), "ceramic", .62); candle(p, (x + .30, y - .14, z), .09, .034, 1.6)
    for k in range(4):
        sphere(.030, (x + .32 + .04 * math.cos(1.6 * k), y + .08 + .04 * math.sin(1.6 * k), z + .062), p["mint"], 12)
