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
import { rowsOf } from '#server/platform/database/rows.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { type Failure, failure } from '#server/platform/failure.ts'
import { clientNetworks } from '#server/platform/limits/client-network.ts'
import { keyedHash } from '#server/platform/secrets.ts'

const HOUR_MS = 3_600_000

/** Joins the hashes of a guest's networks, the narrowest first; no hash has it. */
const JOINT = '.'

/** The guest's networks as keyed hashes; null for staff. */
export function requestNetwork(context: Context): string | null {
  if (context.admin) return null
  const networks = clientNetworks(context.visitor.address)
  return networks.map(({ name }) => keyedHash(context.secret, 'booking-network', name)).join(JOINT)
}

const splitNetworks = (networkHash: string | null): string[] => networkHash?.split(JOINT) ?? []

/**
 * Fails with `too_many` when too many requests of a guest's address or network are open or were made within an hour. Locks both
 * until the transaction ends, so that parallel requests are counted one after the other.
 */
export async function refuseTooMany(
  context: Context,
  { guestEmail, networkHash }: { guestEmail: string; networkHash: string | null },
): Promise<void> {
  if (context.config.RATE_LIMIT === 'off' || networkHash === null) return
  const email = foldedEmail(guestEmail)
  const networks = splitNetworks(networkHash)
  await lockInOrder(context, [email, ...networks])
  const refusal = refusalOf(await countRequests(context, email, networks), email, networks)
  if (refusal) throw refusal
}

/** The open requests and those of the last hour, by e-mail address and by network. */
type Count = { name: string; open: number; lastHour: number }

/**
 * The first limit that is reached. Those of an hour come first: while one is reached, cancelling a request does not help. Each
 * wider network has twice the limit of the one before.
 */
function refusalOf(counts: readonly Count[], email: string, networks: string[]): Failure | null {
  const countOf = (name: string) => counts.find((count) => count.name === name) ?? { open: 0, lastHour: 0 }
  const made = (name: string): number => countOf(name).lastHour
  const waiting = (name: string): number => countOf(name).open
  if (made(email) >= MAX_HOURLY_REQUESTS_PER_EMAIL) return tooManyInAnHour(OF_EMAIL)
  if (networks.some((name, place) => made(name) >= MAX_HOURLY_REQUESTS_PER_NETWORK * 2 ** place))
    return tooManyInAnHour(OF_NETWORK)
  if (waiting(email) >= MAX_OPEN_REQUESTS_PER_EMAIL) return tooManyOpen(waiting(email), OF_EMAIL)
  const full = networks.find((name, place) => waiting(name) >= MAX_OPEN_REQUESTS_PER_NETWORK * 2 ** place)
  return full === undefined ? null : tooManyOpen(waiting(full), OF_NETWORK)
}

const OF_EMAIL = 'this e-mail address'
const OF_NETWORK = 'your network'

const tooManyOpen = (count: number, whose: string): Failure =>
  failure(
    'too_many',
    `${count} requests from ${whose} are waiting for an answer. Please wait for one, ${REQUEST_HOLDS_HOURS} hours at most, or cancel one.`,
  )

const tooManyInAnHour = (whose: string): Failure =>
  failure('too_many', `Too many requests from ${whose} within an hour. Please try again in an hour.`)

/** Locks in one order, so that no two transactions wait for each other. */
async function lockInOrder(context: Context, names: string[]): Promise<void> {
  const sorted = JSON.stringify(names.toSorted())
  await context.db.execute(sql`
    select pg_advisory_xact_lock(hashtext('crypto-lodge:open-requests:' || name))
    from json_array_elements_text(${sorted}::text::json) name`)
}

/** Requests of guests, in one read. Those of the last hour count in any status, so that cancelling one makes no room. */
async function countRequests(context: Context, email: string, networks: string[]): Promise<Count[]> {
  const hourAgo = new Date(context.clock.now() - HOUR_MS).toISOString()
  const isOpen = and(inArray(bookings.status, [...openStatuses]), gt(bookings.until, isoNow(context.clock)))
  const hashes = sql`string_to_array(${bookings.networkHash}, ${JOINT})`
  const among = sql`array(select json_array_elements_text(${JSON.stringify(networks)}::text::json))`
  const isCounted = sql`${bookings.networkHash} is not null
    and (lower(${bookings.guestEmail}) = ${email} or ${hashes} && ${among})`
  // One select for each condition: each has an index.
  const counts = await context.db.execute(sql`
    with found as (
      select lower(${bookings.guestEmail}) email, ${hashes} networks, true is_open
      from ${bookings} where ${isOpen} and ${isCounted}
      union all
      select lower(${bookings.guestEmail}), ${hashes}, false
      from ${bookings} where ${gt(bookings.createdAt, hourAgo)} and ${isCounted}
    ), named as (
      select email "name", is_open from found
      union all select network, is_open from found, unnest(networks) network
    )
    select "name", (count(*) filter (where is_open))::int "open", (count(*) filter (where not is_open))::int "lastHour"
    from named group by 1`)
  return rowsOf<Count>(counts)
}
