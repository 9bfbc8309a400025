// What a guest can point at in the rooms of Solana Lodge, by place.
import { spot, variant } from './spot.mjs'
import { bathroom, withoutFire } from './usual.mjs'

export const solana = {
  hall: [
    spot(
      'living-area',
      [-1.45, 5.6, 0.6],
      'Living Area',
      'A low sofa in an L, half towards the fire, half towards the view. The bedroom is next.',
      { targetScene: 'bedroom' },
    ),
    spot('fireplace', [0, 8.6, 0.9], 'Fireplace', 'Dark stone from the hearth to the ridge: come closer.', {
      targetScene: 'neon-fireplace',
    }),
    spot('exit', [1.7, 0, 1.2], 'Outside', 'Back through the glass to the deck.', {
      targetScene: 'exterior',
    }),
    spot(
      'dining-table',
      [-2.6, 1.45, 0.8],
      'Dining Table',
      'Ten chairs at one long table under the gallery.',
      {
        feature: 'dining',
      },
    ),
    spot(
      'reading-corner',
      [3.6, 1.9, 0.6],
      'Reading Corner',
      'An armchair at the glass, a candle, a place for your cup.',
      { feature: 'reading' },
    ),
    spot('gallery', [-2.2, 4.4, 3.4], 'Gallery', 'Up the open stair: books, a lamp and the room below you.', {
      feature: 'books',
    }),
    spot('neon-sign', [0, 8.33, 3.3], 'Neon Sign', "The lodge's sign, in the color of its coin.", {
      feature: 'neon',
    }),
  ],
  slipstream: [
    ...variant(withoutFire, {
      'bathroom-door': {
        at: [3.14, 7.2, 1.1],
        description: 'The door on the right, past the tips of the fins.',
      },
      bed: {
        at: [0, 4.6, 0.75],
        title: 'Wing Bed',
        description: 'On one wing of larch, lamps at its tips. The only slow thing in the house.',
      },
      'window-seats': {
        at: [2.2, 3.6, 0.6],
        title: 'Bucket Seats',
        description: 'Two, turned to the snowfields. No belts; the wine holds you.',
      },
      back: { at: [-3.14, 7.2, 1.1], description: 'Back to the hall, by the door on the left.' },
    }),
    spot('sun', [0, 6.7, 2.95], 'Sun', 'Forty slats around the neon. It sets when you say so.', {
      feature: 'neon',
    }),
    spot(
      'fins',
      [1.5, 6.4, 3.75],
      'Slipstream',
      'Twenty-five fins of larch, three lines of light. None has ever been overtaken.',
    ),
    spot('skis', [-3.75, 5.4, 1.1], 'Ski Rack', 'Four pairs, dry by breakfast. You may not be first out.', {
      feature: 'skis',
    }),
    spot('boots', [-2.4, 3.6, 0.3], 'Boots', 'Two pairs and a bench, for getting out of them.'),
  ],
  sauna: [
    ...variant(bathroom, {
      back: { at: [2.8, 6.85, 1.35] },
      bathtub: {
        at: [1.62, 1.75, 0.9],
        title: 'Plunge Tub',
        description: 'Larch staves, as high as your hip, three steps up. The cold one.',
      },
      'rain-shower': { at: [-2.4, 6, 1.4] },
      vanity: {
        at: [0.75, 6.5, 1.2],
        description: 'Two square basins on one bench of stone, a six-sided mirror over each.',
      },
    }),
    spot(
      'sauna',
      [-1.5, 2.6, 1.3],
      'Sauna',
      'Larch on two levels, stones in a cage, a bucket and a ladle. Hot in twelve minutes.',
      { feature: 'sauna' },
    ),
  ],
  hearth: [
    spot('back', [2.55, 5.7, 0.8], 'Living Room', 'Back to the middle of the hall.', {
      targetScene: 'interior',
    }),
    spot('fire', [0, 8.6, 0.9], 'Fire', 'Logs on an open hearth, at the foot of twenty-six feet of stone.', {
      feature: 'fireplace',
    }),
    spot('neon-sign', [0, 8.33, 3.3], 'Neon Sign', "The lodge's mark, as bright as the market was kind.", {
      feature: 'neon',
    }),
    spot('books', [-3.9, 3.9, 1.15], 'Books', 'A wall of them, under the gallery.', { feature: 'books' }),
    spot('wine', [0.55, 5.97, 0.5], 'Two Glasses', 'Poured, on the stone table.', { feature: 'wine' }),
  ],
}
