// What a guest can point at in the bedrooms, by place.
import { spot, variant, without } from './spot.mjs'

const bedroom = [
  spot('bathroom-door', [2.85, 7.3, 1.25], 'Bathroom', 'Beside the bed, past the slatted wall.', {
    targetScene: 'bathroom',
  }),
  spot('bed', [0, 5.9, 0.75], 'Bed', 'Two metres wide, linen, a throw and six pillows.', {
    feature: 'bed',
  }),
  spot('hanging-fire', [2.7, 1.9, 0.95], 'Hanging Fire', 'A small fire of its own, with wood at hand.', {
    feature: 'fireplace',
  }),
  spot('window-seats', [-1.8, 2.15, 0.6], 'Window Seats', 'Two armchairs and two glasses, facing the view.', {
    feature: 'view',
  }),
  spot('back', [-2.85, 7.3, 1.25], 'Living Room', 'Back to the living room.', { targetScene: 'interior' }),
]
const withoutFire = without(bedroom, 'hanging-fire')

export const bedroomSpots = {
  skylight: [
    ...variant(bedroom, {
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
    ...variant(withoutFire, {
      'bathroom-door': { at: [3.75, 6.9, 1.2], description: 'Past the bunks, on the right.' },
      bed: { at: [-2.35, 3.3, 0.75], description: 'A wide one, for whoever is done with ladders.' },
      'window-seats': {
        at: [1.3, 0.82, 0.6],
        description: 'One long seat with cushions, facing the view.',
      },
      back: { at: [-3.75, 6.9, 1.2] },
    }),
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
  lookout: [
    ...variant(without(bedroom, 'window-seats'), {
      'bathroom-door': { at: [3.3, 7.3, 1.25], description: 'Past the wardrobes.' },
      bed: { at: [0, 1.98, 1.15], description: 'On a deck of its own, in the point of the glass.' },
      'hanging-fire': { at: [2.55, 5.3, 0.95] },
      back: { at: [-3.3, 7.3, 1.25] },
    }),
    spot('books', [1.2, 3.75, 0.65], 'Books', 'Two shelves of them, behind the pillows.', {
      feature: 'books',
    }),
  ],
  canopy: variant(withoutFire, {
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
  }),
  chamber: [
    ...variant(withoutFire, {
      'bathroom-door': { at: [4, 7.4, 1.2], description: 'Past the slab of stone, on the right.' },
      bed: { at: [0, 4.85, 0.85], description: 'Two metres wide, on a platform before a slab of stone.' },
      'window-seats': { at: [3.2, 1.75, 0.5], description: 'A daybed, a glass of wine and the view.' },
      back: { at: [-4.5, 6.9, 1.2] },
    }),
    spot('fire', [-3.55, 3.1, 0.6], 'Fire', 'Flames along a block of stone.', { feature: 'fireplace' }),
  ],
  gallery: [
    ...variant(withoutFire, {
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
    }),
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
  boxbed: [
    ...variant(withoutFire, {
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
    }),
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
  raft: [
    ...variant(withoutFire, {
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
    }),
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
  ledges: [
    ...variant(withoutFire, {
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
    }),
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
    ...variant(withoutFire, {
      'bathroom-door': { at: [3.75, 6.5, 1.6], description: 'Past the wall of slats, on the right.' },
      bed: { at: [0, 5.2, 0.75], description: 'Two metres wide, its pillows in a round gate of oak.' },
      'window-seats': {
        at: [-1.6, 1.25, 0.6],
        description: 'Two leather chairs and two cups, facing the view.',
      },
      back: { at: [-3.75, 6.5, 1.6] },
    }),
    spot('coffee', [2.7, 5.75, 0.9], 'Coffee', 'A pot, four cups and a jar of spruce. First one up brews.', {
      feature: 'coffee',
    }),
    spot('boots', [1.95, 0.8, 0.35], 'Boots and Pack', 'By the glass. The trail begins on its other side.', {
      feature: 'trail',
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
  iceberg: [
    ...variant(withoutFire, {
      'bathroom-door': {
        at: [3.12, 7.9, 1.2],
        description: 'The white door on the right, past the steps. Its window is round.',
      },
      bed: {
        at: [3.2, 2.5, 0.75],
        description: 'Wide and quiet, for the grown-ups, a screen of ice between you and the colony.',
      },
      'window-seats': {
        at: [-0.85, 1.2, 0.6],
        description: 'Two armchairs and two cups, facing the snow.',
      },
      back: { at: [1.96, 7.9, 1.4], description: 'Back to the living room, by the white door on the left.' },
    }),
    spot(
      'bunks',
      [0.2, 4.3, 1.15],
      'Iceberg',
      'Five caves, five beds. The highest goes to whoever asks last.',
      {
        feature: 'bunks',
      },
    ),
    spot(
      'slide',
      [-2.86, 4.35, 1.8],
      'Slide',
      'The sledging slope, continued indoors. It ends in open water.',
      {
        feature: 'slide',
      },
    ),
    spot(
      'lookout',
      [1.1, 5.6, 2.95],
      'Look-out',
      'A seat, a spyglass, one duty: to say when there is cocoa.',
      {
        feature: 'family',
      },
    ),
    spot(
      'slippers',
      [0.4, 3.55, 0.1],
      'Slippers',
      'One size for each. You will waddle in them. Everyone does.',
    ),
  ],
  boulder: [
    ...variant(withoutFire, {
      'bathroom-door': {
        at: [3.14, 7.2, 1.1],
        description: 'The round-headed door on the right of the boulder.',
      },
      bed: {
        at: [-0.05, 3.9, 0.7],
        title: 'Boulder Bed',
        description: 'Let into plaster, its pillows against the rock. The rock was here first.',
        feature: 'boulder',
      },
      'window-seats': {
        at: [-2.35, 1, 0.6],
        description: 'Two leather armchairs and two glasses, facing the boulders outside.',
      },
      back: {
        at: [-3.14, 7.2, 1.1],
        description: 'Back to the living room, by the round-headed door on the left.',
      },
    }),
    spot(
      'sun',
      [1.32, 7.1, 3.5],
      'Sun',
      'Woven, and always just about to rise. It has no opinion on when you get up.',
    ),
    spot(
      'hammocks',
      [2.38, 3.4, 1.15],
      'Hammocks',
      'Two, one over the other. The upper one goes to whoever is least careful.',
      { feature: 'hammocks' },
    ),
    spot(
      'mattresses',
      [-2.95, 4.1, 0.6],
      'Mattresses',
      'Six, rolled and striped. By the second night they are on the deck.',
    ),
    spot(
      'dog-bed',
      [-2.85, 2.75, 0.2],
      'Dog Bed',
      'Round, between the armchairs and the rolls. It is usually empty; the big one is not.',
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
}
