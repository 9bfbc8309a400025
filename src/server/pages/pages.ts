import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Events } from '../events.ts'
import { failure } from '../failure.ts'
import { sendProblem } from '../http/problems.ts'
import type { RouteAssets } from './assets.ts'
import { pageDrawer } from './page-drawer.ts'

export type Fetch = (path: string, init: RequestInit) => Promise<Response>

/** Draws a page; the web's entry for servers, handed in by `main.ts` because the server cannot import the web. */
export type RenderPage = (request: {
  path: string
  siteUrl: string
  fetch: Fetch
  assets: RouteAssets
}) => Promise<{ status: number; location: string | null; html: string }>

export type PageRenderer = {
  render: RenderPage
  /** Path and query under which an address is drawn, without what its page does not read; null when no page has it. */
  canonical: (address: string) => string | null
  /** Folders of the browser build and of the files served as they are. */
  clientFolder: string
  publicFolder: string
}

const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400

/** Pages for everyone, pictures and scripts; without a renderer, only problem documents for what is unknown. */
export async function servePages(
  app: FastifyInstance,
  parts: { config: Config; events: Events; renderer: PageRenderer | undefined },
): Promise<void> {
  const { config, events, renderer } = parts
  if (renderer) await app.register((files) => serveFiles(files, renderer))
  const draw = renderer ? await pageDrawer(app, config, events, renderer) : null
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api/')
    if (draw && isPage) return draw(request, reply)
    return sendProblem(reply, failure('not_found', 'There is nothing at this address'))
  })
}

async function serveFiles(
  files: FastifyInstance,
  { clientFolder, publicFolder }: PageRenderer,
): Promise<void> {
  files.addHook('onRoute', (route) => {
    route.config = { ...route.config, isFile: true }
  })
  await files.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.setHeader('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      reply.setHeader('vary', 'accept-encoding')
    },
  })
  await files.register(fastifyStatic, {
    root: publicFolder,
    decorateReply: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply) => reply.setHeader('cache-control', `public, max-age=${DAY_SECONDS}`),
  })
}
