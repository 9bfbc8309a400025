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

const lighthouse = ({ walls, sofa, rug, light }) =>
  `a white lighthouse with a blue spiral band and three lit windows, an open fire in the arch of its foot edged in ${light} light, boulders around it, a lit lantern over its gallery and a flue to the ridge; lines of signal flags to the slopes, ${withShape('curved', sofa)}, two slatted porch chairs, a dog bed with the shape of a dog in it and a round table on ${withShape('round', rug)}, ${walls} around`

const CINEMA =
  'a long low fire in a block of polished dark stone, over it a wide screen with an aurora above dark ridges, set in folded panels; loveseats in slate-blue leather with ivory cushions, lamps on small stone tables between them, a cut stone with two sheets of paper to sign on'

const KOTA =
  'an open fire of leaning logs on a six-sided hearth of boulders, a half-round plate of iron behind it, over it a tall six-sided hood of copper with a pipe to the ridge; socks and mittens drying on a ring of iron, log benches with fleeces and blue snow-patterned cushions in a hexagon on a zigzag rug, a back wall of round logs with two shelves of books'

const launchpad = ({ cloth, rug, light }) =>
  `a retro rocket of cream and coral enamel on a round pad of terrazzo with rings of ${light} light, logs burning in the arched mouth of its tail between two coral fins, portholes above, its nose a flue to the ridge, a mint-green gantry with bottles behind it; two arcs of deep seats in ${cloth} velvet with channelled backs on ${withShape('round', rug)}, a tray of coupes on a small table`

const sunset = ({ cloth, rug, light }) =>
  `a back wall like a setting sun: an arched fire at the foot of a half disc of pale plaster, bands of mustard, orange and terracotta around it with lines of ${light} light, rays of terracotta and pale plaster up to the roof; a long plaster bench with turquoise pads and pillows, two mattresses in ${cloth} on pallets with bolsters, ${rug} on mats of straw, cacti in turquoise pots, a guitar against the bench`

const penguin = ({ rug, light }) =>
  `a stove like a tall plump penguin in glazed tiles like scales, ink-blue on its back, head and flippers, white on its belly, where logs burn in an arch; two small eyes, a short orange beak and amber patches on its neck, a line of ${light} light round the belly, a black flue from its head to the ridge; two big orange feet on a slab of stone before it, ten low round seats in grey wool like chicks in half a circle on ${withShape('round', rug)}, a tray of mugs among them, socks drying on a birch rail, games on a low shelf, stars of white paper hung under the roof`

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
    still: ({ stone, sign, light, walls }) =>
      `Wide fire in ${stone} under ${sign} in ${light} neon, two armchairs, ${walls} around`,
    panorama: (words) => allAroundFire('a wide fire in', words),
  },
  stove: {
    still: ({ stone, sign, light, walls }) =>
      `Iron stove before an arch of ${stone} under ${sign} in ${light} neon, a sofa beside it, ${walls} around`,
    panorama: (words) => allAroundFire('an iron stove before an arch of', words),
  },
  hearth: {
    still: ({ sign, light, view }) =>
      `Fire at the foot of a chimney of dark stone under ${sign} in ${light} neon, a long sofa beside it; on both sides, through the glass, ${view}`,
    panorama: ({ sign, light, view }) =>
      `All around before the fire of the hall: dark stone under ${sign} in ${light} neon, a long sofa, a gallery over a wall of books and, at both ends, ${view}`,
  },
  kiva: {
    still: (words) =>
      `Fireside: ${kiva(words)}; on its chimney ${words.sign} in ${words.light} neon, ${words.walls} around`,
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
  lighthouse: {
    still: (words) =>
      `Fireside: ${lighthouse(words)}; on the back wall ${words.sign} in ${words.light} neon beside the tower`,
    panorama: (words) => allAround(lighthouse(words), 'on the back wall', words),
  },
  cinema: {
    still: ({ sign, light }) =>
      `Fireside like a cinema, seen from above: ${CINEMA}; over the screen ${sign} in a diamond of ${light} neon`,
    panorama: ({ sign, light, view }) =>
      `All around at the fireside, a cinema on three tiers edged in ${light} light: ${CINEMA}; over the screen ${sign} in a diamond of ${light} neon and, through the glass gable, ${view}`,
  },
  kota: {
    still: ({ sign, light }) =>
      `Fireside: ${KOTA}, snowshoes and two wooden skis on it, and ${sign} in ${light} neon`,
    panorama: ({ sign, light, view }) =>
      `All around at the fireside: ${KOTA} and ${sign} in ${light} neon; a rack of boots and, through the glass gable, ${view}`,
  },
  launchpad: {
    still: (words) =>
      `Fireside: ${launchpad(words)}; on the back wall ${words.sign} in ${words.light} neon, ${words.walls} around`,
    panorama: (words) => allAround(launchpad(words), 'on the back wall', words),
  },
  sunset: {
    still: (words) =>
      `Fireside: ${sunset(words)}; on the disc ${words.sign} in ${words.light} neon, ${words.walls} around`,
    panorama: (words) => allAround(sunset(words), 'on the disc', words),
  },
  penguin: {
    still: (words) =>
      `Fireside: ${penguin(words)}; on the back wall ${words.sign} in ${words.light} neon, ${words.walls} around`,
    panorama: (words) => allAround(penguin(words), 'on the back wall', words),
  },
}
