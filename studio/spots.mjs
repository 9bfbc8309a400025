// What a guest can point at in each place, and where it stands: metres in its scene; x right, y towards the back wall,
// z up. hotspots.mjs computes from it where that is in the pictures.

// the cameras of the panoramas in blender/exterior.py and blender/room_*.py
export const eyes = {
  exterior: [-0.6, -5.2, 1.65],
  living: [0.95, 3.9, 1.55],
  den: [-0.75, 2.6, 1.55],
  pit: [-0.75, 2.2, 1.55],
  loft: [-0.35, 2.4, 1.55],
  veranda: [0.5, 4.5, 1.55],
  parlour: [-0.35, 3.3, 1.55],
  hall: [1.35, 2.9, 1.55],
  facet: [-1.7, 2.35, 1.55],
  floe: [-0.55, 4.57, 1.55],
  hearth: [-0.45, 5.9, 1.4],
  bedroom: [1.15, 3.5, 1.55],
  skylight: [0.75, 3.65, 1.55],
  bunks: [0.55, 2.9, 1.55],
  lookout: [-0.6, 4.95, 1.75],
  canopy: [2.4, 2.5, 1.55],
  boxbed: [0, 1.75, 1.55],
  chamber: [1.3, 2.35, 1.55],
  gallery: [1.25, 3, 1.55],
  raft: [2.15, 4.5, 1.55],
  cabana: [-1, 4.6, 1.55],
  ledges: [-0.75, 4.4, 1.55],
  moongate: [1.25, 2.75, 1.55],
  bathroom: [0.75, 4.15, 1.55],
  soaking: [-0.55, 4.45, 1.55],
  grotto: [0.15, 4.35, 1.55],
  sauna: [1, 4.35, 1.55],
  planetarium: [1.95, 4.35, 1.55],
  hewn: [-1.15, 4.35, 1.55],
  compass: [2.45, 4.35, 1.55],
  plunge: [-0.75, 4.75, 1.55],
  twins: [-0.15, 4.45, 1.55],
  cedar: [-0.45, 4.6, 1.55],
  fire: [0.1, 4.15, 1.55],
  stove: [-0.35, 3.75, 1.55],
  kiva: [-0.05, 3.3, 1.55],
  library: [0, 3.55, 1.55],
  ingle: [-0.35, 3, 1.55],
  ribbon: [1.15, 3.2, 1.55],
  granite: [0.55, 2.75, 1.55],
  woodpile: [0.1, 2.75, 1.55],
  oculus: [0.7, 1.6, 1.55],
}

const spot = (id, at, title, description, more = {}) => ({ id, at, title, description, ...more })

