import { useQuery } from '@tanstack/react-query'
import { useAdminCall } from './use-admin-call.ts'

/** One of our emails has the name in the list of emails, one of the owner's its own name. */
export function useEmailNames(): (email: { kind: 'template' | 'scheduled'; name: string }) => string {
  const call = useAdminCall()
  const { data } = useQuery({ queryKey: ['/api/admin/emails'], queryFn: () => call('GET /api/admin/emails') })
  return ({ kind, name }) => {
    const preview = kind === 'template' ? data?.find((one) => one.name === name) : undefined
    return preview ? `${preview.purpose}: ${preview.step}` : name.replaceAll('-', ' ')
  }
}
