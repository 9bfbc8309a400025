import { and, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
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
import { andThen, type Outcome, valuesOf } from '#server/platform/outcome.ts'
import { keyedHash } from '#server/platform/secrets.ts'

const HOUR_MS = 3_600_000

/** Joins the hashes of a guest's networks, the narrowest first; no hash has it. */
const JOINT = '.'

/** A guest's address and networks; the networks are null for staff, who are not limited. */
type Origin = { guestEmail: string; networkHash: string | null }

/** The guest's networks as keyed hashes; null for staff. */
export function requestNetwork(context: Context): string | null {
  if (context.admin) return null
  const networks = clientNetworks(context.visitor.address)
  return networks.map(({ name }) => keyedHash(context.secret, 'booking-network', name)).join(JOINT)
}

const splitNetworks = (networkHash: string | null): string[] => networkHash?.split(JOINT) ?? []

/**
 * Turns drafts into `too_many` failures when too many requests of their address or network are open or were made within an hour.
 * Locks addresses and networks until the transaction ends, so that parallel requests are counted one after the other.
 */
export async function refuseTooMany<Draft extends { row: Origin }>(
  context: Context,
  drafts: Outcome<Draft>[],
): Promise<Outcome<Draft>[]> {
  if (context.config.RATE_LIMIT === 'off') return drafts
  const limited = valuesOf(drafts).filter(({ row }) => row.networkHash !== null)
  if (limited.length === 0) return drafts
  const emails = [...new Set(limited.map(({ row }) => foldedEmail(row.guestEmail)))]
  const networks = [...new Set(limited.flatMap(({ row }) => splitNetworks(row.networkHash)))]
  await lockInOrder(context, [...emails, ...networks])
  const counts = await countRequests(context, emails, networks)
  return drafts.map((draft) => andThen(draft, (value) => countIn(counts, value)))
}

/** The open requests and those of the last hour, each by e-mail address and by network. */
type Counts = { open: Map<string, number>; lastHour: Map<string, number> }

/** Counts a draft, or fails when a limit is reached. */
function countIn<Draft extends { row: Origin }>(counts: Counts, draft: Draft): Outcome<Draft> {
  const { guestEmail, networkHash } = draft.row
  if (networkHash === null) return { value: draft }
  const email = foldedEmail(guestEmail)
  const networks = splitNetworks(networkHash)
  const refusal = refusalOf(counts, email, networks)
  if (refusal) return { failure: refusal }
  for (const map of Object.values(counts))
    for (const name of [email, ...networks]) map.set(name, (map.get(name) ?? 0) + 1)
  return { value: draft }
}

/**
 * The first limit that is reached. Those of an hour come first: while one is reached, cancelling a request does not help. Each
 * wider network has twice the limit of the one before.
 */
function refusalOf({ open, lastHour }: Counts, email: string, networks: string[]): Failure | null {
  const made = (name: string): number => lastHour.get(name) ?? 0
  const waiting = (name: string): number => open.get(name) ?? 0
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

/** Requests of guests. Those of the last hour count in any status, so that cancelling one makes no room. */
async function countRequests(context: Context, emails: string[], networks: string[]): Promise<Counts> {
  const hourAgo = new Date(context.clock.now() - HOUR_MS).toISOString()
  const isOpen = and(inArray(bookings.status, [...openStatuses]), gt(bookings.until, isoNow(context.clock)))
  const count = (condition?: SQL) => countByName(context, { emails, networks, condition })
  return { open: await count(isOpen), lastHour: await count(gt(bookings.createdAt, hourAgo)) }
}

type Wanted = { emails: string[]; networks: string[]; condition: SQL | undefined }

/** The requests of guests that meet a condition, by e-mail address and by network. */
async function countByName(
  context: Context,
  { emails, networks, condition }: Wanted,
): Promise<Map<string, number>> {
  const among = (names: string[]): SQL =>
    sql`(select json_array_elements_text(${JSON.stringify(names)}::text::json))`
  const email = sql`lower(${bookings.guestEmail})`
  const hashes = sql`string_to_array(${bookings.networkHash}, ${JOINT})`
  const isWanted = and(
    condition,
    isNotNull(bookings.networkHash),
    or(sql`${email} in ${among(emails)}`, sql`${hashes} && array${among(networks)}`),
  )
  const found = await context.db.execute(sql`
    with wanted as (select ${email} email, ${hashes} networks from ${bookings} where ${isWanted})
    select email "name", count(*)::int "count" from wanted group by 1
    union all select network, count(*)::int from wanted, unnest(networks) network group by 1`)
  return new Map(rowsOf<{ name: string; count: number }>(found).map(({ name, count }) => [name, count]))
}
