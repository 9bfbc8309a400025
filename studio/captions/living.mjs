// Alternative texts of the living rooms, by place: what its still shows from its camera, and what its panorama shows.
import { withShape } from './words.mjs'

const TILED_STOVE = 'a tall tiled stove with a bench round its foot'
const FLOE =
  'a sofa like a broken ice floe, rounded white slabs on a blue rug, before a fire in an igloo of white blocks'

const sunkenSeat = ({ sofa }) => `${sofa.replace('sofa', 'sunken sofa')} on three sides of a hanging fire`
const underLoft = ({ sofa, rug }) =>
  `${sofa} and ${rug} before an iron stove, a ladder to a loft with a rail of ropes`
const daybeds = ({ cloth, rug }) => `two low daybeds in ${cloth} on ${withShape('round', rug)}`

/** @type {Record<string, import('./words.mjs').Caption>} */
export const livingRooms = {
  living: {
    still: ({ walls, sofa, rug, own, stone, sign, light, view }, camera) =>
      camera === 'chimney'
        ? `Living room under ${walls}: ${sofa}, ${rug} and ${own} before a wide fire in ${stone}, under ${sign} in ${light} neon`
        : `Living room under ${walls}: ${sofa}, ${rug} and ${own}; through the glass gable, ${view}`,
    panorama: ({ walls, stone, sofa, rug, own, view }) =>
      `All around in the living room under ${walls}: a wide fire in ${stone}, ${sofa}, ${rug}, ${own} and, through the gable, ${view}`,
  },
  den: {
    still: ({ walls, sofa, rug, own, stone, sign, light, view }, camera) =>
      camera === 'table'
        ? `Living room under ${walls}: ${sofa}, ${rug} and ${own} around an iron stove before an arch of ${stone}, under ${sign} in ${light} neon`
        : `Living room under ${walls}, seen from above: ${sofa}, ${rug} and ${own}; through the glass gable, ${view}`,
    panorama: ({ walls, stone, sofa, rug, own, view }) =>
      `All around in the living room under ${walls}: an iron stove before an arch of ${stone}, ${sofa}, ${rug}, ${own} and, through the gable, ${view}`,
  },
  pit: {
    still: (words) =>
      `Living room under ${words.walls}: ${sunkenSeat(words)}, ${words.rug} and ${words.own}; through the glass gable, ${words.view}`,
    panorama: (words) =>
      `All around in the living room under ${words.walls}: ${sunkenSeat(words)}, ${words.rug}, ${words.own}, an open kitchen and, through the gable, ${words.view}`,
  },
  loft: {
    still: (words, camera) =>
      camera === 'ladder'
        ? `Living room under ${words.walls}: ${underLoft(words)}, over it ${words.sign} in ${words.light} neon`
        : `Living room under ${words.walls}: ${words.rug}, a long bench at the glass and ${words.own}; outside, ${words.view}`,
    panorama: (words) =>
      `All around in the living room under ${words.walls}: ${underLoft(words)}, ${words.own}, a long bench at the glass and, outside, ${words.view}`,
  },
  veranda: {
    still: (words, camera) =>
      camera === 'bar'
        ? `Living room under ${words.walls}: ${daybeds(words)}, a table for eight, a dog bed, a curved bar and a fire in a white cone under ${words.sign} in ${words.light} neon`
        : `Living room under ${words.walls}: ${daybeds(words)}, a table for eight, two wicker nests on ropes, a long bench and ${words.own}; outside, ${words.view}`,
    panorama: (words) =>
      `All around in the living room under ${words.walls}: ${daybeds(words)}, ${words.own}, a curved bar, a fire in a white cone, a table for eight, two wicker nests on ropes and, through the gable, ${words.view}`,
  },
  parlour: {
    still: ({ walls, sofa, own, view }, camera) =>
      camera === 'table'
        ? `Parlour under ${walls}: ${sofa}, two wing chairs, a table in a corner of benches and ${own}; through the glass gable, ${view}`
        : `Parlour under ${walls}: ${TILED_STOVE}, seen close, a wing chair and ${own}; through the glass gable, ${view}`,
    panorama: ({ walls, sofa, own, view }) =>
      `All around in the parlour under ${walls}: ${TILED_STOVE}, ${sofa}, ${own}, a bed in a lit alcove, a table in a corner of benches and, through the gable, ${view}`,
  },
  hall: {
    still: ({ hallWalls, sofa, view }, camera) =>
      camera === 'view'
        ? `Living hall two storeys high under ${hallWalls}: ${sofa}, a wall of books under a gallery, armchairs at the fire; through one pane as tall as the house, ${view}`
        : `Living hall two storeys high under ${hallWalls}: ${sofa}, a wall of books under a gallery, an open stair and a chimney of dark stone between panes; outside, ${view}`,
    panorama: ({ view }) =>
      `All around in the hall: a stone chimney as tall as the house, a gallery over a long table and, at both ends, ${view}`,
  },
  facet: {
    still: ({ hallWalls, sofa, own, sign, light, view }) =>
      `Great room under ${hallWalls} in triangles: a table for ten of one dark slab under five octahedra of light, ${sofa} in an L, a wall of wine in a lit lattice of diamonds, ${own}, and a fire in a tall cut stone under ${sign} in ${light} neon; behind it, through the glass, ${view}`,
    panorama: ({ sofa, own, view }) =>
      `All around in the great room: timber in triangles, a table for ten under octahedra of light, ${sofa} in an L, a fire in a tall cut stone, a wall of wine, ${own} and, at both ends, ${view}`,
  },
  floe: {
    still: ({ walls, own, sign, light }) =>
      `Living room under ${walls}: ${FLOE}, a cocoa bar with a copper cauldron on its left, a wall of board games and a round game table on its right, ${own}, above it ${sign} in ${light} neon`,
    panorama: ({ walls, own, view }) =>
      `All around in the living room under ${walls}: ${FLOE}, a cocoa bar, a wall of board games, ${own} and, through the gable, ${view}`,
  },
}
