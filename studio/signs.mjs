// Each lodge's neon sign: its mark from the site's own icons, as strokes that blender/sign.py bends into tubes.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  Bone,
  Cat,
  Compass,
  Dog,
  Droplets,
  Gem,
  Layers,
  Leaf,
  PawPrint,
  RefreshCw,
  Rocket,
  Snowflake,
  Sparkles,
  Squirrel,
  Sun,
  Waves,
} from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { mastersFolder } from './masters.mjs'

const marks = {
  'xrp-lodge': Waves,
  'doge-lodge': Dog,
  'shiba-inu-lodge': PawPrint,
  'pepe-lodge': Leaf,
  'solana-lodge': Sun,
  'ethereum-lodge': Gem,
  'tezos-lodge': RefreshCw,
  'pump-fun-lodge': Rocket,
  'pnut-lodge': Squirrel,
  'mew-lodge': Cat,
  'moo-deng-lodge': Droplets,
  'pudgy-penguins-lodge': Snowflake,
  'bonk-lodge': Bone,
  'arbitrum-lodge': Layers,
  'cardano-lodge': Compass,
  'stellar-lumens-lodge': Sparkles,
}

const folder = join(mastersFolder, 'signs')

export const signPath = (lodge) => join(folder, `${lodge.slug}.png`)

/** Draws the chosen lodges' signs, 800 pixels square, a tube's width to a stroke. */
export async function writeSigns(lodges) {
  mkdirSync(folder, { recursive: true })
  for (const lodge of lodges) {
    const svg = renderToStaticMarkup(createElement(marks[lodge.slug], { strokeWidth: 0.5, size: 800 }))
    await sharp(Buffer.from(svg)).png().toFile(signPath(lodge))
  }
}
