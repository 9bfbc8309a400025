// Written by `npm run pictures -- --hotspots` from the lodges' rooms; edits are lost.

/** What a picture of a room shows. */
export type Place = 'living' | 'hall' | 'hearth' | 'bedroom' | 'bathroom' | 'fire' | 'den' | 'pit' | 'loft' | 'chamber' | 'grotto' | 'plunge' | 'skylight' | 'bunks' | 'lookout' | 'soaking' | 'stove' | 'kiva'

/** Where a lodge's rooms differ from the usual house. */
export const lodgePlaces: Record<string, { [scene: string]: Place }> = {
  "xrp-lodge": {
    "bedroom": "lookout"
  },
  "doge-lodge": {
    "interior": "pit",
    "bedroom": "bunks",
    "bathroom": "soaking"
  },
  "shiba-inu-lodge": {
    "interior": "pit",
    "bedroom": "skylight",
    "bathroom": "plunge",
    "neon-fireplace": "kiva"
  },
  "pepe-lodge": {
    "bedroom": "lookout",
    "bathroom": "soaking"
  },
  "solana-lodge": {
    "interior": "hall",
    "bedroom": "chamber",
    "bathroom": "grotto",
    "neon-fireplace": "hearth"
  },
  "ethereum-lodge": {
    "interior": "hall",
    "bedroom": "chamber",
    "bathroom": "grotto",
    "neon-fireplace": "hearth"
  },
  "tezos-lodge": {
    "interior": "den",
    "bathroom": "soaking",
    "neon-fireplace": "stove"
  },
  "pump-fun-lodge": {
    "interior": "den",
    "bathroom": "plunge",
    "neon-fireplace": "stove"
  },
  "pnut-lodge": {
    "interior": "loft",
    "bedroom": "skylight",
    "bathroom": "soaking",
    "neon-fireplace": "stove"
  },
  "mew-lodge": {
    "interior": "loft",
    "bedroom": "lookout",
    "neon-fireplace": "stove"
  },
  "moo-deng-lodge": {
    "interior": "pit",
    "bedroom": "skylight",
    "bathroom": "plunge"
  },
  "pudgy-penguins-lodge": {
    "interior": "den",
    "bedroom": "bunks",
    "neon-fireplace": "stove"
  },
  "bonk-lodge": {
    "interior": "den",
    "bedroom": "skylight",
    "bathroom": "soaking",
    "neon-fireplace": "kiva"
  },
  "arbitrum-lodge": {
    "interior": "hall",
    "bedroom": "chamber",
    "bathroom": "grotto",
    "neon-fireplace": "hearth"
  },
  "cardano-lodge": {},
  "stellar-lumens-lodge": {
    "interior": "loft",
    "bedroom": "skylight",
    "bathroom": "soaking",
    "neon-fireplace": "kiva"
  }
}
