// Written by `npm run pictures`; edits are lost.
// Files of a still follow from `src`: /pictures/x/exterior.webp → exterior-960.avif; with `neon` also
// exterior-unlit-960.avif and exterior-neon-960.avif, and finished = screen(unlit, neon).

export type Picture = {
  src: string
  alt: string
  width: number
  height: number
  color: string
  placeholder: string
  widths: number[]
  neon: boolean
}

/** `src` shows the place without its neon; `neon` is the light to screen over it. */
export type Panorama = { src: string; neon?: string; width: number; height: number; alt: string }

export type PanoramaScene = 'exterior' | 'interior' | 'bedroom' | 'bathroom' | 'neon-fireplace'

export type LodgePictures = {
  exterior: Picture
  /** living room, bedroom, bathroom, fireside */
  interiors: Picture[]
  fireplace?: Picture
  panoramas: Partial<Record<PanoramaScene, Panorama>>
}

export const pictures: Record<string, LodgePictures> = {
  "xrp-lodge": {
    "exterior": {
      "src": "/pictures/xrp-lodge/exterior.webp",
      "alt": "Gold light traces an A-frame above a turquoise pool, jagged mountains behind it at dusk",
      "width": 1536,
      "height": 1024,
      "color": "#4f4957",
      "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAAgABUB8JYgCdAD0mezWWxAA/qMhfC1raiRbi/cwve0Cv3YE3IyNO1sndNLSYAA=",
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
        "alt": "Looking out of the living room at a snowy peak in violet dusk, candles on a marble table, gold light up the timber roof",
        "width": 1536,
        "height": 1024,
        "color": "#715336",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JagCdADZmNbgAAD+ca2QXvv3K/KXSDWz0xF6iq4m22xKSo/vUAAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/xrp-lodge/bedroom.webp",
        "alt": "A wide bed in linen and camel under a timber roof, framed by gold light, with lamps on both sides",
        "width": 1536,
        "height": 1024,
        "color": "#7e5f3e",
        "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAAgABUB8JZgCdADzfA3SAAD+nrtqP3s4A1SONS8OFONwmSXoSajVnBw57BShWUUT8AAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/xrp-lodge/bathroom.webp",
        "alt": "A bath with a view of a snowy peak in violet dusk: oval tub, white marble floor, plants, gold light on the rafters",
        "width": 1536,
        "height": 1024,
        "color": "#6b5e52",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JZgCdAELQmSGAAD+oPoRkOPhwx4pS3+XG3C2tA9lNWPAEZRpiGnCAAA=",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/xrp-lodge/fireplace.webp",
        "alt": "Two chairs at the fireside, flames behind glass, a gold neon hexagon on veined black marble",
        "width": 1536,
        "height": 1024,
        "color": "#573c1e",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAAgABUB8JZACdADdSqMaHgAA/swSpgZxAmbVgUi5ourYvj5/xRhIxcJqgTdgYAA=",
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
      "alt": "Two chairs at the fireside, flames behind glass, a gold neon hexagon on veined black marble",
      "width": 1536,
      "height": 1024,
      "color": "#573c1e",
      "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAAgABUB8JZACdADdSqMaHgAA/swSpgZxAmbVgUi5ourYvj5/xRhIxcJqgTdgYAA=",
      "widths": [
        480,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "exterior": {
        "src": "/panoramas/xrp-lodge/exterior.avif",
        "neon": "/panoramas/xrp-lodge/exterior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around on the deck at nightfall: the lit A-frame edged in gold, hot tub, fire pit, the pool and a snowy peak in violet dusk"
      },
      "interior": {
        "src": "/panoramas/rooms/interior-alpine-dusk.avif",
        "neon": "/panoramas/xrp-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, a snowy peak in violet dusk"
      }
    }
  },
  "doge-lodge": {
    "exterior": {
      "src": "/pictures/doge-lodge/exterior.webp",
      "alt": "A broad A-frame edged in blue beside a pool on the sand, palms and a calm sea in the last light",
      "width": 1536,
      "height": 1024,
      "color": "#867384",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JQBOgCDaCrgAAOAwMsoEKwxbE4jCV827gVYBRaSN1N1bsrjmAAAA",
      "widths": [
        480,
        960,
        1536
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/doge-lodge/living.webp",
        "alt": "Living room with sofa, leather armchairs and blue lines along the rafters; through the glass gable, palms and the sea after sunset",
        "width": 1536,
        "height": 1024,
        "color": "#6a4f41",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAAgABUB8JZgCdADhWI0m/QAA/qDQXT784FTrgrCMqwprEdA8uJwZBL9EJVgAAAA=",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/doge-lodge/bedroom.webp",
        "alt": "Layered bed before a padded wall, two warm lamps, a bench with a throw and a blue triangle of neon above",
        "width": 1536,
        "height": 1024,
        "color": "#775c48",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoMAAgABUB8JQBOgB5vgvfgAP67APOJIY3AtPyjiRSS8OsHdAclaG2PYPHd6iDsH4AAAA==",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/doge-lodge/bathroom.webp",
        "alt": "Freestanding tub on pebbles with a blue glow at its foot, before a window onto palms and the sea after sunset",
        "width": 1536,
        "height": 1024,
        "color": "#665b5a",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JQBWACFoSepgAP67QlK/AGNTMGJYD81UQ7Dlm0GnlCTkqJrRwAAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/doge-lodge/fireplace.webp",
        "alt": "Wide fire in a dark marble chimney with a blue hexagon of neon, two leather chairs and wine poured",
        "width": 1536,
        "height": 1024,
        "color": "#4b372c",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAAgABUB8JYgCdADdPQleYAD+2n+tIgwDYiwxnwSxkL/GkX0qMicmw7xAAA==",
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
      "alt": "Wide fire in a dark marble chimney with a blue hexagon of neon, two leather chairs and wine poured",
      "width": 1536,
      "height": 1024,
      "color": "#4b372c",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAAgABUB8JYgCdADdPQleYAD+2n+tIgwDYiwxnwSxkL/GkX0qMicmw7xAAA==",
      "widths": [
        480,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "interior": {
        "src": "/panoramas/rooms/interior-beach-dusk.avif",
        "neon": "/panoramas/doge-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, palms and the sea after sunset"
      }
    }
  },
  "shiba-inu-lodge": {
    "exterior": {
      "src": "/pictures/shiba-inu-lodge/exterior.webp",
      "alt": "From above: an A-frame edged in orange, its pool and fire pit among cacti, table mountains beyond",
      "width": 1536,
      "height": 1024,
      "color": "#6c524e",
      "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoMAAgABUB8JZgCdAEXe+dViAVAAP6mvQxDBiYOM8MdeBCfUWnQnEb3NOvzHkfaYEKAAA==",
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
        "alt": "Looking out of the living room at cacti and table mountains at sunset, candles on a marble table, orange light up the timber roof",
        "width": 1536,
        "height": 1024,
        "color": "#714e39",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAAgABUB8JaACdADhWI0m/QAA/qDQXT7819X4iiLKBLiRwDgY7vJFMf00TznwAAA=",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/shiba-inu-lodge/bedroom.webp",
        "alt": "A wide bed in linen and camel under a timber roof, framed by orange light, with lamps on both sides",
        "width": 1536,
        "height": 1024,
        "color": "#7e5a40",
        "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAAgABUB8JZACdADzfBe/AAD+uwDziSGNwLT8o6MaE7z7wmSXoSag0sH/0HxcuU0OAAAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/shiba-inu-lodge/bathroom.webp",
        "alt": "A bath with a view of cacti and table mountains at sunset: oval tub, white marble floor, plants, orange light on the rafters",
        "width": 1536,
        "height": 1024,
        "color": "#6b5a54",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JZACdAELQk9TAAD+u0JSvwBjUzBiWA/NVEOw5ZtBp5QkwdsVl4ESgAA=",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/shiba-inu-lodge/fireplace.webp",
        "alt": "Two chairs at the fireside, flames behind glass, a orange neon hexagon on veined black marble",
        "width": 1536,
        "height": 1024,
        "color": "#573421",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JYgCdADaQNeHMAD+2n+tIgwDhw01mDJc+/vhUS2Cdzk/S67IcJAA",
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
      "alt": "Two chairs at the fireside, flames behind glass, a orange neon hexagon on veined black marble",
      "width": 1536,
      "height": 1024,
      "color": "#573421",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JYgCdADaQNeHMAD+2n+tIgwDhw01mDJc+/vhUS2Cdzk/S67IcJAA",
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
      "alt": "A slender A-frame edged in green stands at a still lake that mirrors its lit glass front",
      "width": 1536,
      "height": 1024,
      "color": "#36414c",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoMAAgABUB8JQBYdhuZaGgA/ryRAp9Tg0i9TeRU1HoE1LqAjmou+BVtdD2a+EAA",
      "widths": [
        480,
        960,
        1536
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/pepe-lodge/living.webp",
        "alt": "Living room with sofa, leather armchairs and green lines along the rafters; through the glass gable, a lake and mountains at dusk",
        "width": 1536,
        "height": 1024,
        "color": "#67553d",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JaACdADZlPg0AP50vg2Uu9NozSt1j1Zkw49GKlmlwdKVI9kGYAAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/pepe-lodge/bedroom.webp",
        "alt": "Layered bed before a padded wall, two warm lamps, a bench with a throw and a green triangle of neon above",
        "width": 1536,
        "height": 1024,
        "color": "#746044",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoMAAgABUB8JYgCdAD0ZkwpC0AA/p67aj97XuJUuVupTyb6sr5CuM4nakiCMNARocAAAA==",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/pepe-lodge/bathroom.webp",
        "alt": "Freestanding tub on pebbles with a green glow at its foot, before a window onto a lake and mountains at dusk",
        "width": 1536,
        "height": 1024,
        "color": "#635f56",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAAgABUB8JYgCsAELQoWAiAAA/rskKLKe8Dix/e2UTPazL4+7sjlevRitL9EAAAA=",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/pepe-lodge/fireplace.webp",
        "alt": "Wide fire in a dark marble chimney with a green hexagon of neon, two leather chairs and wine poured",
        "width": 1536,
        "height": 1024,
        "color": "#463e27",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAAgABUB8JQBOgBuUwyHo4AD+2n+r6AJX4cx6jk4sfIsTJU0mIeiyvAAAAA==",
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
      "alt": "Wide fire in a dark marble chimney with a green hexagon of neon, two leather chairs and wine poured",
      "width": 1536,
      "height": 1024,
      "color": "#463e27",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAAgABUB8JQBOgBuUwyHo4AD+2n+r6AJX4cx6jk4sfIsTJU0mIeiyvAAAAA==",
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
      "alt": "Straight ahead, an A-frame edged in violet over a pool, pines and snowy peaks under a violet sky",
      "width": 1536,
      "height": 1024,
      "color": "#4f4368",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JaACdADc7zyAAP6jZqkeUpLIa2IbBjuv7dH5n2wmm4ov+KpckMAA",
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
        "alt": "Living room with sofa, leather armchairs and violet lines along the rafters; through the glass gable, a snowy peak in violet dusk",
        "width": 1536,
        "height": 1024,
        "color": "#6d4c43",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAAgABUB8JZACdADhWXXszQAA/qDQXT784FTrgrCMqwprEbGcWSKf00TznwAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/solana-lodge/bedroom.webp",
        "alt": "Layered bed before a padded wall, two warm lamps, a bench with a throw and a violet triangle of neon above",
        "width": 1536,
        "height": 1024,
        "color": "#7a5849",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoMAAgABUB8JQBOgB5vx4FAAP67APOJIY3AtPyjox86d594TJL0JNRqpe/l6iDse1wAAA==",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/solana-lodge/bathroom.webp",
        "alt": "Freestanding tub on pebbles with a violet glow at its foot, before a window onto a snowy peak in violet dusk",
        "width": 1536,
        "height": 1024,
        "color": "#68595a",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JQBOgCFoSe0gAP67QlK/AGNTMGJYD8ylKz07GXWZm4tCJbqF+gAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/solana-lodge/fireplace.webp",
        "alt": "Wide fire in a dark marble chimney with a violet hexagon of neon, two leather chairs and wine poured",
        "width": 1536,
        "height": 1024,
        "color": "#50322e",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAAgABUB8JYgCdADdP0SMDAAA/tp/rSIL+b44kldAlge0egNzfKau8TcUUT8AAAA=",
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
      "alt": "Wide fire in a dark marble chimney with a violet hexagon of neon, two leather chairs and wine poured",
      "width": 1536,
      "height": 1024,
      "color": "#50322e",
      "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAAgABUB8JYgCdADdP0SMDAAA/tp/rSIL+b44kldAlge0egNzfKau8TcUUT8AAAA=",
      "widths": [
        480,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "interior": {
        "src": "/panoramas/rooms/interior-alpine-dusk.avif",
        "neon": "/panoramas/solana-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, a snowy peak in violet dusk"
      }
    }
  },
  "ethereum-lodge": {
    "exterior": {
      "src": "/pictures/ethereum-lodge/exterior.webp",
      "alt": "A faceted glass gable edged in periwinkle on fresh snow, green aurora over the peaks",
      "width": 1536,
      "height": 1024,
      "color": "#596583",
      "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAAgABUB8JZgCdADZjhmbkAD+0KgfjOo17pzOR1zELVDoN8Bn/Ei7jt482effNPffScgrigA=",
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
        "alt": "Looking out of the living room at snowy firs under a green aurora, candles on a marble table, periwinkle light up the timber roof",
        "width": 1536,
        "height": 1024,
        "color": "#6c5043",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JZACdADZlPg0AP6e9Mtg/JtyYVSHWqzJhx6Mk6tVuDIJfohMWAAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/ethereum-lodge/bedroom.webp",
        "alt": "A wide bed in linen and camel under a timber roof, framed by periwinkle light, with lamps on both sides",
        "width": 1536,
        "height": 1024,
        "color": "#795c49",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoMAAgABUB8JQBOgB5vgbpAAP6gvcf68UvYyyu8COk4U43CZJehJqDSj6UF2gJnyAAAAA==",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/ethereum-lodge/bathroom.webp",
        "alt": "A bath with a view of snowy firs under a green aurora: oval tub, white marble floor, plants, periwinkle light on the rafters",
        "width": 1536,
        "height": 1024,
        "color": "#685b5a",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JQBWACFoUFdAAAD+uyQosp7wOLH97ZRM9rMvj7uyP2t5HUTXZs4AAAA=",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/ethereum-lodge/fireplace.webp",
        "alt": "Two chairs at the fireside, flames behind glass, a periwinkle neon hexagon on veined black marble",
        "width": 1536,
        "height": 1024,
        "color": "#4f372e",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAAgABUB8JYgCdADaQMdUwAD+2W0wu3wJNtC1h0CWB7Qq6Ci3f/VLVhAAAA==",
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
      "alt": "Two chairs at the fireside, flames behind glass, a periwinkle neon hexagon on veined black marble",
      "width": 1536,
      "height": 1024,
      "color": "#4f372e",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAAgABUB8JYgCdADaQMdUwAD+2W0wu3wJNtC1h0CWB7Qq6Ci3f/VLVhAAAA==",
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
      "alt": "A steaming hot tub with a cobalt ring of light before a tall A-frame under snow",
      "width": 1536,
      "height": 1024,
      "color": "#4e5877",
      "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoMAAgABUB8JZgCdACg5pssAAD+28A++3RRTfL5VDdiAIGwrBRe2h/d9CWMnLuxmubarIaTlSnfZMAA",
      "widths": [
        480,
        960,
        1536
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/tezos-lodge/living.webp",
        "alt": "Looking out of the living room at snowy firs under a green aurora, candles on a marble table, cobalt blue light up the timber roof",
        "width": 1536,
        "height": 1024,
        "color": "#684f42",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAAgABUB8JZACdADhWXXszQAA/qDQXT784FTrgrCMqwprEbGcWSKf00RC0QAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/tezos-lodge/bedroom.webp",
        "alt": "A wide bed in linen and camel under a timber roof, framed by cobalt blue light, with lamps on both sides",
        "width": 1536,
        "height": 1024,
        "color": "#765b49",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAAgABUB8JQBOgB5vx4KgAAD+uwDziSGNwLT8o6MfOnefeEyS9CTUaqiE11j6KHogAA==",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/tezos-lodge/bathroom.webp",
        "alt": "A bath with a view of snowy firs under a green aurora: oval tub, white marble floor, plants, cobalt blue light on the rafters",
        "width": 1536,
        "height": 1024,
        "color": "#655b5a",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JQBWACFoSepgAP67QlK/AGNTMGJYD8ylKz07GXWZm4tw+r4XkAAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/tezos-lodge/fireplace.webp",
        "alt": "Two chairs at the fireside, flames behind glass, a cobalt blue neon hexagon on veined black marble",
        "width": 1536,
        "height": 1024,
        "color": "#49362e",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JQBOgBun6JGBgAD+2n+tIgv5vjiSV0CWB7R6A3N8pq7yR3UzkAAA",
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
      "alt": "Two chairs at the fireside, flames behind glass, a cobalt blue neon hexagon on veined black marble",
      "width": 1536,
      "height": 1024,
      "color": "#49362e",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JQBOgBun6JGBgAD+2n+tIgv5vjiSV0CWB7R6A3N8pq7yR3UzkAAA",
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
      "alt": "From above: an A-frame edged in mint green with pool, loungers and palms by the sea at dusk",
      "width": 1536,
      "height": 1024,
      "color": "#786964",
      "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAAgABUB8JbACdACRwjx8AADh4YzqmLrbAkif1bL0OWgNHtzu8aqAmQMNVE6xSql7wS45oAA=",
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
        "alt": "Looking out of the living room at palms and the sea after sunset, candles on a marble table, mint green light up the timber roof",
        "width": 1536,
        "height": 1024,
        "color": "#6a533d",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JaACdADclm7eAAD+ca81TExqTFQynHad6pN2aiQGwdKQz6ISrAAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/pump-fun-lodge/bedroom.webp",
        "alt": "A wide bed in linen and camel under a timber roof, framed by mint green light, with lamps on both sides",
        "width": 1536,
        "height": 1024,
        "color": "#775f44",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAAgABUB8JYgCdAD0MbxOoAD+nrtqP3s4A1SONS94dRzZLd2IYDUrMnxe5P0usKQAAA==",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/pump-fun-lodge/bathroom.webp",
        "alt": "A bath with a view of palms and the sea after sunset: oval tub, white marble floor, plants, mint green light on the rafters",
        "width": 1536,
        "height": 1024,
        "color": "#665e57",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAAgABUB8JYgCsAELQoXngAAA/rskKLKe8Dix/e2UTPazL4+6pa6/Bu2KYR4AAAA=",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/pump-fun-lodge/fireplace.webp",
        "alt": "Two chairs at the fireside, flames behind glass, a mint green neon hexagon on veined black marble",
        "width": 1536,
        "height": 1024,
        "color": "#4c3c27",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JQBOgBuUtBGWjAD+2W0wxio5kSvKteko/c4Ny//YRL35PxsRtAAA",
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
      "alt": "Two chairs at the fireside, flames behind glass, a mint green neon hexagon on veined black marble",
      "width": 1536,
      "height": 1024,
      "color": "#4c3c27",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JQBOgBuUtBGWjAD+2W0wxio5kSvKteko/c4Ny//YRL35PxsRtAAA",
      "widths": [
        480,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "interior": {
        "src": "/panoramas/rooms/interior-beach-dusk.avif",
        "neon": "/panoramas/pump-fun-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, palms and the sea after sunset"
      }
    }
  },
  "pnut-lodge": {
    "exterior": {
      "src": "/pictures/pnut-lodge/exterior.webp",
      "alt": "Deep in a night forest, an A-frame edged in copper with small lights along its path",
      "width": 1536,
      "height": 1024,
      "color": "#302d35",
      "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAAgABUB8JQBOgBuON0QAAP7jhE4UvgM6FNinykiPnoJSDsqi0EPJ1s33LcwAAAA=",
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
        "alt": "Looking out of the living room at a dark pine forest under stars, candles on a marble table, copper light up the timber roof",
        "width": 1536,
        "height": 1024,
        "color": "#704f3a",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAAgABUB8JaACdADZlPg0AP6e9Mtg/JtyYVSHWqzJhx6Mk6tYRNtLHvTG31gAAAA=",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/pnut-lodge/bedroom.webp",
        "alt": "A wide bed in linen and camel under a timber roof, framed by copper light, with lamps on both sides",
        "width": 1536,
        "height": 1024,
        "color": "#7c5c41",
        "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAAgABUB8JYgCdAD0NJlaugAA/p67aj97XuJUuVsk31gfRa9VjMr8YitzOkXhuCXIAAAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/pnut-lodge/bathroom.webp",
        "alt": "A bath with a view of a dark pine forest under stars: oval tub, white marble floor, plants, copper light on the rafters",
        "width": 1536,
        "height": 1024,
        "color": "#6a5b54",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JZACdAELQmSGAAD+uyQosp7wOLH97YJAAz5mkDcpirDSBxWmwnl0AAA=",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/pnut-lodge/fireplace.webp",
        "alt": "Two chairs at the fireside, flames behind glass, a copper neon hexagon on veined black marble",
        "width": 1536,
        "height": 1024,
        "color": "#553723",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JYgCdADaQMdUwAD+2W0wu3wJNtC1h0CWB7Qq6Ci4GD4uUJuwMAAA",
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
      "alt": "Two chairs at the fireside, flames behind glass, a copper neon hexagon on veined black marble",
      "width": 1536,
      "height": 1024,
      "color": "#553723",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JYgCdADaQMdUwAD+2W0wu3wJNtC1h0CWB7Qq6Ci4GD4uUJuwMAAA",
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
      "alt": "A pink line of light follows the roof of an A-frame on the beach, palms against a rose sky",
      "width": 1536,
      "height": 1024,
      "color": "#a47b81",
      "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAAgABUB8JZACdADcrJdDAAD44UBJijPZUTrtEwiV5JIqkTluQam5t1EVOFn/8Lr1MzIAAAA=",
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
        "alt": "Living room with sofa, leather armchairs and pink lines along the rafters; through the glass gable, palms and the sea after sunset",
        "width": 1536,
        "height": 1024,
        "color": "#714d3e",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JZgCdADb69X0YAD+oNBdPvzX1fiKIsoEuJHAOBjuwkU/ponnPgAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/mew-lodge/bedroom.webp",
        "alt": "Layered bed before a padded wall, two warm lamps, a bench with a throw and a pink triangle of neon above",
        "width": 1536,
        "height": 1024,
        "color": "#7e5945",
        "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAAgABUB8JYgCdADbg/wL8AD+oL3H+1fbIgRJ6DIO9pgTglmm1ZYK3z8lWTrea7Q4AAAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/mew-lodge/bathroom.webp",
        "alt": "Freestanding tub on pebbles with a pink glow at its foot, before a window onto palms and the sea after sunset",
        "width": 1536,
        "height": 1024,
        "color": "#6b5a57",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JZACdAELQk9TAAD+u0JSvwBjU9DWqC2u6hMmc9JTdT51EAl1EeKGkAA=",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/mew-lodge/fireplace.webp",
        "alt": "Wide fire in a dark marble chimney with a pink hexagon of neon, two leather chairs and wine poured",
        "width": 1536,
        "height": 1024,
        "color": "#573428",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JYgCdADaQNeHMAD+2n+tIgv74K1VmDJc+/vhUS2CddakksoBJAAA",
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
      "alt": "Wide fire in a dark marble chimney with a pink hexagon of neon, two leather chairs and wine poured",
      "width": 1536,
      "height": 1024,
      "color": "#573428",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JYgCdADaQNeHMAD+2n+tIgv74K1VmDJc+/vhUS2CddakksoBJAAA",
      "widths": [
        480,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "interior": {
        "src": "/panoramas/rooms/interior-beach-dusk.avif",
        "neon": "/panoramas/mew-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, palms and the sea after sunset"
      }
    }
  },
  "moo-deng-lodge": {
    "exterior": {
      "src": "/pictures/moo-deng-lodge/exterior.webp",
      "alt": "An A-frame edged in teal at a lake, steam over its hot tub, mountains in the dusk",
      "width": 1536,
      "height": 1024,
      "color": "#3f404f",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAAgABUB8JYwAAp0wyh6VgAD+vJEWMDvvIvlC+YmyH/oXKFWHBLrNgFQ0AA==",
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
        "alt": "Looking out of the living room at a lake and mountains at dusk, candles on a marble table, teal light up the timber roof",
        "width": 1536,
        "height": 1024,
        "color": "#69523f",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JZgCdADZlPg0AP6e9Mtg/JtyYVSHWqzJhx6Mk6tVuDIEC7ujgAAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/moo-deng-lodge/bedroom.webp",
        "alt": "A wide bed in linen and camel under a timber roof, framed by teal light, with lamps on both sides",
        "width": 1536,
        "height": 1024,
        "color": "#765e46",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoMAAgABUB8JQBOgB5vgbpAAP6gvcf68UvYyyu8COk4U43CZJehJqDSkBUBB5X/lUAAAA==",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/moo-deng-lodge/bathroom.webp",
        "alt": "A bath with a view of a lake and mountains at dusk: oval tub, white marble floor, plants, teal light on the rafters",
        "width": 1536,
        "height": 1024,
        "color": "#655d58",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JQBWACFoTIqAAP67JCiynvA1tkY+IjLnrPTsZdXucLftimEeAAAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/moo-deng-lodge/fireplace.webp",
        "alt": "Two chairs at the fireside, flames behind glass, a teal neon hexagon on veined black marble",
        "width": 1536,
        "height": 1024,
        "color": "#493a2a",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JQBOgBun6E3sIAD+2n+tIgv73vgEDGt1bVRwviR3cuRicNpAwAAA",
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
      "alt": "Two chairs at the fireside, flames behind glass, a teal neon hexagon on veined black marble",
      "width": 1536,
      "height": 1024,
      "color": "#493a2a",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JQBOgBun6E3sIAD+2n+tIgv73vgEDGt1bVRwviR3cuRicNpAwAAA",
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
      "alt": "Snow lies on the roof of an A-frame edged in ice-blue, snowy firs and a pale aurora around it",
      "width": 1536,
      "height": 1024,
      "color": "#4e5e78",
      "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAAgABUB8JZACdADzd7/AAP6jJZ7y28j2o3AnCcnwJY4JeZedyycm9NHams2IAAA=",
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
        "alt": "Living room with sofa, leather armchairs and ice-blue lines along the rafters; through the glass gable, snowy firs under a green aurora",
        "width": 1536,
        "height": 1024,
        "color": "#6c5343",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JZACdADZmNbgAAD+ca2QXvv3K/KXSDWz0xNNAOFOSKf00RC0QAAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/pudgy-penguins-lodge/bedroom.webp",
        "alt": "Layered bed before a padded wall, two warm lamps, a bench with a throw and a ice-blue triangle of neon above",
        "width": 1536,
        "height": 1024,
        "color": "#795e49",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoMAAgABUB8JQBOgB5vgbpAAP6eu2o/ezgDVI41Lw4U43CZJehJqNWcHDmtHRPsH4AAAA==",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/pudgy-penguins-lodge/bathroom.webp",
        "alt": "Freestanding tub on pebbles with a ice-blue glow at its foot, before a window onto snowy firs under a green aurora",
        "width": 1536,
        "height": 1024,
        "color": "#685e5a",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JQBWACFoTIqAAP6g+hGQ4+HDHilLf5cbcLa0D2U1Y8GH5QmLyAAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/pudgy-penguins-lodge/fireplace.webp",
        "alt": "Wide fire in a dark marble chimney with a ice-blue hexagon of neon, two leather chairs and wine poured",
        "width": 1536,
        "height": 1024,
        "color": "#4f3b2e",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAAgABUB8JYgCdADcphkMuwAA/tltMMYqOZEryrXpKP3ODcv/6mthEO5Q0yAA",
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
      "alt": "Wide fire in a dark marble chimney with a ice-blue hexagon of neon, two leather chairs and wine poured",
      "width": 1536,
      "height": 1024,
      "color": "#4f3b2e",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAAgABUB8JYgCdADcphkMuwAA/tltMMYqOZEryrXpKP3ODcv/6mthEO5Q0yAA",
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
      "alt": "An A-frame edged in amber with a pool in the open desert, cacti and low hills at sunset",
      "width": 1536,
      "height": 1024,
      "color": "#876266",
      "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoMAAgABUB8JZgCdAEU5yQwAPKZOzE7kltEJVewanG/8hYg/plop4gAAAA=",
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
        "alt": "Living room with sofa, leather armchairs and amber lines along the rafters; through the glass gable, cacti and table mountains at sunset",
        "width": 1536,
        "height": 1024,
        "color": "#714f38",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAAgABUB8JagCdADZlPg0AP6e9Mtg/JtyYVSHWqzJhx6Mk6tYRNtL0vpjb6wAAAA=",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/bonk-lodge/bedroom.webp",
        "alt": "Layered bed before a padded wall, two warm lamps, a bench with a throw and a amber triangle of neon above",
        "width": 1536,
        "height": 1024,
        "color": "#7e5b3f",
        "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAAgABUB8JZACdAD0Zj6ZnIAA/p67aj97XuJUuVupTyb6sr2/MqWuaskFRb+gFNDgAAAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/bonk-lodge/bathroom.webp",
        "alt": "Freestanding tub on pebbles with a amber glow at its foot, before a window onto cacti and table mountains at sunset",
        "width": 1536,
        "height": 1024,
        "color": "#6b5b53",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JZgCdAELQoK6AAD+uyQosp7wOLH97ZRM9rMvj7uyP2t4DtjOOzThAAA=",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/bonk-lodge/fireplace.webp",
        "alt": "Wide fire in a dark marble chimney with a amber hexagon of neon, two leather chairs and wine poured",
        "width": 1536,
        "height": 1024,
        "color": "#573720",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JYgCdADZoK3oAP7ZbTC7fC7UUBku1LGQvslPHNVIPi5Qm+hYAAAA",
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
      "alt": "Wide fire in a dark marble chimney with a amber hexagon of neon, two leather chairs and wine poured",
      "width": 1536,
      "height": 1024,
      "color": "#573720",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JYgCdADZoK3oAP7ZbTC7fC7UUBku1LGQvslPHNVIPi5Qm+hYAAAA",
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
      "alt": "From above: an A-frame edged in sky-blue, pool and fire pit on a wide deck in a mountain forest",
      "width": 1536,
      "height": 1024,
      "color": "#353946",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JbACsAD1dxug0AD+7NzzetLiq136VacS+LNay3iT5McrzOArwAAA",
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
        "alt": "Looking out of the living room at a snowy peak in violet dusk, candles on a marble table, sky-blue light up the timber roof",
        "width": 1536,
        "height": 1024,
        "color": "#685042",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAAgABUB8JZACdADhWI0m/QAA/qDQXT784FTrgrCMqwprEdA8uJwZBL9EJVgAAAA=",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/arbitrum-lodge/bedroom.webp",
        "alt": "A wide bed in linen and camel under a timber roof, framed by sky-blue light, with lamps on both sides",
        "width": 1536,
        "height": 1024,
        "color": "#755c49",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAAgABUB8JQBOgB5vgvfgAP67APOJIY3AtPyjoxoTvPvCZJehJqDSwf/PUQYUgAA=",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/arbitrum-lodge/bathroom.webp",
        "alt": "A bath with a view of a snowy peak in violet dusk: oval tub, white marble floor, plants, sky-blue light on the rafters",
        "width": 1536,
        "height": 1024,
        "color": "#645c5a",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMAAgABUB8JQBWACFoSepgAP67QlK/AGNTMGJYD81UQ7Dlm0GnlCTkqIqIAA==",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/arbitrum-lodge/fireplace.webp",
        "alt": "Two chairs at the fireside, flames behind glass, a sky-blue neon hexagon on veined black marble",
        "width": 1536,
        "height": 1024,
        "color": "#49382d",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAAgABUB8JQBOgBunoSvMAAD+2n+tIgwDYiwxnwSxkL/GkX0qMicl5WEAAA==",
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
      "alt": "Two chairs at the fireside, flames behind glass, a sky-blue neon hexagon on veined black marble",
      "width": 1536,
      "height": 1024,
      "color": "#49382d",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAAgABUB8JQBOgBunoSvMAAD+2n+tIgwDYiwxnwSxkL/GkX0qMicl5WEAAA==",
      "widths": [
        480,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "interior": {
        "src": "/panoramas/rooms/interior-alpine-dusk.avif",
        "neon": "/panoramas/arbitrum-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, a snowy peak in violet dusk"
      }
    }
  },
  "cardano-lodge": {
    "exterior": {
      "src": "/pictures/cardano-lodge/exterior.webp",
      "alt": "Across dark water, an A-frame edged in royal blue and its whole reflection, pines on both sides",
      "width": 1536,
      "height": 1024,
      "color": "#423e5c",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAAgABUB8JQBdgB6PrYU6AAD9UE+ea8lsjmO2me8Gsz8u2dHTdfIXF04AAA==",
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
        "alt": "Looking out of the living room at a lake and mountains at dusk, candles on a marble table, royal blue light up the timber roof",
        "width": 1536,
        "height": 1024,
        "color": "#694e43",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAAgABUB8JZACdADhWXXszQAA/qDQXT784FTrgrCMqwprEbGcWSKf00RC4kAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/cardano-lodge/bedroom.webp",
        "alt": "A wide bed in linen and camel under a timber roof, framed by royal blue light, with lamps on both sides",
        "width": 1536,
        "height": 1024,
        "color": "#765a49",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoMAAgABUB8JQBOgBtkJPOQAP67APOJXxMLZ2U0VupVdEx5OhptSGMDRZ8xQu0BM+QAAA==",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/cardano-lodge/bathroom.webp",
        "alt": "A bath with a view of a lake and mountains at dusk: oval tub, white marble floor, plants, royal blue light on the rafters",
        "width": 1536,
        "height": 1024,
        "color": "#655a5a",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMAAgABUB8JQBWACFoSe4YAP67QlK/AGNTMGJYD8ylKz07GXWZm4tw+qaYAA==",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/cardano-lodge/fireplace.webp",
        "alt": "Two chairs at the fireside, flames behind glass, a royal blue neon hexagon on veined black marble",
        "width": 1536,
        "height": 1024,
        "color": "#4a342e",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAAgABUB8JYgCdADaQMzIbAAA/tp/rSIL+cDSk9K6BLA9oU6UHQZpcHsbQAAA",
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
      "alt": "Two chairs at the fireside, flames behind glass, a royal blue neon hexagon on veined black marble",
      "width": 1536,
      "height": 1024,
      "color": "#4a342e",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAAgABUB8JYgCdADaQMzIbAAA/tp/rSIL+cDSk9K6BLA9oU6UHQZpcHsbQAAA",
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
      "alt": "An A-frame edged in white light stands alone in the desert, path lights leading up to it",
      "width": 1536,
      "height": 1024,
      "color": "#977576",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JYgCdAEOV3AAAPJzEleg6xten1QxtTHcRAv+utgQ+hI0M0UT8AAA",
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
        "alt": "Living room with sofa, leather armchairs and white lines along the rafters; through the glass gable, cacti and table mountains at sunset",
        "width": 1536,
        "height": 1024,
        "color": "#705443",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JZgCdADclnnNkAD+ca81TDi1aM0ynHacdPjHxJYMf1j3ohMWAAAA",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/stellar-lumens-lodge/bedroom.webp",
        "alt": "Layered bed before a padded wall, two warm lamps, a bench with a throw and a white triangle of neon above",
        "width": 1536,
        "height": 1024,
        "color": "#7d6049",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAAgABUB8JQBOgBtwf4F+AAD+nrtqP4FhMCFebvr12/RGJ4QWK0nWwnuBk63FD0QAAA==",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/stellar-lumens-lodge/bathroom.webp",
        "alt": "Freestanding tub on pebbles with a white glow at its foot, before a window onto cacti and table mountains at sunset",
        "width": 1536,
        "height": 1024,
        "color": "#6b5f5b",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAAgABUB8JQBWACFoTJL4AP6g+hGQ4+HDHilLf5cbcLSDEYpDh0N36/bFNkXkAAA=",
        "widths": [
          480,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/stellar-lumens-lodge/fireplace.webp",
        "alt": "Wide fire in a dark marble chimney with a white hexagon of neon, two leather chairs and wine poured",
        "width": 1536,
        "height": 1024,
        "color": "#563d2e",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAAgABUB8JYgCdADZTgsgAP7MEqYGcQJm2J0rqKBOiC5hlnRql6HMiEEJuwMAAAA=",
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
      "alt": "Wide fire in a dark marble chimney with a white hexagon of neon, two leather chairs and wine poured",
      "width": 1536,
      "height": 1024,
      "color": "#563d2e",
      "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAAgABUB8JYgCdADZTgsgAP7MEqYGcQJm2J0rqKBOiC5hlnRql6HMiEEJuwMAAAA=",
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
