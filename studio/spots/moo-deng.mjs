// What a guest can point at in the rooms of MOO DENG Lodge, by place.
import { spot, variant } from './spot.mjs'
import { bathroom, fire, living, withoutFire } from './usual.mjs'

export const mooDeng = {
  pit: [
    ...variant(living, {
      'living-area': {
        at: [1.7, 4.9, 0.2],
        description: 'Cushions on three sides, sunk into the floor. The bedroom is next.',
      },
      fireplace: {
        at: [0, 4.75, 0.8],
        description: 'A fire hung from the ridge, seen from every seat. The fireside is next.',
      },
      exit: { at: [0.2, 0, 1.2] },
      'dining-table': { at: [2.55, 1.4, 0.8] },
      'reading-corner': { at: [-3.1, 1.9, 0.65] },
      'neon-sign': { at: [0, 9.93, 3.1] },
    }),
    spot('kitchen', [0.4, 8, 1], 'Kitchen', 'An island with three stools: the cook sees the view too.', {
      feature: 'kitchen',
    }),
  ],
  raft: [
    ...variant(withoutFire, {
      'bathroom-door': { at: [2.75, 7.3, 1.2], description: 'The round-topped door on the right.' },
      bed: {
        at: [-0.45, 3.15, 0.8],
        title: 'Raft Bed',
        description: 'A hull of pale planks on four ropes. It sways less than the market.',
        feature: 'raft',
      },
      'window-seats': {
        at: [1.98, 1.1, 0.65],
        description: 'Two bowls of wicker and two glasses, facing the lake.',
      },
      back: { at: [-2.75, 7.3, 1.2], description: 'Back to the living room, by the door on the left.' },
    }),
    spot(
      'tiles',
      [-0.7, 4.75, 0.02],
      'Glazed Tiles',
      'Round as a pool, laid in rings, warm underfoot and quite dry.',
      { feature: 'heated-floor' },
    ),
    spot('swim-ladder', [-3.5, 2.62, 1.1], 'Swim Ladder', 'Towels now. The lake after breakfast.', {
      feature: 'lake',
    }),
  ],
  plunge: variant(bathroom, {
    back: { at: [-3.75, 6.4, 1.35] },
    bathtub: {
      at: [0.5, 2.5, 0.05],
      description: 'A round pool sunk into the floor: you could lose a small hippo in it.',
    },
    'rain-shower': {
      at: [2.26, 6, 1.5],
      title: 'Steam Shower',
      description: 'Glass on every side, a stone bench, rain or steam.',
      feature: 'steam',
    },
    vanity: {
      at: [-1.2, 6.6, 1.1],
      description: 'Two basins, each one turned pillar, under one round mirror.',
    },
  }),
  fire,
}
