import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A chunk of Vite's build manifest. */
type Chunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }

/** Which files each route needs first, in the shape the router's server renderer takes. */
export type RouteAssets = {
  routes: Record<
    string,
    {
      preloads?: string[]
      scripts?: { attrs: Record<string, string | boolean> }[]
      css?: string[]
    }
  >
}

const ENTRY = 'src/web/entry-client.tsx'

/** Reads Vite's manifest of the browser build; `routeFiles` maps a route id to its source file. */
export async function readAssets(clientFolder: string): Promise<RouteAssets> {
  const manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`the browser build has no ${ENTRY}`)
  const routes: RouteAssets['routes'] = {
    __root__: {
      preloads: [`/${entry.file}`, ...importsOf(manifest, entry)],
      scripts: [{ attrs: { type: 'module', async: true, src: `/${entry.file}` } }],
      css: cssOf(manifest, entry),
    },
  }
  for (const [source, chunk] of Object.entries(manifest)) {
    const route = source.match(/^src\/web\/routes\/([^?]+)\.tsx\?tsr-split=component/)?.[1]
    if (!route) continue
    routes[routeIdOf(route)] = {
      preloads: [`/${chunk.file}`, ...importsOf(manifest, chunk)],
      css: cssOf(manifest, chunk),
    }
  }
  return { routes }
}

/** 'lodge.$slug.index' is the file of the route '/lodge/$slug/'. */
function routeIdOf(file: string): string {
  return `/${file.split('.').join('/')}`.replace(/(^|\/)index$/, '/')
}

function reach(manifest: Record<string, Chunk>, chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> {
  for (const name of chunk.imports ?? []) {
    const imported = manifest[name]
    if (imported && !seen.has(imported)) reach(manifest, imported, seen.add(imported))
  }
  return seen
}

const importsOf = (manifest: Record<string, Chunk>, chunk: Chunk): string[] =>
  [...reach(manifest, chunk)].map(({ file }) => `/${file}`)

const cssOf = (manifest: Record<string, Chunk>, chunk: Chunk): string[] =>
  [chunk, ...reach(manifest, chunk)].flatMap(({ css = [] }) => css.map((file) => `/${file}`))
