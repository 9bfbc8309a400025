import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Chunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }

/** By route id; the first script of '__root__' is the entry. */
export type RouteAssets = { styles: Record<string, string[]>; scripts: Record<string, string[]> }

const ENTRY = 'src/web/entry-client.tsx'

export async function readAssets(clientFolder: string): Promise<RouteAssets> {
  const manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`the browser build has no ${ENTRY}`)
  const assets: RouteAssets = { styles: {}, scripts: {} }
  const add = (route: string, chunk: Chunk) => {
    assets.styles[route] = listStyles(manifest, chunk)
    assets.scripts[route] = [`/${chunk.file}`, ...listImports(manifest, chunk)]
  }
  add('__root__', entry)
  for (const [source, chunk] of Object.entries(manifest)) {
    const [, route, split] = source.match(/^src\/web\/routes\/([^?]+)\.tsx\?tsr-split=(\w+)/) ?? []
    if (route && split === (route === '$' ? 'notFoundComponent' : 'component')) add(toRouteId(route), chunk)
  }
  return assets
}

/** 'lodge.$slug.index' is the file of the route '/lodge/$slug/'. */
function toRouteId(file: string): string {
  return `/${file.split('.').join('/')}`.replace(/(^|\/)index$/, '/')
}

function reach(manifest: Record<string, Chunk>, chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> {
  for (const name of chunk.imports ?? []) {
    const imported = manifest[name]
    if (imported && !seen.has(imported)) reach(manifest, imported, seen.add(imported))
  }
  return seen
}

const listImports = (manifest: Record<string, Chunk>, chunk: Chunk): string[] =>
  [...reach(manifest, chunk)].map(({ file }) => `/${file}`)

const listStyles = (manifest: Record<string, Chunk>, chunk: Chunk): string[] =>
  [chunk, ...reach(manifest, chunk)].flatMap(({ css = [] }) => css.map((file) => `/${file}`))
