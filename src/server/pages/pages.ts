import { createHash } from 'node:crypto'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Config, publicUrl } from '../config.ts'
import type { Events } from '../events.ts'
import { failure } from '../failure.ts'
import { INTERNAL_ADDRESS } from '../http/internal-call.ts'
import { sendProblem } from '../http/problems.ts'
import { type ReadyBody, readyBody, sendReady } from '../http/ready-reply.ts'
import { pagePolicy } from '../http/security.ts'
import { type RouteAssets, readAssets } from './assets.ts'
import { type CachedPage, PageCache } from './page-cache.ts'

type Fetch = (path: string, init: RequestInit) => Promise<Response>

/** Draws a page; the web's entry for servers, handed in by `main.ts` because the server cannot import the web. */
export type RenderPage = (request: {
  path: string
  siteUrl: string
  fetch: Fetch
  assets: RouteAssets
}) => Promise<{ status: number; location: string | null; html: string }>

export type PageRenderer = {
  render: RenderPage
  /** Folders of the browser build and of the files served as they are. */
  clientFolder: string
  publicFolder: string
}

const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400
/** Queries of more characters are drawn but not kept, so that nobody can fill the cache with long keys. */
const LONGEST_KEY = 300
const FRESH_EACH_TIME = 'no-cache'

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

async function pageDrawer(app: FastifyInstance, config: Config, events: Events, renderer: PageRenderer) {
  const cache = new PageCache()
  for (const change of ['lodges_changed', 'market_changed', 'art_changed'] as const)
    events.on(change, () => cache.drop())
  const assets = await readAssets(renderer.clientFolder)
  const siteUrl = publicUrl(config)
  const make = async (path: string): Promise<CachedPage> => {
    const page = await renderer.render({ path, siteUrl, fetch: internalFetch(app), assets })
    if (page.location) throw new Moved(page.status, page.location)
    const body = await readyBody('text/html; charset=utf-8', page.html)
    const policy = pagePolicy(
      scriptHashes(page.html),
      Boolean(config.STRIPE_PUBLISHABLE_KEY),
      siteUrl.startsWith('https:'),
    )
    if (page.status !== 200) throw new Unkept(page.status, { body, policy })
    return { body, policy }
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = normalised(request.url)
    try {
      const keep = path.length <= LONGEST_KEY && !/[?&](key|payment_intent_client_secret)=/.test(path)
      const page = await (keep ? cache.get(path, () => make(path)) : make(path))
      return sendPage(request, reply, 200, page)
    } catch (error) {
      if (error instanceof Unkept) return sendPage(request, reply, error.status, error.page)
      if (error instanceof Moved) return reply.redirect(error.location, error.status)
      throw error
    }
  }
}

/** A page that is drawn but not kept: an unknown address, or one that failed. */
class Unkept extends Error {
  readonly status: number
  readonly page: CachedPage
  constructor(status: number, page: CachedPage) {
    super(`page with status ${status}`)
    this.status = status
    this.page = page
  }
}

class Moved extends Error {
  readonly status: number
  readonly location: string
  constructor(status: number, location: string) {
    super(`moved to ${location}`)
    this.status = status
    this.location = location
  }
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  page: CachedPage,
): FastifyReply {
  const body: ReadyBody = page.body
  return sendReady(request, reply.code(status), body, {
    'content-security-policy': page.policy,
    'cache-control': FRESH_EACH_TIME,
  })
}

/** The path with its query in one order, so that the same page has one key. */
function normalised(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  searchParams.sort()
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return searchParams.size > 0 ? `${path}?${searchParams}` : path || '/'
}

/** The base64 SHA-256 of every inline script of a page. */
function scriptHashes(html: string): string[] {
  const inline = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...new Set([...inline].map(([, code = '']) => createHash('sha256').update(code).digest('base64')))]
}

/** The API without a network: the renderer's calls go straight into the application. */
function internalFetch(app: FastifyInstance): Fetch {
  return async (path, init) => {
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      remoteAddress: INTERNAL_ADDRESS,
    })
    return new Response(answer.statusCode === 204 ? null : answer.rawPayload, { status: answer.statusCode })
  }
}
