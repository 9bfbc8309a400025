import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Circle } from 'lucide-react'
import {
  type LaunchItem,
  type LaunchChecklist as LaunchList,
  LaunchMark,
} from '#contract/reports/launch-checklist.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { fieldHash } from '../kit/focus-field.ts'
import { pageLink } from '../kit/navigation.ts'
import { Panel } from '../kit/panel.tsx'
import { optionalRead, toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

const MAX_NAMED = 4

const KEY = ['/api/admin/launch-checklist']

type Place = { page: string; field?: string }

const places = {
  business: { page: 'business', field: 'Operator' },
  email: { page: 'outbox' },
  cards: { page: 'payments' },
  'second-factor': { page: 'security', field: 'Second factor' },
  lodges: { page: 'lodges' },
  taxes: { page: 'charges', field: 'Taxes' },
  guide: { page: 'guides', field: 'Address' },
  calendars: { page: 'channels', field: 'Add a calendar' },
  texts: { page: 'emails' },
  team: { page: 'staff' },
  terms: { page: 'business', field: 'Page' },
  'test-booking': { page: 'bookings' },
  license: { page: 'lodges' },
  photos: { page: 'business', field: 'When photographs' },
} as const satisfies Record<LaunchItem['name'], Place>

export function useLaunchChecklist() {
  const call = useCall()
  return useQuery({
    queryKey: KEY,
    staleTime: 0,
    queryFn: (): Promise<LaunchList | null> => call('GET /api/admin/launch-checklist', optionalRead()),
  })
}

function useMark() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (name: LaunchMark) => call('POST /api/admin/launch-checklist/{name}', { params: { name } }),
    onSuccess: (list) => queries.setQueryData(KEY, list),
    onError: (error) => toastFailure(error, 'Update Failed', 'Please try again.'),
  })
}

function useTestEmail() {
  const call = useAdminCall()
  return useMutation({
    mutationFn: () => call('POST /api/admin/outbox/test'),
    onSuccess: ({ recipient, sends }) =>
      toast({
        title: 'Test Email Sent',
        description: sends
          ? `It is on its way to ${recipient}.`
          : 'No mail server is configured (SMTP_URL): it waits in the outbox.',
      }),
    onError: (error) => toastFailure(error, 'Email Not Sent', 'Please try again.'),
  })
}

/** Renders nothing once everything is done. */
export function LaunchChecklist() {
  const { data } = useLaunchChecklist()
  const items = data?.items
  if (!items?.some(({ isDone }) => !isDone)) return null
  return (
    <Panel
      title="First day"
      aside={
        <span className="font-mono text-muted">
          {items.filter(({ isDone }) => isDone).length} of {items.length}
        </span>
      }
    >
      {!data?.takesCards && (
        <p className="mb-2 text-sm text-muted">
          Nobody can pay by card yet. In production that needs a card provider, and business name, postal
          address and email.
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

function Item({ item }: { item: LaunchItem }) {
  const { isDone, label, missing } = item
  const Icon = isDone ? Check : Circle
  return (
    <li className="flex items-start gap-2 py-1">
      <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="min-w-0 grow">
        <ItemLink item={item} />
        <span className="text-muted">
          {isDone ? ': done' : missing.length === 0 ? ': missing' : `: missing ${inWords(missing)}`}
        </span>
      </span>
      {!isDone && <ItemButton name={item.name} label={label} />}
    </li>
  )
}

function ItemLink({ item: { name, label } }: { item: LaunchItem }) {
  const mark = useMark()
  const place: Place = places[name]
  const link = pageLink(place.page)
  return (
    <Link
      {...link}
      {...(name === 'test-booking' && { search: withSearch({ new: 1 }) })}
      {...(place.field && { hash: fieldHash(place.field) })}
      // Opening the texts counts as reading them.
      {...(name === 'texts' && { onClick: () => mark.mutate('texts') })}
      className="underline underline-offset-4"
    >
      {label}
    </Link>
  )
}

const small = 'min-h-8 shrink-0 px-2 py-0.5 text-sm'

function ItemButton({ name, label }: Pick<LaunchItem, 'name' | 'label'>) {
  const mark = useMark()
  const test = useTestEmail()
  if (name === 'email')
    return (
      <Button className={small} disabled={test.isPending} onClick={() => test.mutate()}>
        Send a test
      </Button>
    )
  const marked = LaunchMark.safeParse(name).data
  if (!marked || marked === 'texts') return null
  return (
    <Button
      className={small}
      disabled={mark.isPending}
      aria-label={`Not needed: ${label}`}
      onClick={() => mark.mutate(marked)}
    >
      Not needed
    </Button>
  )
}

const inWords = (names: readonly string[]): string =>
  names.length <= MAX_NAMED
    ? names.join(', ')
    : `${names.slice(0, MAX_NAMED).join(', ')} and ${names.length - MAX_NAMED} more`
