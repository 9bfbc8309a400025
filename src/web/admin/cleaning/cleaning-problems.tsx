import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { CleaningProblem } from '#contract/cleaning/day.ts'
import { formatDate } from '#contract/platform/dates.ts'
import { refusalIn } from '#web/platform/api/call.ts'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { GuardedList } from '../kit/guarded-list.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'
import { PrivatePicture } from './cleaning-picture.tsx'
import { DAY_KEY } from './use-day.ts'

const KEY = '/api/admin/cleaning-problems'

export function CleaningProblems() {
  const call = useAdminCall()
  const { data, error, refetch } = useQuery({
    queryKey: [KEY],
    staleTime: 0,
    queryFn: () => call('GET /api/admin/cleaning-problems', { query: {} }),
  })
  return (
    <section aria-label="Problems">
      <h2 className="mb-3 text-xl">Problems</h2>
      {error && !data && (
        <ErrorMessage message="The problems could not be loaded." onRetry={() => void refetch()} />
      )}
      {!data && !error && <p className="text-muted">Loading problems...</p>}
      {data?.length === 0 && <EmptyList>Nothing is noted as broken or missing.</EmptyList>}
      {data && data.length > 0 && (
        <GuardedList className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
          {data.map((problem) => (
            <Problem key={`${problem.lodgeSlug} ${problem.date}`} problem={problem} />
          ))}
        </GuardedList>
      )}
    </section>
  )
}

function Problem({ problem }: { problem: CleaningProblem }) {
  const solve = useSolve(problem)
  const name = useId()
  const { lodgeName, date, note, picture } = problem
  return (
    <li className="grid gap-3 rounded-picture border border-line bg-surface p-4">
      <div>
        <h3 id={name} className="text-xl">
          {lodgeName}
        </h3>
        <p className="text-sm text-muted">{`After the departure on ${formatDate(date)}`}</p>
      </div>
      {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {picture && <PrivatePicture address={picture} alt={`What is broken at ${lodgeName}`} />}
      <ConfirmButton
        aria-describedby={name}
        question="Really solved?"
        disabled={solve.isPending}
        onConfirm={() => solve.mutate()}
      >
        Solved
      </ConfirmButton>
    </li>
  )
}

function useSolve({ lodgeSlug, lodgeName, date }: CleaningProblem) {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call('DELETE /api/admin/cleaning/{lodgeSlug}/{date}/problem', { params: { lodgeSlug, date } }),
    onSuccess: () =>
      toast({ title: 'Problem Solved', description: `Note and picture of ${lodgeName} are removed.` }),
    onError: (error) => toastFailure(error, 'Not Saved', refusalIn(error) ?? 'Our server did not answer.'),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: [DAY_KEY] })
      return queries.invalidateQueries({ queryKey: [KEY] })
    },
  })
}
