// Alternative texts of the baths, by place.
import { an, withShape } from './words.mjs'

const glowAt = (place, light) => `${an(light)} glow ${place} and along the rafters`

const PLANETARIUM =
  'a deep round white tub on two round steps, a ring of small lights over it, a curved wall of sand-coloured plaster pierced like a star map behind it'
const hewn = ({ tub }) =>
  `${tub}, a spout of green copper over it from a wall of red sandstone in layers, a yoga platform with a gong at the glass`
const compass = ({ tub }) =>
  `${tub} on two steps in a compass rose of stone, black and white tiles around it, a brass lantern with candles over it`
// `a coral tub on green tiles` → `a round coral pool sunk into green tiles`
const pool = ({ tub }) => withShape('round', tub).replace(' tub on ', ' pool sunk into ')
const twoTubs = ({ tub }) => `two high-backed ${tub.replace(/^an? /, '').replace(' tub on ', ' tubs on ')}`

const ICEHOLE =
  'a round hole full of turquoise water in a raised sheet of rounded white ice slabs, penguin-shaped stools around it'

const CASK =
  'a great cedar cask lying on its side with copper hoops, its front cut open, water in it, two round steps before it, a copper still with a swan neck beside it, a shower in a cask on end, two copper bowls on half a cask under a wide oval mirror'

const CURL =
  'a round tub of glazed rose tiles under a breaking wave of white plaster in fine grooves, thin streams of water falling from its lip into the tub, a long cushioned bench in its barrel'

const HUTS =
  'a boat-shaped bath of tiles in blue and white stripes with a fender of rope, behind it a row of five striped bathing huts'

const WINDPUMP =
  'a round galvanised stock tank full of turquoise water on a round deck of weathered boards, a desert windpump with a painted wheel on a timber tower behind it'

const BASINS = {
  soaking: 'a stone trough under one wide mirror',
  grotto: 'two stone bowls under two tall mirrors',
  plunge: 'two pillar basins under one round mirror',
  sauna: 'two square basins under six-sided mirrors',
  compass: 'an apothecary cabinet with two bowls under eight-sided mirrors',
  hewn: 'a stone trough with two taps under a mirror like half a sun',
  planetarium: 'two bowls on a half-moon of plaster under one round mirror',
  twins: 'two chests with a bowl each under arched mirrors',
  cedar: 'two oval bowls between lit paper screens',
  windpump: 'two enamel tubs on a workbench under two round mirrors',
  tidepool: 'a zinc trough on barrels under two portholes for mirrors',
}

const allAround = (tub, basins, { view }) =>
  `All around in the bathroom: ${tub}, ${basins}, rain shower and, outside, ${view}`

