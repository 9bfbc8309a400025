// What a guest can point at in the rooms of Stellar Lumens Lodge, by place.
import { spot, variant, without } from './spot.mjs'
import { bathroom, living, withoutBooks, withoutFire } from './usual.mjs'

export const stellarLumens = {
  loft: [
    ...variant(without(living, 'reading-corner'), {
      'living-area': {
        at: [2.15, 3.25, 0.75],
        description: 'A sofa, a chair and the stove. The bedroom is next.',
      },
      fireplace: {
        at: [1.35, 6.95, 0.6],
        description: 'A small iron stove under the loft. The fireside is next.',
      },
      exit: { at: [0.7, 0, 1.2] },
      'dining-table': { at: [-2.55, 3, 0.8], description: 'A table for two under a lamp.' },
      'neon-sign': { at: [0, 7.93, 5.1] },
    }),
    spot(
      'window-bench',
      [-1.5, 0.75, 0.6],
      'Window Bench',
      'Twelve feet of cushions along the glass, books under them.',
      {
        feature: 'reading',
      },
    ),
    spot('loft', [-1, 5.4, 3.2], 'Loft', 'Up the ladder: a mattress, a lamp and a rail of ropes.', {
      feature: 'books',
    }),
  ],
  observatory: [
    ...variant(withoutFire, {
      'bathroom-door': {
        at: [3.08, 7.3, 1.2],
        description: 'The dark door on the right. Its handle is half a moon.',
      },
      bed: {
        at: [-1.2, 3.7, 0.85],
        title: 'Observatory Bed',
        description: 'Round, in half a dome, on a plinth that counts in degrees. Your pillow is at zero.',
        feature: 'observatory',
      },
      'window-seats': {
        at: [-0.15, 0.96, 0.5],
        title: 'Crescent',
        description: 'A bed for the third guest, curved like the moon, at the glass.',
        feature: 'view',
      },
      back: {
        at: [1.93, 7.3, 1.2],
        description: 'Back to the living room, by the dark door on the left.',
      },
    }),
    spot(
      'telescope',
      [-2.45, 4.85, 1.6],
      'Telescope',
      'It looks out through the slit. It knows where to point; you may nod.',
      { feature: 'dark-sky' },
    ),
    spot(
      'slit',
      [-2.75, 3.7, 2.4],
      'Slit',
      'Open from the sill to the crown, in line with a window in the roof.',
    ),
    spot(
      'star-chart',
      [-1.62, 7.3, 1.72],
      'Star Chart',
      'The Bear, the Hunter, the Queen, the Swan. Nobody is named after a token.',
    ),
  ],
  planetarium: [
    ...variant(bathroom, {
      back: { at: [2.45, 6.9, 1.2], description: 'The pale door. Back to the bedroom.' },
      bathtub: {
        at: [0.1, 3.1, 0.95],
        description: 'Deep, round, white, two steps up, under a ring of small lights.',
      },
      'rain-shower': {
        at: [-2.6, 3.93, 1.3],
        description: 'A round chamber behind an arch in the wall: rain, a seat, a line of light.',
      },
      vanity: {
        at: [-1, 5.35, 1.05],
        description: 'Two bowls on half a moon of plaster, one round mirror in a line of light.',
      },
    }),
    spot(
      'star-wall',
      [-2.52, 2.3, 1.9],
      'Star Wall',
      'Pierced like a star map and lit from behind: a bear, a queen, a hunter and a swan. No app needed.',
      { feature: 'stars' },
    ),
  ],
  oculus: [
    ...variant(withoutBooks, {
      back: { at: [-0.5, 0, 1.2] },
      fire: {
        at: [0, 7, 1.3],
        description: 'A round fire in a disc of plaster: an eclipse that keeps you warm.',
      },
      'neon-sign': { at: [0, 7.42, 4.85] },
      wine: { at: [0.1, 4.1, 0.15], description: 'Poured, on the largest of three planets.' },
    }),
    spot(
      'orbits',
      [-1.75, 4.3, 0.15],
      'Orbits',
      'Two arcs of seats, sunk into the floor. You turn around the fire.',
      {
        feature: 'sunken',
      },
    ),
    spot('orrery', [0, 4.05, 2.72], 'Orrery', 'Three rings, four lamps. Where they point is up to you.', {
      feature: 'orrery',
    }),
    spot(
      'plinth',
      [2.3, 6.75, 0.65],
      'Warm Plinth',
      'As long as the wall, at the height of a seat, with cushions.',
      {
        feature: 'benches',
      },
    ),
    spot('skylight', [-2.65, 4.75, 4.05], 'Skylight', 'It opens. The Milky Way is on the other side.', {
      feature: 'view',
    }),
  ],
}
