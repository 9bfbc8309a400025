import { type Chance, createChance } from './chance.ts'
import { type Program, vector } from './sheet.ts'
import { box, disc, filled, gradient, oval, stroke } from './svg.ts'

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
const BIRDS = 230

type Bird = { x: number; y: number; size: number; turn: number; chick: boolean; scarf: boolean }

/** A huddle turns slowly so that everyone gets the warm middle; here it stands still in a sunflower's order. */
function huddle(chance: Chance): Bird[] {
  return Array.from({ length: BIRDS }, (_, index) => {
    const radius = 37 * Math.sqrt(index + 0.4)
    const angle = index * GOLDEN_ANGLE
    const depth = Math.sin(angle) * radius
    return {
      x: 800 + Math.cos(angle) * radius * (1.12 + depth / 2600),
      y: 628 + depth * 0.6 + depth * Math.abs(depth) * 0.00018,
      size: 48 + depth * 0.028 + chance.between(-2.5, 2.5),
      turn: Math.cos(angle) * -0.5 + chance.bell() * 0.25,
      chick: index % 13 === 5,
      scarf: index === 118,
    }
  }).sort((a, b) => a.y - b.y)
}

function face(bird: Bird, s: number): string {
  const look = Math.max(-1, Math.min(1, bird.turn)) * s * 0.13
  const patch = bird.chick ? '#ffffff' : '#f6f8fa'
  return (
    oval(look - s * 0.13, -s * 1.34, s * 0.15, s * 0.17, patch) +
    oval(look + s * 0.13, -s * 1.34, s * 0.15, s * 0.17, patch) +
    disc(look - s * 0.12, -s * 1.36, s * 0.045, '#141a26') +
    disc(look + s * 0.12, -s * 1.36, s * 0.045, '#141a26') +
    oval(look * 1.35, -s * 1.26, s * 0.1, s * 0.06, '#f08a24') +
    oval(look - s * 0.21, -s * 1.25, s * 0.06, s * 0.038, '#f3a9a0', 'opacity=".8"') +
    oval(look + s * 0.21, -s * 1.25, s * 0.06, s * 0.038, '#f3a9a0', 'opacity=".8"')
  )
}

function scarf(s: number): string {
  const wrap = `M${-s * 0.4} ${-s * 1.1}Q0 ${-s * 0.86} ${s * 0.4} ${-s * 1.1}L${s * 0.43} ${-s * 0.94}Q0 ${-s * 0.68} ${-s * 0.43} ${-s * 0.94}Z`
  const tail = `M${s * 0.12} ${-s * 0.88}L${s * 0.34} ${-s * 0.92}L${s * 0.42} ${-s * 0.4}L${s * 0.18} ${-s * 0.38}Z`
  return filled(tail, '#b3202a') + filled(wrap, '#d8323a')
}

function penguin(bird: Bird): string {
  const s = bird.size
  const coat = bird.chick ? 'url(#down)' : 'url(#coat)'
  const lean = bird.turn * s * 0.08
  const body =
    `M${-s * 0.52} 0C${-s * 0.66} ${-s * 0.62} ${-s * 0.46} ${-s * 1.04} ${-s * 0.36 + lean} ${-s * 1.3}` +
    `C${-s * 0.34 + lean} ${-s * 1.78} ${s * 0.34 + lean} ${-s * 1.78} ${s * 0.36 + lean} ${-s * 1.3}` +
    `C${s * 0.46} ${-s * 1.04} ${s * 0.66} ${-s * 0.62} ${s * 0.52} 0Q0 ${s * 0.16} ${-s * 0.52} 0Z`
  const belly = oval(
    bird.turn * s * 0.1,
    -s * 0.46,
    s * 0.38,
    s * 0.52,
    bird.chick ? '#dfe6ee' : 'url(#belly)',
  )
  const feet =
    oval(-s * 0.2, s * 0.06, s * 0.17, s * 0.07, '#ef8b2c') +
    oval(s * 0.2, s * 0.06, s * 0.17, s * 0.07, '#ef8b2c')
  const shadow = oval(s * 0.2, s * 0.08, s * 0.74, s * 0.19, '#3c6285', 'opacity=".42"')
  return (
    `<g transform="translate(${bird.x.toFixed(1)} ${bird.y.toFixed(1)})">${shadow}${feet}${filled(body, coat)}${belly}` +
    `<g transform="translate(${lean.toFixed(1)} 0)">${face(bird, s)}</g>${bird.scarf ? scarf(s) : ''}</g>`
  )
}

const FADES =
  '<linearGradient id="coat" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#44597a"/><stop offset=".55" stop-color="#202d45"/><stop offset="1" stop-color="#131b2c"/></linearGradient>' +
  '<linearGradient id="down" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#c3cedb"/><stop offset="1" stop-color="#7f8ea3"/></linearGradient>' +
  '<linearGradient id="belly" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="#cfdcea"/></linearGradient>'

export const phyllotaxis: Program = (sheet) => {
  const chance = createChance(sheet.seed)
  const ice = gradient(
    'ice',
    [0, 0],
    [0, sheet.height],
    ['#bcd9ea', '#e4f0f6', '#eef6fa', '#d3e6f1', '#a9cbe0'],
  )
  const drifts = Array.from({ length: 150 }, () => {
    const [x, y] = [chance.between(-200, sheet.width), chance.between(10, sheet.height)]
    const [long, dip] = [chance.between(120, 520), chance.between(-6, 6)]
    const ridge = `M${x} ${y}q${long / 2} ${dip} ${long} 0`
    return stroke(
      ridge,
      chance.pick(['#ffffff', '#ffffff', '#93bad6']),
      chance.between(0.8, 2.6),
      'opacity=".45" stroke-linecap="round"',
    )
  })
  const snow = Array.from({ length: 760 }, () =>
    disc(
      chance.between(0, sheet.width),
      chance.between(0, sheet.height),
      chance.between(0.8, 1) ** 3 * chance.between(1, 3.4),
      '#ffffff',
      `opacity="${chance.between(0.5, 1).toFixed(2)}"`,
    ),
  )
  const birds = huddle(chance).map(penguin)
  return vector(
    sheet,
    `<defs>${ice}${FADES}</defs>${box(0, 0, sheet.width, sheet.height, 'url(#ice)')}${drifts.join('')}${birds.join('')}${snow.join('')}`,
  )
}
