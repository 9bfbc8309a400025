// What a guest can point at in the rooms of Arbitrum Lodge, by place.
import { spot, variant, without } from './spot.mjs'
import { bathroom, living, withoutBooks, withoutFire } from './usual.mjs'

export const arbitrum = {
  spiral: [
    ...variant(without(living, 'reading-corner'), {
      'living-area': {
        at: [-1.1, 6.62, 0.68],
        description: 'Felt slabs in an arc, three to sit on, two to lean on. The bedroom is next.',
      },
      fireplace: {
        at: [-0.1, 4.85, 1.05],
        description: 'A column of fire with a stair around it. The fireside is next.',
      },
      exit: { at: [0.6, 0, 1.2] },
      'dining-table': {
        at: [3.06, 4.45, 0.85],
        description: 'Six chairs under five rings of light. The agenda is dessert.',
      },
      'neon-sign': { at: [0, 9.93, 3.42] },
    }),
    spot(
      'spiral',
      [-1.3, 3.65, 2.5],
      'Spiral Stair',
      'Twenty slabs and a landing, a line of light under each. The cheapest way up.',
      { feature: 'stair' },
    ),
    spot(
      'gallery',
      [-1.3, 1.5, 3.5],
      'Gallery',
      'A half moon at the glass: an armchair, a lamp, the firs. Its blue edge dims when the stars come out.',
      { feature: 'gallery' },
    ),
    spot(
      'desk',
      [-2.45, 1, 1],
      'Desk',
      'A proper desk, a proper chair, fibre to the wall. Pretending is optional.',
      {
        feature: 'workspace',
      },
    ),
    spot(
      'kitchen',
      [-3.7, 4.6, 1],
      'Kitchen',
      'Two rings, a basin and a kettle, in one run under the slope.',
      { feature: 'kitchen' },
    ),
    spot(
      'blankets',
      [3.6, 2.3, 0.7],
      'Rolled Blankets',
      'Twelve rolls for six guests. When the work is rolled up, unroll these.',
      { feature: 'blankets' },
    ),
    spot(
      'books',
      [-0.2, 9.6, 0.55],
      'Library',
      'One long shelf under a mountain of boards. The top layer is the snow that stays in August.',
      { feature: 'books' },
    ),
  ],
  gallery: [
    ...variant(withoutFire, {
      'bathroom-door': {
        at: [-1.65, 0.95, 1.2],
        description: 'In the block of boards beside the near glass. The door is ajar.',
      },
      bed: {
        at: [-2.26, 4.92, 1.05],
        description: 'Six feet wide, sideways under the slope, two levels above the floor.',
      },
      'window-seats': {
        at: [1.03, 0.85, 0.6],
        description: 'Two leather chairs and two glasses, at the other glass.',
      },
      back: { at: [3.15, 8, 0.2], description: 'Down the stair to the hall.' },
    }),
    spot('desk', [1.6, 6.66, 0.9], 'Desk', 'A proper desk and a proper chair. The view is a risk you take.', {
      feature: 'workspace',
    }),
    spot(
      'gallery',
      [-1.1, 7.29, 0.75],
      'Gallery',
      'A balustrade of glass; beyond it the point of the gable, and the hall below.',
      { feature: 'gallery' },
    ),
  ],
  grotto: variant(bathroom, {
    back: { at: [-3.3, 6.6, 1.35] },
    bathtub: {
      at: [0.25, 2.15, 0.6],
      description: 'A pool of coursed stone before the gable glass, filled over a lip of brass.',
    },
    'rain-shower': { at: [2.2, 6, 1.5] },
    vanity: {
      at: [-1.15, 6.5, 1.3],
      description: 'Two stone bowls on one thick board, a tall mirror over each.',
    },
  }),
  ribbon: [
    ...variant(withoutBooks, {
      back: { at: [0.6, 0, 1.2] },
      fire: { at: [0, 6.7, 0.82], description: 'Six feet long and knee-high, in a slot of the stone.' },
      'neon-sign': { at: [0, 6.57, 2.86] },
      wine: { at: [-0.68, 4.84, 0.5], description: 'Poured, on the stone table.' },
    }),
    spot(
      'ledge',
      [2.7, 6.2, 0.75],
      'Ledge',
      'One slate along the wall, with cushions, blankets and warm stone.',
      {
        feature: 'benches',
      },
    ),
    spot(
      'firewood',
      [-2.97, 6.05, 1.3],
      'Firewood',
      'Stacked in steel, taller than you. Enough for a bear market.',
      { feature: 'fireplace' },
    ),
  ],
}
