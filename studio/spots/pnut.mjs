// What a guest can point at in the rooms of PNUT Lodge, by place.
import { spot, variant, without } from './spot.mjs'
import { bathroom, bedroom, living, withoutBooks } from './usual.mjs'

export const pnut = {
  hollow: [
    ...variant(without(living, 'reading-corner'), {
      'living-area': {
        at: [0, 5.1, 1.0],
        description: 'A round seat for two in a hollow tree, books within reach. The bedroom is next.',
      },
      fireplace: {
        at: [2.05, 3.1, 0.75],
        description: 'An acorn of iron, its cap of copper. It eats logs. The fireside is next.',
      },
      exit: { at: [0.4, 0, 1.2] },
      'dining-table': {
        at: [-2.35, 3.35, 0.8],
        description: 'A slice of a trunk, laid for two. Count the rings between courses.',
      },
      'neon-sign': { at: [0, 4.22, 3.28] },
    }),
    spot('kitchen', [-2.72, 7.2, 1.05], 'Kitchen', 'Two rings, one kettle, half a circle. Enough.', {
      feature: 'kitchen',
    }),
    spot('records', [2.9, 7.4, 0.95], 'Records', 'Two rows of vinyl and a player. Side B is the quiet one.', {
      feature: 'vinyl',
    }),
    spot('nuts', [0.95, 0.62, 0.6], 'Tin of Nuts', 'By the door. They are not for you.'),
    spot(
      'scope',
      [2.2, 4.85, 1.5],
      'Birding Scope',
      'Trained on the glass. The hemlocks are full of regulars.',
      { feature: 'scope' },
    ),
  ],
  skylight: [
    ...variant(bedroom, {
      'bathroom-door': { at: [3.3, 7.3, 1.25], description: 'Past the desk.' },
      bed: { at: [-0.85, 5.9, 0.75], description: 'Six feet wide, under the open sky of the roof.' },
      'hanging-fire': { at: [-2.6, 1.8, 0.95] },
      'window-seats': {
        at: [1.35, 2.05, 0.55],
        description: 'One long seat with cushions and two glasses, facing the view.',
      },
      back: { at: [-3, 7.3, 1.25] },
    }),
    spot('skylight', [-2.65, 6.3, 4.05], 'Skylight', 'The stars, from your pillow.', { feature: 'view' }),
  ],
  barrel: [
    ...variant(bathroom, {
      back: { at: [3.3, 6.9, 1.35] },
      bathtub: {
        at: [-1.1, 4.7, 0.95],
        title: 'Cask Bath',
        description: 'A cask on its side with its front cut open. The vintage is you.',
      },
      'rain-shower': {
        at: [-2.6, 2.8, 1.25],
        description: 'A cask on end, as high as a door. It leaks on purpose.',
      },
      vanity: {
        at: [1.98, 6.6, 1.3],
        description: 'Two copper bowls on half a cask, one wide oval mirror in a hoop.',
      },
    }),
    spot('still', [1.02, 4.3, 1.0], 'Copper Still', 'Distils nothing but bathwater. We have had it checked.'),
    spot('chairs', [-1.9, 1.25, 0.65], 'Two Chairs', 'For watching the woods go dark, one trunk at a time.', {
      feature: 'view',
    }),
  ],
  ingle: [
    ...variant(withoutBooks, {
      back: { at: [0.2, 0, 1.2] },
      fire: { at: [0, 7.55, 0.85], description: 'Logs in a niche of rough stone, a kettle on its hook.' },
      'neon-sign': { at: [0, 6.26, 3] },
      wine: { at: [0.44, 4.26, 0.53], description: 'Poured, one for each side of the board.' },
    }),
    spot(
      'settles',
      [-1.5, 6.85, 0.8],
      'Settles',
      'Two high-backed benches under the oak beam, with the fire at your elbow.',
      { feature: 'benches' },
    ),
    spot('draughts', [0.02, 4.32, 0.47], 'Draughts', 'Half played. Loser makes the cocoa.', {
      feature: 'games',
    }),
    spot('cocoa', [3.5, 5.9, 1], 'Cocoa', 'A pot, mugs and tin jars on a small sideboard.', {
      feature: 'cocoa',
    }),
  ],
}
