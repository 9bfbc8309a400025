// Written by `npm run pictures`; edits are lost.
// Files of a still follow from `src`: /pictures/x/daylight.webp → daylight-960.avif; with `neon` only the smallest of these,
// but exterior-unlit-960.avif and exterior-neon-960.avif, and finished = screen(unlit, neon).

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
  /** The same view by day. */
  daylight?: Picture
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
      "width": 2560,
      "height": 1707,
      "color": "#4a4656",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAAgABUB8JYgCdAD0mezWRIAA/qMhdf3pib+XSJrFexaQUFBingXNF8rQ+AAA",
      "widths": [
        480,
        720,
        960,
        1536,
        2560
      ],
      "neon": true
    },
    "daylight": {
      "src": "/pictures/xrp-lodge/daylight.webp",
      "alt": "The same A-frame by day: wooden gable and dark roof in the sun, firs and snowy peaks behind",
      "width": 960,
      "height": 640,
      "color": "#728182",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMAAgABUB8JQBOgBtvwAAAAPx5Gmc6aaopiis2+1CXEaYz4B4imtRPIIAAAA==",
      "widths": [
        480,
        720,
        960
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/xrp-lodge/living.webp",
        "alt": "Living room under honey oak: rings of bent oak overhead, gold light along some of them, over a round fire in a drum of gold-veined black stone with a slender gold-coloured flue and a round carpet in bands; on the left a long sofa in cream, one wave of six seats, on the right cognac leather armchairs, behind them a kitchen island of the same stone, a table for six and waves in gold neon",
        "width": 1536,
        "height": 1024,
        "color": "#825726",
        "placeholder": "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoMAAgABUB8JagCdADdkHWMQAD+Oi9FSBLR4lom0S5ZnA/DKvTXMAAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/xrp-lodge/bedroom.webp",
        "alt": "Bedroom under honey oak: a wide low bed with an ochre throw, its pillows in a round opening edged in gold light; in the opening boulders of lit granite, on both sides oak slats in waves and globe lamps; above it waves in gold neon",
        "width": 1536,
        "height": 1024,
        "color": "#805d3a",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JagCdADz6TxhiAD+HFpXu1WgXauqo4+qzd0DBBmZWW0aVKCLUE5AAAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/xrp-lodge/bathroom.webp",
        "alt": "Bath with a view of a snowy peak in violet dusk: two high-backed white tubs on pale marble, a gold glow at their feet and along the rafters",
        "width": 1536,
        "height": 1024,
        "color": "#6b5748",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JYgCdAELVgVZSAD+0I5HjnOrW6Vv0yhV6dh0Dm/0sGM1Hi7bwAAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/xrp-lodge/fireplace.webp",
        "alt": "Fireside: a tall narrow fire, its logs on end, in a chimney of granite boulders that tapers to the ridge, an oak beam over it and a round raised hearth before it, a long curved cream sofa and a round table on a pale rug with a gold border; on the stone waves in gold neon, honey oak around",
        "width": 1536,
        "height": 1024,
        "color": "#7a5633",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JZgCdADW0nIAAP6BKBkDc8Gt1+VYZPmUZCgcsQuXuc4JNBLkAAAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      }
    ],
    "fireplace": {
      "src": "/pictures/xrp-lodge/fireplace.webp",
      "alt": "Fireside: a tall narrow fire, its logs on end, in a chimney of granite boulders that tapers to the ridge, an oak beam over it and a round raised hearth before it, a long curved cream sofa and a round table on a pale rug with a gold border; on the stone waves in gold neon, honey oak around",
      "width": 1536,
      "height": 1024,
      "color": "#7a5633",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JZgCdADW0nIAAP6BKBkDc8Gt1+VYZPmUZCgcsQuXuc4JNBLkAAAA",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
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
        "src": "/panoramas/xrp-lodge/interior.avif",
        "neon": "/panoramas/xrp-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room under honey oak: rings of bent oak overhead, a round fire in a drum of gold-veined black stone under a gold-coloured bell, a long sofa in cream in one wave, cognac leather armchairs, a kitchen island, a table for six and, through the gable, a snowy peak in violet dusk"
      },
      "bedroom": {
        "src": "/panoramas/xrp-lodge/bedroom.avif",
        "neon": "/panoramas/xrp-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom under honey oak: a wide low bed with an ochre throw, its pillows in a round opening edged in gold light; in the opening boulders of lit granite, on both sides oak slats in waves and globe lamps; a coffee station, two leather chairs, boots and a rucksack at the glass and, outside, a snowy peak in violet dusk"
      },
      "bathroom": {
        "src": "/panoramas/xrp-lodge/bathroom.avif",
        "neon": "/panoramas/xrp-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: two high-backed white tubs on pale marble, two chests with a bowl each under arched mirrors, rain shower and, outside, a snowy peak in violet dusk"
      },
      "neon-fireplace": {
        "src": "/panoramas/xrp-lodge/neon-fireplace.avif",
        "neon": "/panoramas/xrp-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: a tall narrow fire, its logs on end, in a chimney of granite boulders that tapers to the ridge, an oak beam over it and a round raised hearth before it, a long curved cream sofa and a round table on a pale rug with a gold border; on the stone waves in gold neon and, through the glass gable, a snowy peak in violet dusk"
      }
    }
  },
  "doge-lodge": {
    "exterior": {
      "src": "/pictures/doge-lodge/exterior.webp",
      "alt": "A wooden shower for dogs beside the pool, an A-frame edged in blue on the sand, palms in the last light",
      "width": 2560,
      "height": 1707,
      "color": "#886f79",
      "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoMAAgABUB8JQBOgB8x6YlS7gAA4ijTXh+FAyUcF7q1Xp2QqtZ4cPa3ALNwJLAS6rcWVVYAAAA=",
      "widths": [
        480,
        720,
        960,
        1536,
        2560
      ],
      "neon": true
    },
    "daylight": {
      "src": "/pictures/doge-lodge/daylight.webp",
      "alt": "The same A-frame by day: wooden gable and dark roof in the sun, pale sand, palms and the sea",
      "width": 960,
      "height": 640,
      "color": "#8b9aa2",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoMAAgABUB8JQBOj+ACcM6yygAA/evE7E35G3NS8y/CQnvFM3YSWKfh/gAAAA==",
      "widths": [
        480,
        720,
        960
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/doge-lodge/living.webp",
        "alt": "Living room under whitewashed boards: a blue and white wooden boat under full sail, its deck a kitchen island, a dog in blue neon on the sail; on one side a fire in a white ship's cowl and a seat of sailcloth, on the other a long table with shrimp on ice under blue ship's lamps, a dog bed on the rug in front",
        "width": 1536,
        "height": 1024,
        "color": "#9a8f8a",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoMAAgABUB8JYgCsAEDekR+GgAA/lX27ZxBIGpODiHy3zk5M0K1j5PFyQAAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/doge-lodge/bedroom.webp",
        "alt": "Bedroom under whitewashed boards: four bunks built into the wall, a rope ladder, a wide bed with striped linen; above it a dog in blue neon",
        "width": 1536,
        "height": 1024,
        "color": "#7a757a",
        "placeholder": "data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoMAAgABUB8JZQAAuqZvcQAAMoV9/Ae1ZHhDHPGrUAskPBAAAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/doge-lodge/bathroom.webp",
        "alt": "Bath under whitewashed boards: a boat-shaped bath of tiles in blue and white stripes with a fender of rope, behind it a row of five striped bathing huts, one of them with a zinc trough on barrels under two portholes for mirrors, beside the bath a small hut with a shower for a dog, a lifeguard's chair on the left; blue light along the gables, above them a dog in blue neon",
        "width": 1536,
        "height": 1024,
        "color": "#96969e",
        "placeholder": "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoMAAgABUB8JQAAXWNTDngA/fh1/NVJoOVOTAwCfl6DSgWqXciAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/doge-lodge/fireplace.webp",
        "alt": "Fireside: a white lighthouse with a blue spiral band and three lit windows, an open fire in the arch of its foot edged in blue light, boulders around it, a lit lantern over its gallery and a flue to the ridge; lines of signal flags to the slopes, a curved sailcloth sofa, two slatted porch chairs, a dog bed with the shape of a dog in it and a round table on a round rug in blue and sand stripes, whitewashed boards around; on the back wall a dog in blue neon beside the tower",
        "width": 1536,
        "height": 1024,
        "color": "#8e8585",
        "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoMAAgABUB8JZQAAseb8VgAAPiD4jT8dZiWkjRodr36BdwQWhRGSrYAAAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      }
    ],
    "fireplace": {
      "src": "/pictures/doge-lodge/fireplace.webp",
      "alt": "Fireside: a white lighthouse with a blue spiral band and three lit windows, an open fire in the arch of its foot edged in blue light, boulders around it, a lit lantern over its gallery and a flue to the ridge; lines of signal flags to the slopes, a curved sailcloth sofa, two slatted porch chairs, a dog bed with the shape of a dog in it and a round table on a round rug in blue and sand stripes, whitewashed boards around; on the back wall a dog in blue neon beside the tower",
      "width": 1536,
      "height": 1024,
      "color": "#8e8585",
      "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoMAAgABUB8JZQAAseb8VgAAPiD4jT8dZiWkjRodr36BdwQWhRGSrYAAAA=",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
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
        "src": "/panoramas/doge-lodge/interior.avif",
        "neon": "/panoramas/doge-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room under whitewashed boards: a blue and white wooden boat under full sail, its deck a kitchen island, a dog in blue neon on the sail, a fire in a white ship's cowl, a crescent seat of sailcloth bound with rope, a table for eight with shrimp on ice, a dog bed on the rug and, through the gable, palms and the sea after sunset"
      },
      "bedroom": {
        "src": "/panoramas/doge-lodge/bedroom.avif",
        "neon": "/panoramas/doge-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom under whitewashed boards: four bunks built into the wall, a rope ladder, a wide bed with striped linen, a board game, a seat at the glass and palms and the sea after sunset"
      },
      "bathroom": {
        "src": "/panoramas/doge-lodge/bathroom.avif",
        "neon": "/panoramas/doge-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: a boat-shaped bath of tiles in blue and white stripes with a fender of rope, behind it a row of five striped bathing huts, a small hut for a dog, a lifeguard's chair, two deck chairs, a zinc trough on barrels under two portholes for mirrors, rain shower and, outside, palms and the sea after sunset"
      },
      "neon-fireplace": {
        "src": "/panoramas/doge-lodge/neon-fireplace.avif",
        "neon": "/panoramas/doge-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: a white lighthouse with a blue spiral band and three lit windows, an open fire in the arch of its foot edged in blue light, boulders around it, a lit lantern over its gallery and a flue to the ridge; lines of signal flags to the slopes, a curved sailcloth sofa, two slatted porch chairs, a dog bed with the shape of a dog in it and a round table on a round rug in blue and sand stripes, whitewashed boards around; on the back wall a dog in blue neon and, through the glass gable, palms and the sea after sunset"
      }
    }
  },
  "shiba-inu-lodge": {
    "exterior": {
      "src": "/pictures/shiba-inu-lodge/exterior.webp",
      "alt": "From above: a bronze dog guards an A-frame edged in orange, a pool and cacti around it, table mountains beyond",
      "width": 2560,
      "height": 1707,
      "color": "#6d5053",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAAgABUB8JZACdADz6O4q3gAA/VAkWZb0ESxZvHYcvFlYCZUCFYJigIzMAAAA",
      "widths": [
        480,
        720,
        960,
        1536,
        2560
      ],
      "neon": true
    },
    "daylight": {
      "src": "/pictures/shiba-inu-lodge/daylight.webp",
      "alt": "The same A-frame by day: wooden gable and dark roof in the sun, sand, cacti and table mountains",
      "width": 960,
      "height": 640,
      "color": "#8b8c8e",
      "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAAgABUB8JQBOgB9iajoiQAD924oYTpiW+AGxxO+JdTIijiH54t4E6rL4c6StGfoSYAAA",
      "widths": [
        480,
        720,
        960
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/shiba-inu-lodge/living.webp",
        "alt": "Living room under adobe-coloured boards: five red gates one behind the other, edged in orange light; within them a platform of red sandstone with two low sofas in sand on a red kilim at a sunken hearth with a copper kettle, a small bronze dog beside it, at the end a steel griddle with stools under a dark hood and a paw in orange neon, lit paper panels on the right, a dry garden on the left",
        "width": 1536,
        "height": 1024,
        "color": "#924029",
        "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoMAAgABUB8JbACdAELXW2vfAAA/qIUKfVDZGWWmCsYTSMB4u2i0u0AAAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/shiba-inu-lodge/bedroom.webp",
        "alt": "Bedroom under adobe-coloured boards: a four-poster free in the room, pale curtains tied to its posts, a zigzag throw; behind it a paw in orange neon over a low wall of plaster",
        "width": 1536,
        "height": 1024,
        "color": "#936651",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JZgCdACv9JmgAAD78Htz33qX9BzXzAr+PhT/d6tuEx2yKDLbZ5AA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/shiba-inu-lodge/bathroom.webp",
        "alt": "Bath with a view of cacti and table mountains at sunset: a tub hewn out of a red boulder, a spout of green copper over it from a wall of red sandstone in layers, a yoga platform with a gong at the glass; orange light at the boulder's foot and in a seam of the wall",
        "width": 1536,
        "height": 1024,
        "color": "#985e4b",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoMAAgABUB8JbACdACAt1kAAPY6ijJQyVza0mTR2LyspspOJQ1klVi5JaQJ1Ylt2CAAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/shiba-inu-lodge/fireplace.webp",
        "alt": "Fireside: an adobe fireplace between plaster benches, a round sand sofa and a round red kilim before it; on its chimney a paw in orange neon, adobe-coloured boards around",
        "width": 1536,
        "height": 1024,
        "color": "#895036",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoMAAgABUB8JbACdAD7FZ0yToVAAP5xQFTnoiBpfGSeFudt/r9Hf+kuhnvuk/Q08AA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      }
    ],
    "fireplace": {
      "src": "/pictures/shiba-inu-lodge/fireplace.webp",
      "alt": "Fireside: an adobe fireplace between plaster benches, a round sand sofa and a round red kilim before it; on its chimney a paw in orange neon, adobe-coloured boards around",
      "width": 1536,
      "height": 1024,
      "color": "#895036",
      "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoMAAgABUB8JbACdAD7FZ0yToVAAP5xQFTnoiBpfGSeFudt/r9Hf+kuhnvuk/Q08AA=",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
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
        "src": "/panoramas/shiba-inu-lodge/interior.avif",
        "neon": "/panoramas/shiba-inu-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room under adobe-coloured boards: five red gates over a platform of red sandstone, two low sofas in sand on a red kilim at a sunken hearth with a copper kettle, a steel griddle with stools at the end, a dry garden with a cactus, panels of lit paper, a small bronze dog on a plinth, two leather chairs at the glass and, through the gable, cacti and table mountains at sunset"
      },
      "bedroom": {
        "src": "/panoramas/shiba-inu-lodge/bedroom.avif",
        "neon": "/panoramas/shiba-inu-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom under adobe-coloured boards: a four-poster free in the room, pale curtains tied to its posts, a zigzag throw; a low wall of plaster, two slung leather chairs at the glass and, outside, cacti and table mountains at sunset"
      },
      "bathroom": {
        "src": "/panoramas/shiba-inu-lodge/bathroom.avif",
        "neon": "/panoramas/shiba-inu-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: a tub hewn out of a red boulder, a spout of green copper over it from a wall of red sandstone in layers, a yoga platform with a gong at the glass, a stone trough with two taps under a mirror like half a sun, rain shower and, outside, cacti and table mountains at sunset"
      },
      "neon-fireplace": {
        "src": "/panoramas/shiba-inu-lodge/neon-fireplace.avif",
        "neon": "/panoramas/shiba-inu-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: an adobe fireplace between plaster benches, a round sand sofa and a round red kilim before it; on its chimney a paw in orange neon and, through the glass gable, cacti and table mountains at sunset"
      }
    }
  },
  "pepe-lodge": {
    "exterior": {
      "src": "/pictures/pepe-lodge/exterior.webp",
      "alt": "A rowing boat at the jetty of an A-frame edged in green, a still lake that mirrors its lit glass front",
      "width": 2560,
      "height": 1707,
      "color": "#333c4a",
      "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoMAAgABUB8JQBdgB6R8z6+AAD+vJEvokqk14U6K+duXBnXXJqb8/AzAAA=",
      "widths": [
        480,
        720,
        960,
        1536,
        2560
      ],
      "neon": true
    },
    "daylight": {
      "src": "/pictures/pepe-lodge/daylight.webp",
      "alt": "The same A-frame by day: wooden gable and dark roof in the sun, a still lake before it, firs behind",
      "width": 960,
      "height": 640,
      "color": "#5a6d73",
      "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAAgABUB8JQBOgB6Ptp9AAADeV9Lo/uQGwhEqkMpJwKF4C1J49z4ZZ6QdrNbaM0U2xgAA",
      "widths": [
        480,
        720,
        960
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/pepe-lodge/living.webp",
        "alt": "Living room under knotty pine: a round pond of dark green tiles set into the planks, in its middle an open fire under a large water lily of green enamel and copper turned upside down, its petals edged in green light, its stem the flue up to the rafters; around it seats like lily pads in moss-green velvet with pink and cream blossoms, a short jetty, bulrushes with lit heads; behind them half a rowing boat on end full of books, two oars at the wall, a padded ledge under the slope, blankets in rolls and a row of rain boots in all sizes; above, a leaf in green neon",
        "width": 1536,
        "height": 1024,
        "color": "#8b7835",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMAAgABUB8JbACdADZlgJAAM3L1/rbTj/KERqKdkSDa+C5OqtSi5mhdKAAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/pepe-lodge/bedroom.webp",
        "alt": "Bedroom under knotty pine: a bed on a deck of its own before the glass gable, a bottle-green headboard and a plaid throw; behind it a leaf in green neon",
        "width": 1536,
        "height": 1024,
        "color": "#5f532b",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAAgABUB8JaACdAELZRZbxgD+R0HD6wmw9wcw8ik+XISz4Xaa0kwq8b1qOTcK/UwAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/pepe-lodge/bathroom.webp",
        "alt": "Bath: a round tub of green staves, a green glow at its foot and along the rafters, a stone trough under one wide mirror behind it",
        "width": 1536,
        "height": 1024,
        "color": "#61532b",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAAgABUB8JZgCdAEG0UbiAAD9sN75Qg7JzLrBgniwcQEK4hQweMUCsqkAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/pepe-lodge/fireplace.webp",
        "alt": "Fireside: a back wall of stacked firewood up to the ridge, in it a wide open fire in a deep frame of black steel, a lit reading nook with a mattress, a plaid and books, and a shelf of wool blankets; rain boots in all sizes beside the hearth, two wing chairs in moss-green and a footstool on a green rug, a rowing boat slung under the roof; on a slice of a trunk a leaf in green neon, knotty pine around",
        "width": 1536,
        "height": 1024,
        "color": "#70622e",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JbACdADZmNavAAD6DjSplcG7D1JfZfX/bE8DIJdq1o96YzAXz6iAYAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      }
    ],
    "fireplace": {
      "src": "/pictures/pepe-lodge/fireplace.webp",
      "alt": "Fireside: a back wall of stacked firewood up to the ridge, in it a wide open fire in a deep frame of black steel, a lit reading nook with a mattress, a plaid and books, and a shelf of wool blankets; rain boots in all sizes beside the hearth, two wing chairs in moss-green and a footstool on a green rug, a rowing boat slung under the roof; on a slice of a trunk a leaf in green neon, knotty pine around",
      "width": 1536,
      "height": 1024,
      "color": "#70622e",
      "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JbACdADZmNavAAD6DjSplcG7D1JfZfX/bE8DIJdq1o96YzAXz6iAYAA=",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
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
        "src": "/panoramas/pepe-lodge/interior.avif",
        "neon": "/panoramas/pepe-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room under knotty pine: a round pond of dark green tiles with a fire under an upturned water lily of green enamel and copper, seats like lily pads in moss-green velvet, bulrushes with lit heads, a jetty, a row of rain boots in all sizes, rolled blankets, half a rowing boat on end full of books, two oars at the wall, a padded ledge to read on, a leaf in green neon and, through the gable, a lake and mountains at dusk"
      },
      "bedroom": {
        "src": "/panoramas/pepe-lodge/bedroom.avif",
        "neon": "/panoramas/pepe-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom under knotty pine: a bed on a deck of its own before the glass gable, a bottle-green headboard and a plaid throw, books behind its pillows, a hanging fire and, outside, a lake and mountains at dusk"
      },
      "bathroom": {
        "src": "/panoramas/pepe-lodge/bathroom.avif",
        "neon": "/panoramas/pepe-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: a round tub of green staves, a stone trough under one wide mirror, rain shower and, outside, a lake and mountains at dusk"
      },
      "neon-fireplace": {
        "src": "/panoramas/pepe-lodge/neon-fireplace.avif",
        "neon": "/panoramas/pepe-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: a back wall of stacked firewood up to the ridge, in it a wide open fire in a deep frame of black steel, a lit reading nook with a mattress, a plaid and books, and a shelf of wool blankets; rain boots in all sizes beside the hearth, two wing chairs in moss-green and a footstool on a green rug, a rowing boat slung under the roof; on a slice of a trunk a leaf in green neon and, through the glass gable, a lake and mountains at dusk"
      }
    }
  },
  "solana-lodge": {
    "exterior": {
      "src": "/pictures/solana-lodge/exterior.webp",
      "alt": "Straight ahead, an A-frame edged in violet over a pool, pines and snowy peaks under a violet sky",
      "width": 2560,
      "height": 1707,
      "color": "#4b4266",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoMAAgABUB8JZgAAltBiYAA/qNm+/IJ8GxjvJIsXqP5dSPAXRn575q/vYsAAA==",
      "widths": [
        480,
        720,
        960,
        1536,
        2560
      ],
      "neon": true
    },
    "daylight": {
      "src": "/pictures/solana-lodge/daylight.webp",
      "alt": "The same A-frame by day: wooden gable and dark roof in the sun, firs and snowy peaks behind",
      "width": 960,
      "height": 640,
      "color": "#727f87",
      "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoMAAgABUB8JQBOj+ACuxjAAPfSmjkZfMSA9ZShB9MCB5uTI2d9o7q+gAA=",
      "widths": [
        480,
        720,
        960
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/solana-lodge/living.webp",
        "alt": "Living hall two storeys high under larch boards and black rafters: an aubergine sofa, a wall of books under a gallery, armchairs at the fire; through one pane as tall as the house, a snowy peak in violet dusk",
        "width": 1536,
        "height": 1024,
        "color": "#483241",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAABwAQCdASoMAAgABUB8JYgCdAFAAAD+7V5OB2WkO19N/KYoF+H6dHvCZ9zi2DxcnND1JBE45ICwAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/solana-lodge/bedroom.webp",
        "alt": "Bedroom under larch boards and black rafters: a wide bed with pale linen and a throw in plum on a wing of larch, behind it fins of larch that stream from slope to slope over dark stone and part around a ring of slats with a sun in violet neon, three lines of violet light along them; a pale stripe of rug on black stone, four pairs of skis in a lit rack, a bucket seat",
        "width": 1536,
        "height": 1024,
        "color": "#7a5559",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JZAC7AD7vM6QWAD+R0MX24b6+/6j3fYvM9Sh6pxPZWcfmO/gtHtAAAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/solana-lodge/bathroom.webp",
        "alt": "Bath of dark stone with a view of a snowy peak in violet dusk: a glass-fronted sauna cabin of larch, edged in violet, glowing stones and two levels of benches in it, beside it a tall round plunge tub with steps",
        "width": 1536,
        "height": 1024,
        "color": "#5d3e4b",
        "placeholder": "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoMAAgABUB8JaACdADW2XiQAP7c7SpvakrA/rTbjAMyQzORkwaWkAAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/solana-lodge/fireplace.webp",
        "alt": "Fire at the foot of a chimney of dark stone under a sun in violet neon, a long sofa beside it; on both sides, through the glass, a snowy peak in violet dusk",
        "width": 1536,
        "height": 1024,
        "color": "#43314b",
        "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoMAAgABUB8JZgCdAD0j2DABXAA/szQeYQoafPHToPCACY1VNU4dtoAAAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      }
    ],
    "fireplace": {
      "src": "/pictures/solana-lodge/fireplace.webp",
      "alt": "Fire at the foot of a chimney of dark stone under a sun in violet neon, a long sofa beside it; on both sides, through the glass, a snowy peak in violet dusk",
      "width": 1536,
      "height": 1024,
      "color": "#43314b",
      "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoMAAgABUB8JZgCdAD0j2DABXAA/szQeYQoafPHToPCACY1VNU4dtoAAAA=",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
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
        "src": "/panoramas/solana-lodge/interior.avif",
        "neon": "/panoramas/solana-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the hall: a stone chimney as tall as the house, a gallery over a long table and, at both ends, a snowy peak in violet dusk"
      },
      "bedroom": {
        "src": "/panoramas/solana-lodge/bedroom.avif",
        "neon": "/panoramas/solana-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom under larch boards and black rafters: a wide bed with pale linen and a throw in plum on a wing of larch, behind it fins of larch that stream from slope to slope over dark stone and part around a ring of slats with a sun in violet neon, three lines of violet light along them; four pairs of skis in a lit rack, a bench with boots, two bucket seats, a pale stripe of rug to the glass and, outside, a snowy peak in violet dusk"
      },
      "bathroom": {
        "src": "/panoramas/solana-lodge/bathroom.avif",
        "neon": "/panoramas/solana-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: a sauna cabin of larch and glass, a tall round plunge tub with steps, two square basins under six-sided mirrors, rain shower and, outside, a snowy peak in violet dusk"
      },
      "neon-fireplace": {
        "src": "/panoramas/solana-lodge/neon-fireplace.avif",
        "neon": "/panoramas/solana-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around before the fire of the hall: dark stone under a sun in violet neon, a long sofa, a gallery over a wall of books and, at both ends, a snowy peak in violet dusk"
      }
    }
  },
  "ethereum-lodge": {
    "exterior": {
      "src": "/pictures/ethereum-lodge/exterior.webp",
      "alt": "A glass gable of one pane, as tall as the house, edged in periwinkle on fresh snow, aurora beside the peaks",
      "width": 2560,
      "height": 1707,
      "color": "#495478",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JaACdAEDk+AAAP6+f+BRvfiWdLmDnz36riWhQg8NJGBpvyyIHVAA",
      "widths": [
        480,
        720,
        960,
        1536,
        2560
      ],
      "neon": true
    },
    "daylight": {
      "src": "/pictures/ethereum-lodge/daylight.webp",
      "alt": "The same A-frame by day: wooden gable and a roof under snow in the sun, firs around it",
      "width": 960,
      "height": 640,
      "color": "#98aabb",
      "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoMAAgABUB8JQBOgB3r8kAA/d2dIhDbd+n69YWLoH3WIHnJ4pXcRToyOAA=",
      "widths": [
        480,
        720,
        960
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/ethereum-lodge/living.webp",
        "alt": "Great room under smoked oak and black rafters in triangles: a table for ten of one dark slab under five octahedra of light, an ivory sofa in an L, a wall of wine in a lit lattice of diamonds, a cut crystal as tall as a child, and a fire in a tall cut stone under a gem in periwinkle neon; behind it, through the glass, snowy firs under a green aurora",
        "width": 1536,
        "height": 1024,
        "color": "#5c575f",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JZQAAwFs/q3IgAD+v5ZLfFmbtSw+oxEgJS0xmke7b5MaWqiOAAAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/ethereum-lodge/bedroom.webp",
        "alt": "Bedroom two storeys high under smoked oak and black rafters: a wide bed with white linen on a platform before a slab of dark stone, on it a gem in periwinkle neon; above it, snowy firs under a green aurora",
        "width": 1536,
        "height": 1024,
        "color": "#5c5864",
        "placeholder": "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoMAAgABUB8JYwAAjOoqgwA/nvu3TxOZWMvNmmOpg58uw6srKIfzOAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/ethereum-lodge/bathroom.webp",
        "alt": "Bath of dark stone: a pale stone tub cut like a gem, behind it a sauna in a lit triangle of glass edged in periwinkle, three steps of benches and hot stones in it, on its left a dark stone console under kite-shaped mirrors and a cut crystal lamp, on its right a shower between standing stones; slopes folded in large facets, above them a gem in periwinkle neon",
        "width": 1536,
        "height": 1024,
        "color": "#7a747f",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoMAAgABUB8JYwAAln273gAAPasBlIRmowIqj0O4vSXFIHW96EOGIK5IRrCwUX3xgAAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/ethereum-lodge/fireplace.webp",
        "alt": "Fireside like a cinema, seen from above: a long low fire in a block of polished dark stone, over it a wide screen with an aurora above dark ridges, set in folded panels; loveseats in slate-blue leather with ivory cushions, lamps on small stone tables between them, a cut stone with two sheets of paper to sign on; over the screen a gem in a diamond of periwinkle neon",
        "width": 1536,
        "height": 1024,
        "color": "#56526d",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoMAAgABUB8JQAASV+tcAAA/nIq0blaCzpulQBRnuKJT4VlMcMI2+y0vAAAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      }
    ],
    "fireplace": {
      "src": "/pictures/ethereum-lodge/fireplace.webp",
      "alt": "Fireside like a cinema, seen from above: a long low fire in a block of polished dark stone, over it a wide screen with an aurora above dark ridges, set in folded panels; loveseats in slate-blue leather with ivory cushions, lamps on small stone tables between them, a cut stone with two sheets of paper to sign on; over the screen a gem in a diamond of periwinkle neon",
      "width": 1536,
      "height": 1024,
      "color": "#56526d",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoMAAgABUB8JQAASV+tcAAA/nIq0blaCzpulQBRnuKJT4VlMcMI2+y0vAAAAA==",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
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
        "src": "/panoramas/ethereum-lodge/interior.avif",
        "neon": "/panoramas/ethereum-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the great room: timber in triangles, a table for ten under octahedra of light, an ivory sofa in an L, a fire in a tall cut stone, a wall of wine, a cut crystal as tall as a child and, at both ends, snowy firs under a green aurora"
      },
      "bedroom": {
        "src": "/panoramas/ethereum-lodge/bedroom.avif",
        "neon": "/panoramas/ethereum-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom of dark stone: a wide bed with white linen on a platform, flames along a block of stone, a daybed at the glass and, at both ends, snowy firs under a green aurora"
      },
      "bathroom": {
        "src": "/panoramas/ethereum-lodge/bathroom.avif",
        "neon": "/panoramas/ethereum-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom of dark stone: a pale stone tub cut like a gem, a sauna in a lit triangle of glass, a dark stone console with two bowls under kite-shaped mirrors, rain between two standing stones, slopes folded in large facets, a gem in periwinkle neon and, outside, snowy firs under a green aurora"
      },
      "neon-fireplace": {
        "src": "/panoramas/ethereum-lodge/neon-fireplace.avif",
        "neon": "/panoramas/ethereum-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside, a cinema on three tiers edged in periwinkle light: a long low fire in a block of polished dark stone, over it a wide screen with an aurora above dark ridges, set in folded panels; loveseats in slate-blue leather with ivory cushions, lamps on small stone tables between them, a cut stone with two sheets of paper to sign on; over the screen a gem in a diamond of periwinkle neon and, through the glass gable, snowy firs under a green aurora"
      }
    }
  },
  "tezos-lodge": {
    "exterior": {
      "src": "/pictures/tezos-lodge/exterior.webp",
      "alt": "A hot tub in a cobalt ring of light, an A-frame under snow, a round sauna window, aurora overhead",
      "width": 2560,
      "height": 1707,
      "color": "#555a84",
      "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAAgABUB8JaACdADaPUtJgAD+iS4h2LQ51iYQsln+I0BbXFBi2LhJGNwTHtbu7U4ZVKAA",
      "widths": [
        480,
        720,
        960,
        1536,
        2560
      ],
      "neon": true
    },
    "daylight": {
      "src": "/pictures/tezos-lodge/daylight.webp",
      "alt": "The same A-frame by day: wooden gable and a roof under snow in the sun, firs around it",
      "width": 960,
      "height": 640,
      "color": "#8298ad",
      "placeholder": "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoMAAgABUB8JYgCdACRoHYAAPx/fW74LeN2xaqnRtCh0NJyixoQ03gA",
      "widths": [
        480,
        720,
        960
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/tezos-lodge/living.webp",
        "alt": "Living room under weathered spruce: two curved sofas like turning arrows, one cobalt and one grey, on a round plinth around a fire in a stone drum under a wide ring of light; behind them a long table with benches, a curved wall of books with a board of blue and white pegs in its middle, a ballot box with blue and white counters, four snowshoes under the slope, on the back wall two turning arrows in cobalt blue neon; through a skylight in the slope, snowy firs under a green aurora",
        "width": 1536,
        "height": 1024,
        "color": "#5d5c64",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAAgABUB8JZAC7AEYGZm9xqAA/sBKz5dE/IMaFP4J1fAi+rfcqjqCYcdbXsQAAAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/tezos-lodge/bedroom.webp",
        "alt": "Bedroom under weathered spruce: a wide bed with a knitted throw, a blanket of giant stitches and felted pillows in green, violet and blue, over it a loom as high as the house, an aurora in green, violet and midnight blue woven in its threads; two turning arrows in cobalt blue neon before the bare threads above, on both sides small drawers with brass pulls, shelves of wool by colour, a basket of socks",
        "width": 1536,
        "height": 1024,
        "color": "#7d7d80",
        "placeholder": "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoMAAgABUB8JZQAAq9R+xFAAPvwspAAJr3oVq9FORmhMYOYQs6f/CgA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/tezos-lodge/bathroom.webp",
        "alt": "Bath: a square tub of dark wood let into a wooden deck, a cobalt blue glow at its foot and along the rafters, two oval bowls between lit paper screens behind it",
        "width": 1536,
        "height": 1024,
        "color": "#5e5a5c",
        "placeholder": "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoMAAgABUB8JYwAAlxG/u8VQAD+P9vZP66WJrFgV4TXmS3/tABe4AAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/tezos-lodge/fireplace.webp",
        "alt": "Fireside: an open fire of leaning logs on a six-sided hearth of boulders, a half-round plate of iron behind it, over it a tall six-sided hood of copper with a pipe to the ridge; socks and mittens drying on a ring of iron, log benches with fleeces and blue snow-patterned cushions in a hexagon on a zigzag rug, a back wall of round logs with two shelves of books, snowshoes and two wooden skis on it, and two turning arrows in cobalt blue neon",
        "width": 1536,
        "height": 1024,
        "color": "#6c5a59",
        "placeholder": "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoMAAgABUB8JQBdgBrQhwgAAP5xtYqvOsa2bqdsbaHov3tUbxaAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      }
    ],
    "fireplace": {
      "src": "/pictures/tezos-lodge/fireplace.webp",
      "alt": "Fireside: an open fire of leaning logs on a six-sided hearth of boulders, a half-round plate of iron behind it, over it a tall six-sided hood of copper with a pipe to the ridge; socks and mittens drying on a ring of iron, log benches with fleeces and blue snow-patterned cushions in a hexagon on a zigzag rug, a back wall of round logs with two shelves of books, snowshoes and two wooden skis on it, and two turning arrows in cobalt blue neon",
      "width": 1536,
      "height": 1024,
      "color": "#6c5a59",
      "placeholder": "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoMAAgABUB8JQBdgBrQhwgAAP5xtYqvOsa2bqdsbaHov3tUbxaAAA==",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
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
        "src": "/panoramas/tezos-lodge/interior.avif",
        "neon": "/panoramas/tezos-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room under weathered spruce: two curved sofas like turning arrows, one cobalt and one grey, on a round plinth around a fire in a stone drum under a wide ring of light, a long table with benches, a curved wall of books with a board of blue and white pegs, a ballot box, four snowshoes under the slope, two turning arrows in cobalt blue neon, a tea counter, a window seat over books and, through the gable and a skylight in the slope, snowy firs under a green aurora"
      },
      "bedroom": {
        "src": "/panoramas/tezos-lodge/bedroom.avif",
        "neon": "/panoramas/tezos-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom under weathered spruce: a wide bed with a knitted throw, a blanket of giant stitches and felted pillows in green, violet and blue, over it a loom as high as the house, an aurora in green, violet and midnight blue woven in its threads; two turning arrows in cobalt blue neon before the bare threads, small drawers with brass pulls, shelves of wool by colour, hanks on a rail, a spinning wheel and two low armchairs at the glass and, outside, snowy firs under a green aurora"
      },
      "bathroom": {
        "src": "/panoramas/tezos-lodge/bathroom.avif",
        "neon": "/panoramas/tezos-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: a square tub of dark wood let into a wooden deck, two oval bowls between lit paper screens, rain shower and, outside, snowy firs under a green aurora"
      },
      "neon-fireplace": {
        "src": "/panoramas/tezos-lodge/neon-fireplace.avif",
        "neon": "/panoramas/tezos-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: an open fire of leaning logs on a six-sided hearth of boulders, a half-round plate of iron behind it, over it a tall six-sided hood of copper with a pipe to the ridge; socks and mittens drying on a ring of iron, log benches with fleeces and blue snow-patterned cushions in a hexagon on a zigzag rug, a back wall of round logs with two shelves of books and two turning arrows in cobalt blue neon; a rack of boots and, through the glass gable, snowy firs under a green aurora"
      }
    }
  },
  "pump-fun-lodge": {
    "exterior": {
      "src": "/pictures/pump-fun-lodge/exterior.webp",
      "alt": "From above: an A-frame edged in mint green by the sea, a pizza oven and strings of lights around its pool",
      "width": 2560,
      "height": 1707,
      "color": "#7b6d6a",
      "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAAgABUB8JagCdADhZj97wADhmvyMZmbBEOTHPHDGYhkEcH7DPMBL067xnSs03YbSgAAA",
      "widths": [
        480,
        720,
        960,
        1536,
        2560
      ],
      "neon": true
    },
    "daylight": {
      "src": "/pictures/pump-fun-lodge/daylight.webp",
      "alt": "The same A-frame by day: wooden gable and dark roof in the sun, pale sand, palms and the sea",
      "width": 960,
      "height": 640,
      "color": "#879499",
      "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAAgABUB8JZgCdAECs0eoAAD+jA+5trbPTyWA1g9FLoQ/+mHpc+rz5dys0UdyufBkKAAA",
      "widths": [
        480,
        720,
        960
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/pump-fun-lodge/living.webp",
        "alt": "Living room under mint-washed boards: a round dance floor of pale terrazzo with rings of mint green light under a large mirror ball, around half of it a curved seat of green shells with coral piping, around the rest a bar with eight coral stools under a striped awning; behind it a domed pizza oven in coral scales, its fire lit, tall speakers and two turntables, on the wall a rocket in mint green neon",
        "width": 1536,
        "height": 1024,
        "color": "#8e947a",
        "placeholder": "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoMAAgABUB8JYgAAi90mhX6AAD8W0CDv+/PpT3Q4lMAVVJFNuH0gcAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/pump-fun-lodge/bedroom.webp",
        "alt": "Bedroom under mint-washed boards: a round bed with a scalloped throw before a coral headboard like a scallop shell, over it a parasol of slats with a ring of mint green light, on both sides a horn like a green flower; ice and two glasses on a round tray, a wicker nest and a striped lounger at the glass gable, outside palms and the sea after sunset",
        "width": 1536,
        "height": 1024,
        "color": "#959080",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAAgABUB8JQBOgBt0g4rGhAAA/Nb/BNcotqO8Q4nrDiIbNpTrbI5HkwvpEykAAAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/pump-fun-lodge/bathroom.webp",
        "alt": "Bath under mint-washed boards: an oval tub of pink terrazzo, a mint green glow at its foot, a bar with an ice bucket along its far side; behind it a curved wall of white breeze blocks lit from behind in amber and coral, before the wall a terrazzo counter with two basins under two round mirrors, on the right a shower with a copper gooseneck and green tiles under a pergola of slats, three saucer lamps; above a rocket in mint green neon",
        "width": 1536,
        "height": 1024,
        "color": "#a4987f",
        "placeholder": "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoMAAgABUB8JQBOgCK3SyIAAP38KvUG/io5STHsi3zwijfaOX3r8AAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/pump-fun-lodge/fireplace.webp",
        "alt": "Fireside: a retro rocket of cream and coral enamel on a round pad of terrazzo with rings of mint green light, logs burning in the arched mouth of its tail between two coral fins, portholes above, its nose a flue to the ridge, a mint-green gantry with bottles behind it; two arcs of deep seats in palm-green velvet with channelled backs on a round coral scalloped rug, a tray of coupes on a small table; on the back wall a rocket in mint green neon, mint-washed boards around",
        "width": 1536,
        "height": 1024,
        "color": "#a1a088",
        "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoMAAgABUB8JQAAMtTS6UAA/pQbmEHCtJKzDOWgBLxzOHBzM9Pcvt7u4AA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      }
    ],
    "fireplace": {
      "src": "/pictures/pump-fun-lodge/fireplace.webp",
      "alt": "Fireside: a retro rocket of cream and coral enamel on a round pad of terrazzo with rings of mint green light, logs burning in the arched mouth of its tail between two coral fins, portholes above, its nose a flue to the ridge, a mint-green gantry with bottles behind it; two arcs of deep seats in palm-green velvet with channelled backs on a round coral scalloped rug, a tray of coupes on a small table; on the back wall a rocket in mint green neon, mint-washed boards around",
      "width": 1536,
      "height": 1024,
      "color": "#a1a088",
      "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoMAAgABUB8JQAAMtTS6UAA/pQbmEHCtJKzDOWgBLxzOHBzM9Pcvt7u4AA=",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
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
        "src": "/panoramas/pump-fun-lodge/interior.avif",
        "neon": "/panoramas/pump-fun-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room under mint-washed boards: a round dance floor with rings of mint green light under a large mirror ball, a curved seat of green shells, a bar with eight stools under a striped awning, a domed pizza oven in coral scales, tall speakers and two turntables, a rocket in mint green neon, poufs on a coral scalloped rug and, through the gable, palms and the sea after sunset"
      },
      "bedroom": {
        "src": "/panoramas/pump-fun-lodge/bedroom.avif",
        "neon": "/panoramas/pump-fun-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom under mint-washed boards: a round bed with a scalloped throw before a coral headboard like a scallop shell, over it a parasol of slats with a ring of mint green light, on both sides a horn like a green flower; a record player and records, a bar of reeds, a wicker nest and a striped lounger at the glass, louvred doors on both sides of a rocket in mint green neon and, outside, palms and the sea after sunset"
      },
      "bathroom": {
        "src": "/panoramas/pump-fun-lodge/bathroom.avif",
        "neon": "/panoramas/pump-fun-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: an oval tub of pink terrazzo with a bar along it, a curved wall of white breeze blocks lit in amber and coral, a terrazzo counter with two basins under two round mirrors, an outdoor-style shower under a pergola of slats, a rocket in mint green neon and, outside, palms and the sea after sunset"
      },
      "neon-fireplace": {
        "src": "/panoramas/pump-fun-lodge/neon-fireplace.avif",
        "neon": "/panoramas/pump-fun-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: a retro rocket of cream and coral enamel on a round pad of terrazzo with rings of mint green light, logs burning in the arched mouth of its tail between two coral fins, portholes above, its nose a flue to the ridge, a mint-green gantry with bottles behind it; two arcs of deep seats in palm-green velvet with channelled backs on a round coral scalloped rug, a tray of coupes on a small table; on the back wall a rocket in mint green neon and, through the glass gable, palms and the sea after sunset"
      }
    }
  },
  "pnut-lodge": {
    "exterior": {
      "src": "/pictures/pnut-lodge/exterior.webp",
      "alt": "Stepping stones between ferns lead to an A-frame edged in copper, a window in its roof, a night forest behind",
      "width": 2560,
      "height": 1707,
      "color": "#2f3038",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JQBOgBuSJuC4AP7kR6KHMt8vca3sdso3+QXQl1sAYfFUtlVDAAAA",
      "widths": [
        480,
        720,
        960,
        1536,
        2560
      ],
      "neon": true
    },
    "daylight": {
      "src": "/pictures/pnut-lodge/daylight.webp",
      "alt": "The same A-frame by day: wooden gable and a window in the roof, tall grass and pines in the sun",
      "width": 960,
      "height": 640,
      "color": "#647475",
      "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoMAAgABUB8JQBOgBspAbwA94z1x08MUxQI7/li1Su27F7XIvigOirtQbEWAxa+33QAAA==",
      "widths": [
        480,
        720,
        960
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/pnut-lodge/living.webp",
        "alt": "Living room under dark cedar: the trunk of a hollow tree built of bent cedar ribs, in it a round hole edged in copper light with a cushioned nest and a shelf of books, over the hole a squirrel in copper neon; on one side a table for two of a slice of a trunk under a toffee-coloured lamp and a small round kitchen, on the other a birding scope, records and an iron stove like an acorn, its fire lit",
        "width": 1536,
        "height": 1024,
        "color": "#673416",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAABwAQCdASoMAAgABUB8JaACdAFAAAD+7IoeOofWz4h4Hr5YY/qSsCcd2pktXuWikVgP+/PAAAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/pnut-lodge/bedroom.webp",
        "alt": "Bedroom under dark cedar: a wide bed, a brown headboard and a plaid throw; above it a squirrel in copper neon",
        "width": 1536,
        "height": 1024,
        "color": "#7a4b2a",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JZgCdAD0s+e2iAD9lQtPdijfILqthtQWWH5mMr3EzZvctEkZV6a5gAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/pnut-lodge/bathroom.webp",
        "alt": "Bath under dark cedar: a great cedar cask lying on its side with copper hoops, its front cut open, water in it, two round steps before it, a copper still with a swan neck beside it, a shower in a cask on end, two copper bowls on half a cask under a wide oval mirror; copper light along the cut, above it a squirrel in copper neon",
        "width": 1536,
        "height": 1024,
        "color": "#824721",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAAgABUB8JagCdADbvUMAAP6iz0DPnlrSM1TFHS8OLAeGwBg+DQJ+3cCStV+AAAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/pnut-lodge/fireplace.webp",
        "alt": "Fireside: an inglenook of rough brown stone under a heavy oak beam, a settle on either side of its fire, two deep low chairs in toffee and a draughts board on a round brown rug with a medallion before it; on its chimney a squirrel in copper neon, dark cedar around",
        "width": 1536,
        "height": 1024,
        "color": "#582f17",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoMAAgABUB8JZACdAEDffPewKoAAP7ZTthKd7kvkVJUjcD7mz1osigy20+AAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      }
    ],
    "fireplace": {
      "src": "/pictures/pnut-lodge/fireplace.webp",
      "alt": "Fireside: an inglenook of rough brown stone under a heavy oak beam, a settle on either side of its fire, two deep low chairs in toffee and a draughts board on a round brown rug with a medallion before it; on its chimney a squirrel in copper neon, dark cedar around",
      "width": 1536,
      "height": 1024,
      "color": "#582f17",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoMAAgABUB8JZACdAEDffPewKoAAP7ZTthKd7kvkVJUjcD7mz1osigy20+AAA==",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
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
        "src": "/panoramas/pnut-lodge/interior.avif",
        "neon": "/panoramas/pnut-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room under dark cedar: a hollow tree of bent cedar ribs with a lit round nest in it, over it a squirrel in copper neon, an iron stove like an acorn, a birding scope, records, a table for two under a toffee-coloured lamp, a half-round kitchen, an armchair and a tin of nuts at the glass and, outside, a dark pine forest under stars"
      },
      "bedroom": {
        "src": "/panoramas/pnut-lodge/bedroom.avif",
        "neon": "/panoramas/pnut-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom under dark cedar and a skylight: a brown headboard and a plaid throw, a hanging fire, a long seat at the glass and a dark pine forest under stars"
      },
      "bathroom": {
        "src": "/panoramas/pnut-lodge/bathroom.avif",
        "neon": "/panoramas/pnut-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: a great cedar cask lying on its side with copper hoops, its front cut open, water in it, two round steps before it, a copper still with a swan neck beside it, a shower in a cask on end, two copper bowls on half a cask under a wide oval mirror, two leather chairs at the glass and, outside, a dark pine forest under stars"
      },
      "neon-fireplace": {
        "src": "/panoramas/pnut-lodge/neon-fireplace.avif",
        "neon": "/panoramas/pnut-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: an inglenook of rough brown stone under a heavy oak beam, a settle on either side of its fire, two deep low chairs in toffee and a draughts board on a round brown rug with a medallion before it; on its chimney a squirrel in copper neon and, through the glass gable, a dark pine forest under stars"
      }
    }
  },
  "mew-lodge": {
    "exterior": {
      "src": "/pictures/mew-lodge/exterior.webp",
      "alt": "A pink line of light follows the roof of an A-frame on the beach, palms against a rose sky",
      "width": 2560,
      "height": 1707,
      "color": "#a1797f",
      "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAAgABUB8JYgCdAEeruRIWgAA4fbWeJrO0don2MRgEBpWZt2AbYSXjetuLQJX2VFjUAAA",
      "widths": [
        480,
        720,
        960,
        1536,
        2560
      ],
      "neon": true
    },
    "daylight": {
      "src": "/pictures/mew-lodge/daylight.webp",
      "alt": "The same A-frame by day: wooden gable and dark roof in the sun, pale sand, palms and the sea",
      "width": 960,
      "height": 640,
      "color": "#a0a9b0",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAAgABUB8JYwCdACzax/wgAD9+F/iWAbI5iWPzNvLvtX3sg4B4fB9wBAAAA==",
      "widths": [
        480,
        720,
        960
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/mew-lodge/living.webp",
        "alt": "Living room under silver driftwood: two low daybeds in blush on a round rug in pale waves, a table for eight, two wicker nests on ropes, a long bench and three surfboards at the glass; outside, palms and the sea after sunset",
        "width": 1536,
        "height": 1024,
        "color": "#8e6767",
        "placeholder": "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoMAAgABUB8JYgCdAD7DisIAADxDU2IeH7qG6GpNdqNKG4FqJJQAAAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/mew-lodge/bedroom.webp",
        "alt": "Bedroom under silver driftwood: a wide low bed with cream linen let into carpeted steps with round corners, blush ledges edged in pink light climbing the slope, others round a post wound with rope up to a perch under the ridge, a bronze cat asleep beside a round lit cubby; a bench along the glass gable, paper lanterns and two surfboards, outside palms and the sea after sunset",
        "width": 1536,
        "height": 1024,
        "color": "#a2787c",
        "placeholder": "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoMAAgABUB8JZACdAD1QaV7AADN1+1wUNQ8ciwVCkdqIp6BNaSgAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/mew-lodge/bathroom.webp",
        "alt": "Bath with a view of palms and the sea after sunset: a round tub of glazed rose tiles under a breaking wave of white plaster in fine grooves, thin streams of water falling from its lip into the tub, a long cushioned bench in its barrel; beside the tub a ledge with candles and a sleeping cat, a bench along the glass, three surfboards in a rack, ball lamps at different heights; pink light along the lip of the wave and at the foot of the tub",
        "width": 1536,
        "height": 1024,
        "color": "#b18b8c",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAAgABUB8JaACsAEMVnOqAAD3PGKgS3eWaU2YqxiUO7rPKFE6q3BNaSgAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/mew-lodge/fireplace.webp",
        "alt": "Iron stove before an arch of shell-coloured stone under a cat in pink neon, a sofa beside it, silver driftwood around",
        "width": 1536,
        "height": 1024,
        "color": "#72494c",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMAAgABUB8JZgCdADW5ACAAP5Iu3IM9n+t8Oc3COE+KIhmCqmzHW7LUFvIAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      }
    ],
    "fireplace": {
      "src": "/pictures/mew-lodge/fireplace.webp",
      "alt": "Iron stove before an arch of shell-coloured stone under a cat in pink neon, a sofa beside it, silver driftwood around",
      "width": 1536,
      "height": 1024,
      "color": "#72494c",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMAAgABUB8JZgCdADW5ACAAP5Iu3IM9n+t8Oc3COE+KIhmCqmzHW7LUFvIAA==",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
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
        "src": "/panoramas/mew-lodge/interior.avif",
        "neon": "/panoramas/mew-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room under silver driftwood: two low daybeds in blush on a round rug in pale waves, three surfboards at the glass, a curved bar, a fire in a white cone, a table for eight, two wicker nests on ropes and, through the gable, palms and the sea after sunset"
      },
      "bedroom": {
        "src": "/panoramas/mew-lodge/bedroom.avif",
        "neon": "/panoramas/mew-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom under silver driftwood: a wide low bed with cream linen let into carpeted steps with round corners, blush ledges edged in pink light climbing the slope, others round a post wound with rope up to a perch under the ridge, a bronze cat asleep beside a round lit cubby; a bench along the glass, paper lanterns and two surfboards, a long low seat under the other slope, louvred doors on both sides of a cat in pink neon and, outside, palms and the sea after sunset"
      },
      "bathroom": {
        "src": "/panoramas/mew-lodge/bathroom.avif",
        "neon": "/panoramas/mew-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: a round tub of glazed rose tiles under a breaking wave of white plaster in fine grooves, thin streams of water falling from its lip into the tub, a long cushioned bench in its barrel, a floor of pebbles in waves, a scalloped ledge with two shell-shaped basins under two round mirrors, wetsuits and towels on pegs, three steps of plaster with towels, three surfboards in a rack, a bench along the glass, a cat in pink neon and, outside, palms and the sea after sunset"
      },
      "neon-fireplace": {
        "src": "/panoramas/mew-lodge/neon-fireplace.avif",
        "neon": "/panoramas/mew-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: an iron stove before an arch of shell-coloured stone under a cat in pink neon, chairs, books and firewood"
      }
    }
  },
  "moo-deng-lodge": {
    "exterior": {
      "src": "/pictures/moo-deng-lodge/exterior.webp",
      "alt": "A jetty with paddleboards before an A-frame edged in teal, steam over its hot tub, mountains in the dusk",
      "width": 2560,
      "height": 1707,
      "color": "#3d3c4d",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMAAgABUB8JYwAAp0p774gAP68kRYwEdFQEP2nIceuqoaz/RDmf01Ph6AAAA==",
      "widths": [
        480,
        720,
        960,
        1536,
        2560
      ],
      "neon": true
    },
    "daylight": {
      "src": "/pictures/moo-deng-lodge/daylight.webp",
      "alt": "The same A-frame by day: wooden gable and dark roof in the sun, a still lake before it, firs behind",
      "width": 960,
      "height": 640,
      "color": "#596c75",
      "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JQBOgBuVIK2CAADLQzPXo3oYsOuc1RbhopC0eJUhgsGmTU8fqIQ8AAA=",
      "widths": [
        480,
        720,
        960
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/moo-deng-lodge/living.webp",
        "alt": "Living room under pale ash: a teal sunken sofa on three sides of a hanging fire, a rug in teal ripples and two paddleboards at the glass; through the glass gable, a lake and mountains at dusk",
        "width": 1536,
        "height": 1024,
        "color": "#6a6b55",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAAgABUB8JZgCsADMF1rBVgAA+epHBrcF69GMYPVfMruJzFTUk1j6QxUwLAAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/moo-deng-lodge/bedroom.webp",
        "alt": "Bedroom under pale ash: a boat-shaped bed hung on four ropes from a log over a round inlay of glazed tiles, a throw with waves on it, edged in teal light, seven drops of glass over two wicker chairs, a swim ladder and a rack of rolled towels; through the glass gable, a lake and mountains at dusk",
        "width": 1536,
        "height": 1024,
        "color": "#686b5e",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAAgABUB8JZgCsACUhFnEAAD9cGwWYlsdhjodCuFBTJJcjNeC4QKi7kKIguxAuJHkAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/moo-deng-lodge/bathroom.webp",
        "alt": "Bath with a view of a lake and mountains at dusk, seen from above: a round white pool sunk into fish-scale tiles, a teal glow around it and along the rafters",
        "width": 1536,
        "height": 1024,
        "color": "#4d625f",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoMAAgABUB8JaACdAEDfm72JwAA/nkJ+7f1A8GHhIOubNnawfzqoQEf/eHcAXMy8dUAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/moo-deng-lodge/fireplace.webp",
        "alt": "Wide fire in teal stone under drops in teal neon, two armchairs, pale ash around",
        "width": 1536,
        "height": 1024,
        "color": "#4a533f",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoMAAgABUB8JZgCdADdkHtXAIAA/oRXrlgcp9pRXQeoLJ9GbjwBRVtnwtQAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      }
    ],
    "fireplace": {
      "src": "/pictures/moo-deng-lodge/fireplace.webp",
      "alt": "Wide fire in teal stone under drops in teal neon, two armchairs, pale ash around",
      "width": 1536,
      "height": 1024,
      "color": "#4a533f",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoMAAgABUB8JZgCdADdkHtXAIAA/oRXrlgcp9pRXQeoLJ9GbjwBRVtnwtQAAA==",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
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
        "src": "/panoramas/moo-deng-lodge/interior.avif",
        "neon": "/panoramas/moo-deng-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room under pale ash: a teal sunken sofa on three sides of a hanging fire, a rug in teal ripples, two paddleboards at the glass, an open kitchen and, through the gable, a lake and mountains at dusk"
      },
      "bedroom": {
        "src": "/panoramas/moo-deng-lodge/bedroom.avif",
        "neon": "/panoramas/moo-deng-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom under pale ash: a boat-shaped bed hung on four ropes from a log over a round inlay of glazed tiles, a throw with waves on it, seven drops of glass, two wicker chairs and two paddleboards at the glass, round mirrors over a rack of rolled towels, round-topped doors on both sides of drops in teal neon and, outside, a lake and mountains at dusk"
      },
      "bathroom": {
        "src": "/panoramas/moo-deng-lodge/bathroom.avif",
        "neon": "/panoramas/moo-deng-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: a round white pool sunk into fish-scale tiles, two pillar basins under one round mirror, rain shower and, outside, a lake and mountains at dusk"
      },
      "neon-fireplace": {
        "src": "/panoramas/moo-deng-lodge/neon-fireplace.avif",
        "neon": "/panoramas/moo-deng-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: a wide fire in teal stone under drops in teal neon, chairs, books and firewood"
      }
    }
  },
  "pudgy-penguins-lodge": {
    "exterior": {
      "src": "/pictures/pudgy-penguins-lodge/exterior.webp",
      "alt": "Two sledges before an A-frame edged in ice-blue, snow on its roof, snowy firs and a pale aurora around it",
      "width": 2560,
      "height": 1707,
      "color": "#485871",
      "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JZACdADcZK7glAD+oyWe8twdGrngszKZw8WV5BfjvY2nxzUoWxR4AAA=",
      "widths": [
        480,
        720,
        960,
        1536,
        2560
      ],
      "neon": true
    },
    "daylight": {
      "src": "/pictures/pudgy-penguins-lodge/daylight.webp",
      "alt": "The same A-frame by day: wooden gable and a roof under snow in the sun, firs around it",
      "width": 960,
      "height": 640,
      "color": "#92a2b0",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoMAAgABUB8JRZgAVIArgAA/uo+P/D26YTw5QxJQ/YuM9IiuchVmIa066olFaAA",
      "widths": [
        480,
        720,
        960
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/pudgy-penguins-lodge/living.webp",
        "alt": "Living room under pale birch: a sofa like a broken ice floe, rounded white slabs on a blue rug, before a fire in an igloo of white blocks, a cocoa bar with a copper cauldron on its left, a wall of board games and a round game table on its right, a wooden sledge, above it a snowflake in ice-blue neon",
        "width": 1536,
        "height": 1024,
        "color": "#9a9996",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoMAAgABUB8JYwC7AEWtV4fJ8eAAP5XdI1+qWogPRos6fUndu8lTl7Bs6rlQZgA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/pudgy-penguins-lodge/bedroom.webp",
        "alt": "Bedroom under pale birch: an iceberg cut in large faces, two peaks under the ridge, five caves in it lit warm, each with a mattress, a blanket and pillows; a slide edged in ice-blue light down its left flank, steps with lines of ice-blue light up its right one, two rope ladders, a seat with a spyglass on its shoulder; between the peaks a snowflake in ice-blue neon, at its foot a row of slippers and a blue rug with cushions like floes, a skylight over the slide",
        "width": 1536,
        "height": 1024,
        "color": "#8f9faa",
        "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoMAAgABUB8JZgCdAC16sAAAPuf6Cr+L0A4defYBAw31klNcEhkYy4AAAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/pudgy-penguins-lodge/bathroom.webp",
        "alt": "Bath with a view of snowy firs under a green aurora: a round hole full of turquoise water in a raised sheet of rounded white ice slabs, penguin-shaped stools around it, two steps and a ladder to it; on its left a trough at two heights under three porthole mirrors and towels on pegs, on its right a spiral of snow blocks around a shower; ice-blue light in the cracks of the ice",
        "width": 1536,
        "height": 1024,
        "color": "#9c9fa1",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABUB8JZQAAsR+KrbtAAD+s1uJaSPZscZKjLFrZY+YktnBsGClRNFfIQAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/pudgy-penguins-lodge/fireplace.webp",
        "alt": "Fireside: a stove like a tall plump penguin in glazed tiles like scales, ink-blue on its back, head and flippers, white on its belly, where logs burn in an arch; two small eyes, a short orange beak and amber patches on its neck, a line of ice-blue light round the belly, a black flue from its head to the ridge; two big orange feet on a slab of stone before it, ten low round seats in grey wool like chicks in half a circle on a round dotted white rug, a tray of mugs among them, socks drying on a birch rail, games on a low shelf, stars of white paper hung under the roof; on the back wall a snowflake in ice-blue neon, pale birch around",
        "width": 1536,
        "height": 1024,
        "color": "#979390",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoMAAgABUB8JZQAApezOwAA/lbXNIRewuV0xonAMMpeLZyiCUbQ+fCluHZFAAAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      }
    ],
    "fireplace": {
      "src": "/pictures/pudgy-penguins-lodge/fireplace.webp",
      "alt": "Fireside: a stove like a tall plump penguin in glazed tiles like scales, ink-blue on its back, head and flippers, white on its belly, where logs burn in an arch; two small eyes, a short orange beak and amber patches on its neck, a line of ice-blue light round the belly, a black flue from its head to the ridge; two big orange feet on a slab of stone before it, ten low round seats in grey wool like chicks in half a circle on a round dotted white rug, a tray of mugs among them, socks drying on a birch rail, games on a low shelf, stars of white paper hung under the roof; on the back wall a snowflake in ice-blue neon, pale birch around",
      "width": 1536,
      "height": 1024,
      "color": "#979390",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoMAAgABUB8JZQAApezOwAA/lbXNIRewuV0xonAMMpeLZyiCUbQ+fCluHZFAAAA",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
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
        "src": "/panoramas/pudgy-penguins-lodge/interior.avif",
        "neon": "/panoramas/pudgy-penguins-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room under pale birch: a sofa like a broken ice floe, rounded white slabs on a blue rug, before a fire in an igloo of white blocks, a cocoa bar, a wall of board games, a wooden sledge and, through the gable, snowy firs under a green aurora"
      },
      "bedroom": {
        "src": "/panoramas/pudgy-penguins-lodge/bedroom.avif",
        "neon": "/panoramas/pudgy-penguins-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom under pale birch: an iceberg cut in large faces, two peaks under the ridge, five caves in it lit warm, each with a mattress, a blanket and pillows; a slide edged in ice-blue light down its left flank, steps with lines of ice-blue light up its right one, two rope ladders, a seat with a spyglass on its shoulder; between the peaks a snowflake in ice-blue neon, two white doors behind the steps, a wide bed with a snowflake throw before a screen of ice, two armchairs at the glass, a sledge, three toy penguins in a row and, outside, snowy firs under a green aurora"
      },
      "bathroom": {
        "src": "/panoramas/pudgy-penguins-lodge/bathroom.avif",
        "neon": "/panoramas/pudgy-penguins-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: a round hole full of turquoise water in a raised sheet of rounded white ice slabs, penguin-shaped stools around it, a spiral of snow blocks around a shower, a trough at two heights under three porthole mirrors, ten towels on ten pegs, two rows of cubbyholes with towels under a snowflake in ice-blue neon and, outside, snowy firs under a green aurora"
      },
      "neon-fireplace": {
        "src": "/panoramas/pudgy-penguins-lodge/neon-fireplace.avif",
        "neon": "/panoramas/pudgy-penguins-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: a stove like a tall plump penguin in glazed tiles like scales, ink-blue on its back, head and flippers, white on its belly, where logs burn in an arch; two small eyes, a short orange beak and amber patches on its neck, a line of ice-blue light round the belly, a black flue from its head to the ridge; two big orange feet on a slab of stone before it, ten low round seats in grey wool like chicks in half a circle on a round dotted white rug, a tray of mugs among them, socks drying on a birch rail, games on a low shelf, stars of white paper hung under the roof; on the back wall a snowflake in ice-blue neon and, through the glass gable, snowy firs under a green aurora"
      }
    }
  },
  "bonk-lodge": {
    "exterior": {
      "src": "/pictures/bonk-lodge/exterior.webp",
      "alt": "Boulders as large as buses around an A-frame edged in amber, its pool between them, a hammock hung from saguaros",
      "width": 2560,
      "height": 1707,
      "color": "#8e6868",
      "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoMAAgABUB8JZACdADYCIgAAPfesAAxz0fOtwcFt6x4yLa34LRIB382okpiozsoBgQAAA==",
      "widths": [
        480,
        720,
        960,
        1536,
        2560
      ],
      "neon": true
    },
    "daylight": {
      "src": "/pictures/bonk-lodge/daylight.webp",
      "alt": "The same A-frame by day: wooden gable and dark roof in the sun, pale boulders as large as buses around it",
      "width": 960,
      "height": 640,
      "color": "#989ea1",
      "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoMAAgABUB8JQBOgBqwMJgA/lmiQGU/PdLbyXOJ29qqXwQRtb9zJggAAAA=",
      "widths": [
        480,
        720,
        960
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/bonk-lodge/living.webp",
        "alt": "Living room under plaster-white boards, seen from above: a mustard sofa, a rug of orange half suns and a hammock at the glass; through the glass gable, cacti and table mountains at sunset",
        "width": 1536,
        "height": 1024,
        "color": "#88613e",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoMAAgABUB8JaACdACAlZgA+iTC4604GFA5/g9yTQbLPK6kZ7lopFFXprmAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/bonk-lodge/bedroom.webp",
        "alt": "Bedroom under plaster-white boards: a wide bed with a throw of half suns, let into a rounded platform of plaster before one huge sand-coloured boulder; behind the boulder a round woven sun, amber light round its rim, beside the bed two striped hammocks one over the other and six rolled mattresses; over the boulder a bone in amber neon, a round-headed door on either side",
        "width": 1536,
        "height": 1024,
        "color": "#a68057",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAAgABUB8JbACdADZjbjwAOENYcIVMl7nccjMHANoLV0wjHkTx0YTH9VWkr8AAAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/bonk-lodge/bathroom.webp",
        "alt": "Bath with a view of cacti and table mountains at sunset: a round galvanised stock tank full of turquoise water on a round deck of weathered boards, a desert windpump with a painted wheel on a timber tower behind it; on the left a garden of cacti in gravel and a low tank for a dog, on the right a shower behind corrugated sheet with striped towels over it, a leather chair, a bat leaning on the tank; amber light round the wheel, the tank and the deck, strings of bulbs",
        "width": 1536,
        "height": 1024,
        "color": "#987655",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoMAAgABUB8JagCdAB/h4AAzaU6cY2ufNMlJcQ4uWQHwezRhsnD/e5YnS/G6K4AAAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/bonk-lodge/fireplace.webp",
        "alt": "Fireside: a back wall like a setting sun: an arched fire at the foot of a half disc of pale plaster, bands of mustard, orange and terracotta around it with lines of amber light, rays of terracotta and pale plaster up to the roof; a long plaster bench with turquoise pads and pillows, two mattresses in mustard on pallets with bolsters, a rug of orange half suns on mats of straw, cacti in turquoise pots, a guitar against the bench; on the disc a bone in amber neon, plaster-white boards around",
        "width": 1536,
        "height": 1024,
        "color": "#ae8456",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JbACdAC4aix4QAD4rpA+QZnxpCYuirEGRLV3R2Zt5ZnBbeZWkuLsAAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      }
    ],
    "fireplace": {
      "src": "/pictures/bonk-lodge/fireplace.webp",
      "alt": "Fireside: a back wall like a setting sun: an arched fire at the foot of a half disc of pale plaster, bands of mustard, orange and terracotta around it with lines of amber light, rays of terracotta and pale plaster up to the roof; a long plaster bench with turquoise pads and pillows, two mattresses in mustard on pallets with bolsters, a rug of orange half suns on mats of straw, cacti in turquoise pots, a guitar against the bench; on the disc a bone in amber neon, plaster-white boards around",
      "width": 1536,
      "height": 1024,
      "color": "#ae8456",
      "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JbACdAC4aix4QAD4rpA+QZnxpCYuirEGRLV3R2Zt5ZnBbeZWkuLsAAA=",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
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
        "src": "/panoramas/bonk-lodge/interior.avif",
        "neon": "/panoramas/bonk-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room under plaster-white boards: an iron stove before an arch of sand-coloured stone, a mustard sofa, a rug of orange half suns, a hammock at the glass and, through the gable, cacti and table mountains at sunset"
      },
      "bedroom": {
        "src": "/panoramas/bonk-lodge/bedroom.avif",
        "neon": "/panoramas/bonk-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom under plaster-white boards: a wide bed with a throw of half suns, let into a rounded platform of plaster before one huge sand-coloured boulder; behind the boulder a round woven sun, amber light round its rim, beside the bed two striped hammocks one over the other and six rolled mattresses; over the boulder a bone in amber neon, round-headed doors on both sides, two armchairs at the glass, cacti in pots and, outside, cacti and table mountains at sunset"
      },
      "bathroom": {
        "src": "/panoramas/bonk-lodge/bathroom.avif",
        "neon": "/panoramas/bonk-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: a round galvanised stock tank full of turquoise water on a round deck of weathered boards, a desert windpump with a painted wheel on a timber tower behind it, a garden of cacti in gravel, a low tank for a dog, striped towels over a half wall of corrugated sheet, two enamel tubs on a workbench under two round mirrors, rain shower and, outside, cacti and table mountains at sunset"
      },
      "neon-fireplace": {
        "src": "/panoramas/bonk-lodge/neon-fireplace.avif",
        "neon": "/panoramas/bonk-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: a back wall like a setting sun: an arched fire at the foot of a half disc of pale plaster, bands of mustard, orange and terracotta around it with lines of amber light, rays of terracotta and pale plaster up to the roof; a long plaster bench with turquoise pads and pillows, two mattresses in mustard on pallets with bolsters, a rug of orange half suns on mats of straw, cacti in turquoise pots, a guitar against the bench; on the disc a bone in amber neon and, through the glass gable, cacti and table mountains at sunset"
      }
    }
  },
  "arbitrum-lodge": {
    "exterior": {
      "src": "/pictures/arbitrum-lodge/exterior.webp",
      "alt": "A second-storey gallery on an A-frame edged in sky-blue, its pool in front, firs and a snowy peak behind",
      "width": 2560,
      "height": 1707,
      "color": "#38445d",
      "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JYgCdADdI1/wYAD+o2af+/3ZVrsnMsh4cRufdRNJyXGGxa1LGCGAAAA=",
      "widths": [
        480,
        720,
        960,
        1536,
        2560
      ],
      "neon": true
    },
    "daylight": {
      "src": "/pictures/arbitrum-lodge/daylight.webp",
      "alt": "The same A-frame by day: wooden gable and dark roof in the sun, firs and snowy peaks behind",
      "width": 960,
      "height": 640,
      "color": "#65757b",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoMAAgABUB8JQBOgCICrFW59QAAy0JQczDL0WtW+ftsemHm1sE9ScDgDAAAAA==",
      "widths": [
        480,
        720,
        960
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/arbitrum-lodge/living.webp",
        "alt": "Living room under slate-blue boards and black rafters: a spiral stair of oak and stone slabs, a line of warm light under each, round a column of stone with a tall fire in it and a black flue, up to a half-moon gallery edged in three lines of sky-blue light; a curved seat of felt slabs before it, a table for six under stacked rings of light, a desk and a proper chair at the glass, a kitchen under the slope; outside, a snowy peak in violet dusk",
        "width": 1536,
        "height": 1024,
        "color": "#48484c",
        "placeholder": "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoMAAgABUB8JZQAAl2EuN6VAAD+vCQWN6dIi7u4bt2idPJ6WMUALgAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/arbitrum-lodge/bedroom.webp",
        "alt": "Bedroom on a gallery under slate-blue boards and black rafters: a wide bed with a bright blue throw, sideways on two levels of timber edged in sky-blue light, three frames of light above its foot, a desk at a glass balustrade; in the point of the gable three layers in sky-blue neon, beyond the glass a snowy peak in violet dusk",
        "width": 1536,
        "height": 1024,
        "color": "#555964",
        "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAAgABUB8JQBOgB8wtlCMLQAA/j+ADFfOmhxWQbxHZsScH1Lmo1dLdyAt68wGLhQqAAAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/arbitrum-lodge/bathroom.webp",
        "alt": "Bath of dark stone with a view of a snowy peak in violet dusk: a stone pool, a sky-blue glow at its foot and along the rafters",
        "width": 1536,
        "height": 1024,
        "color": "#37455a",
        "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoMAAgABUB8JQBOgCKUUXijEAD+usxlCTXBCm7tGuOlpw5bvZO2HEfQAAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/arbitrum-lodge/fireplace.webp",
        "alt": "Fireside: a long low fire in a stepped wall of dark stacked slabs with slits of light, a slate ledge with cushions and blankets along it, firewood in a tall steel frame, a grey sofa in an L and two poufs on a rug of frames within frames; on the stone three layers in sky-blue neon, slate-blue boards and black rafters around",
        "width": 1536,
        "height": 1024,
        "color": "#525965",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JYwCdAECfK4YAP50p+HMY8eCfGIy/7fSJzjbDJuHAHFRBt6QbgAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      }
    ],
    "fireplace": {
      "src": "/pictures/arbitrum-lodge/fireplace.webp",
      "alt": "Fireside: a long low fire in a stepped wall of dark stacked slabs with slits of light, a slate ledge with cushions and blankets along it, firewood in a tall steel frame, a grey sofa in an L and two poufs on a rug of frames within frames; on the stone three layers in sky-blue neon, slate-blue boards and black rafters around",
      "width": 1536,
      "height": 1024,
      "color": "#525965",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JYwCdAECfK4YAP50p+HMY8eCfGIy/7fSJzjbDJuHAHFRBt6QbgAA",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
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
        "src": "/panoramas/arbitrum-lodge/interior.avif",
        "neon": "/panoramas/arbitrum-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room under slate-blue boards and black rafters: a spiral stair of oak and stone slabs round a column of stone with a tall fire in it, a half-moon gallery edged in sky-blue light, a curved seat of felt slabs, a table for six, a kitchen under the slope, a desk and a proper chair at the glass, a mountain range of cut boards over a long shelf of books, above it three layers in sky-blue neon, and, through the gable, a snowy peak in violet dusk"
      },
      "bedroom": {
        "src": "/panoramas/arbitrum-lodge/bedroom.avif",
        "neon": "/panoramas/arbitrum-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom on the gallery: a wide bed with a bright blue throw, sideways on two levels of timber edged in sky-blue light, three frames of light above its foot, a desk and a chair at a glass balustrade, low shelves of books before a wall of stone, two leather chairs and, at both ends, a snowy peak in violet dusk"
      },
      "bathroom": {
        "src": "/panoramas/arbitrum-lodge/bathroom.avif",
        "neon": "/panoramas/arbitrum-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: a stone pool, two stone bowls under two tall mirrors, rain shower and, outside, a snowy peak in violet dusk"
      },
      "neon-fireplace": {
        "src": "/panoramas/arbitrum-lodge/neon-fireplace.avif",
        "neon": "/panoramas/arbitrum-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: a long low fire in a stepped wall of dark stacked slabs with slits of light, a slate ledge with cushions and blankets along it, firewood in a tall steel frame, a grey sofa in an L and two poufs on a rug of frames within frames; on the stone three layers in sky-blue neon and, through the glass gable, a snowy peak in violet dusk"
      }
    }
  },
  "cardano-lodge": {
    "exterior": {
      "src": "/pictures/cardano-lodge/exterior.webp",
      "alt": "A canoe at its jetty, a telescope on the deck: an A-frame edged in royal blue over dark water and its reflection",
      "width": 2560,
      "height": 1707,
      "color": "#444260",
      "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAABwAQCdASoMAAgABUB8JQAAS2mjkAD+g8bqtrhXCqymS1rn0GIy6nqpo8uRY/V9yi+fIAAA",
      "widths": [
        480,
        720,
        960,
        1536,
        2560
      ],
      "neon": true
    },
    "daylight": {
      "src": "/pictures/cardano-lodge/daylight.webp",
      "alt": "The same A-frame by day: wooden gable and dark roof in the sun, a still lake before it, firs behind",
      "width": 960,
      "height": 640,
      "color": "#5d6e79",
      "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoMAAgABUB8JQBOgBuhgVIAAN5YShKjCsZShDyjpTK+cNbQDIRnOX7o4XnBpevr3pAAAA==",
      "widths": [
        480,
        720,
        960
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/cardano-lodge/living.webp",
        "alt": "Parlour under navy boards and cherry beams: a tall tiled stove with a bench round its foot, its fire lit; a bed in a lit alcove between shelves, over it a compass in royal blue neon; a navy sofa, a wing chair on a round rug and a brass telescope",
        "width": 1536,
        "height": 1024,
        "color": "#3d2b3f",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoMAAgABUB8JaFefRgAiwAA/u3lzI3nij+CaCwDZyGGkhyQMEWRaWI+2KgAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/cardano-lodge/bedroom.webp",
        "alt": "Bedroom under navy boards and cherry beams: a box bed like a small house of joined wood, curtains drawn back, books and a round window like a compass rose in it, an oxblood throw; in its gable a compass in royal blue neon, a drawing table on its left, an armillary sphere on its right",
        "width": 1536,
        "height": 1024,
        "color": "#613d47",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMAAgABUB8JbACdADW6W8gAP7cXH9eRtGHvRU7za4XNyckIg00FuNju5OrWgAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/cardano-lodge/bathroom.webp",
        "alt": "Bath under navy boards and cherry beams, seen from above: an eight-sided cherry tub with a brass lip on two steps in a compass rose of stone, black and white tiles around it, a brass lantern with candles over it; behind it an apothecary cabinet with two bowls under eight-sided mirrors, a shower like a wardrobe with glass doors and a tall case of books, above them a compass in royal blue neon",
        "width": 1536,
        "height": 1024,
        "color": "#6a535a",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoMAAgABUB8JZACdADbpBxau7AA/r8Hmgjfjn5mnGQO9ylkb3ilTvxBcqg89IrU++nIAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/cardano-lodge/fireplace.webp",
        "alt": "Fire under a mantel of dark veined stone: around it a wall of books, above it a compass in royal blue neon, before it a tufted sofa and two wing chairs in navy on a red rug with a medallion, a chess board between them, navy boards and cherry beams around",
        "width": 1536,
        "height": 1024,
        "color": "#4c3245",
        "placeholder": "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoMAAgABUB8JbEwATKAqkAA/u3l1SE57/3rUkSQK5UmEqdrqf5QAAAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      }
    ],
    "fireplace": {
      "src": "/pictures/cardano-lodge/fireplace.webp",
      "alt": "Fire under a mantel of dark veined stone: around it a wall of books, above it a compass in royal blue neon, before it a tufted sofa and two wing chairs in navy on a red rug with a medallion, a chess board between them, navy boards and cherry beams around",
      "width": 1536,
      "height": 1024,
      "color": "#4c3245",
      "placeholder": "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoMAAgABUB8JbEwATKAqkAA/u3l1SE57/3rUkSQK5UmEqdrqf5QAAAA",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
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
        "src": "/panoramas/cardano-lodge/interior.avif",
        "neon": "/panoramas/cardano-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the parlour under navy boards and cherry beams: a tall tiled stove with a bench round its foot, a navy sofa, a brass telescope, a bed in a lit alcove, a table in a corner of benches and, through the gable, a lake and mountains at dusk"
      },
      "bedroom": {
        "src": "/panoramas/cardano-lodge/bedroom.avif",
        "neon": "/panoramas/cardano-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom under navy boards and cherry beams: a box bed like a small house of joined wood, curtains drawn back, books and a round window like a compass rose in it, an oxblood throw, a drawing table, an armillary sphere, two wing chairs at the glass and a lake and mountains at dusk"
      },
      "bathroom": {
        "src": "/panoramas/cardano-lodge/bathroom.avif",
        "neon": "/panoramas/cardano-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: an eight-sided cherry tub with a brass lip on two steps in a compass rose of stone, black and white tiles around it, a brass lantern with candles over it, an apothecary cabinet with two bowls under eight-sided mirrors, rain shower and, outside, a lake and mountains at dusk"
      },
      "neon-fireplace": {
        "src": "/panoramas/cardano-lodge/neon-fireplace.avif",
        "neon": "/panoramas/cardano-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: a fire under a mantel of dark veined stone in a wall of books, a ladder on its rail, a compass in royal blue neon, a tufted sofa and two wing chairs in navy on a red rug with a medallion, a chess board between them"
      }
    }
  },
  "stellar-lumens-lodge": {
    "exterior": {
      "src": "/pictures/stellar-lumens-lodge/exterior.webp",
      "alt": "A round tub sunk into the sand, an A-frame edged in white light, the Milky Way over the desert",
      "width": 2560,
      "height": 1707,
      "color": "#4d444d",
      "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoMAAgABUB8JQBdgBssD0tiAP7drAr8+3bO1BiUEk26b0qe7DI7vbfsr85yyzDaZQAAAA==",
      "widths": [
        480,
        720,
        960,
        1536,
        2560
      ],
      "neon": true
    },
    "daylight": {
      "src": "/pictures/stellar-lumens-lodge/daylight.webp",
      "alt": "The same A-frame by day: wooden gable and dark roof in the sun, sand, cacti and table mountains",
      "width": 960,
      "height": 640,
      "color": "#95a0a7",
      "placeholder": "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoMAAgABUB8JYgCdADxuVSAAPyGs6F4m/bTjihTigWEEegPg6sgAA==",
      "widths": [
        480,
        720,
        960
      ],
      "neon": false
    },
    "interiors": [
      {
        "src": "/pictures/stellar-lumens-lodge/living.webp",
        "alt": "Living room under limewashed boards and black beams: a charcoal sofa and a white rug with black diamonds before an iron stove, a ladder to a loft with a rail of ropes, over it stars in white neon, under it a kitchen for two; in front, a table for two and a wide telescope",
        "width": 1536,
        "height": 1024,
        "color": "#716665",
        "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMAAgABUB8JZwAAmcmUOFAAO+qhCds6VcxrAgD+jLabGFEuMTeqb7ZP0AAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/stellar-lumens-lodge/bedroom.webp",
        "alt": "Bedroom under limewashed boards and black beams: a round bed with a throw with black diamonds on a dark round plinth with degree marks, in half a dome of limewashed plaster; the dome's slit, edged in white light, open to stars behind a skylight, a white telescope beside the pillows; lamps like moons, a round star chart under stars in white neon, a bed like a crescent at the glass gable, outside cacti and table mountains at sunset",
        "width": 1536,
        "height": 1024,
        "color": "#7a7076",
        "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoMAAgABUB8JZQAAma9ZAAA/je6D4xG8UhM//xoORwNpIb3Q8fnWqTepBdgcAAA",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/stellar-lumens-lodge/bathroom.webp",
        "alt": "Bath with a view of cacti and table mountains at sunset: a deep round white tub on two round steps, a ring of small lights over it, a curved wall of sand-coloured plaster pierced like a star map behind it, in the wall the arch of a rain shower, on it two bowls on a half-moon of plaster under one round mirror, white light along the rafters; above, a skylight",
        "width": 1536,
        "height": 1024,
        "color": "#837580",
        "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAAgABUB8JQBOgBuQIhmoeAD+opbjmQySOQgtFUygI67eCrXnelP0oFkjhtW4AAA=",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      },
      {
        "src": "/pictures/stellar-lumens-lodge/fireplace.webp",
        "alt": "Fireside: a round fire like an eclipse in a tall disc of limewashed plaster, rings of relief and of white light around it, a long plinth with cushions before charcoal boards; two arcs of seats in charcoal sunk into a round of the floor, three round tables on a round white rug with black diamonds, a lamp of three tilted rings over them; above the disc stars in white neon, skylights in the slope",
        "width": 1536,
        "height": 1024,
        "color": "#6b5f62",
        "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAAgABUB8JZQAAlkOWFqkAAD+I2d5vFc5l2pUfZVRhvw87gHQzCpPoB8LdxsYbIAAAA==",
        "widths": [
          480,
          720,
          960,
          1536
        ],
        "neon": true
      }
    ],
    "fireplace": {
      "src": "/pictures/stellar-lumens-lodge/fireplace.webp",
      "alt": "Fireside: a round fire like an eclipse in a tall disc of limewashed plaster, rings of relief and of white light around it, a long plinth with cushions before charcoal boards; two arcs of seats in charcoal sunk into a round of the floor, three round tables on a round white rug with black diamonds, a lamp of three tilted rings over them; above the disc stars in white neon, skylights in the slope",
      "width": 1536,
      "height": 1024,
      "color": "#6b5f62",
      "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAAgABUB8JZQAAlkOWFqkAAD+I2d5vFc5l2pUfZVRhvw87gHQzCpPoB8LdxsYbIAAAA==",
      "widths": [
        480,
        720,
        960,
        1536
      ],
      "neon": true
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
        "src": "/panoramas/stellar-lumens-lodge/interior.avif",
        "neon": "/panoramas/stellar-lumens-lodge/interior-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the living room under limewashed boards and black beams: a charcoal sofa and a white rug with black diamonds before an iron stove, a ladder to a loft with a rail of ropes, a wide telescope, a long bench at the glass and, outside, cacti and table mountains at sunset"
      },
      "bedroom": {
        "src": "/panoramas/stellar-lumens-lodge/bedroom.avif",
        "neon": "/panoramas/stellar-lumens-lodge/bedroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bedroom under limewashed boards and black beams: a round bed with a throw with black diamonds on a dark round plinth with degree marks, in half a dome of limewashed plaster; the dome's slit, edged in white light, open to stars behind a skylight, a white telescope beside the pillows; lamps like moons, a bed like a crescent at the glass, an armchair before a round star chart under stars in white neon, two dark doors and, outside, cacti and table mountains at sunset"
      },
      "bathroom": {
        "src": "/panoramas/stellar-lumens-lodge/bathroom.avif",
        "neon": "/panoramas/stellar-lumens-lodge/bathroom-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around in the bathroom: a deep round white tub on two round steps, a ring of small lights over it, a curved wall of sand-coloured plaster pierced like a star map behind it, two bowls on a half-moon of plaster under one round mirror, rain shower and, outside, cacti and table mountains at sunset"
      },
      "neon-fireplace": {
        "src": "/panoramas/stellar-lumens-lodge/neon-fireplace.avif",
        "neon": "/panoramas/stellar-lumens-lodge/neon-fireplace-neon.avif",
        "width": 3072,
        "height": 1536,
        "alt": "All around at the fireside: a round fire like an eclipse in a tall disc of limewashed plaster, rings of relief and of white light around it, a long plinth with cushions before charcoal boards; two arcs of seats in charcoal sunk into a round of the floor, three round tables on a round white rug with black diamonds, a lamp of three tilted rings over them; above the disc stars in white neon, skylights in the slope and, through the glass gable, cacti and table mountains at sunset"
      }
    }
  }
}
