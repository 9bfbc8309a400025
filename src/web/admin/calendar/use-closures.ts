import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Closure,
  type closureEndpoints,
  type StayOnClosedNights,
  toClosureFields,
} from '#contract/calendar/closures.ts'
import type { RequestOf } from '#contract/platform/endpoint.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useAttemptKey } from '#web/platform/api/use-attempt-key.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { currentIn } from '../kit/editing/edit-conflict.ts'
import { optionalRead, SessionEnded, toastFailure, useAdminCall } from '../kit/use-admin-call.ts'
import { useTimelineChanged } from './timeline/use-timeline.ts'

const KEY = ['/api/admin/closures']

export type ClosureDraft = RequestOf<typeof closureEndpoints.createClosure>['body']

/** Null where the server has no closures. */
export function useClosures() {
  const call = useCall()
  return useQuery({
    queryKey: KEY,
    staleTime: 0,
    queryFn: async (): Promise<Closure[] | null> => {
      try {
        const closures = await call('GET /api/admin/closures', { query: {}, ...optionalRead() })
        return Array.isArray(closures) ? closures : null
      } catch (error) {
        // A server without closures answers without problem details.
        if (error instanceof ApiError && (error.status === 404 || !error.problem)) return null
        throw error
      }
    },
  })
}

/** The stays that a closure was refused for; null for any other error. */
export function staysIn(error: unknown): StayOnClosedNights[] | null {
  const stays = error instanceof ApiError && error.status === 409 ? error.problem?.bookings : null
  return Array.isArray(stays) ? (stays as StayOnClosedNights[]) : null
}

const readDetail = (error: unknown): string =>
  (error instanceof ApiError && error.detail) || 'Our server did not answer.'

function useClosuresChanged(): (saved?: unknown, error?: unknown) => void {
  const queries = useQueryClient()
  const timelineChanged = useTimelineChanged()
  return (_, error) => {
    if (error instanceof SessionEnded) return
    void queries.invalidateQueries({ queryKey: KEY })
    timelineChanged()
  }
}

/** Null creates a closure. Fails if others have changed it. */
export function useSaveClosure(closure: Closure | null, onSaved: () => void) {
  const call = useAdminCall()
  const queries = useQueryClient()
  const { keyFor, finish } = useAttemptKey()
  return useMutation({
    mutationFn: (body: ClosureDraft) =>
      closure
        ? call('PUT /api/admin/closures/{id}', {
            params: { id: closure.id },
            body: { ...body, seen: toClosureFields(closure) },
          })
        : call('POST /api/admin/closures', { body, idempotencyKey: keyFor(body) }),
    onSuccess: (saved) => {
      finish()
      // The next edit starts from the saved closure, even before the list reloads.
      queries.setQueryData<Closure[] | null>(KEY, (listed) =>
        listed?.map((one) => (one.id === saved.id ? saved : one)),
      )
      toast({ title: 'Nights Closed', description: 'Guests cannot book them.' })
      onSaved()
    },
    onError: (error) => {
      if (!staysIn(error) && !currentIn(error)) toastFailure(error, 'Closing Failed', readDetail(error))
    },
    onSettled: useClosuresChanged(),
  })
}

/** Its toast offers to undo the change. */
export function useDeleteClosure() {
  const call = useAdminCall()
  const changed = useClosuresChanged()
  const restore = useMutation({
    mutationFn: ({ lodgeSlug, from, to, reason }: Closure) =>
      call('POST /api/admin/closures', { body: { lodgeSlug, from, to, reason, force: true } }),
    onSuccess: () => toast({ title: 'Nights Closed', description: 'The closure is back as it was.' }),
    onError: (error) => toastFailure(error, 'Closing Failed', readDetail(error)),
    onSettled: changed,
  })
  return useMutation({
    mutationFn: ({ id }: Closure) => call('DELETE /api/admin/closures/{id}', { params: { id } }),
    onSuccess: (_, closure) =>
      toast({
        title: 'Nights Opened',
        description: 'Guests can book them again.',
        action: {
          label: 'Undo',
          hint: `Undo: close ${closure.reason} again`,
          run: () => restore.mutate(closure),
        },
      }),
    onError: (error) => toastFailure(error, 'Opening Failed', readDetail(error)),
    onSettled: changed,
  })
}
