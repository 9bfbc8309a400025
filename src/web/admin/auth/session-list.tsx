import { IDLE_HOURS, SESSION_HOURS, type Session } from '#contract/auth/account.ts'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { GuardedList } from '../kit/guarded-list.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { ErrorMessage } from '../kit/panel.tsx'
import { useEndSession, useSessions } from './use-account.ts'

export function SessionList() {
  const { data, error, refetch } = useSessions()
  const end = useEndSession()
  if (error && !data)
    return <ErrorMessage message="Failed to fetch your sessions" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading your sessions...</p>
  return (
    <>
      <p className="mb-3 text-muted">
        A session ends {SESSION_HOURS} hours after signing in, or after {IDLE_HOURS} hours without use.
      </p>
      <GuardedList className="divide-y divide-line">
        {data.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <SessionText session={session} />
            {!session.isCurrent && (
              <ConfirmButton
                question="End it?"
                disabled={end.isPending}
                onConfirm={() => end.mutate(session)}
              >
                End session
              </ConfirmButton>
            )}
          </li>
        ))}
      </GuardedList>
    </>
  )
}

function SessionText({ session: { device, isCurrent, createdAt, lastSeenAt } }: { session: Session }) {
  return (
    <div>
      <p>
        {device ?? 'Unknown browser'}
        {isCurrent && <span className="text-muted">, this browser</span>}
      </p>
      <p className="text-sm text-muted">
        Signed in {formatInstant(createdAt)}, last used {formatInstant(lastSeenAt)}
      </p>
    </div>
  )
}
