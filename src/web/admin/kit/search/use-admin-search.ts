import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { formatDecimal } from '#contract/platform/money.ts'
import { includesRole, type Role } from '#contract/platform/roles.ts'
import type { AdminFound } from '#contract/reports/admin-search.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { readStored, store } from '#web/platform/ui/hooks/browser-storage.ts'
import { useAdminRole } from '../../auth/session.ts'
import { formatDay } from '../instant-text.ts'
import { lodgeParts } from '../lodge-parts.ts'
import { entries, tabLink } from '../navigation.ts'
import { statusText } from '../status-label.ts'
import { stayDates } from '../stay-dates.ts'
import { useAdminCall } from '../use-admin-call.ts'

export type Found = {
  key: string
  group: 'Actions' | 'Stays' | 'Payments' | 'Lodges' | 'Pages'
  text: string
  detail: string
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
}

const RECENT = 'adminSearched'
const MAX_RECENT = 5

const actions: readonly { text: string; words: string; link: Found['link'] }[] = [
  {
    text: 'New booking',
    words: 'enter phone reservation',
    link: { to: '/admin/bookings', search: withSearch({ new: 1 }) },
  },
  {
    text: 'Close nights',
    words: 'closure block maintenance',
    link: { to: '/admin/calendar', search: withSearch({ close: 1 }) },
  },
  {
    text: 'Remind unpaid',
    words: 'due debts reminder',
    link: { to: '/admin/bookings', search: withSearch({ need: 'unpaid' }) },
  },
]

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
const has = (text: string, requested: string): boolean =>
  folded(requested)
    .split(/\s+/)
    .every((word) => folded(text).includes(word))

function localMatches(requested: string, role: Role): Found[] {
  const own = includesRole(role, 'manager') ? actions : []
  const found: Found[] = own
    .filter(({ text, words }) => has(`${text} ${words}`, requested))
    .map(({ text, link }) => ({ key: `action ${text}`, group: 'Actions', text, detail: '', link }))
  const pages: Found[] = entries.flatMap((entry) =>
    entry.tabs
      .filter(({ leastRole }) => includesRole(role, leastRole))
      .filter(({ label, words = '' }) => has(`${entry.label} ${label} ${words}`, requested))
      .map((tab) => ({
        key: `page ${tab.tab}`,
        group: 'Pages' as const,
        text: tab.label,
        detail: tab.label === entry.label ? '' : entry.label,
        link: tabLink(entry, tab),
      })),
  )
  return [...found, ...pages]
}

const asLines = ({ stays, payments, lodges }: AdminFound): Found[] => [
  ...stays.map(({ reference, guestName, lodgeName, status, ...stay }) => ({
    key: `stay ${reference}`,
    group: 'Stays' as const,
    text: guestName,
    detail: `${lodgeName}, ${stayDates(stay)}, ${statusText(status)}, ${reference}`,
    link: { to: '/admin/bookings/$reference' as const, params: { reference } },
  })),
  ...payments.map(({ id, amount, status, bookingReference, guestName, payerName, createdAt }) => ({
    key: `payment ${id}`,
    group: 'Payments' as const,
    text: `${formatDecimal(amount)}, ${guestName ?? payerName ?? 'unnamed'}`,
    detail: `${statusText(status)}, ${formatDay(createdAt)}`,
    link: bookingReference
      ? {
          to: '/admin/bookings/$reference' as const,
          params: { reference: bookingReference },
          search: withSearch({ tab: 'money' }),
        }
      : { to: '/admin/payments' as const },
  })),
  ...lodges.flatMap(({ slug, name }) =>
    lodgeParts.map(({ name: part, label }, index) => ({
      key: `lodge ${slug} ${part}`,
      group: 'Lodges' as const,
      text: name,
      detail: label,
      link: {
        to: '/admin/lodge-management' as const,
        search: withSearch({ lodge: slug, ...(index > 0 && { part }) }),
      },
    })),
  ),
]

/** Without text: recently opened items, then the actions. */
export function useAdminSearch(requested: string): { found: Found[]; isFailed: boolean } {
  const call = useAdminCall()
  const role = useAdminRole()
  const q = requested.trim()
  const { data, isError } = useQuery({
    queryKey: ['/api/admin/search', q],
    enabled: q !== '' && includesRole(role, 'manager'),
    staleTime: 10_000,
    placeholderData: keepPreviousData,
    queryFn: () => call('GET /api/admin/search', { query: { q: q.slice(0, 100) } }),
  })
  if (q === '') {
    const recent = readRecent()
    const local = localMatches('', role)
    const last = recent.flatMap((one) => local.find(({ key }) => key === one.key) ?? one)
    return {
      found: [...last, ...local.filter(({ key }) => !recent.some((one) => one.key === key))],
      isFailed: false,
    }
  }
  return { found: [...(data ? asLines(data) : []), ...localMatches(q, role)], isFailed: isError }
}

function readRecent(): Found[] {
  try {
    const stored: unknown = JSON.parse(readStored(RECENT) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

export function rememberFound(found: Found): void {
  // A stay's line names a guest, whose data may be erased later.
  if (found.group !== 'Actions' && found.group !== 'Pages') return
  const others = readRecent().filter(({ key }) => key !== found.key)
  store(RECENT, JSON.stringify([found, ...others].slice(0, MAX_RECENT)))
}
