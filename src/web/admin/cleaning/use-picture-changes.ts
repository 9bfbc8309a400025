import { useMutation } from '@tanstack/react-query'
import type { Cleaning } from '#contract/cleaning/day.ts'
import { LARGEST_UPLOAD } from '#contract/lodges/lodges.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { adminToken } from '../auth/session.ts'
import { endedSession, toastFailure, useAdminCall } from '../kit/use-admin-call.ts'
import { useStoreCleaning } from './use-change-cleaning.ts'

export function usePictureChanges({ lodgeSlug, date }: Cleaning) {
  const call = useAdminCall()
  const store = useStoreCleaning()
  const sending = useMutation({
    mutationFn: (file: File) => sendPicture({ lodgeSlug, date }, file),
    onSuccess: store,
    onError: (error) => toastFailure(error, 'Picture Not Stored', errorMessage(error)),
  })
  const removing = useMutation({
    mutationFn: () =>
      call('DELETE /api/admin/cleaning/{lodgeSlug}/{date}/picture', { params: { lodgeSlug, date } }),
    onSuccess: store,
    onError: (error) => toastFailure(error, 'Picture Not Deleted', errorMessage(error)),
  })
  return {
    send: (file: File) => sending.mutate(file),
    remove: () => removing.mutate(),
    isSending: sending.isPending,
  }
}

const errorMessage = (error: unknown): string =>
  (error instanceof ApiError ? error.detail : (error as Error).message) || 'Our server did not answer.'

/** A 401 ends the session; every refusal throws. */
async function fetchAsOwner(address: string, options: RequestInit = {}): Promise<Response> {
  const token = adminToken()
  const response = await fetch(address, { ...options, headers: { authorization: `Bearer ${token ?? ''}` } })
  if (response.ok) return response
  const refused = new ApiError(response.status, response.statusText, await response.text())
  throw (response.status === 401 && endedSession(token)) || refused
}

async function sendPicture(which: { lodgeSlug: string; date: string }, file: File): Promise<Cleaning> {
  if (file.size > LARGEST_UPLOAD) throw new Error('A picture may have at most 15 MB')
  const body = new FormData()
  body.set('picture', file)
  const address = `/api/admin/cleaning/${which.lodgeSlug}/${which.date}/picture`
  return (await fetchAsOwner(address, { method: 'POST', body })).json()
}

export async function readPicture(address: string): Promise<string> {
  const blob = await (await fetchAsOwner(address)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
