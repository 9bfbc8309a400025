// Measures a frame of each fireplace, step and draw together: npm run bench -- fireplace
import { lightFire, STEP_SECONDS } from '../src/web/modules/fireplace/fire.ts'
import { HEIGHT, WIDTH } from '../src/web/modules/fireplace/frame.ts'
import { FIREPLACE_THEMES } from '../src/web/modules/fireplace/themes.ts'

const BUDGET = 3
const WARM_UP = 240
const FRAMES = 900

function seeded(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

const pixels = new Uint32Array(WIDTH * HEIGHT)
const times = new Float64Array(FRAMES)
let failed = false

console.log(`theme             median ms   p95 ms   median / ${BUDGET} ms`)
for (const theme of FIREPLACE_THEMES) {
  const fire = lightFire(theme, seeded(7))
  for (let frame = -WARM_UP; frame < FRAMES; frame++) {
    const started = performance.now()
    fire.step(STEP_SECONDS)
    fire.draw(pixels)
    if (frame >= 0) times[frame] = performance.now() - started
  }
  times.sort()
  const median = times[FRAMES / 2] ?? 0
  const slow = times[Math.floor(FRAMES * 0.95)] ?? 0
  // Uses the median, because other programs slow single frames on a shared machine.
  failed ||= median > BUDGET
  console.log(
    `${theme.padEnd(17)} ${median.toFixed(3).padStart(9)} ${slow.toFixed(3).padStart(8)} ${(median / BUDGET).toFixed(2).padStart(12)}`,
  )
}
process.exitCode = failed ? 1 : 0
