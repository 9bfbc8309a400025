// Alternative texts of the bedrooms, by place.

const bunks = ({ linen }) => `four bunks built into the wall, a rope ladder, a wide bed with ${linen}`
const lookout = ({ bed }) => `a bed on a deck of its own before the glass gable, ${bed}`
const fourPoster = ({ linen }) => `a four-poster free in the room, pale curtains tied to its posts, ${linen}`
const onLevels = ({ linen, light }) =>
  `a wide bed with ${linen}, sideways on two levels of timber edged in ${light} light, three frames of light above its foot`
const moongate = ({ linen, light }) =>
  `a wide low bed with ${linen}, its pillows in a round opening edged in ${light} light; in the opening boulders of lit granite, on both sides oak slats in waves and globe lamps`
const boxbed = ({ linen }) =>
  `a box bed like a small house of joined wood, curtains drawn back, books and a round window like a compass rose in it, ${linen}`
const raft = ({ linen }) =>
  `a boat-shaped bed hung on four ropes from a log over a round inlay of glazed tiles, ${linen} on it`
const cabana = ({ linen, light }) =>
  `a round bed with ${linen} before a coral headboard like a scallop shell, over it a parasol of slats with a ring of ${light} light, on both sides a horn like a green flower`
const ledges = ({ linen, light }) =>
  `a wide low bed with ${linen} let into carpeted steps with round corners, blush ledges edged in ${light} light climbing the slope, others round a post wound with rope up to a perch under the ridge, a bronze cat asleep beside a round lit cubby`

const observatory = ({ linen, light }) =>
  `a round bed with ${linen} on a dark round plinth with degree marks, in half a dome of limewashed plaster; the dome's slit, edged in ${light} light, open to stars behind a skylight, a white telescope beside the pillows`

const boulder = ({ linen, light }) =>
  `a wide bed with ${linen}, let into a rounded platform of plaster before one huge sand-coloured boulder; behind the boulder a round woven sun, ${light} light round its rim, beside the bed two striped hammocks one over the other and six rolled mattresses`

const slipstream = ({ linen, sign, light }) =>
  `a wide bed with ${linen} and a throw in plum on a wing of larch, behind it fins of larch that stream from slope to slope over dark stone and part around a ring of slats with ${sign} in ${light} neon, three lines of ${light} light along them`

const iceberg = ({ light }) =>
  `an iceberg cut in large faces, two peaks under the ridge, five caves in it lit warm, each with a mattress, a blanket and pillows; a slide edged in ${light} light down its left flank, steps with lines of ${light} light up its right one, two rope ladders, a seat with a spyglass on its shoulder`

const loom = ({ linen }) =>
  `a wide bed with ${linen}, a blanket of giant stitches and felted pillows in green, violet and blue, over it a loom as high as the house, an aurora in green, violet and midnight blue woven in its threads`

