"""A lodge's neon sign over its fire or its bed: its mark as a bent tube, drawn on the room's back wall."""
import bpy
import numpy as np
import composite, post
from room import SIGNS

GRID, SPAN = 640, 3.2                       # texels, and how many widths of the sign they cover: its light spreads
TUBE, HALO = 5.0, ((.018, .9), (.06, .55), (.22, .5))     # radiance; reach in metres and strength on the wall

def mark(path):
    """The mark's strokes as a square of GRID texels in the middle of its wall, row 0 at the bottom."""
    im = bpy.data.images.load(path)
    w, h = im.size
    buf = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(buf)
    bpy.data.images.remove(im)
    strokes, n = buf.reshape(h, w, 4)[..., 3], int(GRID / SPAN)
    k = h // n                              # whole texels: their mean is the tube's coverage
    small = strokes[:k * n, :k * n].reshape(n, k, n, k).mean((1, 3))
    out, o = np.zeros((GRID, GRID), np.float32), (GRID - n) // 2
    out[o:o + n, o:o + n] = small
    return out

def draw(master, path):
    """Light to add to a room's glow, white."""
    spot, width = SIGNS[str(master["scene"])]
    h, w, _ = master["color"].shape
    x, y, z = composite.directions(master, w, h)
    at = master["at"].astype(np.float32)
    far = np.where(y > .05, (spot[1] - at[1]) / np.maximum(y, .05), -1)
    size = width * SPAN
    u, v = (at[0] + x * far - spot[0]) / size + .5, (at[2] + z * far - spot[2]) / size + .5
    reach = far * np.sqrt(x * x + y * y + z * z)
    free = np.clip((master["depth"][..., 0].astype(np.float32) - reach + .16) / .08, 0, 1)
    on = (far > 0) & (u > 0) & (u < 1) & (v > 0) & (v < 1) & (free > 0)
    tube = mark(path)
    step, halo = size / GRID, 0
    for reach_m, strength in HALO:
        sigma = reach_m / step
        halo = halo + strength * post.blur(np.repeat(tube[..., None], 3, -1), sigma, False)[..., :1] * min(8.0, (sigma / 1.4) ** .8)
    light = np.zeros((h, w, 3), np.float32)
    shine = composite.sample(np.concatenate([tube[..., None], halo], -1), u[on] * GRID, v[on] * GRID)
    albedo = master["color"].astype(np.float32)[on] + .04
    light[on] = (shine[:, :1] * TUBE + shine[:, 1:] * albedo) * free[on][:, None]
    return light
