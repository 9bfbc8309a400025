// Written by `npm run pictures -- --hotspots` from the lodges' rooms; edits are lost.

/** What a picture of a room shows. */
export type Place = 'living' | 'hall' | 'hearth' | 'bedroom' | 'bathroom' | 'fire' | 'skylight' | 'soaking' | 'stove'

/** Where a lodge's rooms differ from the usual house. */
export const lodgePlaces: Record<string, { [scene: string]: Place }> = {
  "xrp-lodge": {},
  "doge-lodge": {
    "bathroom": "soaking"
  },
  "shiba-inu-lodge": {
    "bedroom": "skylight"
  },
  "pepe-lodge": {
    "bathroom": "soaking"
  },
  "solana-lodge": {
    "interior": "hall",
    "neon-fireplace": "hearth"
  },
  "ethereum-lodge": {
    "interior": "hall",
    "neon-fireplace": "hearth"
  },
  "tezos-lodge": {
    "bathroom": "soaking",
    "neon-fireplace": "stove"
  },
  "pump-fun-lodge": {
    "neon-fireplace": "stove"
  },
  "pnut-lodge": {
    "bedroom": "skylight",
    "bathroom": "soaking",
    "neon-fireplace": "stove"
  },
  "mew-lodge": {
    "bedroom": "skylight",
    "neon-fireplace": "stove"
  },
  "moo-deng-lodge": {
    "bedroom": "skylight"
  },
  "pudgy-penguins-lodge": {
    "bedroom": "skylight",
    "neon-fireplace": "stove"
  },
  "bonk-lodge": {
    "bedroom": "skylight",
    "bathroom": "soaking",
    "neon-fireplace": "stove"
  },
  "arbitrum-lodge": {
    "interior": "hall",
    "bathroom": "soaking",
    "neon-fireplace": "hearth"
  },
  "cardano-lodge": {},
  "stellar-lumens-lodge": {
    "bedroom": "skylight",
    "bathroom": "soaking",
    "neon-fireplace": "stove"
  }
}
