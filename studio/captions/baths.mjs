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

const BASINS = {
  bathroom: 'a double basin under two round mirrors',
  soaking: 'a stone trough under one wide mirror',
  grotto: 'two stone bowls under two tall mirrors',
  plunge: 'two pillar basins under one round mirror',
  sauna: 'two square basins under six-sided mirrors',
  compass: 'an apothecary cabinet with two bowls under eight-sided mirrors',
  hewn: 'a stone trough with two taps under a mirror like half a sun',
  planetarium: 'two bowls on a half-moon of plaster under one round mirror',
  twins: 'two chests with a bowl each under arched mirrors',
  cedar: 'two oval bowls between lit paper screens',
}

const allAround = (tub, basins, { view }) =>
  `All around in the bathroom: ${tub}, ${basins}, rain shower and, outside, ${view}`

/** @type {Record<string, import('./words.mjs').Caption>} */
export const baths = {
  bathroom: {
    still: ({ tub, light, view }, camera) =>
      `Bath with a view of ${view}${camera === 'high' ? ', seen from above' : ''}: ${tub}, ${glowAt('at its foot', light)}`,
    panorama: (words) => allAround(words.tub, BASINS.bathroom, words),
  },
  soaking: {
    still: ({ tub, light, view }, camera) =>
      camera === 'basin'
        ? `Bath: ${tub}, ${glowAt('at its foot', light)}, ${BASINS.soaking} behind it`
        : `Bath with a view of ${view}, seen from above: ${tub}, ${glowAt('at its foot', light)}`,
    panorama: (words) => allAround(words.tub, BASINS.soaking, words),
  },
  grotto: {
    still: ({ sign, light, view }, camera) =>
      camera === 'bowls'
        ? `Bath of dark stone: a stone pool, ${BASINS.grotto}, a rain shower behind it, ${sign} in ${light} neon above`
        : `Bath of dark stone with a view of ${view}: a stone pool, ${glowAt('at its foot', light)}`,
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
    still: (words, camera) =>
      camera === 'basins'
        ? `Bath: ${pool(words)}, ${glowAt('around it', words.light)}, ${BASINS.plunge} behind it`
        : `Bath with a view of ${words.view}, seen from above: ${pool(words)}, ${glowAt('around it', words.light)}`,
    panorama: (words) => allAround(pool(words), BASINS.plunge, words),
  },
  twins: {
    still: (words, camera) =>
      camera === 'basins'
        ? `Bath: ${twoTubs(words)}, ${glowAt('at their feet', words.light)}, ${BASINS.twins} behind them`
        : `Bath with a view of ${words.view}: ${twoTubs(words)}, ${glowAt('at their feet', words.light)}`,
    panorama: (words) => allAround(twoTubs(words), BASINS.twins, words),
  },
  cedar: {
    still: ({ tub, light, view }, camera) =>
      camera === 'basins'
        ? `Bath: ${tub} let into a wooden deck, ${glowAt('at its foot', light)}, ${BASINS.cedar} behind it`
        : `Bath with a view of ${view}: ${tub} let into a wooden deck, ${glowAt('at its foot', light)}`,
    panorama: (words) => allAround(`${words.tub} let into a wooden deck`, BASINS.cedar, words),
  },
}
