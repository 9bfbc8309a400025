// What a guest can point at in the rooms of Ethereum Lodge, by place.
import { spot, variant } from './spot.mjs'
import { bathroom, living, withoutBooks, withoutFire } from './usual.mjs'

export const ethereum = {
  facet: [
    ...variant(living, {
      'living-area': {
        at: [-2.95, 6.9, 0.6],
        description:
          'A low sofa in an L, half towards the glass, half towards the table. The bedroom is next.',
      },
      fireplace: {
        at: [0, 8.4, 1],
        description: 'A fire in a cut stone, twenty-three feet of it. The fireside is next.',
      },
      exit: { at: [3.3, 0, 1.2] },
      'dining-table': {
        at: [0, 4.4, 0.8],
        description: 'One dark slab, ten chairs, five prisms of light over it.',
      },
      'reading-corner': {
        at: [-2.9, 1.15, 0.6],
        description: 'Two armchairs at the glass, a candle between them.',
      },
      'neon-sign': { at: [0, 8.37, 2.42] },
    }),
    spot(
      'wine-wall',
      [3.8, 6.4, 1.5],
      'Wine Wall',
      'Bottles lying in diamonds, lit from behind. Ask the cook.',
      {
        feature: 'cellar',
      },
    ),
    spot('drawer', [-4, 9.74, 0.5], 'Drawer', 'Whatever you plan to build next: there is paper in it.', {
      feature: 'workspace',
    }),
  ],
  chamber: [
    ...variant(withoutFire, {
      'bathroom-door': { at: [4, 7.4, 1.2], description: 'Past the slab of stone, on the right.' },
      bed: { at: [0, 4.85, 0.85], description: 'Six feet wide, on a platform before a slab of stone.' },
      'window-seats': { at: [3.2, 1.75, 0.5], description: 'A daybed, a glass of wine and the view.' },
      back: { at: [-4.5, 6.9, 1.2] },
    }),
    spot('fire', [-3.55, 3.1, 0.6], 'Fire', 'Flames along a block of stone.', { feature: 'fireplace' }),
  ],
  prism: [
    ...variant(bathroom, {
      back: { at: [-3.28, 6.85, 1.3], description: 'Dark oak behind the console. Back to the bedroom.' },
      bathtub: {
        at: [0, 2.78, 0.85],
        title: 'Gem Tub',
        description: 'One pale stone with seventeen facets. You are the eighteenth.',
      },
      'rain-shower': {
        at: [2.95, 3.3, 1.6],
        description: 'Rain between two standing stones, a six-sided tray, a stool cut from the same block.',
      },
      vanity: {
        at: [-3.0, 3.35, 1.2],
        description: 'A folded beam of dark stone, two bowls, a kite of mirror over each.',
      },
    }),
    spot(
      'sauna',
      [0, 4.9, 1.5],
      'North Sauna',
      'A small A in a large one: three steps of larch, hot stones and all of the north behind the glass.',
      { feature: 'sauna' },
    ),
    spot(
      'gem-light',
      [-2.25, 3.55, 2.9],
      'Cut Light',
      'A hundred facets fewer than it looks. It dims if you bargain with it.',
    ),
  ],
  cinema: [
    ...variant(withoutBooks, {
      back: { at: [0.5, 0, 1.4] },
      fire: {
        at: [0, 6.9, 0.67],
        description: 'Nearly ten feet of it, in a block of polished stone. It never needs a sequel.',
      },
      'neon-sign': { at: [0, 7.17, 4.8] },
      wine: { at: [0, 5.05, 0.6], description: 'Poured, on the little table of the first row.' },
    }),
    spot('screen', [0, 7.5, 2.6], 'Screen', 'An aurora, for the nights when the one outside is late.', {
      feature: 'cinema',
    }),
    spot(
      'loveseats',
      [-2.16, 3.62, 0.85],
      'Loveseats',
      'Seven, on three tiers. Nobody sits behind a tall head.',
      { feature: 'seats' },
    ),
    spot(
      'signing-stone',
      [-2.15, 5.92, 1.05],
      'Signing Stone',
      'Two sheets, two pens. Contracts have been signed at this fire.',
      { feature: 'fireplace' },
    ),
  ],
}
