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

/** `src` shows the place without its neon; `neon` is the light to screen over it. Each has a WebP beside it. */
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
        720,
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
        "color": "#705236",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JagCdADZmNbgAAD+ca2QXvv3K/KXSDWz0xF6iq4m22xKSo/vUAAA",
        "widths": [
          480,
          720,
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
          720,
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
        "color": "#66574b",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JZgCdAELQk9TAAD+oS4ElD9ODlYfCf8y+Pu6MPbTgPbL4OOzThAA",
        "widths": [
          480,
          720,
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
          720,
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
        720,
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
      },
      "bedroom": {
        "src": "/panoramas/rooms/bedroom-alpine-dusk.avif",
        "neon": "/panoramas/xrp-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom: the bed, a hanging fire, two chairs at the glass and a snowy peak in violet dusk"
      },
      "bathroom": {
        "src": "/panoramas/rooms/bathroom-alpine-dusk.avif",
        "neon": "/panoramas/xrp-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: tub, double basin, rain shower and, outside, a snowy peak in violet dusk"
      },
      "neon-fireplace": {
        "src": "/panoramas/rooms/neon-fireplace-alpine-dusk.avif",
        "neon": "/panoramas/xrp-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: the fire under a gold neon hexagon, chairs, books and firewood"
      }
    }
  },
  "doge-lodge": {
    "exterior": {
      "src": "/pictures/doge-lodge/exterior.webp",
      "alt": "An A-frame edged in blue beside a pool on the sand, palms and a calm sea in the last light",
      "width": 1536,
      "height": 1024,
      "color": "#847184",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JQBOgCIjNMbgAOAusL9XbfQ16xL2a23+tQaUxgndq80QgoElDPgA",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
    },
    "interiors": [
      {
        "src": "/pictures/doge-lodge/living.webp",
        "alt": "Living room with sofa, leather armchairs and blue lines along the rafters; through the glass gable, palms and the sea after sunset",
        "width": 1536,
        "height": 1024,
        "color": "#7a5b4d",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAAgABUB8JZgCdADpr1AengAA/qBwRd/1+s6bJSTfVOGdXc46LelRE3ZVAAAA",
        "widths": [
          480,
          720,
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
          720,
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
        "color": "#7b6765",
        "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoMAAgABUB8JQBOgCFoSepgAP5IjiaavH7o64N2q+30zrzn1hKeup+wAAA=",
        "widths": [
          480,
          720,
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
          720,
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
        720,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "exterior": {
        "src": "/panoramas/doge-lodge/exterior.avif",
        "neon": "/panoramas/doge-lodge/exterior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around on the deck at nightfall: the lit A-frame edged in blue, hot tub, fire pit, the pool and palms and the sea after sunset"
      },
      "interior": {
        "src": "/panoramas/rooms/interior-beach-dusk.avif",
        "neon": "/panoramas/doge-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, palms and the sea after sunset"
      },
      "bedroom": {
        "src": "/panoramas/rooms/bedroom-beach-dusk.avif",
        "neon": "/panoramas/doge-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom: the bed, a hanging fire, two chairs at the glass and palms and the sea after sunset"
      },
      "bathroom": {
        "src": "/panoramas/rooms/bathroom-beach-dusk.avif",
        "neon": "/panoramas/doge-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: tub, double basin, rain shower and, outside, palms and the sea after sunset"
      },
      "neon-fireplace": {
        "src": "/panoramas/rooms/neon-fireplace-beach-dusk.avif",
        "neon": "/panoramas/doge-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: the fire under a blue neon hexagon, chairs, books and firewood"
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
        720,
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
        "color": "#7f5742",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAAgABUB8JaACdAEXZYFpyVAA/qDDcEztGuvLrfW0K499BiIyIm2l6eDLVIoAAAA=",
        "widths": [
          480,
          720,
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
          720,
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
        "color": "#7d6058",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMAAgABUB8JZACdADZgwUAAP5IkHoB0ZklGtyerPTsZdfC1p6Rj/M5k7DAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/shiba-inu-lodge/fireplace.webp",
        "alt": "Two chairs at the fireside, flames behind glass, an orange neon hexagon on veined black marble",
        "width": 1536,
        "height": 1024,
        "color": "#573421",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JYgCdADaQNeHMAD+2n+tIgwDhw01mDJc+/vhUS2Cdzk/S67IcJAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": false
      }
    ],
    "fireplace": {
      "src": "/pictures/shiba-inu-lodge/fireplace.webp",
      "alt": "Two chairs at the fireside, flames behind glass, an orange neon hexagon on veined black marble",
      "width": 1536,
      "height": 1024,
      "color": "#573421",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JYgCdADaQNeHMAD+2n+tIgwDhw01mDJc+/vhUS2Cdzk/S67IcJAA",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "exterior": {
        "src": "/panoramas/shiba-inu-lodge/exterior.avif",
        "neon": "/panoramas/shiba-inu-lodge/exterior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around on the deck at nightfall: the lit A-frame edged in orange, hot tub, fire pit, the pool and cacti and table mountains at sunset"
      },
      "interior": {
        "src": "/panoramas/rooms/interior-desert-dusk.avif",
        "neon": "/panoramas/shiba-inu-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, cacti and table mountains at sunset"
      },
      "bedroom": {
        "src": "/panoramas/rooms/bedroom-desert-dusk.avif",
        "neon": "/panoramas/shiba-inu-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom: the bed, a hanging fire, two chairs at the glass and cacti and table mountains at sunset"
      },
      "bathroom": {
        "src": "/panoramas/rooms/bathroom-desert-dusk.avif",
        "neon": "/panoramas/shiba-inu-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: tub, double basin, rain shower and, outside, cacti and table mountains at sunset"
      },
      "neon-fireplace": {
        "src": "/panoramas/rooms/neon-fireplace-desert-dusk.avif",
        "neon": "/panoramas/shiba-inu-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: the fire under an orange neon hexagon, chairs, books and firewood"
      }
    }
  },
  "pepe-lodge": {
    "exterior": {
      "src": "/pictures/pepe-lodge/exterior.webp",
      "alt": "An A-frame edged in green stands at a still lake that mirrors its lit glass front",
      "width": 1536,
      "height": 1024,
      "color": "#34404b",
      "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAAgABUB8JQBOgCLv/XWx3wAA/ryRQ5Qy/Q0VZshiJUcRe2RVCv+cNJGme7CAAAA=",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
    },
    "interiors": [
      {
        "src": "/pictures/pepe-lodge/living.webp",
        "alt": "Living room with sofa, leather armchairs and green lines along the rafters; through the glass gable, a lake and mountains at dusk",
        "width": 1536,
        "height": 1024,
        "color": "#65533d",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JaACdADclnnNkAD+dL6WWsRgAvxIa8Afc1ldGh0Iq2ld1MJVgAAA",
        "widths": [
          480,
          720,
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
          720,
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
        "color": "#5d5750",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JYgCsAELQaVIgAD+u0HhtmFqCZwg4k+YK8w+FKL+vL4CqBw5bIAA",
        "widths": [
          480,
          720,
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
          720,
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
        720,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "exterior": {
        "src": "/panoramas/pepe-lodge/exterior.avif",
        "neon": "/panoramas/pepe-lodge/exterior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around on the deck at nightfall: the lit A-frame edged in green, hot tub, fire pit and path and a lake and mountains at dusk"
      },
      "interior": {
        "src": "/panoramas/rooms/interior-lake-dusk.avif",
        "neon": "/panoramas/pepe-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, a lake and mountains at dusk"
      },
      "bedroom": {
        "src": "/panoramas/rooms/bedroom-lake-dusk.avif",
        "neon": "/panoramas/pepe-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom: the bed, a hanging fire, two chairs at the glass and a lake and mountains at dusk"
      },
      "bathroom": {
        "src": "/panoramas/rooms/bathroom-lake-dusk.avif",
        "neon": "/panoramas/pepe-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: tub, double basin, rain shower and, outside, a lake and mountains at dusk"
      },
      "neon-fireplace": {
        "src": "/panoramas/rooms/neon-fireplace-lake-dusk.avif",
        "neon": "/panoramas/pepe-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: the fire under a green neon hexagon, chairs, books and firewood"
      }
    }
  },
  "solana-lodge": {
    "exterior": {
      "src": "/pictures/solana-lodge/exterior.webp",
      "alt": "Straight ahead, an A-frame edged in violet over a pool, pines and snowy peaks under a violet sky",
      "width": 1536,
      "height": 1024,
      "color": "#4d4267",
      "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAAgABUB8JZgC7ADcxokAAP6jZqkeUpLIa2Ia5kT/c1ZruAdUhDTcUX/E21sAAAA=",
      "widths": [
        480,
        720,
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
        "color": "#6c4b42",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JZACdADhHNhsMAD+oNBdPvzgVOt/jmkX0qVAbhdEW9KilR/eoAAA",
        "widths": [
          480,
          720,
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
          720,
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
        "color": "#635254",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAAgABUB8JYgCdAELQmRUAAD+u0J6iDSWnN/b/EwqD3RHEk2qYOndLYgAAA==",
        "widths": [
          480,
          720,
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
          720,
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
        720,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "exterior": {
        "src": "/panoramas/solana-lodge/exterior.avif",
        "neon": "/panoramas/solana-lodge/exterior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around on the deck at nightfall: the lit A-frame edged in violet, hot tub, fire pit, the pool and a snowy peak in violet dusk"
      },
      "interior": {
        "src": "/panoramas/rooms/interior-alpine-dusk.avif",
        "neon": "/panoramas/solana-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, a snowy peak in violet dusk"
      },
      "bedroom": {
        "src": "/panoramas/rooms/bedroom-alpine-dusk.avif",
        "neon": "/panoramas/solana-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom: the bed, a hanging fire, two chairs at the glass and a snowy peak in violet dusk"
      },
      "bathroom": {
        "src": "/panoramas/rooms/bathroom-alpine-dusk.avif",
        "neon": "/panoramas/solana-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: tub, double basin, rain shower and, outside, a snowy peak in violet dusk"
      },
      "neon-fireplace": {
        "src": "/panoramas/rooms/neon-fireplace-alpine-dusk.avif",
        "neon": "/panoramas/solana-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: the fire under a violet neon hexagon, chairs, books and firewood"
      }
    }
  },
  "ethereum-lodge": {
    "exterior": {
      "src": "/pictures/ethereum-lodge/exterior.webp",
      "alt": "A glass gable edged in periwinkle on fresh snow, green aurora over the peaks",
      "width": 1536,
      "height": 1024,
      "color": "#526080",
      "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACQAQCdASoMAAgABUB8JZgCdADX1gAA/tCoH4zwBBJdPARpoadDBotgPTIZ5Q6DpSzN7Yyvvn7zZcLGwAA=",
      "widths": [
        480,
        720,
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
        "color": "#6f5448",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JZACdADZmNeyAAD+nvXK32CCP8huEquzg5UzPn3KSL5qdUlENhwAAAA=",
        "widths": [
          480,
          720,
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
          720,
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
        "color": "#675b5a",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JQBWACFoSe4YAP67QlK/AGNT0NaoLa7qEyZz0lN1PnUQ3/KExeQA",
        "widths": [
          480,
          720,
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
          720,
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
        720,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "exterior": {
        "src": "/panoramas/ethereum-lodge/exterior.avif",
        "neon": "/panoramas/ethereum-lodge/exterior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around on the deck at nightfall: the lit A-frame edged in periwinkle, hot tub, fire pit and path and snowy firs under a green aurora"
      },
      "interior": {
        "src": "/panoramas/rooms/interior-snow-aurora.avif",
        "neon": "/panoramas/ethereum-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, snowy firs under a green aurora"
      },
      "bedroom": {
        "src": "/panoramas/rooms/bedroom-snow-aurora.avif",
        "neon": "/panoramas/ethereum-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom: the bed, a hanging fire, two chairs at the glass and snowy firs under a green aurora"
      },
      "bathroom": {
        "src": "/panoramas/rooms/bathroom-snow-aurora.avif",
        "neon": "/panoramas/ethereum-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: tub, double basin, rain shower and, outside, snowy firs under a green aurora"
      },
      "neon-fireplace": {
        "src": "/panoramas/rooms/neon-fireplace-snow-aurora.avif",
        "neon": "/panoramas/ethereum-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: the fire under a periwinkle neon hexagon, chairs, books and firewood"
      }
    }
  },
  "tezos-lodge": {
    "exterior": {
      "src": "/pictures/tezos-lodge/exterior.webp",
      "alt": "A steaming hot tub with a cobalt ring of light before an A-frame under snow",
      "width": 1536,
      "height": 1024,
      "color": "#4a5574",
      "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAAgABUB8JZgCdAChfYu5AAD+27wq72dnE5ftDsFSxHbUJ9Gu1qDcWsuaNrKKZJBwD7SQk2kAAA==",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
    },
    "interiors": [
      {
        "src": "/pictures/tezos-lodge/living.webp",
        "alt": "Looking out of the living room at snowy firs under a green aurora, candles on a marble table, cobalt blue light up the timber roof",
        "width": 1536,
        "height": 1024,
        "color": "#6b5347",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAAgABUB8JZACdADhcHO/dAAA/qDQsU90Q622PyngPPVLkx36KJWbH9XdTCYsAAA=",
        "widths": [
          480,
          720,
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
          720,
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
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JQBWACFoSfhsAAD+u0KB53e2uW4NFHyitzIrzD4Qiz9jjwyWQ3WAAAA=",
        "widths": [
          480,
          720,
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
          720,
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
        720,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "exterior": {
        "src": "/panoramas/tezos-lodge/exterior.avif",
        "neon": "/panoramas/tezos-lodge/exterior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around on the deck at nightfall: the lit A-frame edged in cobalt blue, hot tub, fire pit and path and snowy firs under a green aurora"
      },
      "interior": {
        "src": "/panoramas/rooms/interior-snow-aurora.avif",
        "neon": "/panoramas/tezos-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, snowy firs under a green aurora"
      },
      "bedroom": {
        "src": "/panoramas/rooms/bedroom-snow-aurora.avif",
        "neon": "/panoramas/tezos-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom: the bed, a hanging fire, two chairs at the glass and snowy firs under a green aurora"
      },
      "bathroom": {
        "src": "/panoramas/rooms/bathroom-snow-aurora.avif",
        "neon": "/panoramas/tezos-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: tub, double basin, rain shower and, outside, snowy firs under a green aurora"
      },
      "neon-fireplace": {
        "src": "/panoramas/rooms/neon-fireplace-snow-aurora.avif",
        "neon": "/panoramas/tezos-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: the fire under a cobalt blue neon hexagon, chairs, books and firewood"
      }
    }
  },
  "pump-fun-lodge": {
    "exterior": {
      "src": "/pictures/pump-fun-lodge/exterior.webp",
      "alt": "From above: an A-frame edged in mint green with pool, loungers and palms by the sea at dusk",
      "width": 1536,
      "height": 1024,
      "color": "#746762",
      "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAAgABUB8JagCdAELVirCvoAA4eHKnstWAmkYWCd9LMYQxcJhzJgj7ajKoycAAAA=",
      "widths": [
        480,
        720,
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
        "color": "#7a5f49",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JaACdADZmOAdAAD+b8mdpA9RQuh+UgSEow5xau3LCQCdmyiifgAA",
        "widths": [
          480,
          720,
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
          720,
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
        "color": "#7c6a62",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoMAAgABUB8JYgCdAELT3zdYUoAAP5IjiaavH7o7OTMAwaVWaQIQRfxZq2gAA==",
        "widths": [
          480,
          720,
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
          720,
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
        720,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "exterior": {
        "src": "/panoramas/pump-fun-lodge/exterior.avif",
        "neon": "/panoramas/pump-fun-lodge/exterior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around on the deck at nightfall: the lit A-frame edged in mint green, hot tub, fire pit, the pool and palms and the sea after sunset"
      },
      "interior": {
        "src": "/panoramas/rooms/interior-beach-dusk.avif",
        "neon": "/panoramas/pump-fun-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, palms and the sea after sunset"
      },
      "bedroom": {
        "src": "/panoramas/rooms/bedroom-beach-dusk.avif",
        "neon": "/panoramas/pump-fun-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom: the bed, a hanging fire, two chairs at the glass and palms and the sea after sunset"
      },
      "bathroom": {
        "src": "/panoramas/rooms/bathroom-beach-dusk.avif",
        "neon": "/panoramas/pump-fun-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: tub, double basin, rain shower and, outside, palms and the sea after sunset"
      },
      "neon-fireplace": {
        "src": "/panoramas/rooms/neon-fireplace-beach-dusk.avif",
        "neon": "/panoramas/pump-fun-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: the fire under a mint green neon hexagon, chairs, books and firewood"
      }
    }
  },
  "pnut-lodge": {
    "exterior": {
      "src": "/pictures/pnut-lodge/exterior.webp",
      "alt": "Deep in a night forest, an A-frame edged in copper with small lights along its path",
      "width": 1536,
      "height": 1024,
      "color": "#2e2c33",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoMAAgABUB8JQBOgBugSqAA/uOETasR+Kdnifxc7IwWsRg6wBtFkEhsLFEAAA==",
      "widths": [
        480,
        720,
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
        "color": "#6a4c36",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JagCdAELQnRuEAD+oM01AsNsUwqprxwyRdxLMWnWkTbSx70xt9YAAAA=",
        "widths": [
          480,
          720,
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
          720,
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
        "color": "#5e5048",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAAgABUB8JZACdAEUU4Z+YYAA/r4HxYpYKcstbfVM7rwxEIyOVsS6CL+H1znl0AA=",
        "widths": [
          480,
          720,
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
          720,
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
        720,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "exterior": {
        "src": "/panoramas/pnut-lodge/exterior.avif",
        "neon": "/panoramas/pnut-lodge/exterior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around on the deck at nightfall: the lit A-frame edged in copper, hot tub, fire pit and path and a dark pine forest under stars"
      },
      "interior": {
        "src": "/panoramas/rooms/interior-forest-night.avif",
        "neon": "/panoramas/pnut-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, a dark pine forest under stars"
      },
      "bedroom": {
        "src": "/panoramas/rooms/bedroom-forest-night.avif",
        "neon": "/panoramas/pnut-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom: the bed, a hanging fire, two chairs at the glass and a dark pine forest under stars"
      },
      "bathroom": {
        "src": "/panoramas/rooms/bathroom-forest-night.avif",
        "neon": "/panoramas/pnut-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: tub, double basin, rain shower and, outside, a dark pine forest under stars"
      },
      "neon-fireplace": {
        "src": "/panoramas/rooms/neon-fireplace-forest-night.avif",
        "neon": "/panoramas/pnut-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: the fire under a copper neon hexagon, chairs, books and firewood"
      }
    }
  },
  "mew-lodge": {
    "exterior": {
      "src": "/pictures/mew-lodge/exterior.webp",
      "alt": "A pink line of light follows the roof of an A-frame on the beach, palms against a rose sky",
      "width": 1536,
      "height": 1024,
      "color": "#a27a80",
      "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoMAAgABUB8JZACdAEedT0/2DkAAPjhPLv4gv6Og1fPp8UxpgOMR2bWw8y0GM0E1lFJM+gA",
      "widths": [
        480,
        720,
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
        "color": "#80594a",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JZgCdADZmOAdAAD+oHBF3/X7eT0FQhr16/Ze+hqSriTFK2q/vzwAAAA=",
        "widths": [
          480,
          720,
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
          720,
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
        "color": "#816562",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAAgABUB8JZACdAELT3ydbCAA/kiOJpq8fujs5MwDBpVZp1aqCL+Hym0MAAAA",
        "widths": [
          480,
          720,
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
          720,
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
        720,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "exterior": {
        "src": "/panoramas/mew-lodge/exterior.avif",
        "neon": "/panoramas/mew-lodge/exterior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around on the deck at nightfall: the lit A-frame edged in pink, hot tub, fire pit and path and palms and the sea after sunset"
      },
      "interior": {
        "src": "/panoramas/rooms/interior-beach-dusk.avif",
        "neon": "/panoramas/mew-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, palms and the sea after sunset"
      },
      "bedroom": {
        "src": "/panoramas/rooms/bedroom-beach-dusk.avif",
        "neon": "/panoramas/mew-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom: the bed, a hanging fire, two chairs at the glass and palms and the sea after sunset"
      },
      "bathroom": {
        "src": "/panoramas/rooms/bathroom-beach-dusk.avif",
        "neon": "/panoramas/mew-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: tub, double basin, rain shower and, outside, palms and the sea after sunset"
      },
      "neon-fireplace": {
        "src": "/panoramas/rooms/neon-fireplace-beach-dusk.avif",
        "neon": "/panoramas/mew-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: the fire under a pink neon hexagon, chairs, books and firewood"
      }
    }
  },
  "moo-deng-lodge": {
    "exterior": {
      "src": "/pictures/moo-deng-lodge/exterior.webp",
      "alt": "An A-frame edged in teal at a lake, steam over its hot tub, mountains in the dusk",
      "width": 1536,
      "height": 1024,
      "color": "#3e3f50",
      "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoMAAgABUB8JYwAApY5MAAA/ryRGlZYScUW9BoTcFrC7fSGSvPTU+HoAAA=",
      "widths": [
        480,
        720,
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
        "color": "#67503f",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAAgABUB8JZgCdAEUUw9LV2AA/p6Z3IIDZlRoLEqxOum7T3yHH11t8AXEgAAA",
        "widths": [
          480,
          720,
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
          720,
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
        "color": "#5f5552",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAAgABUB8JQBWACFoUFdAAAD+u0HhtmBnYF5OLcUnh+xk10jrzS/hnxAAAA==",
        "widths": [
          480,
          720,
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
          720,
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
        720,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "exterior": {
        "src": "/panoramas/moo-deng-lodge/exterior.avif",
        "neon": "/panoramas/moo-deng-lodge/exterior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around on the deck at nightfall: the lit A-frame edged in teal, hot tub, fire pit and path and a lake and mountains at dusk"
      },
      "interior": {
        "src": "/panoramas/rooms/interior-lake-dusk.avif",
        "neon": "/panoramas/moo-deng-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, a lake and mountains at dusk"
      },
      "bedroom": {
        "src": "/panoramas/rooms/bedroom-lake-dusk.avif",
        "neon": "/panoramas/moo-deng-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom: the bed, a hanging fire, two chairs at the glass and a lake and mountains at dusk"
      },
      "bathroom": {
        "src": "/panoramas/rooms/bathroom-lake-dusk.avif",
        "neon": "/panoramas/moo-deng-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: tub, double basin, rain shower and, outside, a lake and mountains at dusk"
      },
      "neon-fireplace": {
        "src": "/panoramas/rooms/neon-fireplace-lake-dusk.avif",
        "neon": "/panoramas/moo-deng-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: the fire under a teal neon hexagon, chairs, books and firewood"
      }
    }
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
        720,
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
        "color": "#6e5748",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JZgCdADZlgJAAP5xthOrj2P83evw8z8ujNjvtdG1Y/q7qYTFgAAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/pudgy-penguins-lodge/bedroom.webp",
        "alt": "Layered bed before a padded wall, two warm lamps, a bench with a throw and an ice-blue triangle of neon above",
        "width": 1536,
        "height": 1024,
        "color": "#795e49",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoMAAgABUB8JQBOgB5vgbpAAP6eu2o/ezgDVI41Lw4U43CZJehJqNWcHDmtHRPsH4AAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/pudgy-penguins-lodge/bathroom.webp",
        "alt": "Freestanding tub on pebbles with an ice-blue glow at its foot, before a window onto snowy firs under a green aurora",
        "width": 1536,
        "height": 1024,
        "color": "#675e5a",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JQBWACFoTIqAAP67QlK/AGNT0NaoLa7qEyZz0lN0L6lYe1TWDTgA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/pudgy-penguins-lodge/fireplace.webp",
        "alt": "Wide fire in a dark marble chimney with an ice-blue hexagon of neon, two leather chairs and wine poured",
        "width": 1536,
        "height": 1024,
        "color": "#4f3b2e",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAAgABUB8JYgCdADcphkMuwAA/tltMMYqOZEryrXpKP3ODcv/6mthEO5Q0yAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": false
      }
    ],
    "fireplace": {
      "src": "/pictures/pudgy-penguins-lodge/fireplace.webp",
      "alt": "Wide fire in a dark marble chimney with an ice-blue hexagon of neon, two leather chairs and wine poured",
      "width": 1536,
      "height": 1024,
      "color": "#4f3b2e",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAAgABUB8JYgCdADcphkMuwAA/tltMMYqOZEryrXpKP3ODcv/6mthEO5Q0yAA",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "exterior": {
        "src": "/panoramas/pudgy-penguins-lodge/exterior.avif",
        "neon": "/panoramas/pudgy-penguins-lodge/exterior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around on the deck at nightfall: the lit A-frame edged in ice-blue, hot tub, fire pit and path and snowy firs under a green aurora"
      },
      "interior": {
        "src": "/panoramas/rooms/interior-snow-aurora.avif",
        "neon": "/panoramas/pudgy-penguins-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, snowy firs under a green aurora"
      },
      "bedroom": {
        "src": "/panoramas/rooms/bedroom-snow-aurora.avif",
        "neon": "/panoramas/pudgy-penguins-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom: the bed, a hanging fire, two chairs at the glass and snowy firs under a green aurora"
      },
      "bathroom": {
        "src": "/panoramas/rooms/bathroom-snow-aurora.avif",
        "neon": "/panoramas/pudgy-penguins-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: tub, double basin, rain shower and, outside, snowy firs under a green aurora"
      },
      "neon-fireplace": {
        "src": "/panoramas/rooms/neon-fireplace-snow-aurora.avif",
        "neon": "/panoramas/pudgy-penguins-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: the fire under an ice-blue neon hexagon, chairs, books and firewood"
      }
    }
  },
  "bonk-lodge": {
    "exterior": {
      "src": "/pictures/bonk-lodge/exterior.webp",
      "alt": "An A-frame edged in amber with a pool in the open desert, cacti and low hills at sunset",
      "width": 1536,
      "height": 1024,
      "color": "#836066",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoMAAgABUB8JZACdAEXaWyVJvgA8plJGn3VReHYW59k7HkGAkGW2cyf/IAAAA==",
      "widths": [
        480,
        720,
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
        "color": "#7f5940",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAAgABUB8JaACdAEXZbMhTwAA/p7M5xRY2jNKB2ht9u+h/YDjppKtk/vUAAAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/bonk-lodge/bedroom.webp",
        "alt": "Layered bed before a padded wall, two warm lamps, a bench with a throw and an amber triangle of neon above",
        "width": 1536,
        "height": 1024,
        "color": "#7e5b3f",
        "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAAgABUB8JZACdAD0Zj6ZnIAA/p67aj97XuJUuVupTyb6sr2/MqWuaskFRb+gFNDgAAAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/bonk-lodge/bathroom.webp",
        "alt": "Freestanding tub on pebbles with an amber glow at its foot, before a window onto cacti and table mountains at sunset",
        "width": 1536,
        "height": 1024,
        "color": "#7d6157",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMAAgABUB8JZgCdADZgwUAAP5IkHoB0ZklGtyerPTsZdfC1p6Rj/S67Hl0AA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": false
      },
      {
        "src": "/pictures/bonk-lodge/fireplace.webp",
        "alt": "Wide fire in a dark marble chimney with an amber hexagon of neon, two leather chairs and wine poured",
        "width": 1536,
        "height": 1024,
        "color": "#573720",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JYgCdADZoK3oAP7ZbTC7fC7UUBku1LGQvslPHNVIPi5Qm+hYAAAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": false
      }
    ],
    "fireplace": {
      "src": "/pictures/bonk-lodge/fireplace.webp",
      "alt": "Wide fire in a dark marble chimney with an amber hexagon of neon, two leather chairs and wine poured",
      "width": 1536,
      "height": 1024,
      "color": "#573720",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JYgCdADZoK3oAP7ZbTC7fC7UUBku1LGQvslPHNVIPi5Qm+hYAAAA",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "exterior": {
        "src": "/panoramas/bonk-lodge/exterior.avif",
        "neon": "/panoramas/bonk-lodge/exterior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around on the deck at nightfall: the lit A-frame edged in amber, hot tub, fire pit, the pool and cacti and table mountains at sunset"
      },
      "interior": {
        "src": "/panoramas/rooms/interior-desert-dusk.avif",
        "neon": "/panoramas/bonk-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, cacti and table mountains at sunset"
      },
      "bedroom": {
        "src": "/panoramas/rooms/bedroom-desert-dusk.avif",
        "neon": "/panoramas/bonk-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom: the bed, a hanging fire, two chairs at the glass and cacti and table mountains at sunset"
      },
      "bathroom": {
        "src": "/panoramas/rooms/bathroom-desert-dusk.avif",
        "neon": "/panoramas/bonk-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: tub, double basin, rain shower and, outside, cacti and table mountains at sunset"
      },
      "neon-fireplace": {
        "src": "/panoramas/rooms/neon-fireplace-desert-dusk.avif",
        "neon": "/panoramas/bonk-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: the fire under an amber neon hexagon, chairs, books and firewood"
      }
    }
  },
  "arbitrum-lodge": {
    "exterior": {
      "src": "/pictures/arbitrum-lodge/exterior.webp",
      "alt": "From above: an A-frame edged in sky-blue, pool and fire pit on a wide deck in a mountain forest",
      "width": 1536,
      "height": 1024,
      "color": "#333845",
      "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoMAAgABUB8JbACsAD0gFl8IAD+7NzzdvO7x8KorWjh49QBQlZAuUNHsAA=",
      "widths": [
        480,
        720,
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
        "color": "#675041",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JZACdADhAtZM8AD+oNBdPvzgVOt/jmkX0pNVzVVO+7H9XdTCYsAA",
        "widths": [
          480,
          720,
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
          720,
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
        "color": "#605553",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAAgABUB8JQBWACFoTKwQAAD+u0J6iDSWnN/b/EwqD3RHEk2q5gqIqIAAAA==",
        "widths": [
          480,
          720,
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
          720,
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
        720,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "exterior": {
        "src": "/panoramas/arbitrum-lodge/exterior.avif",
        "neon": "/panoramas/arbitrum-lodge/exterior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around on the deck at nightfall: the lit A-frame edged in sky-blue, hot tub, fire pit, the pool and a snowy peak in violet dusk"
      },
      "interior": {
        "src": "/panoramas/rooms/interior-alpine-dusk.avif",
        "neon": "/panoramas/arbitrum-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, a snowy peak in violet dusk"
      },
      "bedroom": {
        "src": "/panoramas/rooms/bedroom-alpine-dusk.avif",
        "neon": "/panoramas/arbitrum-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom: the bed, a hanging fire, two chairs at the glass and a snowy peak in violet dusk"
      },
      "bathroom": {
        "src": "/panoramas/rooms/bathroom-alpine-dusk.avif",
        "neon": "/panoramas/arbitrum-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: tub, double basin, rain shower and, outside, a snowy peak in violet dusk"
      },
      "neon-fireplace": {
        "src": "/panoramas/rooms/neon-fireplace-alpine-dusk.avif",
        "neon": "/panoramas/arbitrum-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: the fire under a sky-blue neon hexagon, chairs, books and firewood"
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
        720,
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
        "color": "#674c42",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoMAAgABUB8JZACdAEUVh10eQZgAP6gsnA34yAY06iiIHoNaGkindUohsOAAA==",
        "widths": [
          480,
          720,
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
          720,
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
        "color": "#5f5254",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JQBWACFoNKmKAAD+u0J6hufa7c8lKBf+vGSC5wBq7/iWD6ppgAAA",
        "widths": [
          480,
          720,
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
          720,
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
        720,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "exterior": {
        "src": "/panoramas/cardano-lodge/exterior.avif",
        "neon": "/panoramas/cardano-lodge/exterior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around on the deck at nightfall: the lit A-frame edged in royal blue, hot tub, fire pit and path and a lake and mountains at dusk"
      },
      "interior": {
        "src": "/panoramas/rooms/interior-lake-dusk.avif",
        "neon": "/panoramas/cardano-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, a lake and mountains at dusk"
      },
      "bedroom": {
        "src": "/panoramas/rooms/bedroom-lake-dusk.avif",
        "neon": "/panoramas/cardano-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom: the bed, a hanging fire, two chairs at the glass and a lake and mountains at dusk"
      },
      "bathroom": {
        "src": "/panoramas/rooms/bathroom-lake-dusk.avif",
        "neon": "/panoramas/cardano-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: tub, double basin, rain shower and, outside, a lake and mountains at dusk"
      },
      "neon-fireplace": {
        "src": "/panoramas/rooms/neon-fireplace-lake-dusk.avif",
        "neon": "/panoramas/cardano-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: the fire under a royal blue neon hexagon, chairs, books and firewood"
      }
    }
  },
  "stellar-lumens-lodge": {
    "exterior": {
      "src": "/pictures/stellar-lumens-lodge/exterior.webp",
      "alt": "An A-frame edged in white light stands alone in the desert, path lights leading up to it",
      "width": 1536,
      "height": 1024,
      "color": "#947375",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JYgCdAEOZz/JAADycxJXoOsoRWqCztD06T5dwAUFjMn8JuwMAAAA",
      "widths": [
        480,
        720,
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
        "color": "#7f5e4b",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoMAAgABUB8JZgCdAEXZbMhcoAA/nFsOnYbvlvoZ8Nvt3x51HcHSkM2Tv1gAA==",
        "widths": [
          480,
          720,
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
          720,
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
        "color": "#7d655f",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoMAAgABUB8JQBOgBswYKAA/kiQegHRc/HE3HM+FtaB3txKa/XUoIDh3KF+gAAA",
        "widths": [
          480,
          720,
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
          720,
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
        720,
        960,
        1536
      ],
      "neon": false
    },
    "panoramas": {
      "exterior": {
        "src": "/panoramas/stellar-lumens-lodge/exterior.avif",
        "neon": "/panoramas/stellar-lumens-lodge/exterior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around on the deck at nightfall: the lit A-frame edged in white, hot tub, fire pit and path and cacti and table mountains at sunset"
      },
      "interior": {
        "src": "/panoramas/rooms/interior-desert-dusk.avif",
        "neon": "/panoramas/stellar-lumens-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room: fireplace, sofa, dining table and, through the gable, cacti and table mountains at sunset"
      },
      "bedroom": {
        "src": "/panoramas/rooms/bedroom-desert-dusk.avif",
        "neon": "/panoramas/stellar-lumens-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom: the bed, a hanging fire, two chairs at the glass and cacti and table mountains at sunset"
      },
      "bathroom": {
        "src": "/panoramas/rooms/bathroom-desert-dusk.avif",
        "neon": "/panoramas/stellar-lumens-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: tub, double basin, rain shower and, outside, cacti and table mountains at sunset"
      },
      "neon-fireplace": {
        "src": "/panoramas/rooms/neon-fireplace-desert-dusk.avif",
        "neon": "/panoramas/stellar-lumens-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: the fire under a white neon hexagon, chairs, books and firewood"
      }
    }
  }
}
