// What a guest can point at in the firesides; `hearth` is the hall before its fire, by place.
import { spot, variant, without } from './spot.mjs'

const fire = [
  spot('back', [-1, 2.75, 0.65], 'Living Room', 'Back to the living room.', { targetScene: 'interior' }),
  spot('fire', [0, 7.6, 0.8], 'Fire', 'Two metres of flames behind glass.', { feature: 'fireplace' }),
  spot('neon-sign', [0, 7.35, 2.85], 'Neon Sign', "The lodge's mark, as bright as the market was kind.", {
    feature: 'neon',
  }),
  spot('books', [-2.7, 7.7, 1.3], 'Books', 'A shelf to read from and a log wall to burn through.', {
    feature: 'books',
  }),
  spot('wine', [0.12, 5.15, 0.5], 'Two Glasses', 'Poured, between two chairs.', {
    feature: 'wine',
  }),
]
const withoutBooks = without(fire, 'books')

export const firesideSpots = {
  fire,
  hearth: [
    spot('back', [2.55, 5.7, 0.8], 'Living Room', 'Back to the middle of the hall.', {
      targetScene: 'interior',
    }),
    spot('fire', [0, 8.6, 0.9], 'Fire', 'Logs on an open hearth, at the foot of eight metres of stone.', {
      feature: 'fireplace',
    }),
    spot('neon-sign', [0, 8.33, 3.3], 'Neon Sign', "The lodge's mark, as bright as the market was kind.", {
      feature: 'neon',
    }),
    spot('books', [-3.9, 3.9, 1.15], 'Books', 'A wall of them, under the gallery.', { feature: 'books' }),
    spot('wine', [0.55, 5.97, 0.5], 'Two Glasses', 'Poured, on the stone table.', { feature: 'wine' }),
  ],
  stove: variant(fire, {
    back: { at: [0.3, 0, 1.2] },
    fire: { at: [0.62, 7.5, 0.85], description: 'An iron stove with a glass door, on a long hearth.' },
    'neon-sign': { at: [-0.2, 7.88, 2.85] },
    books: { at: [2.7, 7.7, 1.3] },
    wine: { at: [-0.3, 4.85, 0.42], description: 'Poured, on a slice of a trunk.' },
  }),
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
  library: [
    ...variant(fire, {
      back: { at: [0.2, 0, 1.2] },
      fire: {
        at: [0, 7.55, 0.6],
        description: 'Logs under a stone mantel, a brass rail to keep your slippers out of it.',
      },
      'neon-sign': { at: [0, 7.55, 2.6] },
      books: {
        at: [1.75, 7.7, 1.95],
        description: 'From floor to roof. The market never closes; neither do these.',
      },
      wine: { at: [-0.45, 5.01, 0.52], description: 'Poured, one for each side of the board.' },
    }),
    spot('ladder', [-2.62, 7.12, 1.25], 'Ladder', 'On wheels and a brass rail, for what stands highest.', {
      feature: 'books',
    }),
    spot('chess', [0.05, 4.95, 0.55], 'Chess Board', 'Half played. It is your move, or theirs.', {
      feature: 'games',
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
  ribbon: [
    ...variant(withoutBooks, {
      back: { at: [0.6, 0, 1.2] },
      fire: { at: [0, 6.7, 0.82], description: 'Two metres long and knee-high, in a slot of the stone.' },
      'neon-sign': { at: [0, 6.57, 2.86] },
      wine: { at: [-0.68, 4.84, 0.5], description: 'Poured, on the stone table.' },
    }),
    spot(
      'ledge',
      [2.7, 6.2, 0.75],
      'Ledge',
      'One slate along the wall, with cushions, blankets and warm stone.',
      {
        feature: 'benches',
      },
    ),
    spot(
      'firewood',
      [-2.97, 6.05, 1.3],
      'Firewood',
      'Stacked in steel, taller than you. Enough for a bear market.',
      { feature: 'fireplace' },
    ),
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
  woodpile: [
    ...variant(withoutBooks, {
      back: { at: [0.5, 0, 1.2] },
      fire: {
        at: [0, 6.75, 0.85],
        description: 'An open wood fire, two metres wide, in a deep frame of steel.',
      },
      'neon-sign': { at: [0, 6.77, 2.95] },
      wine: { at: [1.97, 5.33, 0.6], description: 'Poured, on a round table between chair and fire.' },
    }),
    spot(
      'nook',
      [2.55, 6.85, 1.05],
      'Reading Nook',
      'A mattress, a plaid and a shelf of books that somebody has actually read.',
      { feature: 'nook' },
    ),
    spot('boots', [2.3, 6.6, 0.25], 'Rain Boots', 'In all sizes. The frogs begin at nine, exactly.', {
      feature: 'boots',
    }),
    spot('firewood', [-1.9, 6.95, 2.6], 'Firewood', 'From the floor to the ridge. Take from the top.', {
      feature: 'fireplace',
    }),
    spot('rowing-boat', [1.86, 4.1, 3.6], 'Rowing Boat', 'Hung up for repairs. Her sister is at the dock.', {
      feature: 'boat',
    }),
  ],
  lighthouse: [
    ...variant(withoutBooks, {
      back: { at: [0.5, 0, 1.2] },
      fire: {
        at: [0, 4.6, 0.8],
        description: 'An open fire in the foot of the tower. Ships may ignore it.',
      },
      'neon-sign': { at: [-1.92, 7.25, 2.85] },
      wine: { at: [0.3, 2.85, 0.5], description: 'Poured, on a round of bleached wood.' },
    }),
    spot(
      'tower',
      [0, 4.8, 2.6],
      'Lighthouse',
      'It warns of low ceilings and late checkouts. The flue goes through the roof.',
      { feature: 'fireplace' },
    ),
    spot('dog-bed', [-0.55, 3.5, 0.25], "Dog's Bed", 'Already worn to the shape of its owner.', {
      feature: 'dogs',
    }),
    spot(
      'seats',
      [1.85, 2.75, 0.6],
      'Crescent',
      'One low sailcloth seat, long enough for everyone and the dog.',
      {
        feature: 'seats',
      },
    ),
    spot('leads', [2.45, 7.2, 1.7], 'Leads & Towel', 'Three leads, one towel. Guess whose.', {
      feature: 'dogs',
    }),
  ],
  cinema: [
    ...variant(withoutBooks, {
      back: { at: [0.5, 0, 1.4] },
      fire: {
        at: [0, 6.9, 0.67],
        description: 'Nearly three metres of it, in a block of polished stone. It never needs a sequel.',
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
  sunset: [
    ...variant(withoutBooks, {
      back: { at: [0.4, 0, 1.2] },
      fire: {
        at: [0, 6.9, 0.8],
        description: 'Logs in an arch at the foot of the sun, where it is warmest.',
      },
      'neon-sign': { at: [0, 6.87, 1.88] },
      wine: { at: [0.02, 4.42, 0.58], description: 'Poured, on a tray between two mattresses.' },
    }),
    spot(
      'sun',
      [1.1, 7.35, 3.6],
      'Setting Sun',
      'Fifteen rays up to the roof. It has been going down since it was built.',
      { feature: 'fireplace' },
    ),
    spot(
      'daybeds',
      [1.2, 4.6, 0.5],
      'Mattresses',
      'Two, dragged before the fire. Nobody ever drags them back.',
      { feature: 'daybeds' },
    ),
    spot('guitar', [1.92, 6, 0.7], 'Guitar', 'In tune at sunset. The coyotes are listening.'),
    spot(
      'dog-mat',
      [-2.28, 5.66, 0.2],
      "The Dog's Place",
      'A blanket and a bone, closer to the fire than yours.',
      { feature: 'dogs' },
    ),
    spot(
      'bench',
      [-2.5, 6.6, 0.6],
      'Long Bench',
      'Plaster as wide as the house, with pads, pillows and candles.',
      { feature: 'benches' },
    ),
  ],
  penguin: [
    ...variant(without(withoutBooks, 'wine'), {
      back: { at: [-0.6, 0, 1.2] },
      fire: {
        at: [0, 4.3, 0.8],
        description: 'In the belly of the house, where a colony keeps what matters.',
      },
      'neon-sign': { at: [-2.12, 7.62, 2.72] },
    }),
    spot('penguin', [0, 4.6, 3.05], 'Emperor', 'Nearly four metres of glazed tiles. It waddles nowhere.', {
      feature: 'fireplace',
    }),
    spot(
      'feet',
      [-0.6, 3.75, 0.25],
      'Warm Feet',
      'Two of glazed clay, to rest yours on. Many toes have thawed here.',
      {
        feature: 'heated-floor',
      },
    ),
    spot(
      'colony',
      [2.3, 4.2, 0.75],
      'The Colony',
      'Ten seats of grey wool. They have been edging closer all evening.',
      {
        feature: 'family',
      },
    ),
    spot(
      'cocoa',
      [1.5, 3.63, 0.55],
      'Cocoa',
      'Ten mugs on one tray. Marshmallows are counted, for fairness.',
      {
        feature: 'cocoa',
      },
    ),
    spot('socks', [-2.5, 6.36, 1.5], 'Ten Pairs', 'Drying beside the stove. Two of them nearly match.', {
      feature: 'drying',
    }),
    spot('games', [4.05, 3.2, 0.6], 'Games', 'A low shelf of them, so that everyone can reach.', {
      feature: 'games',
    }),
    spot(
      'window-bench',
      [1.9, 0.6, 0.6],
      'Window Bench',
      'Along the glass. The sledging slope starts out there.',
      {
        feature: 'window-bench',
      },
    ),
  ],
}
