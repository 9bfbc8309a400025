import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { root } from './steps.mjs'

const encoders = { br: promisify(brotliCompress), gz: promisify(gzip) }

/** Writes a .br and a .gz beside each script, style and drawing of the browser build. */
export async function compressAssets() {
  const folder = join(root, 'dist', 'client', 'assets')
  const texts = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))
  await Promise.all(
    texts.flatMap((name) => {
      const bytes = readFileSync(join(folder, name))
      return Object.entries(encoders).map(async ([ending, encode]) =>
        writeFileSync(join(folder, `${name}.${ending}`), await encode(bytes)),
      )
    }),
  )
}
