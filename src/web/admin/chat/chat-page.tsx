import { Link } from '@tanstack/react-router'
import type { ReportedMessage } from '#contract/chat/chat.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { GuardedList } from '../kit/guarded-list.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { ChatPostForm } from './chat-post-form.tsx'
import { useReports, useSettle } from './use-reports.ts'

export function ChatPage() {
  return (
    <AdminScreen title="Chat Moderation" lead="Reported messages waiting for your decision.">
      <div className="grid gap-6">
        <Reports />
        <Panel title="Post as admin">
          <ChatPostForm />
        </Panel>
      </div>
    </AdminScreen>
  )
}

function Reports() {
  const { data, error, refetch } = useReports()
  if (error && !data)
    return <ErrorMessage message="Failed to fetch the reports" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading reports...</p>
  if (data.length === 0) return <EmptyList>There are no open reports.</EmptyList>
  return (
    <GuardedList className="divide-y divide-line rounded-picture border border-line bg-surface">
      {data.map((report) => (
        <Report key={report.id} report={report} />
      ))}
    </GuardedList>
  )
}

function Report({ report }: { report: ReportedMessage }) {
  const { mutate, isPending } = useSettle()
  const { message } = report
  const settle = (hides: boolean) => mutate({ report: report.id, message: message.id, hides })
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p>
          <span className="font-medium">
            <bdi>{message.userName}</bdi>:
          </span>{' '}
          <bdi>{message.message}</bdi>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
          <Link
            to="/lodge/$slug/chat"
            params={{ slug: message.lodgeSlug }}
            className="underline underline-offset-4"
          >
            {message.lodgeSlug}
          </Link>
          <span>{formatInstant(message.timestamp)}</span>
        </p>
        {report.reason && (
          <p className="mt-1 text-sm">
            Reason: <bdi>{report.reason}</bdi>
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <Button
          variant="danger"
          className="min-h-10 px-3 py-1.5"
          disabled={isPending}
          onClick={() => settle(true)}
        >
          Hide
        </Button>
        <Button className="min-h-10 px-3 py-1.5" disabled={isPending} onClick={() => settle(false)}>
          Keep
        </Button>
      </div>
    </li>
  )
}
