import { toast } from '#web/platform/ui/toast/toast.ts'
import { adminToken } from '../auth/session.ts'
import { endedSession } from './use-admin-call.ts'

/** A plain link cannot send the token's header. */
export async function saveFile(address: string, name: string): Promise<void> {
  const token = adminToken()
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${token ?? ''}` },
  }).catch(() => null)
  if (response?.status === 401 && endedSession(token)) return
  // The connection may break in the middle of the file.
  const file = response?.ok ? await response.blob().catch(() => null) : null
  if (!file)
    return toast({
      title: 'Export Failed',
      description: 'The file could not be made.',
      variant: 'destructive',
    })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
