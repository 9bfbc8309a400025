/**
 * Which coin a lodge is themed on, by the name it opens with (section 3 of the public specification). A stored lodge
 * keeps its `coinId`, whatever its owner names it.
 */
export const coinOfLodge: Readonly<Record<string, string>> = {
  'Tezos Lodge': 'tezos',
  'XRP Lodge': 'ripple',
  'DOGE Lodge': 'dogecoin',
  'Shiba Inu Lodge': 'shiba-inu',
  'PEPE Lodge': 'pepe',
  'Solana Lodge': 'solana',
  'Pudgy Penguins Lodge': 'pudgy-penguins',
  'Bonk Lodge': 'bonk',
  'PNUT Lodge': 'peanut-the-squirrel',
  'MEW Lodge': 'cat-in-a-dogs-world',
  'MOO DENG Lodge': 'moo-deng',
  'Arbitrum Lodge': 'arbitrum',
  'Ethereum Lodge': 'ethereum',
  'Cardano Lodge': 'cardano',
  'Stellar Lumens Lodge': 'stellar',
}

export const coinIds: readonly string[] = Object.values(coinOfLodge)

/** The coin of a lodge of that name, null where the specification names none. */
export function coinNamed(lodgeName: string): string | null {
  return Object.hasOwn(coinOfLodge, lodgeName) ? (coinOfLodge[lodgeName] ?? null) : null
}

/** What people call a coin: 'XRP' for `ripple`; null for a coin that no lodge was named after. */
export function coinTitle(coinId: string | null): string | null {
  const lodge = Object.keys(coinOfLodge).find((name) => coinOfLodge[name] === coinId)
  return lodge?.replace(' Lodge', '') ?? null
}
