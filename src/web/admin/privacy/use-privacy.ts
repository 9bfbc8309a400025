import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/platform/api/call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { isAdminQuery, SessionEnded, useAdminCall } from '../kit/use-admin-call.ts'

/** Null for an ended session, which has its own toast. */
export function readRefusal(error: unknown): string | null {
  if (!error || error instanceof SessionEnded) return null
  return (error instanceof ApiError && error.detail) || 'Our server did not answer.'
}

export function useExport() {
  const call = useAdminCall()
  return useMutation({
    mutationFn: (email: string) => call('POST /api/admin/privacy/export', { body: { email } }),
    onSuccess: (found) => {
      saveJson(found, `export-${found.email}.json`)
      toast({ title: 'Data Exported', description: `Everything about ${found.email} is in the file.` })
    },
  })
}

/** Everything that the admin area has loaded may name the person. */
export function useErase() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => call('POST /api/admin/privacy/erase', { body: { email } }),
    onSuccess: () => queries.removeQueries({ predicate: isAdminQuery }),
  })
}

function saveJson(content: object, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
