// Written by `npm run pictures -- --hotspots` from the lodges' rooms; edits are lost.

/** What a picture of a room shows. */
export type Place = 'living' | 'den' | 'pit' | 'loft' | 'veranda' | 'parlour' | 'hall' | 'facet' | 'floe' | 'bedroom' | 'skylight' | 'bunks' | 'lookout' | 'canopy' | 'chamber' | 'gallery' | 'boxbed' | 'raft' | 'cabana' | 'ledges' | 'moongate' | 'bathroom' | 'soaking' | 'grotto' | 'sauna' | 'planetarium' | 'hewn' | 'compass' | 'plunge' | 'twins' | 'cedar' | 'fire' | 'hearth' | 'stove' | 'kiva' | 'library' | 'ingle' | 'ribbon' | 'granite' | 'oculus' | 'woodpile'

/** Where a lodge's rooms differ from the usual house. */
export const lodgePlaces: Record<string, { [scene: string]: Place }> = {
  "xrp-lodge": {
    "bedroom": "moongate",
    "bathroom": "twins",
    "neon-fireplace": "granite"
  },
  "doge-lodge": {
    "interior": "veranda",
    "bedroom": "bunks",
    "bathroom": "soaking"
  },
  "shiba-inu-lodge": {
    "interior": "pit",
    "bedroom": "canopy",
    "bathroom": "hewn",
    "neon-fireplace": "kiva"
  },
  "pepe-lodge": {
    "bedroom": "lookout",
    "bathroom": "soaking",
    "neon-fireplace": "woodpile"
  },
  "solana-lodge": {
    "interior": "hall",
    "bedroom": "chamber",
    "bathroom": "sauna",
    "neon-fireplace": "hearth"
  },
  "ethereum-lodge": {
    "interior": "facet",
    "bedroom": "chamber",
    "bathroom": "grotto",
    "neon-fireplace": "hearth"
  },
  "tezos-lodge": {
    "interior": "parlour",
    "bathroom": "cedar",
    "neon-fireplace": "library"
  },
  "pump-fun-lodge": {
    "interior": "den",
    "bedroom": "cabana",
    "bathroom": "plunge",
    "neon-fireplace": "stove"
  },
  "pnut-lodge": {
    "interior": "loft",
    "bedroom": "skylight",
    "bathroom": "cedar",
    "neon-fireplace": "ingle"
  },
  "mew-lodge": {
    "interior": "veranda",
    "bedroom": "ledges",
    "neon-fireplace": "stove"
  },
  "moo-deng-lodge": {
    "interior": "pit",
    "bedroom": "raft",
    "bathroom": "plunge"
  },
  "pudgy-penguins-lodge": {
    "interior": "floe",
    "bedroom": "bunks",
    "neon-fireplace": "ingle"
  },
  "bonk-lodge": {
    "interior": "den",
    "bedroom": "canopy",
    "bathroom": "twins",
    "neon-fireplace": "kiva"
  },
  "arbitrum-lodge": {
    "interior": "hall",
    "bedroom": "gallery",
    "bathroom": "grotto",
    "neon-fireplace": "ribbon"
  },
  "cardano-lodge": {
    "interior": "parlour",
    "bedroom": "boxbed",
    "bathroom": "compass",
    "neon-fireplace": "library"
  },
  "stellar-lumens-lodge": {
    "interior": "loft",
    "bedroom": "skylight",
    "bathroom": "planetarium",
    "neon-fireplace": "oculus"
  }
}
