// What a guest can point at in the rooms of Bonk Lodge, by place.
import { spot, variant } from './spot.mjs'
import { bathroom, living, withoutBooks, withoutFire } from './usual.mjs'

export const bonk = {
  den: variant(living, {
    'living-area': {
      at: [2.45, 5.6, 0.75],
      description: 'Two sofas in an L around the stove. The bedroom is next.',
    },
    fireplace: { at: [0.62, 9.5, 0.85], description: 'An iron stove in an arch of light: come closer.' },
    exit: { at: [0.4, 0, 1.2] },
    'dining-table': {
      at: [2.3, 1.9, 0.8],
      description: 'A long table laid for six, with the landscape beside you.',
    },
    'reading-corner': { at: [-3, 2.2, 0.65] },
    'neon-sign': { at: [-0.2, 9.9, 2.85] },
  }),
  boulder: [
    ...variant(withoutFire, {
      'bathroom-door': {
        at: [3.14, 7.2, 1.1],
        description: 'The round-headed door on the right of the boulder.',
      },
      bed: {
        at: [-0.05, 3.9, 0.7],
        title: 'Boulder Bed',
        description: 'Let into plaster, its pillows against the rock. The rock was here first.',
        feature: 'boulder',
      },
      'window-seats': {
        at: [-2.35, 1, 0.6],
        description: 'Two leather armchairs and two glasses, facing the boulders outside.',
      },
      back: {
        at: [-3.14, 7.2, 1.1],
        description: 'Back to the living room, by the round-headed door on the left.',
      },
    }),
    spot(
      'sun',
      [1.32, 7.1, 3.5],
      'Sun',
      'Woven, and always just about to rise. It has no opinion on when you get up.',
    ),
    spot(
      'hammocks',
      [2.38, 3.4, 1.15],
      'Hammocks',
      'Two, one over the other. The upper one goes to whoever is least careful.',
      { feature: 'hammocks' },
    ),
    spot(
      'mattresses',
      [-2.95, 4.1, 0.6],
      'Mattresses',
      'Six, rolled and striped. By the second night they are on the deck.',
    ),
    spot(
      'dog-bed',
      [-2.85, 2.75, 0.2],
      'Dog Bed',
      'Round, between the armchairs and the rolls. It is usually empty; the big one is not.',
    ),
  ],
  windpump: [
    ...variant(bathroom, {
      back: { at: [-2.45, 7.3, 1.2], description: 'Turquoise boards, a cross of two. Back to the bedroom.' },
      bathtub: {
        at: [0, 3.5, 0.72],
        title: 'Stock Tank',
        description: 'Galvanized, ribbed, seven feet across. Made for forty cattle or two of you.',
      },
      'rain-shower': {
        at: [-2.72, 2.35, 1.95],
        description: 'A rose as wide as a hat, behind half a turn of corrugated sheet. Bring the hat.',
      },
      vanity: {
        at: [0, 7.1, 1.2],
        description: 'Two enamel tubs on an old workbench, a round mirror over each.',
      },
    }),
    spot(
      'windpump',
      [0, 1.7, 3.6],
      'Windpump',
      'Eighteen blades, a tail and no wind at all indoors. It turns when you bonk it.',
    ),
    spot(
      'dog-tank',
      [2.32, 4.22, 0.3],
      'Dog Tank',
      'Low enough to climb into. The orange ball is not yours.',
      {
        feature: 'dogs',
      },
    ),
    spot(
      'cactus-garden',
      [3.1, 2.1, 0.6],
      'Cactus Garden',
      'Saguaros, barrels, agaves. Please do not use them as towel rails.',
    ),
    spot(
      'bat',
      [-0.9, 4.45, 0.45],
      'Bat and Ball',
      'For the canyon wall, which answers. Not for the windpump.',
    ),
  ],
  sunset: [
    ...variant(withoutBooks, {
      back: { at: [0.4, 0, 1.2] },
      fire: {
        at: [0, 6.9, 0.8],
        description: 'Logs in an arch at the foot of the sun, where it is warmest.',
      },
      'neon-sign': { at: [0, 6.87, 1.88] },
      wine: { at: [0.02, 4.42, 0.58], description: 'Poured, on a tray between two mattresses.' },
    }),
    spot(
      'sun',
      [1.1, 7.35, 3.6],
      'Setting Sun',
      'Fifteen rays up to the roof. It has been going down since it was built.',
      { feature: 'fireplace' },
    ),
    spot(
      'daybeds',
      [1.2, 4.6, 0.5],
      'Mattresses',
      'Two, dragged before the fire. Nobody ever drags them back.',
      { feature: 'daybeds' },
    ),
    spot('guitar', [1.92, 6, 0.7], 'Guitar', 'In tune at sunset. The coyotes are listening.'),
    spot(
      'dog-mat',
      [-2.28, 5.66, 0.2],
      "The Dog's Place",
      'A blanket and a bone, closer to the fire than yours.',
      { feature: 'dogs' },
    ),
    spot(
      'bench',
      [-2.5, 6.6, 0.6],
      'Long Bench',
      'Plaster as wide as the house, with pads, pillows and candles.',
      { feature: 'benches' },
    ),
  ],
}
