// One row a lodge: what its pictures show. `view` is the camera of the exterior still, `variant` the proportions
// of the A-frame, `mirror` turns the plan round (tub left, fire right), `accent` is the colour of its neon.
/** @typedef {{ slug: string, name: string, landscape: string, view: string, variant: string, mirror: boolean, pool: boolean, accent: string, seed: number }} LodgeRow */

const row = (slug, name, landscape, view, variant, accent, seed, extras = '') => ({
  slug,
  name,
  landscape,
  view,
  variant,
  accent,
  seed,
  pool: extras.includes('pool'),
  mirror: extras.includes('mirror'),
})

/** @type {LodgeRow[]} */
export const lodges = [
  row('xrp-lodge', 'XRP Lodge', 'alpine_dusk', 'still', 'classic', '#FFD700', 3, 'pool'),
  row('doge-lodge', 'Doge Lodge', 'beach_dusk', 'still', 'wide', '#4A90E2', 13, 'pool'),
  row('shiba-inu-lodge', 'Shiba Inu Lodge', 'desert_dusk', 'high', 'classic', '#FF6B35', 11, 'pool'),
  row('pepe-lodge', 'Pepe Lodge', 'lake_dusk', 'still', 'tall', '#00FF88', 5),
  row('solana-lodge', 'Solana Lodge', 'alpine_dusk', 'front', 'diamond', '#9945FF', 17, 'pool'),
  row('ethereum-lodge', 'Ethereum Lodge', 'snow_aurora', 'front', 'slender', '#8A92FF', 19),
  row('tezos-lodge', 'Tezos Lodge', 'snow_aurora', 'tub', 'classic', '#2C7DF7', 7),
  row('pump-fun-lodge', 'Pump.fun Lodge', 'beach_dusk', 'high', 'wide', '#54E08A', 59, 'pool mirror'),
  row('pnut-lodge', 'Pnut Lodge', 'forest_night', 'right', 'tall', '#D98E4A', 23),
  row('mew-lodge', 'Mew Lodge', 'beach_dusk', 'right', 'diamond', '#FF5FA2', 29),
  row('moo-deng-lodge', 'Moo Deng Lodge', 'lake_dusk', 'right', 'wide', '#2EC4B6', 31, 'mirror'),
  row('pudgy-penguins-lodge', 'Pudgy Penguins Lodge', 'snow_aurora', 'still', 'classic', '#7FD4FF', 37),
  row('bonk-lodge', 'Bonk Lodge', 'desert_dusk', 'still', 'slender', '#FF8C1A', 41, 'pool mirror'),
  row('arbitrum-lodge', 'Arbitrum Lodge', 'alpine_dusk', 'high', 'tall', '#28A0F0', 43, 'pool'),
  row('cardano-lodge', 'Cardano Lodge', 'lake_dusk', 'front', 'classic', '#3B6BFF', 47),
  row(
    'stellar-lumens-lodge',
    'Stellar Lumens Lodge',
    'desert_dusk',
    'front',
    'diamond',
    '#E8F1FF',
    53,
    'mirror',
  ),
]

export const landscapes = [...new Set(lodges.map((lodge) => lodge.landscape))]
