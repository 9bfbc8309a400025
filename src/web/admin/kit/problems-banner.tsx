import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { Problems } from '#contract/reports/problems.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { useAdminRole, useAdminToken } from '../auth/session.ts'
import { pageLink } from './navigation.ts'
import { optionalRead } from './use-admin-call.ts'

const EVERY_MS = 60_000

type Line = { text: string; page: 'outbox' | 'channels' | 'guides' | 'payments' }

export function ProblemsBanner() {
  const { data } = useProblems()
  const lines = data?.emails ? problemsInWords(data) : []
  if (lines.length === 0) return null
  return (
    <section
      aria-label="What is broken"
      className="mb-4 grid gap-x-8 gap-y-1 rounded-picture border border-danger/60 bg-surface px-4 py-3 xl:grid-cols-2"
    >
      {lines.map(({ text, page }) => (
        <p key={text} className="flex items-start gap-2">
          <TriangleAlert size={18} aria-hidden="true" className="mt-1 shrink-0 text-danger" />
          <Link {...pageLink(page)} className="underline underline-offset-4">
            {text}
          </Link>
        </p>
      ))}
    </section>
  )
}

/** Null where the server does not report problems. */
export function useProblems() {
  const call = useCall()
  const token = useAdminToken()
  const role = useAdminRole()
  return useQuery({
    queryKey: ['/api/admin/problems'],
    enabled: token !== null && role !== 'housekeeper',
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
    queryFn: (): Promise<Problems | null> => call('GET /api/admin/problems', optionalRead()),
  })
}

function problemsInWords({ emails, channels, soldTwice, doorsWithoutCode, disputes }: Problems): Line[] {
  const { waiting } = emails
  const wait = `${waiting} ${waiting === 1 ? 'waits' : 'wait'}`
  return [
    ...(waiting > 0 ? [{ text: `Emails are not going out: ${wait}`, page: 'outbox' } as const] : []),
    ...channels.map(({ name, lodgeName, state }) => {
      const trouble = state === 'broken' ? 'could not be read' : 'has not been read for hours'
      return { text: `The calendar of ${name} for ${lodgeName} ${trouble}`, page: 'channels' } as const
    }),
    ...soldTwice.map(({ guestName, lodgeName }) => {
      return { text: `Nights sold twice: ${guestName}, ${lodgeName}`, page: 'channels' } as const
    }),
    ...doorsWithoutCode.map(({ guestName, lodgeName }) => {
      return { text: `A door without a code: ${lodgeName}, ${guestName}`, page: 'guides' } as const
    }),
    ...(disputes > 0
      ? [{ text: `${pluralize(disputes, 'payment')} disputed at the bank`, page: 'payments' } as const]
      : []),
  ]
}
