// Written by `npm run pictures -- --hotspots` from the lodges' rooms; edits are lost.

/** What a picture of a room shows. */
export type Place = 'ripple' | 'moongate' | 'twins' | 'granite' | 'hall' | 'slipstream' | 'sauna' | 'hearth' | 'spiral' | 'gallery' | 'grotto' | 'ribbon' | 'facet' | 'chamber' | 'prism' | 'cinema' | 'regatta' | 'bunks' | 'tidepool' | 'lighthouse' | 'veranda' | 'ledges' | 'curl' | 'stove' | 'club' | 'cabana' | 'breeze' | 'launchpad' | 'teahouse' | 'canopy' | 'hewn' | 'kiva' | 'den' | 'boulder' | 'windpump' | 'sunset' | 'loft' | 'observatory' | 'planetarium' | 'oculus' | 'pond' | 'lookout' | 'soaking' | 'woodpile' | 'pit' | 'raft' | 'plunge' | 'fire' | 'parlour' | 'boxbed' | 'compass' | 'library' | 'council' | 'loom' | 'cedar' | 'kota' | 'floe' | 'iceberg' | 'icehole' | 'penguin' | 'hollow' | 'skylight' | 'barrel' | 'ingle'

/** The rooms that a lodge's pictures show. */
export const lodgePlaces: Record<string, { [scene: string]: Place }> = {
  "xrp-lodge": {
    "interior": "ripple",
    "bedroom": "moongate",
    "bathroom": "twins",
    "neon-fireplace": "granite"
  },
  "doge-lodge": {
    "interior": "regatta",
    "bedroom": "bunks",
    "bathroom": "tidepool",
    "neon-fireplace": "lighthouse"
  },
  "shiba-inu-lodge": {
    "interior": "teahouse",
    "bedroom": "canopy",
    "bathroom": "hewn",
    "neon-fireplace": "kiva"
  },
  "pepe-lodge": {
    "interior": "pond",
    "bedroom": "lookout",
    "bathroom": "soaking",
    "neon-fireplace": "woodpile"
  },
  "solana-lodge": {
    "interior": "hall",
    "bedroom": "slipstream",
    "bathroom": "sauna",
    "neon-fireplace": "hearth"
  },
  "ethereum-lodge": {
    "interior": "facet",
    "bedroom": "chamber",
    "bathroom": "prism",
    "neon-fireplace": "cinema"
  },
  "tezos-lodge": {
    "interior": "council",
    "bedroom": "loom",
    "bathroom": "cedar",
    "neon-fireplace": "kota"
  },
  "pump-fun-lodge": {
    "interior": "club",
    "bedroom": "cabana",
    "bathroom": "breeze",
    "neon-fireplace": "launchpad"
  },
  "pnut-lodge": {
    "interior": "hollow",
    "bedroom": "skylight",
    "bathroom": "barrel",
    "neon-fireplace": "ingle"
  },
  "mew-lodge": {
    "interior": "veranda",
    "bedroom": "ledges",
    "bathroom": "curl",
    "neon-fireplace": "stove"
  },
  "moo-deng-lodge": {
    "interior": "pit",
    "bedroom": "raft",
    "bathroom": "plunge",
    "neon-fireplace": "fire"
  },
  "pudgy-penguins-lodge": {
    "interior": "floe",
    "bedroom": "iceberg",
    "bathroom": "icehole",
    "neon-fireplace": "penguin"
  },
  "bonk-lodge": {
    "interior": "den",
    "bedroom": "boulder",
    "bathroom": "windpump",
    "neon-fireplace": "sunset"
  },
  "arbitrum-lodge": {
    "interior": "spiral",
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
    "bedroom": "observatory",
    "bathroom": "planetarium",
    "neon-fireplace": "oculus"
  }
}
