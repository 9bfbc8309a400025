import type { StayGuide } from '#contract/guide/guide.ts'

/**
 * What the service worker stores of a stay, and for how long. Stored answers have the time of their storing in a header.
 */

export const ANSWERS = 'stay-answers'
/** Instant of the storing, ISO 8601 in UTC. */
export const STORED_AT = 'x-stored-at'

const STAY = /^\/api\/bookings\/([^/]+)(\/(guide|messages|receipts|reviews?))?$/

/** The reference of the stay that an address below /api belongs to, with what of it; null for what is never stored. */
export function stayAnswerAt(path: string): { reference: string; part: string } | null {
  const [, reference, , part = 'booking'] = path.match(STAY) ?? []
  return reference ? { reference, part } : null
}

const LODGE = /^\/api\/lodges\/[^/]+$/

/** Whether the page of a stay needs this answer without a network: its stay's, or its lodge's for the picture. */
export const isStored = (path: string): boolean => LODGE.test(path) || stayAnswerAt(path) !== null

export const isPicture = (path: string): boolean => /^\/(pictures|uploads)\//.test(path)

/** Stores a network's answer, or drops what it makes untrue. */
export async function storeAnswer(
  answers: Cache,
  address: URL,
  answer: Response,
  now: number,
): Promise<void> {
  if (!isStored(address.pathname)) return
  const { reference = '', part = 'lodge' } = stayAnswerAt(address.pathname) ?? {}
  if (answer.status === 404) {
    await answers.delete(address.href)
    if (part === 'booking' || part === 'guide') await dropGuide(answers, reference)
  }
  if (!answer.ok) return
  const body = await answer.text()
  await answers.put(address.href, storedResponse(body, now))
  if (part === 'booking' && statusIn(body) !== 'confirmed') await dropGuide(answers, reference)
}

function storedResponse(body: string, storedAt: number): Response {
  return new Response(body, {
    headers: { 'content-type': 'application/json', [STORED_AT]: new Date(storedAt).toISOString() },
  })
}

const statusIn = (body: string): unknown => (JSON.parse(body) as { status?: unknown }).status

/** Removes the guide of a stay. */
export async function dropGuide(answers: Cache, reference: string): Promise<void> {
  for (const request of await guidesIn(answers))
    if (stayAnswerAt(new URL(request.url).pathname)?.reference === reference) await answers.delete(request)
}

/** Takes Wi-Fi and door code out of the guides of stays that are over. */
export async function dropEndedSecrets(answers: Cache, now: number): Promise<void> {
  for (const request of await guidesIn(answers)) {
    const stored = await answers.match(request)
    if (!stored) continue
    const guide = (await stored.json()) as StayGuide
    const isOver = Date.parse(guide.closesAt) <= now
    if (!isOver || (!guide.wifi && !guide.doorCode)) continue
    const storedAt = Date.parse(stored.headers.get(STORED_AT) ?? '')
    const body = JSON.stringify({ ...guide, wifi: null, doorCode: null })
    await answers.put(request, storedResponse(body, storedAt))
  }
}

async function guidesIn(answers: Cache): Promise<readonly Request[]> {
  const requests = await answers.keys()
  return requests.filter(({ url }) => stayAnswerAt(new URL(url).pathname)?.part === 'guide')
}
