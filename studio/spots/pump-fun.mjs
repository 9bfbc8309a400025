// What a guest can point at in the rooms of Pump.fun Lodge, by place.
import { spot, variant, without } from './spot.mjs'
import { bathroom, living, withoutBooks, withoutFire } from './usual.mjs'

export const pumpFun = {
  club: [
    ...variant(without(living, 'dining-table', 'reading-corner'), {
      'living-area': {
        at: [-2.5, 3.75, 0.6],
        description: 'Six shells in a curve, green velvet, coral piping. The bedroom is next.',
      },
      fireplace: {
        at: [-0.82, 7.1, 1.2],
        description:
          'A live fire under glazed scales. The pizza is in, then it is out. The fireside is next.',
      },
      exit: { at: [0.4, 0, 1.2] },
      'neon-sign': { at: [1.3, 9.53, 3.7] },
    }),
    spot(
      'bar',
      [2.2, 6.4, 1.1],
      'Bar',
      'Eight stools under an awning, for eight guests. The sums were done beforehand.',
      { feature: 'bar' },
    ),
    spot('dance-floor', [-0.45, 4.5, 0.1], 'Dance Floor', 'Terrazzo, ringed in light. Socks are fine.', {
      feature: 'dance',
    }),
    spot('mirror-ball', [-0.45, 4.5, 3.2], 'Mirror Ball', 'It turns until eleven. Then it only glitters.', {
      feature: 'neon',
    }),
    spot(
      'decks',
      [-3.1, 7.4, 1.0],
      'Decks',
      'Two turntables between the speakers, tuned by someone who cares.',
      { feature: 'sound' },
    ),
  ],
  cabana: [
    ...variant(withoutFire, {
      'bathroom-door': {
        at: [2.75, 7.3, 1.2],
        description: 'The louvred door on the right. It really closes.',
      },
      bed: {
        at: [1, 3.1, 0.75],
        title: 'Shell Bed',
        description: 'Round, in a shell of eleven padded ribs. You can hear the sea in it.',
        feature: 'shell',
      },
      'window-seats': {
        at: [-0.75, 1.3, 0.9],
        description: 'A nest of wicker and a striped lounger, for the morning after.',
      },
      back: {
        at: [-2.75, 7.3, 1.2],
        description: 'Back to the living room, by the louvred door on the left.',
      },
    }),
    spot('horns', [2.1, 5.2, 1.6], 'Horns', 'Tuned by someone who cares. They are good at quiet, too.', {
      feature: 'sound',
    }),
    spot('bar', [-3.4, 4.15, 1.1], 'Bar', 'Six bottles behind reeds. It closes when you do.', {
      feature: 'bar',
    }),
    spot('beach', [0.85, 0, 1.1], 'Beach', 'Slide the glass aside: deck, pool, sand, sea.', {
      feature: 'beach',
    }),
  ],
  breeze: [
    ...variant(bathroom, {
      back: { at: [2.72, 6.85, 1.2], description: 'Louvres, as on a porch. Back to the bedroom.' },
      bathtub: {
        at: [0.2, 2.85, 0.66],
        title: 'Terrazzo Tub',
        description: 'Oval, pink, set with chips of five stones. Seats two, or one with ambition.',
      },
      'rain-shower': {
        at: [2.75, 4.0, 1.5],
        title: 'Outdoor Shower',
        description: 'Slats overhead, a copper gooseneck, green tiles. It came in out of the sun and stayed.',
        feature: 'outdoor-shower',
      },
      vanity: {
        at: [-1.68, 4.8, 1.05],
        description: 'Two basins in one slab of terrazzo, a round mirror in a ring of light over each.',
      },
    }),
    spot(
      'bar-ledge',
      [0.35, 3.85, 0.98],
      'Bar Along the Tub',
      'Ice, limes, two coupes. Last orders are when the water is cold.',
      { feature: 'bar' },
    ),
    spot(
      'breeze-wall',
      [-2.75, 4.45, 1.4],
      'Breeze Blocks',
      'Forty-seven blocks with the sunset behind them. It has been going down since 1958.',
    ),
    spot(
      'ice-machine',
      [1.55, 6.2, 0.75],
      'Ice Machine',
      'Hums in key. Please do not sing along after eleven.',
    ),
  ],
  launchpad: [
    ...variant(without(withoutBooks, 'wine'), {
      back: { at: [-0.35, 0, 1.2] },
      fire: {
        at: [0, 4.6, 0.85],
        description: 'Logs in the tail of a rocket. Ignition has gone well for some time now.',
      },
      'neon-sign': { at: [2, 7.62, 2.75] },
    }),
    spot('rocket', [0, 4.4, 2.98], 'Rocket', 'You launch whatever you like here and it lasts until Sunday.', {
      feature: 'launch',
    }),
    spot('coupes', [-0.13, 2.7, 0.6], 'Coupes', 'Poured before the countdown, to be on the safe side.', {
      feature: 'bar',
    }),
    spot(
      'gantry',
      [-1.98, 6.16, 2.55],
      'Gantry',
      'Bottles on three floors and a ladder. Crew access only after ten.',
      { feature: 'bar' },
    ),
    spot(
      'couch',
      [-2.45, 3.9, 0.65],
      'Launch Seats',
      'Green velvet, coral piping, a clear view of the engine.',
      {
        feature: 'seats',
      },
    ),
    spot(
      'records',
      [2.15, 7.35, 0.6],
      'Records',
      'A turntable and what to put on it. The house has neighbours, so: manners.',
      { feature: 'sound' },
    ),
  ],
}
