import { writeManifest } from './manifest.ts'
import { catalog } from './pieces.ts'
import { printed, proof, publish } from './press.ts'

const PRINTS = 'public/art'

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}

const only = option('only')?.split(',')
const proofs = option('proof')
const size = Number(option('size') ?? 1)

for (const piece of catalog.filter(({ slug }) => !only || only.some((part) => slug.startsWith(part)))) {
  const started = performance.now()
  const raster = await printed(piece, proofs ? size : 1)
  await (proofs ? proof(piece, raster, proofs) : publish(piece, raster, PRINTS))
  console.log(`${piece.slug}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
if (!proofs) await writeManifest(PRINTS, 'src/server/modules/art/generated/pieces.gen.ts')
