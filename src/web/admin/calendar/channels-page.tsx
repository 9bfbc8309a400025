import type { Channel } from '#contract/calendar/calendar.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { statusText } from '../kit/status-label.ts'
import { stayDates } from '../kit/stay-dates.ts'
import { useListPages } from '../kit/use-list-pages.tsx'
import { ChannelForm } from './channel-form.tsx'
import { UnreadEvents } from './unread-events.tsx'
import { useChannels, useDeleteChannel, useSyncChannel } from './use-channels.ts'

/** The channels, each with its last reading and its double bookings. */
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
        <Channels />
      </div>
    </AdminScreen>
  )
}

const NONE: readonly Channel[] = []
const nameOf = ({ name, lodgeName }: Channel) => `${name} ${lodgeName}`

function Channels() {
  const { data, error, refetch } = useChannels()
  const { shown, bar } = useListPages(data ?? NONE, nameOf, 'Find a calendar')
  if (error && !data)
    return <ErrorMessage message="Failed to fetch the calendars" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading calendars...</p>
  if (data.length === 0) return <EmptyList>No calendars are read yet.</EmptyList>
  return (
    <>
      {bar}
      {shown.map((channel) => (
        <ChannelPanel key={channel.id} channel={channel} />
      ))}
    </>
  )
}

function ChannelPanel({ channel }: { channel: Channel }) {
  const sync = useSyncChannel()
  const remove = useDeleteChannel()
  return (
    <Panel
      title={`${channel.name}, ${channel.lodgeName}`}
      aside={
        <div className="flex gap-2">
          <Button disabled={sync.isPending} onClick={() => sync.mutate(channel)}>
            {sync.isPending ? 'Reading...' : 'Read now'}
          </Button>
          <ConfirmButton
            variant="danger"
            question="Really remove?"
            disabled={remove.isPending}
            onConfirm={() => remove.mutate(channel)}
          >
            Remove
          </ConfirmButton>
        </div>
      }
    >
      <p className="text-sm break-all text-muted">{channel.url}</p>
      <p className="mt-2 text-sm">
        {channel.lastSyncedAt
          ? `Last read ${formatInstant(channel.lastSyncedAt)}: ${channel.lastChange}. Stays: ${channel.stays}.`
          : 'Never read yet.'}
      </p>
      {channel.lastError && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {unreadInWords(channel)} Nights it blocked earlier stay blocked.
        </p>
      )}
      <UnreadEvents events={channel.unread ?? []} />
      <Conflicts channel={channel} />
    </Panel>
  )
}

function Conflicts({ channel }: { channel: Channel }) {
  if (channel.conflicts.length === 0) return null
  return (
    <div role="alert" className="mt-3 rounded-control border border-danger/40 bg-danger-ground p-3 text-sm">
      <p className="font-medium">Sold twice</p>
      <ul className="mt-1 grid gap-1">
        {channel.conflicts.map((conflict) => (
          <li key={`${conflict.bookingId} ${conflict.soldFrom}`}>
            <span className="font-mono">{conflict.reference}</span> ({statusText(conflict.status)}),{' '}
            {stayDates(conflict)}; there{' '}
            {stayDates({ checkIn: conflict.soldFrom, checkOut: conflict.soldTo })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** "Airbnb's calendar wasn't found (404)." of a status, else the error as it is. */
function unreadInWords({ name, lastError }: { name: string; lastError: string | null }): string {
  const status = /answered with status (\d{3})/.exec(lastError ?? '')?.[1]
  if (!status) return `${lastError ?? ''}.`
  const isGone = status === '404' || status === '410'
  return `${name}'s calendar ${isGone ? "wasn't found" : "couldn't be read"} (${status}).`
}
