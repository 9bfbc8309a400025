"""blender -b --factory-startup -P develop.py -- jobs.json

Makes pictures of masters: [{"master", "landscape"?, "prints": [{"out", "accent", "neon"}]}].  A print with
neon 0 is the unlit layer.  Seconds a picture, so every lodge can have a room in its own light."""
import json, os, sys, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import composite, kit, post
from sky import ENVS

def develop(job):
    master = np.load(job["master"])
    depth, glow = master["depth"].astype(np.float32), master["glow"].astype(np.float32)
    outside = str(master["scene"]) == "exterior"
    pano = str(master["kind"]) == "pano" if "kind" in master else bool(master["pano"])
    env = ENVS[str(master["env"])]
    if job.get("landscape"):
        base = composite.behind(master, np.load(job["landscape"]))
    else:
        base = master["base"].astype(np.float32)
    haze = (tuple(.35 * h + .6 * m for h, m in zip(env.horizon, env.middle)), 480, .5) if outside else None
    for p in job["prints"]:
        t0 = time.time()
        part = p["out"] + ".part.png"
        post.finish(base, glow, depth, part, kit.srgb(p["accent"]), pano, .35 if outside else .25, haze,
                    p["neon"], 1.0 if outside else .7, vignette=.25)
        os.replace(part, p["out"])
        print("PRINT", p["out"], round(time.time() - t0, 1), flush=True)

kit.reset()
for job in json.load(open(sys.argv[sys.argv.index("--") + 1])):
    develop(job)
