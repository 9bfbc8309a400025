import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Config, publicUrl } from '../config.ts'
import type { Events } from '../events.ts'
import { INTERNAL_ADDRESS } from '../http/internal-call.ts'
import { prebuildResponse, sendPrebuilt } from '../http/prebuilt-response.ts'
import { pageAddress } from '../http/request-target.ts'
import { pagePolicy } from '../http/security.ts'
import { readAssets } from './assets.ts'
import { type CachedPage, PageCache } from './page-cache.ts'
import type { Fetch, PageRenderer } from './pages.ts'
import { RenderBudget } from './render-budget.ts'

/** Where the page for every address that leads nowhere is drawn, once. */
const UNKNOWN_PAGE = '/unknown'
/** Longer addresses are drawn but not kept, so that nobody can fill the cache with long keys. */
const MAX_KEY_LENGTH = 300
const FRESH_EACH_TIME = 'no-cache'
const PERSONAL = 'private, no-store'
/** A guest's booking, or an address with a secret in it. */
const personal = /^\/booking\/|[?&](key|payment_intent_client_secret)=/

type DrawPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Answers any address with its page: kept ready where it is the same for everybody, drawn within a budget otherwise. */
export async function pageDrawer(
  app: FastifyInstance,
  config: Config,
  events: Events,
  renderer: PageRenderer,
): Promise<DrawPage> {
  const cache = new PageCache()
  for (const change of ['lodges_changed', 'market_changed', 'art_changed'] as const)
    events.on(change, () => cache.drop())
  const budget = new RenderBudget(config)
  const make = await pageMaker(app, config, renderer)
  return async (request, reply) => {
    const address = pageAddress(request.url)
    const path = (address !== null && renderer.canonical(address)) || UNKNOWN_PAGE
    const isPersonal = personal.test(request.url) || personal.test(path)
    const isKept = !personal.test(path) && path.length <= MAX_KEY_LENGTH
    if (path !== UNKNOWN_PAGE && !(isKept && cache.has(path))) budget.take(request)
    const draw = () => budget.run(() => make(path))
    try {
      const page = await (isKept ? cache.get(path, draw) : draw())
      return sendPage(request, reply, page, isPersonal ? PERSONAL : FRESH_EACH_TIME)
    } catch (error) {
      if (error instanceof Moved) return reply.redirect(error.location, error.status)
      throw error
    }
  }
}

async function pageMaker(app: FastifyInstance, config: Config, renderer: PageRenderer) {
  const assets = await readAssets(renderer.clientFolder)
  const siteUrl = publicUrl(config)
  return async (path: string): Promise<CachedPage> => {
    const { status, location, html } = await renderer.render({
      path,
      siteUrl,
      fetch: internalFetch(app),
      assets,
    })
    if (location) throw new Moved(status, location)
    const policy = pagePolicy(
      scriptHashes(html),
      Boolean(config.STRIPE_PUBLISHABLE_KEY),
      siteUrl.startsWith('https:'),
    )
    return { status, body: await prebuildResponse('text/html; charset=utf-8', html), policy }
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
  { status, body, policy }: CachedPage,
  caching: string,
): FastifyReply {
  return sendPrebuilt(request, reply.code(status), body, {
    'content-security-policy': policy,
    'cache-control': caching,
  })
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
