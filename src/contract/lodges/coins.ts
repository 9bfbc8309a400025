/**
 * By the first name of a lodge (section 3 of the public specification). A renamed lodge keeps its stored
 * `coinId`.
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

export function coinNamed(lodgeName: string): string | null {
  return Object.hasOwn(coinOfLodge, lodgeName) ? (coinOfLodge[lodgeName] ?? null) : null
}

export function coinTitle(coinId: string | null): string | null {
  const lodge = Object.keys(coinOfLodge).find((name) => coinOfLodge[name] === coinId)
  return lodge?.replace(' Lodge', '') ?? null
}

const tickers: Readonly<Record<string, string>> = {
  tezos: 'XTZ',
  ripple: 'XRP',
  dogecoin: 'DOGE',
  'shiba-inu': 'SHIB',
  pepe: 'PEPE',
  solana: 'SOL',
  'pudgy-penguins': 'PENGU',
  bonk: 'BONK',
  'peanut-the-squirrel': 'PNUT',
  'cat-in-a-dogs-world': 'MEW',
  'moo-deng': 'MOODENG',
  arbitrum: 'ARB',
  ethereum: 'ETH',
  cardano: 'ADA',
  stellar: 'XLM',
}

export const coinTicker = (coinId: string | null): string | null => tickers[coinId ?? ''] ?? null
