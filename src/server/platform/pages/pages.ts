import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Events } from '../events.ts'
import { failure } from '../failure.ts'
import { prebuildResponse } from '../http/prebuilt-response.ts'
import { prebuiltRoute } from '../http/prebuilt-routes.ts'
import { sendProblem } from '../http/problems.ts'
import { movedTo } from './moved-pages.ts'
import { pageHandler } from './page-handler.ts'
import type { PageRenderer } from './page-renderer.ts'

const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400
/** The renderer knows the addresses of pages, so they have no routes here. */
const PAGES = '/*'

export async function servePages(
  app: FastifyInstance,
  parts: { config: Config; clock: Clock; events: Events; renderer: PageRenderer | undefined },
): Promise<void> {
  const { renderer } = parts
  if (renderer) await app.register((files) => serveFiles(files, renderer))
  const handlePage = renderer ? pageHandler(app, parts, renderer) : null
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const newAddress = isPageRequest(request) ? movedTo(request.url) : null
    if (newAddress) return reply.redirect(newAddress, 302)
    if (handlePage && isPageRequest(request)) return handlePage(request, reply)
    return sendProblem(reply, failure('not_found', 'There is nothing at this address'))
  }
  app.get(PAGES, answer)
  app.setNotFoundHandler(answer)
}

const isPageRequest = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/')

async function serveFiles(
  files: FastifyInstance,
  { assetsFolder, publicFolder }: PageRenderer,
): Promise<void> {
  files.addHook('onRoute', (route) => {
    route.config = { ...route.config, isFile: true }
  })
  await serveServiceWorker(files, join(assetsFolder, '..', 'service-worker.js'))
  await files.register(fastifyStatic, {
    root: assetsFolder,
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.setHeader('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      reply.setHeader('vary', 'accept-encoding')
    },
  })
  await servePublicFolder(files, publicFolder)
}

/**
 * A route for each file would take a tenth of a start, so each folder has one, and only files at the root
 * have their own.
 */
async function servePublicFolder(files: FastifyInstance, root: string): Promise<void> {
  const options = {
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply: { setHeader: (name: string, value: string) => void }) =>
      reply.setHeader('cache-control', `public, max-age=${DAY_SECONDS}`),
  }
  const entries = await readdir(root, { withFileTypes: true })
  for (const { name } of entries.filter((entry) => entry.isDirectory()))
    await files.register(fastifyStatic, { ...options, root: join(root, name), prefix: `/${name}/` })
  await files.register(fastifyStatic, { ...options, root, wildcard: false, globIgnore: ['*/*/**'] })
}

/** At the root, because its address bounds what a worker may control. */
async function serveServiceWorker(files: FastifyInstance, path: string): Promise<void> {
  const code = await readFile(path, 'utf8').catch(() => null)
  if (code === null) return
  const worker = await prebuildResponse('text/javascript; charset=utf-8', code)
  prebuiltRoute(files, '/service-worker.js', () => worker, { config: { isFile: true } })
}
