// Alternative texts of the living rooms, by place: what its still shows from its camera, and what its panorama shows.
import { withShape } from './words.mjs'

const TILED_STOVE = 'a tall tiled stove with a bench round its foot'
const FLOE =
  'a sofa like a broken ice floe, rounded white slabs on a blue rug, before a fire in an igloo of white blocks'

const ARROWS =
  'two curved sofas like turning arrows, one cobalt and one grey, on a round plinth around a fire in a stone drum under a wide ring of light'

const sunkenSeat = ({ sofa }) => `${sofa.replace('sofa', 'sunken sofa')} on three sides of a hanging fire`
const underLoft = ({ sofa, rug }) =>
  `${sofa} and ${rug} before an iron stove, a ladder to a loft with a rail of ropes`
const daybeds = ({ cloth, rug }) => `two low daybeds in ${cloth} on ${withShape('round', rug)}`

/** @type {Record<string, import('./words.mjs').Caption>} */
export const livingRooms = {
  pond: {
    still: ({ walls, cloth, own, sign, light }) =>
      `Living room under ${walls}: a round pond of dark green tiles set into the planks, in its middle an open fire under a large water lily of green enamel and copper turned upside down, its petals edged in ${light} light, its stem the flue up to the rafters; around it seats like lily pads in ${cloth} velvet with pink and cream blossoms, a short jetty, bulrushes with lit heads; behind them half a rowing boat on end full of books, ${own}, a padded ledge under the slope, blankets in rolls and a row of rain boots in all sizes; above, ${sign} in ${light} neon`,
    panorama: ({ walls, cloth, own, sign, light, view }) =>
      `All around in the living room under ${walls}: a round pond of dark green tiles with a fire under an upturned water lily of green enamel and copper, seats like lily pads in ${cloth} velvet, bulrushes with lit heads, a jetty, a row of rain boots in all sizes, rolled blankets, half a rowing boat on end full of books, ${own}, a padded ledge to read on, ${sign} in ${light} neon and, through the gable, ${view}`,
  },
  den: {
    still: ({ walls, sofa, rug, own, view }) =>
      `Living room under ${walls}, seen from above: ${sofa}, ${rug} and ${own}; through the glass gable, ${view}`,
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
    still: (words) =>
      `Living room under ${words.walls}: ${underLoft(words)}, over it ${words.sign} in ${words.light} neon, under it a kitchen for two; in front, a table for two and ${words.own}`,
    panorama: (words) =>
      `All around in the living room under ${words.walls}: ${underLoft(words)}, ${words.own}, a long bench at the glass and, outside, ${words.view}`,
  },
  veranda: {
    still: (words) =>
      `Living room under ${words.walls}: ${daybeds(words)}, a table for eight, two wicker nests on ropes, a long bench and ${words.own}; outside, ${words.view}`,
    panorama: (words) =>
      `All around in the living room under ${words.walls}: ${daybeds(words)}, ${words.own}, a curved bar, a fire in a white cone, a table for eight, two wicker nests on ropes and, through the gable, ${words.view}`,
  },
  parlour: {
    still: ({ walls, sofa, own, sign, light }) =>
      `Parlour under ${walls}: ${TILED_STOVE}, its fire lit; a bed in a lit alcove between shelves, over it ${sign} in ${light} neon; ${sofa}, a wing chair on a round rug and ${own}`,
    panorama: ({ walls, sofa, own, view }) =>
      `All around in the parlour under ${walls}: ${TILED_STOVE}, ${sofa}, ${own}, a bed in a lit alcove, a table in a corner of benches and, through the gable, ${view}`,
  },
  hall: {
    still: ({ hallWalls, sofa, view }) =>
      `Living hall two storeys high under ${hallWalls}: ${sofa}, a wall of books under a gallery, armchairs at the fire; through one pane as tall as the house, ${view}`,
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
  club: {
    still: ({ walls, own, sign, light }) =>
      `Living room under ${walls}: a round dance floor of pale terrazzo with rings of ${light} light under a large mirror ball, around half of it a curved seat of green shells with coral piping, around the rest a bar with eight coral stools under a striped awning; behind it a domed pizza oven in coral scales, its fire lit, ${own}, on the wall ${sign} in ${light} neon`,
    panorama: ({ walls, rug, own, sign, light, view }) =>
      `All around in the living room under ${walls}: a round dance floor with rings of ${light} light under a large mirror ball, a curved seat of green shells, a bar with eight stools under a striped awning, a domed pizza oven in coral scales, ${own}, ${sign} in ${light} neon, poufs on ${rug} and, through the gable, ${view}`,
  },
  hollow: {
    still: ({ walls, own, sign, light }) =>
      `Living room under ${walls}: the trunk of a hollow tree built of bent cedar ribs, in it a round hole edged in ${light} light with a cushioned nest and a shelf of books, over the hole ${sign} in ${light} neon; on one side a table for two of a slice of a trunk under a toffee-coloured lamp and a small round kitchen, on the other ${own}, records and an iron stove like an acorn, its fire lit`,
    panorama: ({ walls, own, sign, light, view }) =>
      `All around in the living room under ${walls}: a hollow tree of bent cedar ribs with a lit round nest in it, over it ${sign} in ${light} neon, an iron stove like an acorn, ${own}, records, a table for two under a toffee-coloured lamp, a half-round kitchen, an armchair and a tin of nuts at the glass and, outside, ${view}`,
  },
  regatta: {
    still: ({ walls, own, sign, light }) =>
      `Living room under ${walls}: a blue and white wooden boat under full sail, its deck a kitchen island, ${sign} in ${light} neon on the sail; on one side a fire in a white ship's cowl and a seat of sailcloth, on the other a long table with shrimp on ice under blue ship's lamps, ${own} in front`,
    panorama: ({ walls, own, sign, light, view }) =>
      `All around in the living room under ${walls}: a blue and white wooden boat under full sail, its deck a kitchen island, ${sign} in ${light} neon on the sail, a fire in a white ship's cowl, a crescent seat of sailcloth bound with rope, a table for eight with shrimp on ice, ${own} and, through the gable, ${view}`,
  },
  teahouse: {
    still: ({ walls, cloth, rug, own, sign, light }) =>
      `Living room under ${walls}: five red gates one behind the other, edged in ${light} light; within them a platform of red sandstone with two low sofas in ${cloth} on ${rug} at a sunken hearth with a copper kettle, ${own} beside it, at the end a steel griddle with stools under a dark hood and ${sign} in ${light} neon, lit paper panels on the right, a dry garden on the left`,
    panorama: ({ walls, cloth, rug, own, view }) =>
      `All around in the living room under ${walls}: five red gates over a platform of red sandstone, two low sofas in ${cloth} on ${rug} at a sunken hearth with a copper kettle, a steel griddle with stools at the end, a dry garden with a cactus, panels of lit paper, ${own} on a plinth, two leather chairs at the glass and, through the gable, ${view}`,
  },
  ripple: {
    still: ({ walls, cloth, own, stone, sign, light }) =>
      `Living room under ${walls}: rings of bent oak overhead, ${light} light along some of them, over a round fire in a drum of ${stone} with a slender gold-coloured flue and a round carpet in bands; on the left a long sofa in ${cloth}, one wave of six seats, on the right ${own}, behind them a kitchen island of the same stone, a table for six and ${sign} in ${light} neon`,
    panorama: ({ walls, cloth, own, stone, view }) =>
      `All around in the living room under ${walls}: rings of bent oak overhead, a round fire in a drum of ${stone} under a gold-coloured bell, a long sofa in ${cloth} in one wave, ${own}, a kitchen island, a table for six and, through the gable, ${view}`,
  },
  spiral: {
    still: ({ hallWalls, own, light, view }) =>
      `Living room under ${hallWalls}: a spiral stair of oak and stone slabs, a line of warm light under each, round a column of stone with a tall fire in it and a black flue, up to a half-moon gallery edged in three lines of ${light} light; a curved seat of felt slabs before it, a table for six under stacked rings of light, ${own} at the glass, a kitchen under the slope; outside, ${view}`,
    panorama: ({ hallWalls, own, sign, light, view }) =>
      `All around in the living room under ${hallWalls}: a spiral stair of oak and stone slabs round a column of stone with a tall fire in it, a half-moon gallery edged in ${light} light, a curved seat of felt slabs, a table for six, a kitchen under the slope, ${own} at the glass, a mountain range of cut boards over a long shelf of books, above it ${sign} in ${light} neon, and, through the gable, ${view}`,
  },
  council: {
    still: ({ walls, own, sign, light, view }) =>
      `Living room under ${walls}: ${ARROWS}; behind them a long table with benches, a curved wall of books with a board of blue and white pegs in its middle, a ballot box with blue and white counters, ${own}, on the back wall ${sign} in ${light} neon; through a skylight in the slope, ${view}`,
    panorama: ({ walls, own, sign, light, view }) =>
      `All around in the living room under ${walls}: ${ARROWS}, a long table with benches, a curved wall of books with a board of blue and white pegs, a ballot box, ${own}, ${sign} in ${light} neon, a tea counter, a window seat over books and, through the gable and a skylight in the slope, ${view}`,
  },
}
