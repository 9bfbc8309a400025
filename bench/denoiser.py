"""python3 bench/denoiser.py [rounds]

Processor time of the studio's denoiser (studio/blender/denoise.c) with square tiles of 32 x 32 pixels and with its own of 32 x 8, on one
noisy picture of 768 x 384, in turns; their pictures must be the same bits. Needs gcc, libgomp and numpy."""
import ctypes, os, subprocess, sys, tempfile, time
import numpy as np

SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../studio/blender/denoise.c")
FLAGS = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
W, H, PAD, RADIUS = 768, 384, 12, 6

def library(folder, rows):
    path = os.path.join(folder, f"denoise{rows}.so")
    subprocess.run(["gcc", *FLAGS, f"-DTY={rows}", SOURCE, "-o", path, "-lm"], check=True)
    return ctypes.CDLL(path)

def picture():
    """Two noisy halves, their variance and seven features, padded, as post.denoise hands them on."""
    rnd, (h, w) = np.random.default_rng(1), (H + 2 * PAD, W + 2 * PAD)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    clean = np.stack([.5 + .4 * np.sin(x / (17 + 9 * k)) * np.cos(y / (23 + 5 * k)) for k in range(3)])
    halves = [(clean + rnd.normal(0, .15, clean.shape)).astype(np.float32) for _ in range(2)]
    features = np.stack([np.sin(x / (11 + 6 * k) + y / (13 + 4 * k)) for k in range(7)])
    return halves, np.full((3, h, w), .0225, np.float32), np.ascontiguousarray(features, np.float32)

def denoised(lib, halves, variance, features):
    """The picture, and the seconds of processor time of all threads."""
    out, scale = np.empty((3, H, W), np.float32), np.array([6, 6, 6, 30, 30, 30, 8], np.float32)
    p = lambda a: a.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
    start = time.process_time()
    lib.denoise(p(halves[0]), p(halves[1]), p(variance), p(variance), p(features), p(out), W, H, PAD, RADIUS, ctypes.c_float(.7), p(scale))
    return out, time.process_time() - start

with tempfile.TemporaryDirectory() as folder:
    square, flat, noisy = library(folder, 32), library(folder, 8), picture()
    rounds = [(denoised(square, *noisy), denoised(flat, *noisy)) for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 5)]
same = all(np.array_equal(a[0], b[0]) for a, b in rounds)
before, now = (float(np.median([pair[k][1] for pair in rounds])) for k in (0, 1))
print(f"32 x 32: {before:.2f} s, 32 x 8: {now:.2f} s, {before / now:.1f} times less; same bits: {same}")
