import type { StayGuide } from '#contract/guide/guide.ts'

export const ANSWERS = 'stay-answers'
/** Header with the time of the storing, ISO 8601 in UTC. */
export const STORED_AT = 'x-stored-at'

const STAY = /^\/api\/bookings\/([^/]+)(\/(guide|messages|receipts|reviews?))?$/

export function stayAnswerAt(path: string): { reference: string; part: string } | null {
  const [, reference, , part = 'booking'] = path.match(STAY) ?? []
  return reference ? { reference, part } : null
}

const LODGE = /^\/api\/lodges\/[^/]+$/

/** The page of a stay also needs its lodge, for the picture. */
export const isStored = (path: string): boolean => LODGE.test(path) || stayAnswerAt(path) !== null

export const isPicture = (path: string): boolean => /^\/(pictures|uploads)\//.test(path)

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

export async function dropGuide(answers: Cache, reference: string): Promise<void> {
  for (const request of await guidesIn(answers))
    if (stayAnswerAt(new URL(request.url).pathname)?.reference === reference) await answers.delete(request)
}

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
