import { useQuery } from '@tanstack/react-query'
import { ErrorMessage } from '../kit/panel.tsx'
import { useAdminCall } from '../kit/use-admin-call.ts'
import { EmailFrame } from './email-frame.tsx'

export function EmailView({ name }: { name: string }) {
  const call = useAdminCall()
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/admin/emails', name],
    queryFn: () => call('GET /api/admin/emails/{name}', { params: { name } }),
  })
  if (error && !data)
    return <ErrorMessage message="Failed to fetch the email" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading the email...</p>
  return (
    <section
      aria-label="Preview"
      className="grid min-w-0 content-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <EmailFrame {...data} />
      <section aria-label="Plain text" className="min-w-0">
        <h3 className="mb-2 text-lg">Plain text</h3>
        <pre className="rounded-control border border-line bg-surface p-4 font-sans text-sm whitespace-pre-wrap">
          {data.text}
        </pre>
      </section>
    </section>
  )
}
