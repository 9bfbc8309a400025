import type pg from 'pg'

export type Size = { bookings: number; messages: number; lodges: number }

/** A stay of a lodge begins every fourth day, the last one in this many days; more stays reach further into the past. */
const DAYS_AHEAD = 120
const CHECKPOINT_EVERY = 500
export const ROOM = 'xrp-lodge'

/** Copies of the sixteen seeded lodges, each with its own name, price and chat room. */
const lodges = `
  insert into lodges
  select (jsonb_populate_record(l, jsonb_build_object('id', n, 'slug', l.slug || '-' || n, 'name', l.name || ' ' || n,
    'price', l.price + n % 89))).*
  from generate_series(17, $1::int) n join lodges l on l.id = (n - 1) % 16 + 1`
const rooms = 'insert into chat_rooms (lodge_slug) select slug from lodges on conflict do nothing'
/** Weekends of the coming year cost more. */
const rates = `
  insert into lodge_rates (lodge_slug, date, price, min_nights)
  select slug, date, price * 5 / 4, 2 from lodges
  cross join lateral (select current_date + n as date from generate_series(0, 400) n) day
  where extract(dow from date) in (5, 6)`
const bookings = `
  insert into bookings (reference, guest_name, guest_email, lodge_slug, check_in, check_out, guests,
    nightly_price, total_price, policy, status, created_at)
  select 'R' || lpad(n::text, 9, '0'), 'Guest Number ' || n, 'guest' || n || '@example.com', l.slug, first, first + 2, 2,
    l.price, 2 * l.price, l.cancellation_policy, 'confirmed', now() - n * interval '1 minute'
  from generate_series(0, $1::int - 1) n
  join lodges l on l.id = n % $2::int + 1
  cross join lateral (select current_date + ${DAYS_AHEAD} - 4 * (n / $2::int) as first) stay`
const messages = `
  insert into chat_messages (lodge_slug, user_name, message, timestamp)
  select '${ROOM}', 'guest ' || n % 500, 'message number ' || n, now() from generate_series(1, $1::int) n`
const checkpoints = `
  insert into chat_marks select '${ROOM}', place, id
  from (select id, row_number() over (order by id) place from chat_messages) m where place % ${CHECKPOINT_EVERY} = 0`

/** Fills a migrated and seeded database. */
export async function fill(client: pg.Client, size: Size): Promise<void> {
  await client.query(lodges, [size.lodges])
  await client.query(rooms)
  await client.query(rates)
  await client.query(bookings, [size.bookings, size.lodges])
  await client.query(messages, [size.messages])
  await client.query(checkpoints)
  await client.query(`update chat_rooms set total_messages = $1 where lodge_slug = '${ROOM}'`, [
    size.messages,
  ])
  await client.query('vacuum analyze')
}
