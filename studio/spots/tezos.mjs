// What a guest can point at in the rooms of Tezos Lodge, by place.
import { spot, variant, without } from './spot.mjs'
import { bathroom, living, withoutBooks, withoutFire } from './usual.mjs'

export const tezos = {
  council: [
    ...variant(without(living, 'reading-corner'), {
      'living-area': {
        at: [1.85, 4.6, 0.7],
        description: 'Two arrows that turn, slowly. Everyone gets a go at the view. The bedroom is next.',
      },
      fireplace: {
        at: [0, 4.9, 0.75],
        description: 'It stays put while the seats go round it. The fireside is next.',
      },
      exit: { at: [0.2, 0, 1.2] },
      'dining-table': {
        at: [0, 8.28, 0.85],
        description: 'Eight places on two benches. Nobody sits at the head; there is none.',
      },
      'neon-sign': { at: [0, 10.13, 3.58] },
    }),
    spot(
      'ballot',
      [2.62, 7.42, 1.15],
      'Ballot Box',
      'Blue for yes, white for not yet. The house abides by it next season.',
      { feature: 'vote' },
    ),
    spot(
      'books',
      [-1.95, 9.15, 1.4],
      'Library',
      'Eight bays in a curve. The arguments of past seasons are shelved here too.',
      { feature: 'books' },
    ),
    spot(
      'skylight',
      [-2.6, 4.5, 4.0],
      'Aurora Skylight',
      'A strip of the slope is glass. The night shift is green.',
      { feature: 'view' },
    ),
    spot('snowshoes', [3.95, 6.3, 0.8], 'Snowshoes', 'Four: two guests, or one who plans ahead.', {
      feature: 'snowshoes',
    }),
    spot(
      'window-seat',
      [2.3, 0.6, 0.6],
      'Window Seat',
      'Cushions at the glass, a row of books in its foot.',
      { feature: 'window-bench' },
    ),
  ],
  loom: [
    ...variant(withoutFire, {
      'bathroom-door': {
        at: [2.67, 6.9, 1.15],
        description: 'Two dozen drawers on the right. They swing open as one.',
      },
      bed: {
        at: [0, 5.1, 0.8],
        title: 'Wool Bed',
        description: 'Wide, under stitches as thick as a wrist. Its head is the cloth beam.',
      },
      'window-seats': {
        at: [1.74, 1.55, 0.6],
        title: 'Low Chairs',
        description: 'Two, turned to the aurora. It comes two nights out of three.',
      },
      back: {
        at: [3.41, 6.9, 1.15],
        description: 'Back to the living room. More drawers, and a door again.',
      },
    }),
    spot(
      'loom',
      [0.2, 6.2, 3.1],
      'Loom',
      'An aurora in a hundred and seventy-seven threads. Every guest adds a row; it rises every season.',
    ),
    spot(
      'phone-drawer',
      [-2.62, 6.8, 0.8],
      'The Drawer',
      'Yours is the open one, lined with felt. Leave the phone in it; it sleeps better there.',
    ),
    spot('socks', [1.78, 4.55, 0.45], 'Good Socks', 'A basket of them, rolled. You may keep one pair.'),
    spot('wool', [-3.5, 4.6, 1.2], 'Wool', 'From midnight to green, in balls and skeins. Choose your row.'),
    spot(
      'spinning-wheel',
      [-2.1, 1.25, 0.8],
      'Spinning Wheel',
      'At the glass, where the light is. It hums; nothing else does.',
    ),
    spot(
      'snowshoes',
      [2.56, 7.3, 3],
      'Snowshoes',
      'One pair of the house. The snow is to the knee, the quiet deeper.',
      { feature: 'snowshoes' },
    ),
  ],
  cedar: variant(bathroom, {
    back: { at: [-2.64, 6.9, 1.35] },
    bathtub: {
      at: [0, 1.85, 0.6],
      description: 'Square, of thick boards, let into a deck at the glass and filled from a spout of bamboo.',
    },
    'rain-shower': { at: [2.3, 6, 1.5] },
    vanity: {
      at: [-0.56, 6.6, 1.3],
      description: 'Two oval bowls on a bench, a low mirror over each, lit paper on both sides.',
    },
  }),
  kota: [
    ...variant(withoutBooks, {
      back: { at: [0.5, 0, 1.2] },
      fire: {
        at: [0, 4.35, 0.85],
        description: 'Open to five sides, on boulders. The sixth is iron, and keeps its place.',
      },
      'neon-sign': { at: [-2.12, 7.32, 3.25] },
      wine: {
        at: [-0.22, 3.55, 0.55],
        description: 'Poured, on the edge of the hearth. It will not stay cold.',
      },
    }),
    spot(
      'socks',
      [0.35, 3.07, 1.72],
      'The Good Socks',
      'And mittens. They dry in an hour; stories take longer.',
      { feature: 'drying' },
    ),
    spot(
      'benches',
      [1.95, 5.45, 0.6],
      'Benches',
      'Five sides of a hexagon, fleeces on each, room for eight and their feet.',
      { feature: 'benches' },
    ),
    spot('shelves', [-2.3, 7.3, 1.9], 'Books', 'Two boards of them, for nights of twenty hours.', {
      feature: 'books',
    }),
    spot('snowshoes', [2.12, 7.25, 3.1], 'Snowshoes', 'Hung up crossed. The snow outside is to the knee.', {
      feature: 'snowshoes',
    }),
    spot('boots', [3.72, 1.75, 0.6], 'Boot Rack', 'Wet boots below, dry ones above, in theory.', {
      feature: 'drying',
    }),
  ],
}
