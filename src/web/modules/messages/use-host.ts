import { useQuery } from '@tanstack/react-query'
import type { Host } from '#contract/messages/host.ts'
import { useCall } from '#web/platform/api/use-call.ts'

/** Undefined on the server and while it loads. */
export function useHost(): Host | undefined {
  const call = useCall()
  return useQuery({ queryKey: ['/api/host'], queryFn: () => call('GET /api/host') }).data
}
