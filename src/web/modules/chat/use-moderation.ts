import { ApiError } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'

export type Moderation = { label: 'Hide' | 'Report'; act: (id: number) => Promise<void> }

/** A 401 means that an owner's session has ended: trying again would not help. */
const toastFailure = (title: string) => (error: unknown) =>
  toast({
    title,
    description:
      error instanceof ApiError && error.status === 401
        ? 'Please sign in again.'
        : 'Please try again in a moment.',
    variant: 'destructive',
  })

export function useModeration(slug: string, token: string | null): Moderation {
  const call = useCall()
  if (token)
    return {
      label: 'Hide',
      act: (id) =>
        call('PUT /api/admin/chat/messages/{id}', { params: { id }, body: { isActive: false }, token }).then(
          () => toast({ title: 'Message Hidden', description: 'It is hidden from everyone.' }),
          toastFailure('Hide Failed'),
        ),
    }
  return {
    label: 'Report',
    act: (id) =>
      call('POST /api/chat/{slug}/messages/{id}/report', { params: { slug, id }, body: {} }).then(
        () => toast({ title: 'Message Reported', description: 'Thank you. An owner will look at it.' }),
        toastFailure('Report Failed'),
      ),
  }
}
