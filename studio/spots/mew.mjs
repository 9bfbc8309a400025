// What a guest can point at in the rooms of MEW Lodge, by place.
import { spot, variant } from './spot.mjs'
import { bathroom, fire, living, withoutFire } from './usual.mjs'

export const mew = {
  veranda: [
    ...variant(living, {
      'living-area': {
        at: [-2, 4.85, 0.5],
        description: 'Two low daybeds around a round table, a fan over them. The bedroom is next.',
      },
      fireplace: {
        at: [1.72, 8.05, 0.65],
        description: 'Logs in a white cone, its flue as slim as a palm. The fireside is next.',
      },
      exit: { at: [-0.7, 0, 2.2] },
      'dining-table': {
        at: [2.85, 5.2, 0.8],
        description: 'Laid for eight, under two lamps of wicker.',
      },
      'reading-corner': {
        at: [-0.13, 1.7, 1],
        title: 'Nests',
        description: 'Two wicker nests on ropes, before the glass. One book each.',
      },
      'neon-sign': { at: [0.1, 9.93, 3.35] },
    }),
    spot('bar', [-1.6, 8, 0.95], 'Bar', 'Five stools along a curve, four boards of bottles behind it.', {
      feature: 'bar',
    }),
    spot(
      'window-bench',
      [2.5, 0.6, 0.6],
      'Window Bench',
      'Twelve feet of slats and cushions along the glass, baskets under them.',
      { feature: 'view' },
    ),
  ],
  ledges: [
    ...variant(withoutFire, {
      'bathroom-door': {
        at: [1.55, 7.3, 1.2],
        description: 'The louvred door on the right, beside the steps.',
      },
      bed: {
        at: [2, 3.4, 0.75],
        title: 'Nest',
        description: 'A wide low bed with round corners, let into four steps. Pillows lean on the second.',
      },
      'window-seats': {
        at: [-0.3, 0.7, 0.6],
        title: 'Window Bench',
        description: 'Twelve feet of it, along the glass. Bring a book, or do not.',
        feature: 'window-bench',
      },
      back: {
        at: [-2.75, 7.3, 1.2],
        description: 'Back to the living room, by the louvred door on the left.',
      },
    }),
    spot('ledges', [0.92, 1.62, 2.5], 'Ledges', 'Round the post and up the slope, at every height. Sit.'),
    spot('cubby', [2.4, 5.7, 0.9], 'Cubby', 'Round, padded, lit. You may say you are only trying it.', {
      feature: 'nook',
    }),
    spot('bronze-cat', [1.72, 4.77, 0.6], 'Bronze Cat', 'Asleep. It knows which ledge is the warm one.'),
    spot('surfboards', [-2.4, 0.7, 1.2], 'Surfboards', 'Waxed and waiting. So is the Pacific.', {
      feature: 'surf',
    }),
  ],
  curl: [
    ...variant(bathroom, {
      back: { at: [-2.45, 6.85, 1.2], description: 'The round-topped door. Back to the bedroom.' },
      bathtub: {
        at: [1.05, 3.05, 0.62],
        title: 'Rose Tub',
        description:
          'Round, six feet across, glazed by hand. The wave has been breaking over it since you booked.',
      },
      'rain-shower': {
        at: [0.2, 2.95, 1.6],
        description: 'Forty streams from the lip of the wave. Stand in the tub, look at the sea.',
      },
      vanity: {
        at: [1.15, 6.5, 1.05],
        description: 'Two scallops on a scalloped ledge, a round mirror over each.',
      },
    }),
    spot(
      'barrel-bench',
      [-1.85, 2.4, 0.7],
      'In the Barrel',
      'The one place where nobody hurries you out. Sit, look along the wave, wait for the next.',
    ),
    spot(
      'window-bench',
      [3.1, 0.6, 0.6],
      'Window Bench',
      'Twelve feet of it, along the glass. Most of what one does is done here.',
      { feature: 'window-bench' },
    ),
    spot(
      'surfboards',
      [3.2, 2.1, 1.2],
      'Surfboards',
      'Three, waxed and waiting, over a drain for the sand.',
      {
        feature: 'surf',
      },
    ),
    spot(
      'wetsuits',
      [-0.98, 6.85, 1.35],
      'Wetsuits',
      'Down to the beach and back up. The towels stay striped.',
      {
        feature: 'beach',
      },
    ),
    spot('cat', [2.0, 3.05, 0.6], 'Cat', 'Found the patch of light before you did.'),
  ],
  stove: variant(fire, {
    back: { at: [0.3, 0, 1.2] },
    fire: { at: [0.62, 7.5, 0.85], description: 'An iron stove with a glass door, on a long hearth.' },
    'neon-sign': { at: [-0.2, 7.88, 2.85] },
    books: { at: [2.7, 7.7, 1.3] },
    wine: { at: [-0.3, 4.85, 0.42], description: 'Poured, on a slice of a trunk.' },
  }),
}
