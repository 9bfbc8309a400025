import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Circle } from 'lucide-react'
import type { LaunchItem } from '#contract/reports/launch-checklist.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { pageLink } from '../kit/navigation.ts'
import { Panel } from '../kit/panel.tsx'
import { optionalRead } from '../kit/use-admin-call.ts'

/** More lodges are counted only. */
const MAX_NAMED = 4

const pages = {
  operator: 'business',
  address: 'business',
  email: 'business',
  taxes: 'charges',
  license: 'lodges',
  guide: 'guides',
  photos: 'business',
} as const satisfies Record<LaunchItem['name'], string>

/** What is missing before the first guest; renders nothing once all is there. */
export function LaunchChecklist() {
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['/api/admin/launch-checklist'],
    staleTime: 0,
    queryFn: () => call('GET /api/admin/launch-checklist', optionalRead()),
  })
  const items = data?.items
  if (!items?.some(({ isDone }) => !isDone)) return null
  return (
    <Panel
      title="Launch checklist"
      aside={
        <span className="font-mono text-muted">
          {items.filter(({ isDone }) => isDone).length} of {items.length}
        </span>
      }
    >
      {!data?.takesCards && (
        <p className="mb-2 text-sm text-muted">
          Nobody can pay by card yet. In production that needs a card provider, and operator, postal address
          and email.
        </p>
      )}
      <ul className="grid gap-x-6 text-sm md:grid-cols-2">
        {items.map((item) => (
          <Item key={item.name} item={item} />
        ))}
      </ul>
    </Panel>
  )
}

function Item({ item: { name, label, isDone, missing } }: { item: LaunchItem }) {
  const Icon = isDone ? Check : Circle
  return (
    <li className="flex gap-2 py-1">
      <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>
        {isDone ? (
          label
        ) : (
          <Link {...pageLink(pages[name])} className="underline underline-offset-4">
            {label}
          </Link>
        )}
        <span className="text-muted">
          {isDone ? ': done' : missing.length === 0 ? ': missing' : `: missing at ${inWords(missing)}`}
        </span>
      </span>
    </li>
  )
}

const inWords = (names: readonly string[]): string =>
  names.length <= MAX_NAMED
    ? names.join(', ')
    : `${names.slice(0, MAX_NAMED).join(', ')} and ${names.length - MAX_NAMED} more`
