"""Puts a landscape behind a room's window: both are linear, the room's alpha is 0 where its glass is clear."""
import numpy as np

def directions(camera, w, h):
    """Unit-free direction (x, y, z) of every pixel; row 0 is the bottom, as Blender keeps pictures."""
    x, y = (np.arange(w, dtype=np.float32) + .5) / w, (np.arange(h, dtype=np.float32) + .5) / h
    azimuth = float(camera["azimuth"])
    if str(camera["kind"]) == "pano":
        az, el = azimuth + (x[None] - .5) * 2 * np.pi, (y[:, None] - .5) * np.pi
        return np.sin(az) * np.cos(el), np.cos(az) * np.cos(el), np.sin(el) * np.ones_like(az)
    half = float(camera["half"])
    tx, ty = (x[None] * 2 - 1) * half, (y[:, None] * 2 - 1) * half * h / w + float(camera["mid"])
    s, c = np.sin(azimuth), np.cos(azimuth)
    one = np.ones((h, 1), np.float32)
    return (tx * c + s) * one, (c - tx * s) * one, ty * np.ones_like(tx)

def sample(img, u, v):
    """Bilinear, edges held."""
    h, w, _ = img.shape
    u, v = np.clip(u - .5, 0, w - 1.001), np.clip(v - .5, 0, h - 1.001)
    i, j = u.astype(int), v.astype(int)
    a, b = (u - i)[:, None], (v - j)[:, None]
    return (img[j, i] * (1 - a) + img[j, i + 1] * a) * (1 - b) + (img[j + 1, i] * (1 - a) + img[j + 1, i + 1] * a) * b

def behind(room, land):
    """room, land: loaded masters.  The room's base light with the landscape in its window."""
    base, clear = room["base"].astype(np.float32), 1 - room["alpha"].astype(np.float32)[..., 0]
    h, w, _ = base.shape
    view = land["base"].astype(np.float32)
    lh, lw, _ = view.shape
    half, mid = float(land["half"]), float(land["mid"])
    see = clear > .004
    x, y, z = (np.broadcast_to(k, (h, w))[see] for k in directions(room, w, h))
    f = np.maximum(-y, 1e-3)                            # the landscape's camera looks towards -Y
    u = ((-x / f) / half + 1) / 2 * lw
    v = ((z / f - mid) / (2 * half * lh / lw) + .5) * lh
    base[see] += sample(view, u, v) * clear[see][:, None]
    return base