/** @type {Record<string, import('./words.mjs').Caption>} */
export const baths = {
  soaking: {
    still: ({ tub, light }) => `Bath: ${tub}, ${glowAt('at its foot', light)}, ${BASINS.soaking} behind it`,
    panorama: (words) => allAround(words.tub, BASINS.soaking, words),
  },
  grotto: {
    still: ({ light, view }) =>
      `Bath of dark stone with a view of ${view}: a stone pool, ${glowAt('at its foot', light)}`,
    panorama: (words) => allAround('a stone pool', BASINS.grotto, words),
  },
  sauna: {
    still: ({ light, view }) =>
      `Bath of dark stone with a view of ${view}: a glass-fronted sauna cabin of larch, edged in ${light}, glowing stones and two levels of benches in it, beside it a tall round plunge tub with steps`,
    panorama: (words) =>
      allAround('a sauna cabin of larch and glass, a tall round plunge tub with steps', BASINS.sauna, words),
  },
  planetarium: {
    still: ({ light, view }) =>
      `Bath with a view of ${view}: ${PLANETARIUM}, in the wall the arch of a rain shower, on it ${BASINS.planetarium}, ${light} light along the rafters; above, a skylight`,
    panorama: (words) => allAround(PLANETARIUM, BASINS.planetarium, words),
  },
  hewn: {
    still: (words) =>
      `Bath with a view of ${words.view}: ${hewn(words)}; ${words.light} light at the boulder's foot and in a seam of the wall`,
    panorama: (words) => allAround(hewn(words), BASINS.hewn, words),
  },
  compass: {
    still: (words) =>
      `Bath under ${words.walls}, seen from above: ${compass(words)}; behind it ${BASINS.compass}, a shower like a wardrobe with glass doors and a tall case of books, above them ${words.sign} in ${words.light} neon`,
    panorama: (words) => allAround(compass(words), BASINS.compass, words),
  },
  plunge: {
    still: (words) =>
      `Bath with a view of ${words.view}, seen from above: ${pool(words)}, ${glowAt('around it', words.light)}`,
    panorama: (words) => allAround(pool(words), BASINS.plunge, words),
  },
  twins: {
    still: (words) =>
      `Bath with a view of ${words.view}: ${twoTubs(words)}, ${glowAt('at their feet', words.light)}`,
    panorama: (words) => allAround(twoTubs(words), BASINS.twins, words),
  },
  cedar: {
    still: ({ tub, light }) =>
      `Bath: ${tub} let into a wooden deck, ${glowAt('at its foot', light)}, ${BASINS.cedar} behind it`,
    panorama: (words) => allAround(`${words.tub} let into a wooden deck`, BASINS.cedar, words),
  },
  icehole: {
    still: ({ light, view }) =>
      `Bath with a view of ${view}: ${ICEHOLE}, two steps and a ladder to it; on its left a trough at two heights under three porthole mirrors and towels on pegs, on its right a spiral of snow blocks around a shower; ${light} light in the cracks of the ice`,
    panorama: ({ sign, light, view }) =>
      `All around in the bathroom: ${ICEHOLE}, a spiral of snow blocks around a shower, a trough at two heights under three porthole mirrors, ten towels on ten pegs, two rows of cubbyholes with towels under ${sign} in ${light} neon and, outside, ${view}`,
  },
  prism: {
    still: ({ sign, light }) =>
      `Bath of dark stone: a pale stone tub cut like a gem, behind it a sauna in a lit triangle of glass edged in ${light}, three steps of benches and hot stones in it, on its left a dark stone console under kite-shaped mirrors and a cut crystal lamp, on its right a shower between standing stones; slopes folded in large facets, above them ${sign} in ${light} neon`,
    panorama: ({ sign, light, view }) =>
      `All around in the bathroom of dark stone: a pale stone tub cut like a gem, a sauna in a lit triangle of glass, a dark stone console with two bowls under kite-shaped mirrors, rain between two standing stones, slopes folded in large facets, ${sign} in ${light} neon and, outside, ${view}`,
  },
  breeze: {
    still: ({ walls, sign, light }) =>
      `Bath under ${walls}: an oval tub of pink terrazzo, ${an(light)} glow at its foot, a bar with an ice bucket along its far side; behind it a curved wall of white breeze blocks lit from behind in amber and coral, before the wall a terrazzo counter with two basins under two round mirrors, on the right a shower with a copper gooseneck and green tiles under a pergola of slats, three saucer lamps; above ${sign} in ${light} neon`,
    panorama: ({ sign, light, view }) =>
      `All around in the bathroom: an oval tub of pink terrazzo with a bar along it, a curved wall of white breeze blocks lit in amber and coral, a terrazzo counter with two basins under two round mirrors, an outdoor-style shower under a pergola of slats, ${sign} in ${light} neon and, outside, ${view}`,
  },
  curl: {
    still: ({ light, view }) =>
      `Bath with a view of ${view}: ${CURL}; beside the tub a ledge with candles and a sleeping cat, a bench along the glass, three surfboards in a rack, ball lamps at different heights; ${light} light along the lip of the wave and at the foot of the tub`,
    panorama: ({ sign, light, view }) =>
      `All around in the bathroom: ${CURL}, a floor of pebbles in waves, a scalloped ledge with two shell-shaped basins under two round mirrors, wetsuits and towels on pegs, three steps of plaster with towels, three surfboards in a rack, a bench along the glass, ${sign} in ${light} neon and, outside, ${view}`,
  },
  barrel: {
    still: ({ walls, sign, light }) =>
      `Bath under ${walls}: ${CASK}; ${light} light along the cut, above it ${sign} in ${light} neon`,
    panorama: ({ view }) =>
      `All around in the bathroom: ${CASK}, two leather chairs at the glass and, outside, ${view}`,
  },
  windpump: {
    still: ({ light, view }) =>
      `Bath with a view of ${view}: ${WINDPUMP}; on the left a garden of cacti in gravel and a low tank for a dog, on the right a shower behind corrugated sheet with striped towels over it, a leather chair, a bat leaning on the tank; ${light} light round the wheel, the tank and the deck, strings of bulbs`,
    panorama: (words) =>
      allAround(
        `${WINDPUMP}, a garden of cacti in gravel, a low tank for a dog, striped towels over a half wall of corrugated sheet`,
        BASINS.windpump,
        words,
      ),
  },
  tidepool: {
    still: ({ walls, sign, light }) =>
      `Bath under ${walls}: ${HUTS}, one of them with ${BASINS.tidepool}, beside the bath a small hut with a shower for a dog, a lifeguard's chair on the left; ${light} light along the gables, above them ${sign} in ${light} neon`,
    panorama: (words) =>
      allAround(
        `${HUTS}, a small hut for a dog, a lifeguard's chair, two deck chairs`,
        BASINS.tidepool,
        words,
      ),
  },
}
