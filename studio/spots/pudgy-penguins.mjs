// What a guest can point at in the rooms of Pudgy Penguins Lodge, by place.
import { spot, variant, without } from './spot.mjs'
import { bathroom, living, withoutBooks, withoutFire } from './usual.mjs'

export const pudgyPenguins = {
  floe: [
    ...variant(without(living, 'dining-table', 'reading-corner'), {
      'living-area': {
        at: [1.2, 4.3, 0.55],
        description: 'A sofa the size of a floe, in five pieces. Huddle. The bedroom is next.',
      },
      fireplace: {
        at: [0.3, 6.2, 0.65],
        description: 'A fire in an igloo. It does not melt; toes do. The fireside is next.',
      },
      exit: { at: [0.4, 0, 1.2] },
      'neon-sign': { at: [-1.15, 10.13, 3.35] },
    }),
    spot(
      'cocoa',
      [-2.78, 7.4, 1.2],
      'Cocoa Bar',
      'A copper cauldron, mugs on hooks, three stools. No rush.',
      {
        feature: 'cocoa',
      },
    ),
    spot(
      'games',
      [3.42, 7.2, 1.2],
      'Game Library',
      'Forty cubbyholes of board games. Rules are in the lids.',
      {
        feature: 'games',
      },
    ),
    spot('game-table', [2.85, 4.75, 0.8], 'Game Table', 'An island half settled. Somebody needs more wood.', {
      feature: 'family',
    }),
    spot('sea', [-0.45, 5.5, 0.03], 'The Sea', 'Blue, woollen, and warm underfoot all winter.', {
      feature: 'heated-floor',
    }),
  ],
  iceberg: [
    ...variant(withoutFire, {
      'bathroom-door': {
        at: [3.12, 7.9, 1.2],
        description: 'The white door on the right, past the steps. Its window is round.',
      },
      bed: {
        at: [3.2, 2.5, 0.75],
        description: 'Wide and quiet, for the grown-ups, a screen of ice between you and the colony.',
      },
      'window-seats': {
        at: [-0.85, 1.2, 0.6],
        description: 'Two armchairs and two cups, facing the snow.',
      },
      back: { at: [1.96, 7.9, 1.4], description: 'Back to the living room, by the white door on the left.' },
    }),
    spot(
      'bunks',
      [0.2, 4.3, 1.15],
      'Iceberg',
      'Five caves, five beds. The highest goes to whoever asks last.',
      {
        feature: 'bunks',
      },
    ),
    spot(
      'slide',
      [-2.86, 4.35, 1.8],
      'Slide',
      'The sledging slope, continued indoors. It ends in open water.',
      {
        feature: 'slide',
      },
    ),
    spot(
      'lookout',
      [1.1, 5.6, 2.95],
      'Look-out',
      'A seat, a spyglass, one duty: to say when there is cocoa.',
      {
        feature: 'family',
      },
    ),
    spot(
      'slippers',
      [0.4, 3.55, 0.1],
      'Slippers',
      'One size for each. You will waddle in them. Everyone does.',
    ),
  ],
  icehole: [
    ...variant(bathroom, {
      back: { at: [-0.95, 6.9, 1.35], description: 'White boards, a porthole, a lamp. Back to the bedroom.' },
      bathtub: {
        at: [0.5, 2.08, 0.42],
        title: 'Ice Hole',
        description:
          'Sawn through the ice by hand, filled at a hundred and two degrees. The ice does not mind.',
      },
      'rain-shower': {
        at: [-2.62, 2.68, 1.3],
        description: 'An igloo that stopped half way up: a spiral of snow blocks, rain at its heart.',
      },
      vanity: {
        at: [3.4, 2.45, 1.2],
        title: 'Wash Trough',
        description: 'Two heights, three taps, three portholes. Grown-ups may use either.',
      },
    }),
    spot(
      'towels',
      [3.48, 4.3, 1.35],
      'Ten Towels',
      'Ten pegs, ten towels, no discussion. The bench below is warm.',
      {
        feature: 'heated-floor',
      },
    ),
    spot(
      'stools',
      [-1.5, 3.62, 0.35],
      'Penguin Stools',
      'Five of them, on their way to the water. One has been sent to wash first.',
    ),
  ],
  penguin: [
    ...variant(without(withoutBooks, 'wine'), {
      back: { at: [-0.6, 0, 1.2] },
      fire: {
        at: [0, 4.3, 0.8],
        description: 'In the belly of the house, where a colony keeps what matters.',
      },
      'neon-sign': { at: [-2.12, 7.62, 2.72] },
    }),
    spot('penguin', [0, 4.6, 3.05], 'Emperor', 'Nearly thirteen feet of glazed tiles. It waddles nowhere.', {
      feature: 'fireplace',
    }),
    spot(
      'feet',
      [-0.6, 3.75, 0.25],
      'Warm Feet',
      'Two of glazed clay, to rest yours on. Many toes have thawed here.',
      {
        feature: 'heated-floor',
      },
    ),
    spot(
      'colony',
      [2.3, 4.2, 0.75],
      'The Colony',
      'Ten seats of grey wool. They have been edging closer all evening.',
      {
        feature: 'family',
      },
    ),
    spot(
      'cocoa',
      [1.5, 3.63, 0.55],
      'Cocoa',
      'Ten mugs on one tray. Marshmallows are counted, for fairness.',
      {
        feature: 'cocoa',
      },
    ),
    spot('socks', [-2.5, 6.36, 1.5], 'Ten Pairs', 'Drying beside the stove. Two of them nearly match.', {
      feature: 'drying',
    }),
    spot('games', [4.05, 3.2, 0.6], 'Games', 'A low shelf of them, so that everyone can reach.', {
      feature: 'games',
    }),
    spot(
      'window-bench',
      [1.9, 0.6, 0.6],
      'Window Bench',
      'Along the glass. The sledging slope starts out there.',
      {
        feature: 'window-bench',
      },
    ),
  ],
}
