import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageRenderer, RenderPage } from '../pages/pages.ts'

/** What `render` was asked to draw, by path and query. */
export type TestPages = PageRenderer & { drawn: string[] }

/** Pages without the web: each says its path, an unknown path is a 404; `/assets/a.js` and `/picture.svg` are files. */
export async function testPages(render: RenderPage = printPath): Promise<TestPages> {
  const root = await mkdtemp(join(tmpdir(), 'crypto-lodge-pages-'))
  const [clientFolder, publicFolder] = [join(root, 'client'), join(root, 'public')]
  for (const folder of [join(clientFolder, 'assets'), join(clientFolder, '.vite'), publicFolder])
    await mkdir(folder, { recursive: true })
  await writeFile(join(root, 'package.json'), '{}')
  await writeFile(join(clientFolder, 'assets/a.js'), 'export {}')
  await writeFile(join(publicFolder, 'picture.svg'), '<svg/>')
  const manifest = { 'src/web/entry-client.tsx': { file: 'assets/a.js', isEntry: true } }
  await writeFile(join(clientFolder, '.vite/manifest.json'), JSON.stringify(manifest))
  const drawn: string[] = []
  return {
    clientFolder,
    publicFolder,
    drawn,
    canonical: (address) => (known.test(address) ? address : null),
    render: (request) => {
      drawn.push(request.path)
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
    location: null,
    html: `<h1>${pathname}</h1><p>lodges: ${read}</p>`,
  }
}
