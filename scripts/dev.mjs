import { mkdirSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { install, print, requireNode, root } from './steps.mjs'

/**
 * Serves the sources: Vite sends the browser its modules and replaces edited ones; the server runs in Vite's module runner,
 * restarts on the same open database when its code changes, and renders pages with the web's current code.
 */

requireNode()
await install()
process.chdir(root)
process.env.NODE_ENV ||= 'development'
const { createServer: createVite, createServerModuleRunner } = await import('vite')
const { buildWorkers } = await import('./worker-programs.mjs')

const SERVER = '/src/dev.ts'
const WEB = '/src/web/entry-server.tsx'
const ENTRY = 'virtual:dev-entry'
const FOLDER = 'dist/dev'

/** The browser's first module: Vite's client and React's refresh before the product's own entry. */
const devEntry = {
  name: 'dev-entry',
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) =>
    id !== ENTRY
      ? null
      : `import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
import '/src/web/platform/ui/all.css'
import '/src/web/platform/ui/admin.css'
await import('/src/web/entry-client.tsx')`,
}

/** Whether a module of Vite's graph, or one that imports it, is the file at this address. */
function reaches(address, module, seen = new Set()) {
  if (module.url === address) return true
  if (seen.has(module)) return false
  seen.add(module)
  return [...module.importers].some((importer) => reaches(address, importer, seen))
}

/** After a change of the server's modules: reads the web's code again, or restarts the server. */
const onServerChange = {
  name: 'on-server-change',
  hotUpdate({ modules }) {
    if (this.environment.name !== 'ssr') return
    if (modules.some((module) => reaches(SERVER, module))) schedule(restart)
    if (modules.some((module) => reaches(WEB, module))) schedule(loadWeb)
  },
}

const front = createHttpServer(answer)
const vite = await createVite({
  root,
  appType: 'custom',
  plugins: [devEntry, onServerChange],
  optimizeDeps: { entries: ['src/web/entry-client.tsx', 'src/web/routes/*.tsx'] },
  server: {
    middlewareMode: true,
    hmr: { server: front },
    watch: { ignored: ['data', 'dist', 'studio'].map((folder) => join(root, folder, '**')) },
  },
})
const migrations = join(root, 'migrations')
vite.watcher.on('all', (_event, file) => {
  if (file.startsWith(migrations)) schedule(restart)
})
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })

await buildWorkers(FOLDER)
mkdirSync(join(root, FOLDER, 'assets'), { recursive: true })

let web = null
let server = null
const pages = {
  render: (request) => web.renderPage(request),
  canonical: (address) => web.canonical(address),
  assets: {
    styles: { __root__: ['/src/web/platform/ui/all.css', '/src/web/platform/ui/admin.css'] },
    scripts: { __root__: [`/@id/${ENTRY}`] },
  },
  assetsFolder: join(root, FOLDER, 'assets'),
  publicFolder: join(root, 'public'),
}

async function loadWeb() {
  const { renderPage, canonicalAddress } = await runner.import(WEB)
  web = { renderPage, canonical: canonicalAddress() }
  // Drops the cached pages.
  server?.events.emit({ type: 'lodges_changed' })
}

/** Code that cannot be loaded leaves the server as it was. */
async function restart() {
  const begun = Date.now()
  const { createForDev } = await runner.import(SERVER)
  await server?.app.close()
  server = null
  server = await createForDev(opened, pages, join(root, FOLDER))
  print(`The server runs the code as it stands (${Date.now() - begun} ms)`)
}

/** One thing after the other; requests wait for it. An error is shown, and the next change is another try. */
let ready = Promise.resolve()
const scheduled = new Set()
function schedule(act) {
  if (scheduled.has(act)) return
  scheduled.add(act)
  ready = ready.then(async () => {
    scheduled.delete(act)
    try {
      await act()
    } catch (error) {
      vite.config.logger.error(error.stack ?? String(error), { error })
    }
  })
}

function answer(request, response) {
  vite.middlewares(request, response, async () => {
    await ready
    if (server) return server.app.routing(request, response)
    response.writeHead(503, { 'content-type': 'text/plain' })
    response.end('The server could not be started: see the terminal')
  })
}

front.on('upgrade', async (request, socket, head) => {
  if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return
  await ready
  if (server) server.app.server.emit('upgrade', request, socket, head)
  else socket.destroy()
})

const opened = await (await runner.import(SERVER)).openForDev()
schedule(loadWeb)
schedule(restart)
await ready
front.listen(opened.config.PORT, opened.config.HOST, () => {
  const { address, port } = front.address()
  print('A change is shown as soon as it is saved')
  print(`Ready at http://${address}:${port}`)
})

async function stop() {
  front.close()
  front.closeAllConnections()
  await ready
  await server?.app.close()
  await opened.close()
  await vite.close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
