import type { CalendarFeed } from '#contract/calendar.ts'
import { formatDate } from '#contract/dates.ts'
import { Button } from '../ui/button.tsx'
import { AdminScreen } from './admin-screen.tsx'
import { ChannelForm } from './channel-form.tsx'
import { formatInstant } from './instant-text.ts'
import { ErrorMessage, Panel } from './panel.tsx'
import { useDeleteFeed, useFeeds, useSyncFeed } from './use-feeds.ts'

/** Other sales channels' calendars: what they close here, how the last reading went, and what was sold twice. */
export function ChannelsPage() {
  return (
    <AdminScreen
      title="Channels"
      lead="Calendars of other sales channels close nights here. Ours for them: /api/lodges/{slug}/calendar.ics"
    >
      <div className="grid gap-6">
        <Panel title="Add a calendar">
          <ChannelForm />
        </Panel>
        <Feeds />
      </div>
    </AdminScreen>
  )
}

function Feeds() {
  const { data, error, refetch } = useFeeds()
  if (error) return <ErrorMessage message="Failed to fetch the calendars" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading calendars...</p>
  if (data.length === 0) return <p className="text-muted">No calendars are read yet.</p>
  return data.map((feed) => <Feed key={feed.id} feed={feed} />)
}

function Feed({ feed }: { feed: CalendarFeed }) {
  const sync = useSyncFeed()
  const remove = useDeleteFeed()
  return (
    <Panel
      title={`${feed.name}, ${feed.lodgeName}`}
      aside={
        <div className="flex gap-2">
          <Button disabled={sync.isPending} onClick={() => sync.mutate(feed)}>
            {sync.isPending ? 'Reading...' : 'Read now'}
          </Button>
          <Button variant="danger" disabled={remove.isPending} onClick={() => remove.mutate(feed)}>
            Remove
          </Button>
        </div>
      }
    >
      <p className="text-sm break-all text-muted">{feed.url}</p>
      <p className="mt-2 text-sm">
        {feed.lastSyncedAt
          ? `Last read ${formatInstant(feed.lastSyncedAt)}: ${feed.lastChange}. Stays: ${feed.stays}.`
          : 'Never read yet.'}
      </p>
      {feed.lastError && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {feed.lastError}. What was closed before stays closed.
        </p>
      )}
      <Conflicts feed={feed} />
    </Panel>
  )
}

function Conflicts({ feed }: { feed: CalendarFeed }) {
  if (feed.conflicts.length === 0) return null
  return (
    <div role="alert" className="mt-3 rounded-control border border-danger/40 bg-danger-ground p-3 text-sm">
      <p className="font-medium">Sold twice</p>
      <ul className="mt-1 grid gap-1">
        {feed.conflicts.map((conflict) => (
          <li key={`${conflict.bookingId} ${conflict.soldFrom}`}>
            <span className="font-mono">{conflict.reference}</span> ({conflict.status}),{' '}
            {formatDate(conflict.checkIn)} to {formatDate(conflict.checkOut)}; there{' '}
            {formatDate(conflict.soldFrom)} to {formatDate(conflict.soldTo)}
          </li>
        ))}
      </ul>
    </div>
  )
}
