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

/** A still of a fireside: its room and camera. */
export type FireStill = 'fire-still' | 'hall-fire' | 'stove-side' | 'stove-front' | 'fire-side' | 'stove-still' | 'fire-front'

export const fireStills: Record<string, FireStill> = {
  "xrp-lodge": "fire-still",
  "doge-lodge": "fire-still",
  "shiba-inu-lodge": "fire-still",
  "pepe-lodge": "fire-still",
  "solana-lodge": "hall-fire",
  "ethereum-lodge": "hall-fire",
  "tezos-lodge": "stove-side",
  "pump-fun-lodge": "stove-front",
  "pnut-lodge": "stove-front",
  "mew-lodge": "stove-side",
  "moo-deng-lodge": "fire-side",
  "pudgy-penguins-lodge": "stove-still",
  "bonk-lodge": "stove-still",
  "arbitrum-lodge": "hall-fire",
  "cardano-lodge": "fire-front",
  "stellar-lumens-lodge": "stove-front"
}
