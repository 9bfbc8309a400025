// What a guest can point at in the rooms of DOGE Lodge, by place.
import { spot, variant, without } from './spot.mjs'
import { bathroom, living, withoutBooks, withoutFire } from './usual.mjs'

export const doge = {
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
}
