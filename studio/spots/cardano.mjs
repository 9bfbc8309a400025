// What a guest can point at in the rooms of Cardano Lodge, by place.
import { spot, variant } from './spot.mjs'
import { bathroom, fire, living, withoutFire } from './usual.mjs'

export const cardano = {
  parlour: [
    ...variant(living, {
      'living-area': {
        at: [1.62, 5, 0.75],
        description: 'A sofa and two wing chairs, all turned to the stove. The bedroom is next.',
      },
      fireplace: {
        at: [-1.74, 5, 0.84],
        description: 'A stove of glazed tiles with a warm bench round its foot. The fireside is next.',
      },
      exit: { at: [0.65, 0, 1.2] },
      'dining-table': {
        at: [2.45, 1.72, 0.8],
        description: 'Laid for dinner, in a corner of benches at the glass.',
      },
      'reading-corner': {
        at: [-2.25, 1.75, 0.65],
        description: 'A rocking chair with a fleece, a lamp, and the view if the book is slow.',
      },
      'neon-sign': { at: [0.95, 8.16, 3.2] },
    }),
    spot('alcove', [0.95, 8.5, 0.95], 'Alcove', 'A bed in the wall. Nobody will ask who took the nap.', {
      feature: 'alcove',
    }),
  ],
  boxbed: [
    ...variant(withoutFire, {
      'bathroom-door': { at: [3, 7.3, 1.2], description: 'The door on the right of the bed.' },
      bed: {
        at: [0, 5.9, 1.05],
        title: 'Box Bed',
        description: 'A house in the house: drawers, books, two lamps, every joint on show.',
        feature: 'boxbed',
      },
      'window-seats': {
        at: [-2.35, 1.45, 0.8],
        description: 'Two wing chairs at the glass, one on each side, a glass beside each.',
      },
      back: { at: [-3, 7.3, 1.2], description: 'Back to the living room, by the door on the left.' },
    }),
    spot(
      'charts',
      [-2.5, 4.3, 0.95],
      'Drawing Table',
      'A chart, dividers and a rule. The bed began as a drawing too.',
      { feature: 'charts' },
    ),
    spot('armillary', [2.3, 4.25, 1.1], 'Armillary Sphere', 'Where the sun goes, in rings of brass.', {
      feature: 'charts',
    }),
  ],
  compass: [
    ...variant(bathroom, {
      back: {
        at: [2.42, 6.55, 1.3],
        description: 'The case of books is the door. Back to the bedroom.',
      },
      bathtub: {
        at: [0, 3.5, 0.95],
        description: 'Eight sides of cherry, mitred and keyed, a lip of brass, two steps all round.',
      },
      'rain-shower': {
        at: [-2.42, 5.75, 1.5],
        description: 'A wardrobe with doors of glass: rain, pale marble, a seat.',
      },
      vanity: {
        at: [0, 6.45, 1.15],
        description: 'Forty-six small drawers, two bowls, an eight-sided mirror over each.',
      },
    }),
    spot(
      'rose',
      [1.45, 2.05, 0.02],
      'Compass Rose',
      'Three stones and brass. Its long point looks at the midsummer sunset.',
      { feature: 'charts' },
    ),
    spot(
      'reading-bench',
      [-3.92, 3.1, 0.6],
      'Reading Bench',
      'Buttoned leather over warm towels, three books left open to argue.',
      { feature: 'reading' },
    ),
  ],
  library: [
    ...variant(fire, {
      back: { at: [0.2, 0, 1.2] },
      fire: {
        at: [0, 7.55, 0.6],
        description: 'Logs under a stone mantel, a brass rail to keep your slippers out of it.',
      },
      'neon-sign': { at: [0, 7.55, 2.6] },
      books: {
        at: [1.75, 7.7, 1.95],
        description: 'From floor to roof. The market never closes; neither do these.',
      },
      wine: { at: [-0.45, 5.01, 0.52], description: 'Poured, one for each side of the board.' },
    }),
    spot('ladder', [-2.62, 7.12, 1.25], 'Ladder', 'On wheels and a brass rail, for what stands highest.', {
      feature: 'books',
    }),
    spot('chess', [0.05, 4.95, 0.55], 'Chess Board', 'Half played. It is your move, or theirs.', {
      feature: 'games',
    }),
  ],
}
