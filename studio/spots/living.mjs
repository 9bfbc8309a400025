// What a guest can point at in the living rooms, by place.
import { spot, variant, without } from './spot.mjs'

const living = [
  spot(
    'living-area',
    [-2.45, 5, 0.75],
    'Living Area',
    'The long sofa before the fire. The bedroom is next.',
    { targetScene: 'bedroom' },
  ),
  spot('fireplace', [0, 9.4, 0.85], 'Fireplace', 'A wide fire in stone: come closer.', {
    targetScene: 'neon-fireplace',
  }),
  spot('exit', [-0.85, 0, 1.2], 'Outside', 'Back through the glass to the deck.', {
    targetScene: 'exterior',
  }),
  spot(
    'dining-table',
    [-2.55, 1.75, 0.8],
    'Dining Table',
    'Laid for dinner, with the landscape beside you.',
    {
      feature: 'dining',
    },
  ),
  spot(
    'reading-corner',
    [2.6, 1.7, 0.65],
    'Reading Corner',
    'An armchair at the glass, a candle, a place for your cup.',
    { feature: 'reading' },
  ),
  spot('neon-sign', [0, 9.35, 2.85], 'Neon Sign', "The lodge's sign, in the colour of its coin.", {
    feature: 'neon',
  }),
]

export const livingSpots = {
  living,
  den: variant(living, {
    'living-area': {
      at: [2.45, 5.6, 0.75],
      description: 'Two sofas in an L around the stove. The bedroom is next.',
    },
    fireplace: { at: [0.62, 9.5, 0.85], description: 'An iron stove in an arch of light: come closer.' },
    exit: { at: [0.4, 0, 1.2] },
    'dining-table': {
      at: [2.3, 1.9, 0.8],
      description: 'A long table laid for six, with the landscape beside you.',
    },
    'reading-corner': { at: [-3, 2.2, 0.65] },
    'neon-sign': { at: [-0.2, 9.9, 2.85] },
  }),
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
  parlour: [
    ...variant(living, {
      'living-area': {
        at: [1.62, 5, 0.75],
        description: 'A sofa and two wing chairs, all turned to the stove. The bedroom is next.',
      },
      fireplace: {
        at: [-1.74, 5, 0.84],
        description: 'A stove of glazed tiles with a warm bench round its foot. The fireside is next.',
      },
      exit: { at: [0.65, 0, 1.2] },
      'dining-table': {
        at: [2.45, 1.72, 0.8],
        description: 'Laid for dinner, in a corner of benches at the glass.',
      },
      'reading-corner': {
        at: [-2.25, 1.75, 0.65],
        description: 'A rocking chair with a fleece, a lamp, and the view if the book is slow.',
      },
      'neon-sign': { at: [0.95, 8.16, 3.2] },
    }),
    spot('alcove', [0.95, 8.5, 0.95], 'Alcove', 'A bed in the wall. Nobody will ask who took the nap.', {
      feature: 'alcove',
    }),
  ],
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
    spot('neon-sign', [0, 8.33, 3.3], 'Neon Sign', "The lodge's sign, in the colour of its coin.", {
      feature: 'neon',
    }),
  ],
  facet: [
    ...variant(living, {
      'living-area': {
        at: [-2.95, 6.9, 0.6],
        description:
          'A low sofa in an L, half towards the glass, half towards the table. The bedroom is next.',
      },
      fireplace: {
        at: [0, 8.4, 1],
        description: 'A fire in a cut stone, seven metres of it. The fireside is next.',
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
  floe: [
    ...variant(without(living, 'dining-table', 'reading-corner'), {
      'living-area': {
        at: [1.2, 4.3, 0.55],
        description: 'A sofa the size of a floe, in five pieces. Huddle. The bedroom is next.',
      },
      fireplace: {
        at: [0.3, 6.2, 0.65],
        description: 'A fire in an igloo. It does not melt; toes do. The fireside is next.',
      },
      exit: { at: [0.4, 0, 1.2] },
      'neon-sign': { at: [-1.15, 10.13, 3.35] },
    }),
    spot(
      'cocoa',
      [-2.78, 7.4, 1.2],
      'Cocoa Bar',
      'A copper cauldron, mugs on hooks, three stools. No rush.',
      {
        feature: 'cocoa',
      },
    ),
    spot(
      'games',
      [3.42, 7.2, 1.2],
      'Game Library',
      'Forty cubbyholes of board games. Rules are in the lids.',
      {
        feature: 'games',
      },
    ),
    spot('game-table', [2.85, 4.75, 0.8], 'Game Table', 'An island half settled. Somebody needs more wood.', {
      feature: 'family',
    }),
    spot('sea', [-0.45, 5.5, 0.03], 'The Sea', 'Blue, woollen, and warm underfoot all winter.', {
      feature: 'heated-floor',
    }),
  ],
  club: [
    ...variant(without(living, 'dining-table', 'reading-corner'), {
      'living-area': {
        at: [-2.5, 3.75, 0.6],
        description: 'Six shells in a curve, green velvet, coral piping. The bedroom is next.',
      },
      fireplace: {
        at: [-0.82, 7.1, 1.2],
        title: 'Pizza Oven',
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
  hollow: [
    ...variant(without(living, 'reading-corner'), {
      'living-area': {
        at: [0, 5.1, 1.0],
        title: 'Nest',
        description: 'A round seat for two in a hollow tree, books within reach. The bedroom is next.',
      },
      fireplace: {
        at: [2.05, 3.1, 0.75],
        title: 'Wood Stove',
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
  regatta: [
    ...variant(without(living, 'reading-corner'), {
      'living-area': {
        at: [-3.2, 4.0, 0.65],
        description: 'A crescent of sailcloth, bound with rope, before the fire. The bedroom is next.',
      },
      fireplace: {
        at: [-2.75, 5.45, 1.0],
        description:
          "A fire in a ship's cowl. It used to bring air below; now it brings everyone. The fireside is next.",
      },
      exit: { at: [0.4, 0, 1.2] },
      'dining-table': {
        at: [2.72, 3.25, 0.8],
        description: 'Two benches, eight plates, one tray of shrimp. It takes all of you.',
      },
      'neon-sign': { at: [0, 4.8, 3.72] },
    }),
    spot(
      'boat',
      [0.32, 4.65, 0.85],
      'Kitchen Island',
      'A clinker-built boat. Rings amidships, basin aft, cook at the helm.',
      { feature: 'island' },
    ),
    spot(
      'sails',
      [1.6, 5.2, 3.0],
      'Sails',
      'Main and jib, set under the ridge. There is no wind indoors; nobody is in a hurry.',
    ),
    spot(
      'dog-bed',
      [0.62, 3.42, 0.2],
      'Dog Bed',
      'By the glass, with a ball. The owner of both is out on the sand.',
      { feature: 'dogs' },
    ),
  ],
  teahouse: [
    ...variant(living, {
      'living-area': {
        at: [1.5, 4.3, 0.7],
        description: 'Two low sofas with their feet already off. The bedroom is next.',
      },
      fireplace: {
        at: [0, 4.25, 0.45],
        description: 'A hearth let into the stone, a kettle over it. The fireside is next.',
      },
      exit: { at: [0.6, 0, 1.2] },
      'dining-table': {
        at: [0, 6.34, 0.75],
        title: 'Tea Table',
        description: 'One dark board, cushions round it. Shoes stay on the step.',
      },
      'reading-corner': {
        at: [2.85, 1.3, 0.6],
        description: 'Two slung leather chairs at the glass, a tray of copper between them.',
      },
      'neon-sign': { at: [0, 10.13, 3.4] },
    }),
    spot(
      'kitchen',
      [0.1, 8.7, 1.05],
      'Griddle',
      'Two metres of hot steel, four stools. Breakfast is a performance.',
      { feature: 'kitchen' },
    ),
    spot(
      'garden',
      [-3.48, 5.75, 0.45],
      'Dry Garden',
      'Gravel, raked round three boulders and two cacti. Please walk round it too.',
    ),
  ],
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
  spiral: [
    ...variant(without(living, 'reading-corner'), {
      'living-area': {
        at: [-1.1, 6.62, 0.68],
        description: 'Felt slabs in an arc, three to sit on, two to lean on. The bedroom is next.',
      },
      fireplace: {
        at: [-0.1, 4.85, 1.05],
        description: 'A column of fire with a stair around it. The fireside is next.',
      },
      exit: { at: [0.6, 0, 1.2] },
      'dining-table': {
        at: [3.06, 4.45, 0.85],
        description: 'Six chairs under five rings of light. The agenda is dessert.',
      },
      'neon-sign': { at: [0, 9.93, 3.42] },
    }),
    spot(
      'spiral',
      [-1.3, 3.65, 2.5],
      'Spiral Stair',
      'Twenty slabs and a landing, a line of light under each. The cheapest way up.',
      { feature: 'stair' },
    ),
    spot(
      'gallery',
      [-1.3, 1.5, 3.5],
      'Gallery',
      'A half moon at the glass: an armchair, a lamp, the firs. Its blue edge dims when the stars come out.',
      { feature: 'gallery' },
    ),
    spot(
      'desk',
      [-2.45, 1, 1],
      'Desk',
      'A proper desk, a proper chair, fibre to the wall. Pretending is optional.',
      {
        feature: 'workspace',
      },
    ),
    spot(
      'kitchen',
      [-3.7, 4.6, 1],
      'Kitchen',
      'Two rings, a basin and a kettle, in one run under the slope.',
      { feature: 'kitchen' },
    ),
    spot(
      'blankets',
      [3.6, 2.3, 0.7],
      'Rolled Blankets',
      'Twelve rolls for six guests. When the work is rolled up, unroll these.',
      { feature: 'blankets' },
    ),
    spot(
      'books',
      [-0.2, 9.6, 0.55],
      'Library',
      'One long shelf under a mountain of boards. The top layer is the snow that stays in August.',
      { feature: 'books' },
    ),
  ],
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
}
