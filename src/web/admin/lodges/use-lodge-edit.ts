import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Lodge, LodgeEdit, UploadedImage } from '#contract/lodges/lodges.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { completeLodge } from '#web/platform/api/complete-lodge.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { adminToken } from '../auth/session.ts'
import { expireSession, toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

/** Returns the lodge with the sent fields and the response's. */
export function useSaveLodge(lodge: Lodge) {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: LodgeEdit) => {
      const answer: Partial<Lodge> | null = await call('PUT /api/admin/lodges/{slug}', {
        params: { slug: lodge.slug },
        body,
      })
      return completeLodge({ ...lodge, ...body, ...answer } as Lodge)
    },
    onSuccess: () => {
      toast({
        title: 'Lodge Updated',
        description: 'Lodge information has been successfully updated.',
      })
      void queries.invalidateQueries({ queryKey: ['/api/lodges'] })
    },
    onError: (error) => toastFailure(error, 'Update Failed', 'Failed to update lodge information.'),
  })
}

export function useCopySchedule(slug: string, onCopied: () => void) {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (to: string[]) =>
      call('POST /api/admin/lodges/{slug}/payment-schedule/copy', { params: { slug }, body: { to } }),
    onSuccess: ({ copied }) => {
      void queries.invalidateQueries({ queryKey: ['/api/lodges'] })
      toast({ title: 'Payment Schedule Copied', description: `To ${pluralize(copied, 'lodge')}.` })
      onCopied()
    },
    onError: (error) => toastFailure(error, 'Copy Failed', 'Failed to copy the payment schedule.'),
  })
}

/** `onProgress` receives the sent share, 0 to 1. */
export function uploadPicture(file: File, onProgress: (part: number) => void): Promise<UploadedImage> {
  const token = adminToken()
  const request = new XMLHttpRequest()
  const body = new FormData()
  body.set('image', file)
  return new Promise((resolve, reject) => {
    request.open('POST', '/api/admin/images')
    request.setRequestHeader('authorization', `Bearer ${token ?? ''}`)
    // `fetch` does not report the progress of an upload.
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new Error('Our server did not answer.'))
    request.onload = () => {
      if (request.status === 401) expireSession(token)
      if (request.status === 201) resolve(JSON.parse(request.responseText) as UploadedImage)
      else reject(new ApiError(request.status, request.statusText, request.responseText))
    }
    request.send(body)
  })
}
