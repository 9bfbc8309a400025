// What a guest can point at in the rooms of XRP Lodge, by place.
import { spot, variant } from './spot.mjs'
import { bathroom, living, withoutBooks, withoutFire } from './usual.mjs'

export const xrp = {
  ripple: [
    ...variant(living, {
      'living-area': {
        at: [-2.5, 4.4, 0.6],
        description: 'Six seats in one wave. The conversation ebbs on its own. The bedroom is next.',
      },
      fireplace: {
        at: [0, 5, 0.75],
        description: 'A drum of black stone where the drop fell. The fireside is next.',
      },
      exit: { at: [0.2, 0, 1.2] },
      'dining-table': {
        at: [-2.12, 8.36, 0.9],
        description: 'Six chairs at a board with waves for edges. Nothing has slid off yet.',
      },
      'reading-corner': {
        at: [-0.75, 1, 0.6],
        description: 'One armchair at the glass, a candle, and mountains whenever you look up.',
      },
      'neon-sign': { at: [0.9, 10.13, 2.85] },
    }),
    spot(
      'kitchen',
      [1.6, 7.7, 1],
      'Chef Kitchen',
      'An island of black stone with gold in it, copper pans, three stools for advisers.',
      { feature: 'kitchen' },
    ),
    spot(
      'rings',
      [0, 3.2, 4.1],
      'Rings',
      'Twenty-two rings of oak, bent by hand, on their way to the ridge.',
      { feature: 'neon' },
    ),
  ],
  moongate: [
    ...variant(withoutFire, {
      'bathroom-door': { at: [3.75, 6.5, 1.6], description: 'Past the wall of slats, on the right.' },
      bed: { at: [0, 5.2, 0.75], description: 'Six feet wide, its pillows in a round gate of oak.' },
      'window-seats': {
        at: [-1.6, 1.25, 0.6],
        description: 'Two leather chairs and two cups, facing the view.',
      },
      back: { at: [-3.75, 6.5, 1.6] },
    }),
    spot('coffee', [2.7, 5.75, 0.9], 'Coffee', 'A pot, four cups and a jar of spruce. First one up brews.', {
      feature: 'coffee',
    }),
    spot('boots', [1.95, 0.8, 0.35], 'Boots and Pack', 'By the glass. The trail begins on its other side.', {
      feature: 'trail',
    }),
  ],
  twins: [
    ...variant(bathroom, {
      back: { at: [-3.8, 6.5, 1.35] },
      bathtub: {
        at: [-0.98, 2.35, 0.75],
        title: 'Two Tubs',
        description: 'Side by side, their backs to the room: both of you have the view.',
      },
      'rain-shower': { at: [2.4, 6, 1.5] },
      vanity: {
        at: [-0.9, 6.5, 1.3],
        description: 'Two chests of drawers, a bowl on each, under arched mirrors.',
      },
    }),
    spot('hanging-fire', [2.85, 2.6, 0.95], 'Hanging Fire', 'For whoever gets out first.', {
      feature: 'fireplace',
    }),
  ],
  granite: [
    ...variant(withoutBooks, {
      back: { at: [0.4, 0, 1.2] },
      fire: {
        at: [0, 6.95, 0.95],
        description: 'Tall and narrow, its logs on end, in a chimney of boulders.',
      },
      'neon-sign': { at: [0, 6.64, 3.1] },
      wine: { at: [-0.05, 4.5, 0.5], description: 'Poured, on a round of oak.' },
    }),
    spot('sofa', [-1.72, 5.45, 0.65], 'Long Sofa', 'Six seats in one arc. Talking is optional.', {
      feature: 'seats',
    }),
    spot(
      'hearth',
      [-1.02, 6.32, 0.55],
      'Warm Stone',
      'A round slab at the height of a chair, a cushion on it.',
      {
        feature: 'benches',
      },
    ),
    spot('firewood', [2.12, 6.25, 0.6], 'Firewood', 'A basket of it, split to stand on end.', {
      feature: 'fireplace',
    }),
  ],
}
