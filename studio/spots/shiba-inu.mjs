// What a guest can point at in the rooms of Shiba Inu Lodge, by place.
import { spot, variant } from './spot.mjs'
import { bathroom, living, withoutBooks, withoutFire } from './usual.mjs'

export const shibaInu = {
  teahouse: [
    ...variant(living, {
      'living-area': {
        at: [1.5, 4.3, 0.7],
        description: 'Two low sofas with their feet already off. The bedroom is next.',
      },
      fireplace: {
        at: [0, 4.25, 0.45],
        description: 'A hearth let into the stone, a kettle over it. The fireside is next.',
      },
      exit: { at: [0.6, 0, 1.2] },
      'dining-table': {
        at: [0, 6.34, 0.75],
        title: 'Tea Table',
        description: 'One dark board, cushions round it. Shoes stay on the step.',
      },
      'reading-corner': {
        at: [2.85, 1.3, 0.6],
        description: 'Two slung leather chairs at the glass, a tray of copper between them.',
      },
      'neon-sign': { at: [0, 10.13, 3.4] },
    }),
    spot(
      'kitchen',
      [0.1, 8.7, 1.05],
      'Griddle',
      'Six feet of hot steel, four stools. Breakfast is a performance.',
      { feature: 'kitchen' },
    ),
    spot(
      'garden',
      [-3.48, 5.75, 0.45],
      'Dry Garden',
      'Gravel, raked round three boulders and two cacti. Please walk round it too.',
    ),
  ],
  canopy: variant(withoutFire, {
    'bathroom-door': {
      at: [3.7, 7.3, 1.2],
      description: 'Past the ladder, on the right. Take a blanket along.',
    },
    bed: { at: [0, 4.6, 0.75], description: 'Four posts, a roof of cloth and curtains you may untie.' },
    'window-seats': {
      at: [-1.25, 1.45, 0.6],
      description: 'Two slung chairs and a brass tray. Getting up again is your affair.',
    },
    back: { at: [-3.3, 7.3, 1.25] },
  }),
  hewn: [
    ...variant(bathroom, {
      back: { at: [-2.75, 6.9, 1.2], description: 'The door with copper straps. Back to the bedroom.' },
      bathtub: {
        at: [1, 2.72, 0.6],
        title: 'Stone Bathtub',
        description: 'One red boulder, hollowed by hand, filled from a channel of green copper.',
      },
      'rain-shower': {
        at: [2.42, 5.98, 1.2],
        description: 'A cave in a block of adobe: rain from above, a stone to sit on.',
      },
      vanity: {
        at: [-0.15, 6.6, 0.95],
        title: 'Stone Trough',
        description: 'Cut from one block, two taps, half a sun of mirror over it.',
      },
    }),
    spot(
      'yoga',
      [-1.95, 1.35, 0.4],
      'Yoga Platform',
      'Two mats, a bolster and a gong. Strike it softly: the valley answers.',
      { feature: 'yoga' },
    ),
    spot('bronze-dog', [-1.87, 6.5, 1.2], 'Bronze Dog', 'Guards the door. It has let everyone in so far.'),
  ],
  kiva: [
    ...variant(withoutBooks, {
      back: { at: [0.2, 0, 1.2] },
      fire: { at: [0, 7.3, 0.8], description: 'Logs in an adobe arch, at the height of your knees.' },
      'neon-sign': { at: [0, 7.26, 2.95] },
      wine: { at: [0.1, 5.1, 0.5], description: 'Poured, on a low round table.' },
    }),
    spot(
      'niches',
      [-1.95, 7.7, 1.2],
      'Niches',
      'Candles and clay pots in the plaster, a warm bench under them.',
      { feature: 'benches' },
    ),
  ],
}
