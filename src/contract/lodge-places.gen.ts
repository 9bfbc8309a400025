// Written by `npm run pictures -- --hotspots` from the lodges' rooms; edits are lost.

/** What a picture of a room shows. */
export type Place = 'living' | 'hall' | 'hearth' | 'bedroom' | 'bathroom' | 'fire' | 'den' | 'chamber' | 'grotto' | 'skylight' | 'soaking' | 'stove'

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
    "neon-fireplace": "stove"
  },
  "pnut-lodge": {
    "interior": "den",
    "bedroom": "skylight",
    "bathroom": "soaking",
    "neon-fireplace": "stove"
  },
  "mew-lodge": {
    "interior": "den",
    "bedroom": "skylight",
    "neon-fireplace": "stove"
  },
  "moo-deng-lodge": {
    "bedroom": "skylight"
  },
  "pudgy-penguins-lodge": {
    "interior": "den",
    "bedroom": "skylight",
    "neon-fireplace": "stove"
  },
  "bonk-lodge": {
    "interior": "den",
    "bedroom": "skylight",
    "bathroom": "soaking",
    "neon-fireplace": "stove"
  },
  "arbitrum-lodge": {
    "interior": "hall",
    "bedroom": "chamber",
    "bathroom": "grotto",
    "neon-fireplace": "hearth"
  },
  "cardano-lodge": {},
  "stellar-lumens-lodge": {
    "interior": "den",
    "bedroom": "skylight",
    "bathroom": "soaking",
    "neon-fireplace": "stove"
  }
}
