import type { Panorama, Picture } from '#contract/lodges.ts'

export type LodgePictures = { exterior: Picture; interiors: Picture[]; fireplace: Picture; panoramas: Partial<Record<string, Panorama>>; video?: string }
export const pictures: Record<string, LodgePictures> = {
 "xrp-lodge": {
  "exterior": {
   "src": "/pictures/xrp-lodge/exterior.webp",
   "alt": "exterior of xrp-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": true
  },
  "interiors": [
   {
    "src": "/pictures/xrp-lodge/living.webp",
    "alt": "living of xrp-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/xrp-lodge/bedroom.webp",
    "alt": "bedroom of xrp-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/xrp-lodge/bathroom.webp",
    "alt": "bathroom of xrp-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/xrp-lodge/fireplace.webp",
    "alt": "fireplace of xrp-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   }
  ],
  "fireplace": {
   "src": "/pictures/xrp-lodge/fireplace.webp",
   "alt": "fireplace of xrp-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": false
  },
  "panoramas": {}
 },
 "doge-lodge": {
  "exterior": {
   "src": "/pictures/doge-lodge/exterior.webp",
   "alt": "exterior of doge-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": true
  },
  "interiors": [
   {
    "src": "/pictures/doge-lodge/living.webp",
    "alt": "living of doge-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/doge-lodge/bedroom.webp",
    "alt": "bedroom of doge-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/doge-lodge/bathroom.webp",
    "alt": "bathroom of doge-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/doge-lodge/fireplace.webp",
    "alt": "fireplace of doge-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   }
  ],
  "fireplace": {
   "src": "/pictures/doge-lodge/fireplace.webp",
   "alt": "fireplace of doge-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": false
  },
  "panoramas": {}
 },
 "shiba-inu-lodge": {
  "exterior": {
   "src": "/pictures/shiba-inu-lodge/exterior.webp",
   "alt": "exterior of shiba-inu-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": true
  },
  "interiors": [
   {
    "src": "/pictures/shiba-inu-lodge/living.webp",
    "alt": "living of shiba-inu-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/shiba-inu-lodge/bedroom.webp",
    "alt": "bedroom of shiba-inu-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/shiba-inu-lodge/bathroom.webp",
    "alt": "bathroom of shiba-inu-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/shiba-inu-lodge/fireplace.webp",
    "alt": "fireplace of shiba-inu-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   }
  ],
  "fireplace": {
   "src": "/pictures/shiba-inu-lodge/fireplace.webp",
   "alt": "fireplace of shiba-inu-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": false
  },
  "panoramas": {}
 },
 "pepe-lodge": {
  "exterior": {
   "src": "/pictures/pepe-lodge/exterior.webp",
   "alt": "exterior of pepe-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": true
  },
  "interiors": [
   {
    "src": "/pictures/pepe-lodge/living.webp",
    "alt": "living of pepe-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/pepe-lodge/bedroom.webp",
    "alt": "bedroom of pepe-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/pepe-lodge/bathroom.webp",
    "alt": "bathroom of pepe-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/pepe-lodge/fireplace.webp",
    "alt": "fireplace of pepe-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   }
  ],
  "fireplace": {
   "src": "/pictures/pepe-lodge/fireplace.webp",
   "alt": "fireplace of pepe-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": false
  },
  "panoramas": {}
 },
 "solana-lodge": {
  "exterior": {
   "src": "/pictures/solana-lodge/exterior.webp",
   "alt": "exterior of solana-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": true
  },
  "interiors": [
   {
    "src": "/pictures/solana-lodge/living.webp",
    "alt": "living of solana-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/solana-lodge/bedroom.webp",
    "alt": "bedroom of solana-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/solana-lodge/bathroom.webp",
    "alt": "bathroom of solana-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/solana-lodge/fireplace.webp",
    "alt": "fireplace of solana-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   }
  ],
  "fireplace": {
   "src": "/pictures/solana-lodge/fireplace.webp",
   "alt": "fireplace of solana-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": false
  },
  "panoramas": {}
 },
 "tezos-lodge": {
  "exterior": {
   "src": "/pictures/tezos-lodge/exterior.webp",
   "alt": "exterior of tezos-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": true
  },
  "interiors": [
   {
    "src": "/pictures/tezos-lodge/living.webp",
    "alt": "living of tezos-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/tezos-lodge/bedroom.webp",
    "alt": "bedroom of tezos-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/tezos-lodge/bathroom.webp",
    "alt": "bathroom of tezos-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/tezos-lodge/fireplace.webp",
    "alt": "fireplace of tezos-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   }
  ],
  "fireplace": {
   "src": "/pictures/tezos-lodge/fireplace.webp",
   "alt": "fireplace of tezos-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": false
  },
  "panoramas": {}
 },
 "pudgy-penguins-lodge": {
  "exterior": {
   "src": "/pictures/pudgy-penguins-lodge/exterior.webp",
   "alt": "exterior of pudgy-penguins-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": true
  },
  "interiors": [
   {
    "src": "/pictures/pudgy-penguins-lodge/living.webp",
    "alt": "living of pudgy-penguins-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/pudgy-penguins-lodge/bedroom.webp",
    "alt": "bedroom of pudgy-penguins-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/pudgy-penguins-lodge/bathroom.webp",
    "alt": "bathroom of pudgy-penguins-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/pudgy-penguins-lodge/fireplace.webp",
    "alt": "fireplace of pudgy-penguins-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   }
  ],
  "fireplace": {
   "src": "/pictures/pudgy-penguins-lodge/fireplace.webp",
   "alt": "fireplace of pudgy-penguins-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": false
  },
  "panoramas": {}
 },
 "bonk-lodge": {
  "exterior": {
   "src": "/pictures/bonk-lodge/exterior.webp",
   "alt": "exterior of bonk-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": true
  },
  "interiors": [
   {
    "src": "/pictures/bonk-lodge/living.webp",
    "alt": "living of bonk-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/bonk-lodge/bedroom.webp",
    "alt": "bedroom of bonk-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/bonk-lodge/bathroom.webp",
    "alt": "bathroom of bonk-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/bonk-lodge/fireplace.webp",
    "alt": "fireplace of bonk-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   }
  ],
  "fireplace": {
   "src": "/pictures/bonk-lodge/fireplace.webp",
   "alt": "fireplace of bonk-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": false
  },
  "panoramas": {}
 },
 "pnut-lodge": {
  "exterior": {
   "src": "/pictures/pnut-lodge/exterior.webp",
   "alt": "exterior of pnut-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": true
  },
  "interiors": [
   {
    "src": "/pictures/pnut-lodge/living.webp",
    "alt": "living of pnut-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/pnut-lodge/bedroom.webp",
    "alt": "bedroom of pnut-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/pnut-lodge/bathroom.webp",
    "alt": "bathroom of pnut-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/pnut-lodge/fireplace.webp",
    "alt": "fireplace of pnut-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   }
  ],
  "fireplace": {
   "src": "/pictures/pnut-lodge/fireplace.webp",
   "alt": "fireplace of pnut-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": false
  },
  "panoramas": {}
 },
 "mew-lodge": {
  "exterior": {
   "src": "/pictures/mew-lodge/exterior.webp",
   "alt": "exterior of mew-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": true
  },
  "interiors": [
   {
    "src": "/pictures/mew-lodge/living.webp",
    "alt": "living of mew-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/mew-lodge/bedroom.webp",
    "alt": "bedroom of mew-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/mew-lodge/bathroom.webp",
    "alt": "bathroom of mew-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/mew-lodge/fireplace.webp",
    "alt": "fireplace of mew-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   }
  ],
  "fireplace": {
   "src": "/pictures/mew-lodge/fireplace.webp",
   "alt": "fireplace of mew-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": false
  },
  "panoramas": {}
 },
 "moo-deng-lodge": {
  "exterior": {
   "src": "/pictures/moo-deng-lodge/exterior.webp",
   "alt": "exterior of moo-deng-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": true
  },
  "interiors": [
   {
    "src": "/pictures/moo-deng-lodge/living.webp",
    "alt": "living of moo-deng-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/moo-deng-lodge/bedroom.webp",
    "alt": "bedroom of moo-deng-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/moo-deng-lodge/bathroom.webp",
    "alt": "bathroom of moo-deng-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/moo-deng-lodge/fireplace.webp",
    "alt": "fireplace of moo-deng-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   }
  ],
  "fireplace": {
   "src": "/pictures/moo-deng-lodge/fireplace.webp",
   "alt": "fireplace of moo-deng-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": false
  },
  "panoramas": {}
 },
 "arbitrum-lodge": {
  "exterior": {
   "src": "/pictures/arbitrum-lodge/exterior.webp",
   "alt": "exterior of arbitrum-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": true
  },
  "interiors": [
   {
    "src": "/pictures/arbitrum-lodge/living.webp",
    "alt": "living of arbitrum-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/arbitrum-lodge/bedroom.webp",
    "alt": "bedroom of arbitrum-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/arbitrum-lodge/bathroom.webp",
    "alt": "bathroom of arbitrum-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/arbitrum-lodge/fireplace.webp",
    "alt": "fireplace of arbitrum-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   }
  ],
  "fireplace": {
   "src": "/pictures/arbitrum-lodge/fireplace.webp",
   "alt": "fireplace of arbitrum-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": false
  },
  "panoramas": {}
 },
 "ethereum-lodge": {
  "exterior": {
   "src": "/pictures/ethereum-lodge/exterior.webp",
   "alt": "exterior of ethereum-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": true
  },
  "interiors": [
   {
    "src": "/pictures/ethereum-lodge/living.webp",
    "alt": "living of ethereum-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/ethereum-lodge/bedroom.webp",
    "alt": "bedroom of ethereum-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/ethereum-lodge/bathroom.webp",
    "alt": "bathroom of ethereum-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/ethereum-lodge/fireplace.webp",
    "alt": "fireplace of ethereum-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   }
  ],
  "fireplace": {
   "src": "/pictures/ethereum-lodge/fireplace.webp",
   "alt": "fireplace of ethereum-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": false
  },
  "panoramas": {}
 },
 "cardano-lodge": {
  "exterior": {
   "src": "/pictures/cardano-lodge/exterior.webp",
   "alt": "exterior of cardano-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": true
  },
  "interiors": [
   {
    "src": "/pictures/cardano-lodge/living.webp",
    "alt": "living of cardano-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/cardano-lodge/bedroom.webp",
    "alt": "bedroom of cardano-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/cardano-lodge/bathroom.webp",
    "alt": "bathroom of cardano-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/cardano-lodge/fireplace.webp",
    "alt": "fireplace of cardano-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   }
  ],
  "fireplace": {
   "src": "/pictures/cardano-lodge/fireplace.webp",
   "alt": "fireplace of cardano-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": false
  },
  "panoramas": {}
 },
 "stellar-lumens-lodge": {
  "exterior": {
   "src": "/pictures/stellar-lumens-lodge/exterior.webp",
   "alt": "exterior of stellar-lumens-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": true
  },
  "interiors": [
   {
    "src": "/pictures/stellar-lumens-lodge/living.webp",
    "alt": "living of stellar-lumens-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/stellar-lumens-lodge/bedroom.webp",
    "alt": "bedroom of stellar-lumens-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/stellar-lumens-lodge/bathroom.webp",
    "alt": "bathroom of stellar-lumens-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/stellar-lumens-lodge/fireplace.webp",
    "alt": "fireplace of stellar-lumens-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   }
  ],
  "fireplace": {
   "src": "/pictures/stellar-lumens-lodge/fireplace.webp",
   "alt": "fireplace of stellar-lumens-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": false
  },
  "panoramas": {}
 },
 "pump-fun-lodge": {
  "exterior": {
   "src": "/pictures/pump-fun-lodge/exterior.webp",
   "alt": "exterior of pump-fun-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": true
  },
  "interiors": [
   {
    "src": "/pictures/pump-fun-lodge/living.webp",
    "alt": "living of pump-fun-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/pump-fun-lodge/bedroom.webp",
    "alt": "bedroom of pump-fun-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/pump-fun-lodge/bathroom.webp",
    "alt": "bathroom of pump-fun-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   },
   {
    "src": "/pictures/pump-fun-lodge/fireplace.webp",
    "alt": "fireplace of pump-fun-lodge",
    "width": 1536,
    "height": 1024,
    "color": "#223344",
    "placeholder": "",
    "widths": [
     480,
     960,
     1536
    ],
    "neon": false
   }
  ],
  "fireplace": {
   "src": "/pictures/pump-fun-lodge/fireplace.webp",
   "alt": "fireplace of pump-fun-lodge",
   "width": 1536,
   "height": 1024,
   "color": "#223344",
   "placeholder": "",
   "widths": [
    480,
    960,
    1536
   ],
   "neon": false
  },
  "panoramas": {}
 }
}