// What a guest can point at in the rooms of PEPE Lodge, by place.
import { spot, variant, without } from './spot.mjs'
import { bathroom, bedroom, living, withoutBooks } from './usual.mjs'

export const pepe = {
  pond: [
    ...variant(without(living, 'dining-table', 'reading-corner'), {
      'living-area': {
        at: [-2.2, 5.5, 0.5],
        description: 'Lily pads in velvet, some with a rim to lean on. The bedroom is next.',
      },
      fireplace: {
        at: [0, 6, 0.75],
        description: 'An open fire in a leaf of stone. It has a twin in the wall of firewood: come closer.',
      },
      exit: { at: [-0.2, 0, 1.2] },
      'neon-sign': { at: [-0.2, 10.33, 6.78] },
    }),
    spot(
      'lily',
      [0, 4.7, 2.8],
      'Water Lily',
      'Upside down, over the fire. Its stem is the chimney, past the lamplight into the rafters.',
      { feature: 'stove' },
    ),
    spot(
      'books',
      [-3.1, 8.7, 1.3],
      'Half a Boat',
      'Stood on end, full of books that somebody has actually read.',
      { feature: 'books' },
    ),
    spot('nook', [4, 6, 0.7], 'Reading Nook', 'A padded ledge under the slope, long enough to lie on.', {
      feature: 'nook',
    }),
    spot('boots', [-2.75, 3.85, 0.3], 'Rain Boots', "Eight pairs, from a grown-up's to a small child's.", {
      feature: 'boots',
    }),
    spot('oars', [2.85, 9.9, 1.3], 'Oars', 'For the boat at the dock. Wear the life jacket.', {
      feature: 'boat',
    }),
  ],
  lookout: [
    ...variant(without(bedroom, 'window-seats'), {
      'bathroom-door': { at: [3.3, 7.3, 1.25], description: 'Past the wardrobes.' },
      bed: { at: [0, 1.98, 1.15], description: 'On a deck of its own, in the point of the glass.' },
      'hanging-fire': { at: [2.55, 5.3, 0.95] },
      back: { at: [-3.3, 7.3, 1.25] },
    }),
    spot('books', [1.2, 3.75, 0.65], 'Books', 'Two shelves of them, behind the pillows.', {
      feature: 'books',
    }),
  ],
  soaking: variant(bathroom, {
    back: { at: [3.25, 6.6, 1.35] },
    bathtub: {
      at: [1.25, 2.3, 0.8],
      description: 'A round tub of wooden staves, deep enough for two, before the gable glass.',
    },
    'rain-shower': { at: [-2.55, 6, 1.5] },
    vanity: {
      at: [0.75, 6.6, 1.3],
      description: 'A stone trough with two taps, under one wide mirror framed in light.',
    },
  }),
  woodpile: [
    ...variant(withoutBooks, {
      back: { at: [0.5, 0, 1.2] },
      fire: {
        at: [0, 6.75, 0.85],
        description: 'An open wood fire, six feet wide, in a deep frame of steel.',
      },
      'neon-sign': { at: [0, 6.77, 2.95] },
      wine: { at: [1.97, 5.33, 0.6], description: 'Poured, on a round table between chair and fire.' },
    }),
    spot(
      'nook',
      [2.55, 6.85, 1.05],
      'Reading Nook',
      'A mattress, a plaid and a shelf of books that somebody has actually read.',
      { feature: 'nook' },
    ),
    spot('boots', [2.3, 6.6, 0.25], 'Rain Boots', 'In all sizes. The frogs begin at nine, exactly.', {
      feature: 'boots',
    }),
    spot('firewood', [-1.9, 6.95, 2.6], 'Firewood', 'From the floor to the ridge. Take from the top.', {
      feature: 'fireplace',
    }),
    spot('rowing-boat', [1.86, 4.1, 3.6], 'Rowing Boat', 'Hung up for repairs. Her sister is at the dock.', {
      feature: 'boat',
    }),
  ],
}