/** @type {Record<string, import('./words.mjs').Caption>} */
export const bedrooms = {
  skylight: {
    still: ({ walls, bed, sign, light }) =>
      `Bedroom under ${walls}: a wide bed, ${bed}; above it ${sign} in ${light} neon`,
    panorama: ({ walls, bed, view }) =>
      `All around in the bedroom under ${walls} and a skylight: ${bed}, a hanging fire, a long seat at the glass and ${view}`,
  },
  bunks: {
    still: (words) =>
      `Bedroom under ${words.walls}: ${bunks(words)}; above it ${words.sign} in ${words.light} neon`,
    panorama: (words) =>
      `All around in the bedroom under ${words.walls}: ${bunks(words)}, a board game, a seat at the glass and ${words.view}`,
  },
  lookout: {
    still: (words) =>
      `Bedroom under ${words.walls}: ${lookout(words)}; behind it ${words.sign} in ${words.light} neon`,
    panorama: (words) =>
      `All around in the bedroom under ${words.walls}: ${lookout(words)}, books behind its pillows, a hanging fire and, outside, ${words.view}`,
  },
  canopy: {
    still: (words) =>
      `Bedroom under ${words.walls}: ${fourPoster(words)}; behind it ${words.sign} in ${words.light} neon over a low wall of plaster`,
    panorama: (words) =>
      `All around in the bedroom under ${words.walls}: ${fourPoster(words)}; a low wall of plaster, two slung leather chairs at the glass and, outside, ${words.view}`,
  },
  chamber: {
    still: ({ hallWalls, linen, sign, light, view }) =>
      `Bedroom two storeys high under ${hallWalls}: a wide bed with ${linen} on a platform before a slab of dark stone, on it ${sign} in ${light} neon; above it, ${view}`,
    panorama: ({ linen, view }) =>
      `All around in the bedroom of dark stone: a wide bed with ${linen} on a platform, flames along a block of stone, a daybed at the glass and, at both ends, ${view}`,
  },
  gallery: {
    still: (words) =>
      `Bedroom on a gallery under ${words.hallWalls}: ${onLevels(words)}, a desk at a glass balustrade; in the point of the gable ${words.sign} in ${words.light} neon, beyond the glass ${words.view}`,
    panorama: (words) =>
      `All around in the bedroom on the gallery: ${onLevels(words)}, a desk and a chair at a glass balustrade, low shelves of books before a wall of stone, two leather chairs and, at both ends, ${words.view}`,
  },
  moongate: {
    still: (words) =>
      `Bedroom under ${words.walls}: ${moongate(words)}; above it ${words.sign} in ${words.light} neon`,
    panorama: (words) =>
      `All around in the bedroom under ${words.walls}: ${moongate(words)}; a coffee station, two leather chairs, boots and a rucksack at the glass and, outside, ${words.view}`,
  },
  boxbed: {
    still: (words) =>
      `Bedroom under ${words.walls}: ${boxbed(words)}; in its gable ${words.sign} in ${words.light} neon, a drawing table on its left, an armillary sphere on its right`,
    panorama: (words) =>
      `All around in the bedroom under ${words.walls}: ${boxbed(words)}, a drawing table, an armillary sphere, two wing chairs at the glass and ${words.view}`,
  },
  raft: {
    still: (words) =>
      `Bedroom under ${words.walls}: ${raft(words)}, edged in ${words.light} light, seven drops of glass over two wicker chairs, a swim ladder and a rack of rolled towels; through the glass gable, ${words.view}`,
    panorama: (words) =>
      `All around in the bedroom under ${words.walls}: ${raft(words)}, seven drops of glass, two wicker chairs and two paddleboards at the glass, round mirrors over a rack of rolled towels, round-topped doors on both sides of ${words.sign} in ${words.light} neon and, outside, ${words.view}`,
  },
  cabana: {
    still: (words) =>
      `Bedroom under ${words.walls}: ${cabana(words)}; ice and two glasses on a round tray, a wicker nest and a striped lounger at the glass gable, outside ${words.view}`,
    panorama: (words) =>
      `All around in the bedroom under ${words.walls}: ${cabana(words)}; a record player and records, a bar of reeds, a wicker nest and a striped lounger at the glass, louvred doors on both sides of ${words.sign} in ${words.light} neon and, outside, ${words.view}`,
  },
  ledges: {
    still: (words) =>
      `Bedroom under ${words.walls}: ${ledges(words)}; a bench along the glass gable, paper lanterns and two surfboards, outside ${words.view}`,
    panorama: (words) =>
      `All around in the bedroom under ${words.walls}: ${ledges(words)}; a bench along the glass, paper lanterns and two surfboards, a long low seat under the other slope, louvred doors on both sides of ${words.sign} in ${words.light} neon and, outside, ${words.view}`,
  },
  observatory: {
    still: (words) =>
      `Bedroom under ${words.walls}: ${observatory(words)}; lamps like moons, a round star chart under ${words.sign} in ${words.light} neon, a bed like a crescent at the glass gable, outside ${words.view}`,
    panorama: (words) =>
      `All around in the bedroom under ${words.walls}: ${observatory(words)}; lamps like moons, a bed like a crescent at the glass, an armchair before a round star chart under ${words.sign} in ${words.light} neon, two dark doors and, outside, ${words.view}`,
  },
  slipstream: {
    still: (words) =>
      `Bedroom under ${words.hallWalls}: ${slipstream(words)}; a pale stripe of rug on black stone, four pairs of skis in a lit rack, a bucket seat`,
    panorama: (words) =>
      `All around in the bedroom under ${words.hallWalls}: ${slipstream(words)}; four pairs of skis in a lit rack, a bench with boots, two bucket seats, a pale stripe of rug to the glass and, outside, ${words.view}`,
  },
  iceberg: {
    still: (words) =>
      `Bedroom under ${words.walls}: ${iceberg(words)}; between the peaks ${words.sign} in ${words.light} neon, at its foot a row of slippers and a blue rug with cushions like floes, a skylight over the slide`,
    panorama: (words) =>
      `All around in the bedroom under ${words.walls}: ${iceberg(words)}; between the peaks ${words.sign} in ${words.light} neon, two white doors behind the steps, a wide bed with ${words.linen} before a screen of ice, two armchairs at the glass, a sledge, three toy penguins in a row and, outside, ${words.view}`,
  },
  boulder: {
    still: (words) =>
      `Bedroom under ${words.walls}: ${boulder(words)}; over the boulder ${words.sign} in ${words.light} neon, a round-headed door on either side`,
    panorama: (words) =>
      `All around in the bedroom under ${words.walls}: ${boulder(words)}; over the boulder ${words.sign} in ${words.light} neon, round-headed doors on both sides, two armchairs at the glass, cacti in pots and, outside, ${words.view}`,
  },
  loom: {
    still: (words) =>
      `Bedroom under ${words.walls}: ${loom(words)}; ${words.sign} in ${words.light} neon before the bare threads above, on both sides small drawers with brass pulls, shelves of wool by colour, a basket of socks`,
    panorama: (words) =>
      `All around in the bedroom under ${words.walls}: ${loom(words)}; ${words.sign} in ${words.light} neon before the bare threads, small drawers with brass pulls, shelves of wool by colour, hanks on a rail, a spinning wheel and two low armchairs at the glass and, outside, ${words.view}`,
  },
}
