// What a guest can point at in the baths, by place.
import { spot, variant } from './spot.mjs'

/** The kinds that every bath has. */
const bathroom = [
  spot('back', [-3.1, 6.9, 1.35], 'Bedroom', 'Back to the bedroom.', { targetScene: 'bedroom' }),
  spot('bathtub', [-0.2, 2.35, 0.65], 'Bathtub', 'A free-standing tub on pebbles, before the gable glass.', {
    feature: 'bathtub',
  }),
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
]

export const bathSpots = {
  soaking: variant(bathroom, {
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
  grotto: variant(bathroom, {
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
  hewn: [
    ...variant(bathroom, {
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
    ...variant(bathroom, {
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
  plunge: variant(bathroom, {
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
  icehole: [
    ...variant(bathroom, {
      back: { at: [-0.95, 6.9, 1.35], description: 'White boards, a porthole, a lamp. Back to the bedroom.' },
      bathtub: {
        at: [0.5, 2.08, 0.42],
        title: 'Ice Hole',
        description: 'Sawn through the ice by hand, filled at thirty-nine degrees. The ice does not mind.',
      },
      'rain-shower': {
        at: [-2.62, 2.68, 1.3],
        description: 'An igloo that stopped half way up: a spiral of snow blocks, rain at its heart.',
      },
      vanity: {
        at: [3.4, 2.45, 1.2],
        title: 'Wash Trough',
        description: 'Two heights, three taps, three portholes. Grown-ups may use either.',
      },
    }),
    spot(
      'towels',
      [3.48, 4.3, 1.35],
      'Ten Towels',
      'Ten pegs, ten towels, no discussion. The bench below is warm.',
      {
        feature: 'heated-floor',
      },
    ),
    spot(
      'stools',
      [-1.5, 3.62, 0.35],
      'Penguin Stools',
      'Five of them, on their way to the water. One has been sent to wash first.',
    ),
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
  curl: [
    ...variant(bathroom, {
      back: { at: [-2.45, 6.85, 1.2], description: 'The round-topped door. Back to the bedroom.' },
      bathtub: {
        at: [1.05, 3.05, 0.62],
        title: 'Rose Tub',
        description:
          'Round, two metres across, glazed by hand. The wave has been breaking over it since you booked.',
      },
      'rain-shower': {
        at: [0.2, 2.95, 1.6],
        description: 'Forty streams from the lip of the wave. Stand in the tub, look at the sea.',
      },
      vanity: {
        at: [1.15, 6.5, 1.05],
        description: 'Two scallops on a scalloped ledge, a round mirror over each.',
      },
    }),
    spot(
      'barrel-bench',
      [-1.85, 2.4, 0.7],
      'In the Barrel',
      'The one place where nobody hurries you out. Sit, look along the wave, wait for the next.',
    ),
    spot(
      'window-bench',
      [3.1, 0.6, 0.6],
      'Window Bench',
      'Twelve feet of it, along the glass. Most of what one does is done here.',
      { feature: 'window-bench' },
    ),
    spot(
      'surfboards',
      [3.2, 2.1, 1.2],
      'Surfboards',
      'Three, waxed and waiting, over a drain for the sand.',
      {
        feature: 'surf',
      },
    ),
    spot(
      'wetsuits',
      [-0.98, 6.85, 1.35],
      'Wetsuits',
      'Down to the beach and back up. The towels stay striped.',
      {
        feature: 'beach',
      },
    ),
    spot('cat', [2.0, 3.05, 0.6], 'Cat', 'Found the patch of light before you did.'),
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
  windpump: [
    ...variant(bathroom, {
      back: { at: [-2.45, 7.3, 1.2], description: 'Turquoise boards, a cross of two. Back to the bedroom.' },
      bathtub: {
        at: [0, 3.5, 0.72],
        title: 'Stock Tank',
        description: 'Galvanised, ribbed, two metres twenty across. Made for forty cattle or two of you.',
      },
      'rain-shower': {
        at: [-2.72, 2.35, 1.95],
        description: 'A rose as wide as a hat, behind half a turn of corrugated sheet. Bring the hat.',
      },
      vanity: {
        at: [0, 7.1, 1.2],
        description: 'Two enamel tubs on an old workbench, a round mirror over each.',
      },
    }),
    spot(
      'windpump',
      [0, 1.7, 3.6],
      'Windpump',
      'Eighteen blades, a tail and no wind at all indoors. It turns when you bonk it.',
    ),
    spot(
      'dog-tank',
      [2.32, 4.22, 0.3],
      'Dog Tank',
      'Low enough to climb into. The orange ball is not yours.',
      {
        feature: 'dogs',
      },
    ),
    spot(
      'cactus-garden',
      [3.1, 2.1, 0.6],
      'Cactus Garden',
      'Saguaros, barrels, agaves. Please do not use them as towel rails.',
    ),
    spot(
      'bat',
      [-0.9, 4.45, 0.45],
      'Bat and Ball',
      'For the canyon wall, which answers. Not for the windpump.',
    ),
  ],
  tidepool: [
    ...variant(bathroom, {
      back: { at: [1.69, 5.9, 1.3] },
      bathtub: {
        at: [-0.05, 3.55, 0.7],
        title: 'Boat Bath',
        description: 'A boat of striped tiles with the water on the inside. It has not sunk yet.',
      },
      'rain-shower': {
        at: [-2.74, 6.1, 1.35],
        description: 'The first hut from the left. The queue is shorter than on the beach.',
      },
      vanity: {
        at: [0, 6.4, 1.3],
        description: 'A zinc trough on three barrels, under two portholes that show only you.',
      },
    }),
    spot('dog-shower', [2.5, 3.8, 0.6], 'Dog Shower', 'The sixth hut. Sand stays here, dignity too.', {
      feature: 'dogs',
    }),
    spot('towels', [-1.69, 6.0, 1.1], 'Towels', 'A hut full of them. The dog has its own.'),
    spot(
      'lifeguard',
      [-2.92, 4.1, 1.5],
      'Lifeguard Chair',
      'From up there you see the bath and the sea. Only one needs watching.',
      { feature: 'view' },
    ),
  ],
}
