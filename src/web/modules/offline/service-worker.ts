import {
  ANSWERS,
  dropEndedSecrets,
  dropGuide,
  isPicture,
  isStored,
  STORED_AT,
  stayAnswerAt,
  storeAnswer,
} from './answer-cache.ts'
import type { Freshness } from './freshness.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/**
 * The scope is /booking/, so no other page starts this worker. A new version waits until all pages of the old
 * one are closed. Until then the old one has all files that they may load.
 */

/** Set by scripts/build-service-worker.mjs. */
declare const ENTRY: string
declare const FILES: string[]

const worker = globalThis as unknown as WorkerScope

/** A stay's page without a stay; the browser fills it in. */
const SHELL = '/booking/offline'
const FILES_OF_VERSIONS = 'stay-files-'
const OWN_FILES = `${FILES_OF_VERSIONS}${ENTRY}`
const PICTURES = 'stay-pictures'
const MAX_PICTURES = 40
/** After this time a stored answer is better than none. */
const TIMEOUT_MS = 10_000

const answers = () => caches.open(ANSWERS)
const dropEnded = async () => dropEndedSecrets(await answers(), Date.now())

void dropEnded()

worker.addEventListener('install', (event) => event.waitUntil(storeFiles()))

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOldFiles(), dropEnded(), worker.clients.claim()])),
)

worker.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url)
  if (address.origin !== worker.location.origin) return
  const answer = answerTo(event, address)
  if (answer) event.respondWith(answer)
})

function answerTo(event: FetchEvent, address: URL): Promise<Response> | null {
  const { request } = event
  const { pathname } = address
  const cancelled = pathname.match(/^\/api\/bookings\/([^/]+)\/cancel$/)?.[1]
  if (request.method === 'POST' && cancelled) return cancel(request, cancelled)
  if (request.method !== 'GET') return null
  if (request.mode === 'navigate') return pathname.startsWith('/booking/') ? page(request) : null
  if (FILES.includes(pathname)) return storedFile(request)
  if (isStored(pathname)) return answerOfStay(event, address)
  const isOnStayPage = new URL(request.referrer || '/', worker.location.origin).pathname.startsWith(
    '/booking/',
  )
  return isPicture(pathname) && isOnStayPage ? picture(event) : null
}

async function storeFiles(): Promise<void> {
  const files = await caches.open(OWN_FILES)
  await files.addAll(FILES)
  const shell = await fetch(SHELL, { cache: 'no-store' })
  // During a release another instance may still have the old page, which does not fit these files.
  if (!shell.ok || !(await shell.clone().text()).includes(ENTRY))
    throw new Error('the page is of another version')
  await files.put(SHELL, shell)
}

async function dropOldFiles(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(FILES_OF_VERSIONS) && name !== OWN_FILES)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function storedFile(request: Request): Promise<Response> {
  const files = await caches.open(OWN_FILES)
  return (await files.match(request, { ignoreVary: true })) ?? fetch(request)
}

async function page(request: Request): Promise<Response> {
  const served = await Promise.race([fetch(request), waited(TIMEOUT_MS)]).catch(() => null)
  if (served && served.status < 500) return served
  const files = await caches.open(OWN_FILES)
  return (await files.match(SHELL, { ignoreVary: true })) ?? served ?? Response.error()
}

async function answerOfStay(event: FetchEvent, address: URL): Promise<Response> {
  const stored = await answers()
  await dropEndedSecrets(stored, Date.now()).catch(() => {})
  const known = await stored.match(address.href)
  const network = fetch(event.request)
  const storing = network.then((answer) => storeAnswer(stored, address, answer.clone(), Date.now()))
  event.waitUntil(storing.catch(() => {}))
  if (!known) return network
  const fresh = await Promise.race([network, waited(TIMEOUT_MS)]).catch(() => null)
  const isFresh = fresh !== null && fresh.status < 500
  event.waitUntil(reportFreshness(event, address, isFresh ? null : known.headers.get(STORED_AT)))
  return isFresh ? fresh : known
}

const waited = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))

async function reportFreshness(event: FetchEvent, address: URL, storedAt: string | null): Promise<void> {
  const stay = stayAnswerAt(address.pathname)
  if (stay?.part !== 'booking') return
  const message: Freshness = { type: 'freshness', reference: stay.reference, storedAt }
  const client = await worker.clients.get(event.clientId)
  client?.postMessage(message)
}

async function picture(event: FetchEvent): Promise<Response> {
  const { request } = event
  const pictures = await caches.open(PICTURES)
  const known = await pictures.match(request, { ignoreVary: true })
  // The next page shows the picture of a new release.
  const network = fetch(request)
  const storing = network.then((answer) =>
    answer.ok ? storePicture(pictures, request, answer.clone()) : undefined,
  )
  // Without a network, or on a full disk, the page still has its picture.
  event.waitUntil(storing.catch(() => {}))
  return known ?? network
}

async function storePicture(pictures: Cache, request: Request, answer: Response): Promise<void> {
  await pictures.put(request, answer)
  const names = await pictures.keys()
  for (const old of names.slice(0, Math.max(0, names.length - MAX_PICTURES))) await pictures.delete(old)
}

async function cancel(request: Request, reference: string): Promise<Response> {
  const answer = await fetch(request)
  if (answer.ok)
    await answers()
      .then((stored) => dropGuide(stored, reference))
      .catch(() => {})
  return answer
}
