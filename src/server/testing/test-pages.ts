import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readAssets } from '../platform/pages/assets.ts'
import type { PageRenderer, RenderPage } from '../platform/pages/page-renderer.ts'

/** Path and query of each `render` call. */
export type TestPages = PageRenderer & { rendered: string[] }

/** Pages without the web: each shows its path, an unknown path is a 404, `/assets/a.js` and `/picture.svg` are files. */
export async function testPages(render: RenderPage = printPath): Promise<TestPages> {
  const root = await mkdtemp(join(tmpdir(), 'crypto-lodge-pages-'))
  const [clientFolder, publicFolder] = [join(root, 'client'), join(root, 'public')]
  const assetsFolder = join(clientFolder, 'assets')
  for (const folder of [assetsFolder, join(clientFolder, '.vite'), publicFolder])
    await mkdir(folder, { recursive: true })
  await writeFile(join(root, 'package.json'), '{}')
  await writeFile(join(assetsFolder, 'a.js'), 'export {}')
  await writeFile(join(publicFolder, 'picture.svg'), '<svg/>')
  const manifest = { 'src/web/entry-client.tsx': { file: 'assets/a.js', isEntry: true } }
  await writeFile(join(clientFolder, '.vite/manifest.json'), JSON.stringify(manifest))
  const rendered: string[] = []
  return {
    assets: await readAssets(clientFolder),
    assetsFolder,
    publicFolder,
    rendered,
    canonical: (address) => (known.test(address) ? address : null),
    render: (request) => {
      rendered.push(request.path)
      return render(request)
    },
  }
}

const known = /^\/($|browse|badges|lodge\/[a-z-]+(\/chat)?$|booking\/)/

const printPath: RenderPage = async ({ path, fetch }) => {
  const { pathname } = new URL(path, 'http://localhost')
  const { status: read } = await fetch('/api/lodges', {})
  return {
    status: known.test(pathname) ? 200 : 404,
    html: `<h1>${pathname}</h1><p>lodges: ${read}</p>`,
  }
}
