import { addDays } from '../../src/contract/platform/dates.ts'
import { LODGES_PER_PAGE } from '../../src/contract/platform/paging.ts'
import { ROOM, type Size } from './fill.ts'

/** A call whose path may differ each time. `before` makes cached replies of lodges old. */
export type Call = { path: () => string; headers?: Record<string, string>; afterChange?: boolean }
export type Calls = Record<string, Call>

const PAGE = 50
const DAYS_SEARCHED = 300

const below = (number: number): number => Math.floor(Math.random() * number)

const today = new Date().toISOString().slice(0, 10)

function stay(): { checkIn: string; checkOut: string } {
  const checkIn = addDays(today, 2 + below(DAYS_SEARCHED))
  return { checkIn, checkOut: addDays(checkIn, 2 + below(5)) }
}

/** Every call that the table has a row for. `slugs` are all lodges. */
export function listCalls(size: Size, slugs: readonly string[], token: string): Calls {
  const headers = { authorization: `Bearer ${token}` }
  const lodge = () => slugs[below(slugs.length)]
  const month = today.slice(0, 7)
  const owners = (path: string | (() => string)): Call => ({
    path: typeof path === 'string' ? () => path : path,
    headers,
  })
  const visitors = (path: string | (() => string), afterChange = false): Call => ({
    path: typeof path === 'string' ? () => path : path,
    afterChange,
  })
  const chat = `/api/chat/${ROOM}`
  return {
    'list, ready': visitors('/api/lodges'),
    'list after a change': visitors('/api/lodges', true),
    'a lodge after a change': visitors(() => `/api/lodges/${lodge()}`, true),
    'home, ready': visitors('/'),
    'home after a change': visitors('/', true),
    'browse, a new search': visitors(() => `/browse?q=pool&max=${1000 + below(100_000)}`),
    'browse, new dates': visitors(() => {
      const { checkIn, checkOut } = stay()
      return `/browse?checkIn=${checkIn}&checkOut=${checkOut}&party=2`
    }),
    "a lodge's page, new": visitors(() => `/lodge/${lodge()}`, true),
    'search by dates': visitors(() => {
      const { checkIn, checkOut } = stay()
      return `/api/search?checkIn=${checkIn}&checkOut=${checkOut}&guests=2&flexDays=${below(8)}`
    }),
    availability: visitors(() => `/api/lodges/${lodge()}/availability`),
    quote: visitors(() => {
      const { checkIn, checkOut } = stay()
      return `/api/lodges/${lodge()}/quote?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`
    }),
    "owner's calendar": owners(`/api/admin/timeline?from=${today}&to=${addDays(today, 30)}`),
    "owner's calendar, a page": owners(
      `/api/admin/timeline?from=${today}&to=${addDays(today, 30)}&${slugs
        .slice(-LODGES_PER_PAGE)
        .map((slug) => `lodges=${slug}`)
        .join('&')}`,
    ),
    'calendar of a lodge': owners(
      () => `/api/admin/timeline?from=${today}&to=${addDays(today, 30)}&lodge=${lodge()}`,
    ),
    'stays of a month': owners(`/api/admin/stays?from=${today}&to=${addDays(today, 30)}`),
    'bookings, newest': owners('/api/admin/bookings?limit=26&offset=0'),
    'bookings, anywhere': owners(
      () => `/api/admin/bookings?limit=26&offset=${26 * below(Math.floor(size.bookings / 26))}`,
    ),
    'bookings, one found': owners(
      () => `/api/admin/bookings?limit=26&search=guest${below(size.bookings)}%40`,
    ),
    "the owner's lodges": owners('/api/admin/lodges'),
    overview: owners('/api/admin/overview'),
    "the owner's day": owners('/api/admin/day'),
    'month report': owners(`/api/admin/reports/month?month=${month}`),
    'chat, newest': visitors(chat),
    'chat, anywhere': visitors(
      () => `${chat}/history?limit=${PAGE}&offset=${PAGE * below(size.messages / PAGE)}`,
    ),
  }
}
