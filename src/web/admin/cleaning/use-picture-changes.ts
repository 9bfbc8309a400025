import { useMutation } from '@tanstack/react-query'
import type { Cleaning } from '#contract/day.ts'
import { LARGEST_UPLOAD } from '#contract/lodges.ts'
import { ApiError } from '../../api/call.ts'
import { adminToken } from '../account/session.ts'
import { expireSession, toastFailure, useAdminCall } from '../use-admin-call.ts'
import { useStoreCleaning } from './use-change-cleaning.ts'

/** Sends and deletes the picture of a cleaning. */
export function usePictureChanges({ lodgeSlug, date }: Cleaning) {
  const call = useAdminCall()
  const store = useStoreCleaning()
  const sending = useMutation({
    mutationFn: (file: File) => sendPicture({ lodgeSlug, date }, file),
    onSuccess: store,
    onError: (error) => toastFailure(error, 'Picture Not Stored', wordsOf(error)),
  })
  const removing = useMutation({
    mutationFn: () =>
      call('DELETE /api/admin/cleaning/{lodgeSlug}/{date}/picture', { params: { lodgeSlug, date } }),
    onSuccess: store,
    onError: (error) => toastFailure(error, 'Picture Not Deleted', wordsOf(error)),
  })
  return {
    send: (file: File) => sending.mutate(file),
    remove: () => removing.mutate(),
    isSending: sending.isPending,
  }
}

const wordsOf = (error: unknown): string =>
  (error instanceof ApiError ? error.detail : (error as Error).message) || 'Our server did not answer.'

const withToken = () => ({ authorization: `Bearer ${adminToken() ?? ''}` })

async function sendPicture(which: { lodgeSlug: string; date: string }, file: File): Promise<Cleaning> {
  if (file.size > LARGEST_UPLOAD) throw new Error('A picture may have at most 15 MB')
  const body = new FormData()
  body.set('picture', file)
  const address = `/api/admin/cleaning/${which.lodgeSlug}/${which.date}/picture`
  const response = await fetch(address, { method: 'POST', headers: withToken(), body })
  if (response.status === 401) expireSession()
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
  return response.json()
}

/** The picture at an address as a data URI. */
export async function readPicture(address: string): Promise<string> {
  const response = await fetch(address, { headers: withToken() })
  if (response.status === 401) expireSession()
  if (!response.ok) throw new ApiError(response.status, response.statusText, '')
  const blob = await response.blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
