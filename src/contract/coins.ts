/** Which coin a lodge is themed on, by the lodge's name (section 3 of the public specification). */
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
