import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Memo } from '../cache/memo.ts'
import type { Clock } from '../clock.ts'
import { type Config, publicUrl } from '../config.ts'
import type { Events } from '../events.ts'
import { Busy } from '../failure.ts'
import { INTERNAL_ADDRESS } from '../http/internal-call.ts'
import { type PrebuiltResponse, prebuildResponse, sendPrebuilt } from '../http/prebuilt-response.ts'
import { RETRY_AFTER_SECONDS } from '../http/problems.ts'
import { pageAddress } from '../http/request-target.ts'
import { pagePolicy } from '../http/security.ts'
import { clientNetworks } from '../limits/client-network.ts'
import { inSpan } from '../telemetry/spans.ts'
import { PageCache } from './page-cache.ts'
import type { Fetch, PageRenderer, Redirect } from './page-renderer.ts'
import { RenderBudget } from './render-budget.ts'

const UNKNOWN_PAGE = '/unknown'
const STAYS = '/booking/'
/** The page of a stay without its data, which the browser fills in. A busy server sends it for any stay. */
const SHELL = '/booking/offline'
/** Longer addresses are rendered but not cached, so that long keys cannot fill memory. */
const MAX_KEY_LENGTH = 300
const MAX_TARGETS = 400
const UNAVAILABLE = 503
/** Each rendering begins with this call (`entry-server.tsx`). */
const LODGE_COUNT_CALL = '/api/search/lodges/count'
const REVALIDATED = 'no-cache'
const PERSONAL = 'private, no-store'
const personal = /^\/(booking|order)\/|[?&](key|payment_intent_client_secret)=/
/** Free lodges change with every booking. */
const dated = /[?&]checkIn=/

type Page = PrebuiltResponse | Redirect
type Target = { path: string; isPersonal: boolean; isCached: boolean }

type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const incomplete = new WeakSet<Page>()
const isCacheable = (page: Page): boolean =>
  !('location' in page) && page.status < 500 && !incomplete.has(page)

/**
 * A page that is the same for everybody is cached; the others are rendered within a budget. A changed page
 * is sent as it was while others wait to be rendered.
 */
export function pageHandler(
  app: FastifyInstance,
  parts: { config: Config; clock: Clock; events: Events },
  renderer: PageRenderer,
): PageHandler {
  const { config } = parts
  const cache = new PageCache<Page>(parts, { isCacheable })
  const targets = new Memo<Target>(MAX_TARGETS)
  const budget = new RenderBudget(config)
  const prebuild = pagePrebuilder(app, config, renderer)
  return async (request, reply) => {
    if (cache.dropAtNewDay()) targets.drop()
    const { path, isPersonal, isCached } = targets.get(request.url, () => findTarget(request.url, renderer))
    const turn = { network: widestNetwork(request.ip), isFirst: isPersonal }
    const render = () =>
      budget.run(turn, () =>
        inSpan('render page', { page: pattern(path) }, () =>
          prebuild(path, isPersonal ? PERSONAL : REVALIDATED),
        ),
      )
    const { pages } = cache
    const key = isPersonal ? `personal ${path}` : path
    const outdated = isCached && budget.isBusy ? cache.before(key) : undefined
    if (outdated) {
      // The page is rendered again in its turn; until then nobody waits for it.
      if (!pages.has(key) && !budget.isFull) pages.get(key, render).catch(() => {})
      return send(request, reply, outdated)
    }
    if (path !== UNKNOWN_PAGE && !(isCached && pages.has(key))) budget.take(request)
    const page = isCached ? pages.get(key, render) : render()
    const shellInstead = (error: unknown) => {
      if (!(error instanceof Busy) || !path.startsWith(STAYS)) throw error
      return pages.get(`${SHELL} for all`, () => prebuild(renderer.canonical(SHELL) ?? SHELL, PERSONAL))
    }
    return send(request, reply, await page.catch(shellInstead))
  }
}

function send(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  return 'location' in page ? reply.redirect(page.location, page.status) : sendPrebuilt(request, reply, page)
}

const widestNetwork = (address: string): string => clientNetworks(address).at(-1)?.name ?? address

/** For spans, without what names a guest. */
const pattern = (path: string): string => path.replace(/\?.*/, '').replace(/^\/(booking|order)\/.*/, '/$1')

function findTarget(url: string, renderer: PageRenderer): Target {
  const address = pageAddress(url)
  const path = (address !== null && renderer.canonical(address)) || UNKNOWN_PAGE
  return {
    path,
    isPersonal: personal.test(url) || personal.test(path),
    isCached: !personal.test(path) && !dated.test(path) && path.length <= MAX_KEY_LENGTH,
  }
}

function pagePrebuilder(app: FastifyInstance, config: Config, renderer: PageRenderer) {
  const siteUrl = publicUrl(config)
  return async (path: string, caching: string): Promise<Page> => {
    const failures = new Set<number>()
    const fetch = internalFetch(app, (called, status) => {
      // Without this answer a page takes its lists as whole, and calls for them itself.
      if (status >= 500 && called !== LODGE_COUNT_CALL) failures.add(status)
    })
    const nonce = randomBytes(16).toString('hex')
    const rendered = await renderer.render({ path, siteUrl, fetch, assets: renderer.assets, nonce })
    if ('location' in rendered) return rendered
    const html = withoutNonce(rendered.html, nonce)
    const isAway = failures.has(UNAVAILABLE)
    const status = isAway ? UNAVAILABLE : rendered.status
    const policy = pagePolicy(
      scriptHashes(rendered.html, nonce),
      Boolean(config.STRIPE_PUBLISHABLE_KEY),
      siteUrl.startsWith('https:'),
    )
    const page = await prebuildResponse('text/html; charset=utf-8', html, {
      status,
      headers: {
        'content-security-policy': policy,
        'cache-control': caching,
        ...(isAway ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
      },
    })
    if (failures.size > 0) incomplete.add(page)
    return page
  }
}

/** A script in somebody's words has no nonce, so it gets no hash and does not run. */
function scriptHashes(html: string, nonce: string): string[] {
  const inline = html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)
  const ours = [...inline].filter(([, attributes = '']) => attributes.includes(` nonce="${nonce}"`))
  return [...new Set(ours.map(([, , code = '']) => createHash('sha256').update(code).digest('base64')))]
}

/** A cached page is the same for everybody, so its policy has hashes and its HTML no nonce. */
const withoutNonce = (html: string, nonce: string): string =>
  html.replaceAll(new RegExp(`<meta[^>]*content="${nonce}"[^>]*>| nonce="${nonce}"`, 'g'), '')

function internalFetch(app: FastifyInstance, onReply: (path: string, status: number) => void): Fetch {
  return async (path, init) => {
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      remoteAddress: INTERNAL_ADDRESS,
    })
    onReply(path, answer.statusCode)
    return new Response(answer.statusCode === 204 ? null : answer.rawPayload, { status: answer.statusCode })
  }
}
