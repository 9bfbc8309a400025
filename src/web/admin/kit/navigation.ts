import type { LinkProps } from '@tanstack/react-router'
import {
  BedDouble,
  CalendarDays,
  CreditCard,
  House,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  Sparkles,
} from 'lucide-react'
import { includesRole, type Role } from '#contract/platform/roles.ts'
import { withSearch } from '#web/platform/api/with-search.ts'

type Path = LinkProps['to'] & string

/** `tab` in the address; the first tab has none. `leastRole` is that of its calls in the contract. */
type PageTab = {
  tab: string
  label: string
  leastRole: Role
  to?: Path
  words?: string
}

type Entry = { to: Path; label: string; Icon: LucideIcon; tabs: readonly PageTab[] }

const MANAGER = { leastRole: 'manager' } as const
const ADMIN = { leastRole: 'admin' } as const

/** A new page is a tab here, and in `routes/-admin-….tsx` of its entry. */
export const entries: readonly Entry[] = [
  {
    to: '/admin/dashboard',
    label: 'Today',
    Icon: LayoutDashboard,
    tabs: [{ tab: 'today', label: 'Today', ...MANAGER, words: 'dashboard' }],
  },
  {
    to: '/admin/inbox',
    label: 'Inbox',
    Icon: Inbox,
    tabs: [
      { tab: 'guests', label: 'Guests', ...MANAGER, words: 'messages questions' },
      { tab: 'rooms', label: 'Chat rooms', ...MANAGER, words: 'reports' },
      { tab: 'reviews', label: 'Reviews', ...MANAGER, words: 'stars' },
    ],
  },
  {
    to: '/admin/bookings',
    label: 'Bookings',
    Icon: BedDouble,
    tabs: [
      { tab: 'bookings', label: 'All bookings', ...MANAGER, words: 'stays guests' },
      { tab: 'answer', label: 'Needs an answer', ...MANAGER, words: 'requests changes' },
      { tab: 'upcoming', label: 'Upcoming', ...MANAGER, words: 'arrivals' },
      { tab: 'staying', label: 'In house', ...MANAGER, words: 'guests now' },
      { tab: 'past', label: 'Past', ...MANAGER, words: 'departed' },
      { tab: 'cancelled', label: 'Cancelled', ...MANAGER, words: 'declined' },
      { tab: 'waiting', label: 'Waiting list', ...MANAGER, to: '/admin/waiting-list', words: 'taken nights' },
    ],
  },
  {
    to: '/admin/calendar',
    label: 'Calendar',
    Icon: CalendarDays,
    tabs: [{ tab: 'calendar', label: 'Calendar', ...MANAGER, words: 'timeline month events closures' }],
  },
  {
    to: '/admin/cleaning',
    label: 'Cleaning',
    Icon: Sparkles,
    tabs: [{ tab: 'cleaning', label: 'Cleaning', leastRole: 'housekeeper', words: 'housekeeping' }],
  },
  {
    to: '/admin/lodge-management',
    label: 'Lodges',
    Icon: House,
    tabs: [
      { tab: 'lodges', label: 'All lodges', ...MANAGER, words: 'pictures policy deposit' },
      { tab: 'rates', label: 'Rates', ...MANAGER, to: '/admin/rates', words: 'prices minimum stays' },
      { tab: 'charges', label: 'Fees and taxes', ...ADMIN, words: 'charges' },
      { tab: 'extras', label: 'Extras', ...MANAGER, words: 'hot tub breakfast firewood orders' },
      { tab: 'promotions', label: 'Promotions', ...MANAGER, words: 'codes discounts offers' },
      { tab: 'guides', label: 'Guides and doors', ...MANAGER, words: 'locks wifi address door code' },
    ],
  },
  {
    to: '/admin/payments',
    label: 'Money',
    Icon: CreditCard,
    tabs: [
      { tab: 'payments', label: 'Payments', ...MANAGER, words: 'refunds receipts investors' },
      { tab: 'month', label: 'Reports', ...MANAGER, words: 'month revenue taxes csv accountant' },
      { tab: 'orders', label: 'Orders', ...MANAGER, words: 'prints art' },
    ],
  },
  {
    to: '/admin/settings',
    label: 'Settings',
    Icon: Settings,
    tabs: [
      { tab: 'business', label: 'Business and pages', ...MANAGER, words: 'operator terms privacy address' },
      { tab: 'emails', label: 'Emails', ...MANAGER, words: 'texts preview' },
      { tab: 'outbox', label: 'Outbox', ...MANAGER, words: 'emails sent waiting' },
      { tab: 'channels', label: 'Channels', ...MANAGER, words: 'airbnb ical calendars' },
      { tab: 'connections', label: 'Keys and webhooks', ...ADMIN, words: 'connections api' },
      { tab: 'staff', label: 'Team', ...ADMIN, words: 'staff roles invite' },
      { tab: 'audit', label: 'History', ...ADMIN, words: 'audit trail changes' },
      { tab: 'privacy', label: 'Privacy', ...ADMIN, words: 'erase export guest data' },
      { tab: 'security', label: 'My account', leastRole: 'housekeeper', words: 'password passkeys security' },
    ],
  },
]

type Search = Record<string, unknown>

export function navigationFor(role: Role): Entry[] {
  return entries
    .map((entry) => ({
      ...entry,
      tabs: entry.tabs.filter(({ leastRole }) => includesRole(role, leastRole)),
    }))
    .filter(({ tabs }) => tabs.length > 0)
}

const isAt = (path: string, to: string): boolean => path === to || path.startsWith(`${to}/`)

/** Falls back to the first tab that the role may open. */
export function findPlace(path: string, search: Search, role: Role): { entry: Entry; tab: PageTab } | null {
  const entry = entries.find(
    ({ to, tabs }) => isAt(path, to) || tabs.some((tab) => tab.to && isAt(path, tab.to)),
  )
  if (!entry) return null
  const own = entry.tabs.find(({ to }) => to && isAt(path, to))
  const named = entry.tabs.find(({ tab, to }) => !to && tab === search.tab)
  const first = entry.tabs.find(({ leastRole }) => includesRole(role, leastRole))
  const tab = own ?? (path.startsWith('/admin/bookings/') ? undefined : named) ?? first ?? entry.tabs[0]
  return tab ? { entry, tab } : null
}

/** The server decides about pages without an entry. */
export function mayOpen(role: Role, path: string, search: Search): boolean {
  const place = findPlace(path, search, role)
  return !place || includesRole(role, place.tab.leastRole)
}

export function tabLink({ to }: Pick<Entry, 'to'>, { tab, to: own }: PageTab) {
  const isFirst = entries.find((entry) => entry.to === to)?.tabs[0]?.tab === tab
  return { to: own ?? to, search: withSearch(own || isFirst ? {} : { tab }) }
}

export function pageLink(name: string) {
  const entry = entries.find(({ tabs }) => tabs.some(({ tab }) => tab === name))
  const tab = entry?.tabs.find((one) => one.tab === name)
  if (!entry || !tab) throw new Error(`there is no page ${name}`)
  return tabLink(entry, tab)
}

export const homePath = (role: Role) =>
  includesRole(role, 'manager') ? ('/admin/dashboard' as const) : ('/admin/cleaning' as const)
