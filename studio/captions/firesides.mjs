// Alternative texts of the firesides, by place; `hearth` is the hall before its fire.
import { withShape } from './words.mjs'

const kiva = ({ sofa, rug }) =>
  `an adobe fireplace between plaster benches, ${withShape('round', sofa)} and ${withShape('round', rug)} before it`
const inglenook = ({ cloth, rug, stone }) =>
  `an inglenook of rough ${stone} under a heavy oak beam, a settle on either side of its fire, two deep low chairs in ${cloth} and a draughts board on ${withShape('round', rug)} before it`
const ribbon = ({ sofa, rug }) =>
  `a long low fire in a stepped wall of dark stacked slabs with slits of light, a slate ledge with cushions and blankets along it, firewood in a tall steel frame, ${sofa} in an L and two poufs on ${rug}`
const granite = ({ sofa, rug }) =>
  `a tall narrow fire, its logs on end, in a chimney of granite boulders that tapers to the ridge, an oak beam over it and a round raised hearth before it, ${withShape('long curved', sofa)} and a round table on ${rug}`
const woodpile = ({ cloth, rug }) =>
  `a back wall of stacked firewood up to the ridge, in it a wide open fire in a deep frame of black steel, a lit reading nook with a mattress, a plaid and books, and a shelf of wool blankets; rain boots in all sizes beside the hearth, two wing chairs in ${cloth} and a footstool on ${rug}, a rowing boat slung under the roof`
const oculus = ({ cloth, rug, light }) =>
  `a round fire like an eclipse in a tall disc of limewashed plaster, rings of relief and of ${light} light around it, a long plinth with cushions before charcoal boards; two arcs of seats in ${cloth} sunk into a round of the floor, three round tables on ${withShape('round', rug)}, a lamp of three tilted rings over them`

/** Seen close, or with what stands beside it. */
const nearOr = (seats, camera) => (camera === 'front' ? 'seen close' : seats)

const allAround = (seen, where, { sign, light, view }) =>
  `All around at the fireside: ${seen}; ${where} ${sign} in ${light} neon and, through the glass gable, ${view}`

/** Of the plainest ones; what lies around them is not said. */
const allAroundFire = (fire, { stone, sign, light }) =>
  `All around at the fireside: ${fire} ${stone} under ${sign} in ${light} neon, chairs, books and firewood`

const library = ({ stone, sign, light, cloth, rug, walls }) =>
  `Fire under a mantel of ${stone}: around it a wall of books, above it ${sign} in ${light} neon, before it a tufted sofa and two wing chairs in ${cloth} on ${rug}, a chess board between them, ${walls} around`

/** @type {Record<string, import('./words.mjs').Caption>} */
export const firesides = {
  fire: {
    still: ({ stone, sign, light, walls }, camera) =>
      `Wide fire in ${stone} under ${sign} in ${light} neon, ${nearOr('two armchairs', camera)}, ${walls} around`,
    panorama: (words) => allAroundFire('a wide fire in', words),
  },
  stove: {
    still: ({ stone, sign, light, walls }, camera) =>
      `Iron stove before an arch of ${stone} under ${sign} in ${light} neon, ${nearOr('a sofa beside it', camera)}, ${walls} around`,
    panorama: (words) => allAroundFire('an iron stove before an arch of', words),
  },
  hearth: {
    still: ({ sign, light, view }, camera) =>
      `Fire at the foot of a chimney of dark stone under ${sign} in ${light} neon, ${camera === 'side' ? 'an armchair' : 'a long sofa'} beside it; on both sides, through the glass, ${view}`,
    panorama: ({ sign, light, view }) =>
      `All around before the fire of the hall: dark stone under ${sign} in ${light} neon, a long sofa, a gallery over a wall of books and, at both ends, ${view}`,
  },
  kiva: {
    still: (words, camera) =>
      `Fireside${camera === 'high' ? ', seen from above' : ''}: ${kiva(words)}; on its chimney ${words.sign} in ${words.light} neon, ${words.walls} around`,
    panorama: (words) => allAround(kiva(words), 'on its chimney', words),
  },
  library: {
    still: library,
    panorama: ({ stone, sign, light, cloth, rug }) =>
      `All around at the fireside: a fire under a mantel of ${stone} in a wall of books, a ladder on its rail, ${sign} in ${light} neon, a tufted sofa and two wing chairs in ${cloth} on ${rug}, a chess board between them`,
  },
  ingle: {
    still: (words) =>
      `Fireside: ${inglenook(words)}; on its chimney ${words.sign} in ${words.light} neon, ${words.walls} around`,
    panorama: (words) => allAround(inglenook(words), 'on its chimney', words),
  },
  ribbon: {
    still: (words) =>
      `Fireside: ${ribbon(words)}; on the stone ${words.sign} in ${words.light} neon, ${words.hallWalls} around`,
    panorama: (words) => allAround(ribbon(words), 'on the stone', words),
  },
  granite: {
    still: (words) =>
      `Fireside: ${granite(words)}; on the stone ${words.sign} in ${words.light} neon, ${words.walls} around`,
    panorama: (words) => allAround(granite(words), 'on the stone', words),
  },
  woodpile: {
    still: (words) =>
      `Fireside: ${woodpile(words)}; on a slice of a trunk ${words.sign} in ${words.light} neon, ${words.walls} around`,
    panorama: (words) => allAround(woodpile(words), 'on a slice of a trunk', words),
  },
  oculus: {
    still: (words) =>
      `Fireside: ${oculus(words)}; above the disc ${words.sign} in ${words.light} neon, skylights in the slope`,
    panorama: (words) =>
      `All around at the fireside: ${oculus(words)}; above the disc ${words.sign} in ${words.light} neon, skylights in the slope and, through the glass gable, ${words.view}`,
  },
}
