import { and, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import {
  MAX_OPEN_REQUESTS_PER_EMAIL,
  MAX_OPEN_REQUESTS_PER_NETWORK,
  openStatuses,
  REQUEST_HOLDS_HOURS,
} from '#contract/stay-rules.ts'
import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { rowsOf } from '../database/rows.ts'
import { bookings } from '../database/tables/bookings.ts'
import { type Failure, failure } from '../failure.ts'
import { clientNetwork } from '../http/client-network.ts'
import { andThen, type Outcome, valuesOf } from '../outcome.ts'
import { keyedHash } from '../secrets.ts'

/** A guest's address and network; the network is null for staff, who are not limited. */
type Origin = { guestEmail: string; networkHash: string | null }

/** The guest's network as a keyed hash; null for staff. */
export function requestNetwork(context: Context): string | null {
  if (context.admin) return null
  return keyedHash(context.secret, 'booking-network', clientNetwork(context.visitor.address))
}

const folded = (email: string): string => email.trim().toLowerCase()

/**
 * Turns drafts into `too_many` failures when too many requests of their address or network are open. Locks addresses and
 * networks until the transaction ends, so that parallel requests are counted one after the other.
 */
export async function refuseTooManyOpen<Draft extends { row: Origin }>(
  context: Context,
  drafts: Outcome<Draft>[],
): Promise<Outcome<Draft>[]> {
  if (context.config.RATE_LIMIT === 'off') return drafts
  const limited = valuesOf(drafts).filter(({ row }) => row.networkHash !== null)
  if (limited.length === 0) return drafts
  const emails = [...new Set(limited.map(({ row }) => folded(row.guestEmail)))]
  const networks = [...new Set(limited.map(({ row }) => row.networkHash ?? ''))]
  await lockInOrder(context, [...emails, ...networks])
  const open = await countOpen(context, emails, networks)
  return drafts.map((draft) => andThen(draft, (value) => countIn(open, value)))
}

/** Counts a draft among the open requests, or fails when the limit is reached. */
function countIn<Draft extends { row: Origin }>(open: Map<string, number>, draft: Draft): Outcome<Draft> {
  const { guestEmail, networkHash } = draft.row
  if (networkHash === null) return { value: draft }
  const email = folded(guestEmail)
  const ofEmail = open.get(email) ?? 0
  const ofNetwork = open.get(networkHash) ?? 0
  if (ofEmail >= MAX_OPEN_REQUESTS_PER_EMAIL) return { failure: tooMany(ofEmail, 'this e-mail address') }
  if (ofNetwork >= MAX_OPEN_REQUESTS_PER_NETWORK) return { failure: tooMany(ofNetwork, 'your network') }
  open.set(email, ofEmail + 1).set(networkHash, ofNetwork + 1)
  return { value: draft }
}

const tooMany = (count: number, whose: string): Failure =>
  failure(
    'too_many',
    `${count} requests from ${whose} are waiting for an answer. Please wait for one, ${REQUEST_HOLDS_HOURS} hours at most, or cancel one.`,
  )

/** Locks in one order, so that no two transactions wait for each other. */
async function lockInOrder(context: Context, names: string[]): Promise<void> {
  const sorted = JSON.stringify(names.toSorted())
  await context.db.execute(sql`
    select pg_advisory_xact_lock(hashtext('crypto-lodge:open-requests:' || name))
    from json_array_elements_text(${sorted}::text::json) name`)
}

/** Open requests of guests, by e-mail address and by network. */
async function countOpen(
  context: Context,
  emails: string[],
  networks: string[],
): Promise<Map<string, number>> {
  const among = (names: string[]): SQL =>
    sql`(select json_array_elements_text(${JSON.stringify(names)}::text::json))`
  const email = sql`lower(${bookings.guestEmail})`
  const isOpen = and(
    inArray(bookings.status, [...openStatuses]),
    gt(bookings.until, isoNow(context.clock)),
    isNotNull(bookings.networkHash),
    or(sql`${email} in ${among(emails)}`, sql`${bookings.networkHash} in ${among(networks)}`),
  )
  const found = await context.db.execute(sql`
    with open as (select ${email} email, ${bookings.networkHash} network from ${bookings} where ${isOpen})
    select email "name", count(*)::int "count" from open group by 1
    union all select network, count(*)::int from open group by 1`)
  return new Map(rowsOf<{ name: string; count: number }>(found).map(({ name, count }) => [name, count]))
}