export const scenes = {
  exterior: [
    spot('entrance', [0.6, 0, 1.15], 'Entrance', 'Slide the glass aside and step in from the deck.', {
      targetScene: 'interior',
    }),
    spot(
      'hot-tub',
      [5.9, -3.3, 0.8],
      'Hot Tub',
      'Cedar, wood-warm and steaming, with a ring of neon at its foot.',
      { feature: 'hot-tub' },
    ),
    spot('fire-pit', [-5.6, -3.4, 0.6], 'Fire Pit', 'Four low chairs around an open fire.', {
      feature: 'fire-pit',
    }),
    spot('roof-line', [0, -1.5, 7.4], 'Neon Roof Line', "The light along the roof follows the coin's day.", {
      feature: 'neon',
    }),
  ],
  living: [
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
  bedroom: [
    spot('bathroom-door', [2.85, 7.3, 1.25], 'Bathroom', 'Beside the bed, past the slatted wall.', {
      targetScene: 'bathroom',
    }),
    spot('bed', [0, 5.9, 0.75], 'Bed', 'Two metres wide, linen, a throw and six pillows.', {
      feature: 'bed',
    }),
    spot('hanging-fire', [2.7, 1.9, 0.95], 'Hanging Fire', 'A small fire of its own, with wood at hand.', {
      feature: 'fireplace',
    }),
    spot(
      'window-seats',
      [-1.8, 2.15, 0.6],
      'Window Seats',
      'Two armchairs and two glasses, facing the view.',
      { feature: 'view' },
    ),
    spot('back', [-2.85, 7.3, 1.25], 'Living Room', 'Back to the living room.', { targetScene: 'interior' }),
  ],
  bathroom: [
    spot('back', [-3.1, 6.9, 1.35], 'Bedroom', 'Back to the bedroom.', { targetScene: 'bedroom' }),
    spot(
      'bathtub',
      [-0.2, 2.35, 0.65],
      'Bathtub',
      'A free-standing tub on pebbles, before the gable glass.',
      { feature: 'bathtub' },
    ),
    spot('rain-shower', [2.55, 6, 1.5], 'Rain Shower', 'Walk in: slate, brass and one sheet of glass.', {
      feature: 'shower',
    }),
    spot(
      'vanity',
      [-0.25, 6.6, 1.3],
      'Double Basin',
      'Two basins under two round mirrors with rings of light.',
      { feature: 'vanity' },
    ),
  ],
  fire: [
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
  ],
}

/** The spots of a room, some of them elsewhere or described otherwise. */
const variant = (spots, changes) => spots.map((one) => ({ ...one, ...changes[one.id] }))

const withoutBooks = scenes.fire.filter(({ id }) => id !== 'books')

Object.assign(scenes, {
  den: variant(scenes.living, {
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
    ...variant(scenes.living, {
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
    ...variant(
      scenes.living.filter(({ id }) => id !== 'reading-corner'),
      {
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
      },
    ),
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
    ...variant(scenes.living, {
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
    ...variant(scenes.living, {
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
  facet: [
    ...variant(scenes.living, {
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
    ...variant(
      scenes.living.filter(({ id }) => !['dining-table', 'reading-corner'].includes(id)),
      {
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
      },
    ),
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
  chamber: [
    ...variant(
      scenes.bedroom.filter(({ id }) => id !== 'hanging-fire'),
      {
        'bathroom-door': { at: [4, 7.4, 1.2], description: 'Past the slab of stone, on the right.' },
        bed: { at: [0, 4.85, 0.85], description: 'Two metres wide, on a platform before a slab of stone.' },
        'window-seats': { at: [3.2, 1.75, 0.5], description: 'A daybed, a glass of wine and the view.' },
        back: { at: [-4.5, 6.9, 1.2] },
      },
    ),
    spot('fire', [-3.55, 3.1, 0.6], 'Fire', 'Flames along a block of stone.', { feature: 'fireplace' }),
  ],
  gallery: [
    ...variant(
      scenes.bedroom.filter(({ id }) => id !== 'hanging-fire'),
      {
        'bathroom-door': {
          at: [-1.65, 0.95, 1.2],
          description: 'In the block of boards beside the near glass. The door is ajar.',
        },
        bed: {
          at: [-2.26, 4.92, 1.05],
          description: 'Two metres wide, sideways under the slope, two levels above the floor.',
        },
        'window-seats': {
          at: [1.03, 0.85, 0.6],
          description: 'Two leather chairs and two glasses, at the other glass.',
        },
        back: { at: [3.15, 8, 0.2], description: 'Down the stair to the hall.' },
      },
    ),
    spot('desk', [1.6, 6.66, 0.9], 'Desk', 'A proper desk and a proper chair. The view is a risk you take.', {
      feature: 'workspace',
    }),
    spot(
      'gallery',
      [-1.1, 7.29, 0.75],
      'Gallery',
      'A balustrade of glass; beyond it the point of the gable, and the hall below.',
      { feature: 'gallery' },
    ),
  ],
  raft: [
    ...variant(
      scenes.bedroom.filter(({ id }) => id !== 'hanging-fire'),
      {
        'bathroom-door': { at: [2.75, 7.3, 1.2], description: 'The round-topped door on the right.' },
        bed: {
          at: [-0.45, 3.15, 0.8],
          title: 'Raft Bed',
          description: 'A hull of pale planks on four ropes. It sways less than the market.',
          feature: 'raft',
        },
        'window-seats': {
          at: [1.98, 1.1, 0.65],
          description: 'Two bowls of wicker and two glasses, facing the lake.',
        },
        back: { at: [-2.75, 7.3, 1.2], description: 'Back to the living room, by the door on the left.' },
      },
    ),
    spot(
      'tiles',
      [-0.7, 4.75, 0.02],
      'Glazed Tiles',
      'Round as a pool, laid in rings, warm underfoot and quite dry.',
      { feature: 'heated-floor' },
    ),
    spot('swim-ladder', [-3.5, 2.62, 1.1], 'Swim Ladder', 'Towels now. The lake after breakfast.', {
      feature: 'lake',
    }),
  ],
  cabana: [
    ...variant(
      scenes.bedroom.filter(({ id }) => id !== 'hanging-fire'),
      {
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
      },
    ),
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
  ledges: [
    ...variant(
      scenes.bedroom.filter(({ id }) => id !== 'hanging-fire'),
      {
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
      },
    ),
    spot('ledges', [0.92, 1.62, 2.5], 'Ledges', 'Round the post and up the slope, at every height. Sit.'),
    spot('cubby', [2.4, 5.7, 0.9], 'Cubby', 'Round, padded, lit. You may say you are only trying it.', {
      feature: 'nook',
    }),
    spot('bronze-cat', [1.72, 4.77, 0.6], 'Bronze Cat', 'Asleep. It knows which ledge is the warm one.'),
    spot('surfboards', [-2.4, 0.7, 1.2], 'Surfboards', 'Waxed and waiting. So is the Pacific.', {
      feature: 'surf',
    }),
  ],
  moongate: [
    ...variant(
      scenes.bedroom.filter(({ id }) => id !== 'hanging-fire'),
      {
        'bathroom-door': { at: [3.75, 6.5, 1.6], description: 'Past the wall of slats, on the right.' },
        bed: { at: [0, 5.2, 0.75], description: 'Two metres wide, its pillows in a round gate of oak.' },
        'window-seats': {
          at: [-1.6, 1.25, 0.6],
          description: 'Two leather chairs and two cups, facing the view.',
        },
        back: { at: [-3.75, 6.5, 1.6] },
      },
    ),
    spot('coffee', [2.7, 5.75, 0.9], 'Coffee', 'A pot, four cups and a jar of spruce. First one up brews.', {
      feature: 'coffee',
    }),
    spot('boots', [1.95, 0.8, 0.35], 'Boots and Pack', 'By the glass. The trail begins on its other side.', {
      feature: 'trail',
    }),
  ],
  grotto: variant(scenes.bathroom, {
    back: { at: [-3.3, 6.6, 1.35] },
    bathtub: {
      at: [0.25, 2.15, 0.6],
      description: 'A pool of coursed stone before the gable glass, filled over a lip of brass.',
    },
    'rain-shower': { at: [2.2, 6, 1.5] },
    vanity: {
      at: [-1.15, 6.5, 1.3],
      description: 'Two stone bowls on one thick board, a tall mirror over each.',
    },
  }),
  sauna: [
    ...variant(scenes.bathroom, {
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
  planetarium: [
    ...variant(scenes.bathroom, {
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
  hewn: [
    ...variant(scenes.bathroom, {
      back: { at: [-2.75, 6.9, 1.2], description: 'The door with copper straps. Back to the bedroom.' },
      bathtub: {
        at: [1, 2.72, 0.6],
        title: 'Stone Bathtub',
        description: 'One red boulder, hollowed by hand, filled from a channel of green copper.',
      },
      'rain-shower': {
        at: [2.42, 5.98, 1.2],
        description: 'A cave in a block of adobe: rain from above, a stone to sit on.',
      },
      vanity: {
        at: [-0.15, 6.6, 0.95],
        title: 'Stone Trough',
        description: 'Cut from one block, two taps, half a sun of mirror over it.',
      },
    }),
    spot(
      'yoga',
      [-1.95, 1.35, 0.4],
      'Yoga Platform',
      'Two mats, a bolster and a gong. Strike it softly: the valley answers.',
      { feature: 'yoga' },
    ),
    spot('bronze-dog', [-1.87, 6.5, 1.2], 'Bronze Dog', 'Guards the door. It has let everyone in so far.'),
  ],
  compass: [
    ...variant(scenes.bathroom, {
      back: {
        at: [2.42, 6.55, 1.3],
        description: 'The case of books is the door. Back to the bedroom.',
      },
      bathtub: {
        at: [0, 3.5, 0.95],
        description: 'Eight sides of cherry, mitred and keyed, a lip of brass, two steps all round.',
      },
      'rain-shower': {
        at: [-2.42, 5.75, 1.5],
        description: 'A wardrobe with doors of glass: rain, pale marble, a seat.',
      },
      vanity: {
        at: [0, 6.45, 1.15],
        description: 'Forty-six small drawers, two bowls, an eight-sided mirror over each.',
      },
    }),
    spot(
      'rose',
      [1.45, 2.05, 0.02],
      'Compass Rose',
      'Three stones and brass. Its long point looks at the midsummer sunset.',
      { feature: 'charts' },
    ),
    spot(
      'reading-bench',
      [-3.92, 3.1, 0.6],
      'Reading Bench',
      'Buttoned leather over warm towels, three books left open to argue.',
      { feature: 'reading' },
    ),
  ],
  plunge: variant(scenes.bathroom, {
    back: { at: [-3.75, 6.4, 1.35] },
    bathtub: {
      at: [0.5, 2.5, 0.05],
      description: 'A round pool sunk into the floor: you could lose a small hippo in it.',
    },
    'rain-shower': {
      at: [2.26, 6, 1.5],
      title: 'Steam Shower',
      description: 'Glass on every side, a stone bench, rain or steam.',
      feature: 'steam',
    },
    vanity: {
      at: [-1.2, 6.6, 1.1],
      description: 'Two basins, each one turned pillar, under one round mirror.',
    },
  }),
  twins: [
    ...variant(scenes.bathroom, {
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
  cedar: variant(scenes.bathroom, {
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
  skylight: [
    ...variant(scenes.bedroom, {
      'bathroom-door': { at: [3.3, 7.3, 1.25], description: 'Past the desk.' },
      bed: { at: [-0.85, 5.9, 0.75], description: 'Two metres wide, under the open sky of the roof.' },
      'hanging-fire': { at: [-2.6, 1.8, 0.95] },
      'window-seats': {
        at: [1.35, 2.05, 0.55],
        description: 'One long seat with cushions and two glasses, facing the view.',
      },
      back: { at: [-3, 7.3, 1.25] },
    }),
    spot('skylight', [-2.65, 6.3, 4.05], 'Skylight', 'The stars, from your pillow.', { feature: 'view' }),
  ],
  bunks: [
    ...variant(
      scenes.bedroom.filter(({ id }) => id !== 'hanging-fire'),
      {
        'bathroom-door': { at: [3.75, 6.9, 1.2], description: 'Past the bunks, on the right.' },
        bed: { at: [-2.35, 3.3, 0.75], description: 'A wide one, for whoever is done with ladders.' },
        'window-seats': {
          at: [1.3, 0.82, 0.6],
          description: 'One long seat with cushions, facing the view.',
        },
        back: { at: [-3.75, 6.9, 1.2] },
      },
    ),
    spot(
      'bunks',
      [1.75, 6.8, 2.1],
      'Bunks',
      'Four, each with a lamp and a curtain. The rope ladder is theirs.',
      {
        feature: 'bunks',
      },
    ),
  ],
  canopy: variant(
    scenes.bedroom.filter(({ id }) => id !== 'hanging-fire'),
    {
      'bathroom-door': {
        at: [3.7, 7.3, 1.2],
        description: 'Past the ladder, on the right. Take a blanket along.',
      },
      bed: { at: [0, 4.6, 0.75], description: 'Four posts, a roof of cloth and curtains you may untie.' },
      'window-seats': {
        at: [-1.25, 1.45, 0.6],
        description: 'Two slung chairs and a brass tray. Getting up again is your affair.',
      },
      back: { at: [-3.3, 7.3, 1.25] },
    },
  ),
  boxbed: [
    ...variant(
      scenes.bedroom.filter(({ id }) => id !== 'hanging-fire'),
      {
        'bathroom-door': { at: [3, 7.3, 1.2], description: 'The door on the right of the bed.' },
        bed: {
          at: [0, 5.9, 1.05],
          title: 'Box Bed',
          description: 'A house in the house: drawers, books, two lamps, every joint on show.',
          feature: 'boxbed',
        },
        'window-seats': {
          at: [-2.35, 1.45, 0.8],
          description: 'Two wing chairs at the glass, one on each side, a glass beside each.',
        },
        back: { at: [-3, 7.3, 1.2], description: 'Back to the living room, by the door on the left.' },
      },
    ),
    spot(
      'charts',
      [-2.5, 4.3, 0.95],
      'Drawing Table',
      'A chart, dividers and a rule. The bed began as a drawing too.',
      { feature: 'charts' },
    ),
    spot('armillary', [2.3, 4.25, 1.1], 'Armillary Sphere', 'Where the sun goes, in rings of brass.', {
      feature: 'charts',
    }),
  ],
  lookout: [
    ...variant(
      scenes.bedroom.filter(({ id }) => id !== 'window-seats'),
      {
        'bathroom-door': { at: [3.3, 7.3, 1.25], description: 'Past the wardrobes.' },
        bed: { at: [0, 1.98, 1.15], description: 'On a deck of its own, in the point of the glass.' },
        'hanging-fire': { at: [2.55, 5.3, 0.95] },
        back: { at: [-3.3, 7.3, 1.25] },
      },
    ),
    spot('books', [1.2, 3.75, 0.65], 'Books', 'Two shelves of them, behind the pillows.', {
      feature: 'books',
    }),
  ],
  soaking: variant(scenes.bathroom, {
    back: { at: [3.25, 6.6, 1.35] },
    bathtub: {
      at: [1.25, 2.3, 0.8],
      description: 'A round tub of wooden staves, deep enough for two, before the gable glass.',
    },
    'rain-shower': { at: [-2.55, 6, 1.5] },
    vanity: {
      at: [0.75, 6.6, 1.3],
      description: 'A stone trough with two taps, under one wide mirror framed in light.',
    },
  }),
  stove: variant(scenes.fire, {
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
    ...variant(scenes.fire, {
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
})

const pool = spot(
  'infinity-pool',
  [-4.3, -8.6, -0.05],
  'Infinity Pool',
  'Lit water, level with its rim, mirroring the gable.',
  { feature: 'infinity-pool' },
)

/** What stands outside; a tub that is not on the deck lies in the ground. */
export const spotsOutside = ({ pool: hasPool, tub }) =>
  [...scenes.exterior, ...(hasPool ? [pool] : [])].map((one) =>
    one.id === 'hot-tub' && tub
      ? { ...one, at: tub, description: 'Sunk into the ground, level with the path to it.' }
      : one,
  )
