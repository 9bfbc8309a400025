import { and, gt, inArray, sql } from 'drizzle-orm'
import {
  MAX_HOURLY_REQUESTS_PER_EMAIL,
  MAX_HOURLY_REQUESTS_PER_NETWORK,
  MAX_OPEN_REQUESTS_PER_EMAIL,
  MAX_OPEN_REQUESTS_PER_NETWORK,
  openStatuses,
  REQUEST_HOLDS_HOURS,
} from '#contract/bookings/stay-rules.ts'
import { foldedEmail } from '#contract/platform/email-address.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { toRows } from '#server/platform/database/rows.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { type Failure, failure } from '#server/platform/failure.ts'
import { clientNetworks } from '#server/platform/limits/client-network.ts'
import { keyedHash } from '#server/platform/secrets.ts'

const HOUR_MS = 3_600_000

/** Joins the hashes of a guest's networks, the narrowest first. No hash contains it. */
const JOINT = '.'

/** Keyed hashes of the guest's networks; null for staff. */
export function requestNetwork(context: Context): string | null {
  if (context.admin) return null
  const networks = clientNetworks(context.visitor.address)
  return networks.map(({ name }) => keyedHash(context.secret, 'booking-network', name)).join(JOINT)
}

const splitNetworks = (networkHash: string | null): string[] => networkHash?.split(JOINT) ?? []

/**
 * Counts the requests of a guest's address and network that are open or were made within an hour. Locks both
 * until the transaction ends, so that parallel requests are counted in turn. Fails with `too_many`.
 */
export async function refuseTooMany(
  context: Context,
  { guestEmail, networkHash }: { guestEmail: string; networkHash: string | null },
): Promise<void> {
  if (context.config.RATE_LIMIT === 'off' || networkHash === null) return
  const email = foldedEmail(guestEmail)
  const networks = splitNetworks(networkHash)
  await lockInOrder(context, [email, ...networks])
  const others = await findRequests(context, email, networks)
  const refusal = findRefusal(others, { email, networks, isConfirmed: context.config.SMTP_URL !== undefined })
  if (refusal) throw refusal
}

type Request = { email: string; networks: string[]; isOpen: boolean; isRecent: boolean }

/**
 * Limits of an hour come first: while one is reached, cancelling a request does not help. Each wider network
 * has twice the limit of the narrower. Without emails nobody confirms an address, so a stranger's request
 * counts for it no longer than an unconfirmed one would be held.
 */
function findRefusal(
  requests: readonly Request[],
  own: { email: string; networks: string[]; isConfirmed: boolean },
): Failure | null {
  const [narrowest = ''] = own.networks
  const ofEmail = requests.filter(({ email }) => email === own.email)
  const ofNetwork = (name: string) => requests.filter(({ networks }) => networks.includes(name))
  const made = (among: Request[]) => among.filter(({ isRecent }) => isRecent).length
  const waiting = (among: Request[]) => among.filter(({ isOpen }) => isOpen).length
  if (made(ofEmail) >= MAX_HOURLY_REQUESTS_PER_EMAIL) return tooManyInAnHour(OF_EMAIL)
  if (
    own.networks.some((name, index) => made(ofNetwork(name)) >= MAX_HOURLY_REQUESTS_PER_NETWORK * 2 ** index)
  )
    return tooManyInAnHour(OF_NETWORK)
  const counted = ofEmail.filter(
    ({ networks, isRecent }) => own.isConfirmed || isRecent || networks.includes(narrowest),
  )
  if (waiting(counted) >= MAX_OPEN_REQUESTS_PER_EMAIL) return tooManyOpen(waiting(counted), OF_EMAIL)
  const full = own.networks.find(
    (name, index) => waiting(ofNetwork(name)) >= MAX_OPEN_REQUESTS_PER_NETWORK * 2 ** index,
  )
  return full === undefined ? null : tooManyOpen(waiting(ofNetwork(full)), OF_NETWORK)
}

const OF_EMAIL = 'this email address'
const OF_NETWORK = 'your network'

const tooManyOpen = (count: number, whose: string): Failure =>
  failure(
    'too_many',
    `${count} requests from ${whose} are waiting for an answer. Please wait for one, ${REQUEST_HOLDS_HOURS} hours at most, or cancel one.`,
  )

const tooManyInAnHour = (whose: string): Failure =>
  failure('too_many', `Too many requests from ${whose} within an hour. Please try again in an hour.`)

/** Locks in one order, so that no two transactions deadlock. */
async function lockInOrder(context: Context, names: string[]): Promise<void> {
  const sorted = JSON.stringify(names.toSorted())
  await context.db.execute(sql`
    select pg_advisory_xact_lock(hashtext('crypto-lodge:open-requests:' || name))
    from json_array_elements_text(${sorted}::text::json) name`)
}

/** Requests of the last hour count in any status, so that cancelling one makes no room. */
async function findRequests(context: Context, email: string, networks: string[]): Promise<Request[]> {
  const hourAgo = new Date(context.clock.now() - HOUR_MS).toISOString()
  const isOpen = and(inArray(bookings.status, [...openStatuses]), gt(bookings.until, isoNow(context.clock)))
  const isRecent = gt(bookings.createdAt, hourAgo)
  const hashes = sql`string_to_array(${bookings.networkHash}, ${JOINT})`
  const among = sql`array(select json_array_elements_text(${JSON.stringify(networks)}::text::json))`
  const isCounted = sql`${bookings.networkHash} is not null
    and (lower(${bookings.guestEmail}) = ${email} or ${hashes} && ${among})`
  // One select for each condition, because each has an index.
  const found = await context.db.execute(sql`
    select lower(${bookings.guestEmail}) email, ${hashes} networks, ${isOpen} "isOpen", ${isRecent} "isRecent"
    from ${bookings} where ${bookings.id} in (
      select id from ${bookings} where ${isOpen} and ${isCounted}
      union select id from ${bookings} where ${isRecent} and ${isCounted})`)
  return toRows<Request>(found)
}
