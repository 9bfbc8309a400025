// What a guest can point at outside.
import { spot } from './spot.mjs'

const terrace = [
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
]

const pool = spot(
  'infinity-pool',
  [-4.3, -8.6, -0.05],
  'Infinity Pool',
  'Lit water, level with its rim, mirroring the gable.',
  { feature: 'infinity-pool' },
)

/** What stands outside; a tub that is not on the deck lies in the ground. */
export const spotsOutside = ({ pool: hasPool, tub }) =>
  [...terrace, ...(hasPool ? [pool] : [])].map((one) =>
    one.id === 'hot-tub' && tub
      ? { ...one, at: tub, description: 'Sunk into the ground, level with the path to it.' }
      : one,
  )
