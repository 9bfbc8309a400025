import type { Channel } from '#contract/calendar/calendar.ts'
import { unreadInWords } from '#contract/calendar/unread-calendar.ts'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { CHANNEL_LATE_HOURS } from '#contract/reports/problems.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { StatusBadge } from '../kit/status-badge.tsx'
import { statusText } from '../kit/status-label.ts'
import { stayDates } from '../kit/stay-dates.ts'
import { useListPages } from '../kit/use-list-pages.tsx'
import { useLodges } from '../kit/use-lodges.ts'
import { useMinute } from '../kit/use-minute.ts'
import { ChannelForm } from './channel-form.tsx'
import { UnreadEvents } from './unread-events.tsx'
import { useChannels, useDeleteChannel, useSyncChannel } from './use-channels.ts'

export function ChannelsPage() {
  return (
    <AdminScreen
      title="Channels"
      lead="Bookings on other sites block nights here, and those sites read our calendar."
    >
      <div className="grid gap-6">
        <Panel title="Add a calendar">
          <ChannelForm />
        </Panel>
        <OwnCalendars />
        <Channels />
      </div>
    </AdminScreen>
  )
}

/** Includes the link to the lodge's own calendar. */
export function OneLodgeChannels({ slug }: { slug: string }) {
  return (
    <div className="grid gap-6">
      <Panel title="Our calendar">
        <p className="mb-3 text-sm text-muted">
          Give this link to the other sites, so that they close what is sold here.
        </p>
        <CopyLink slug={slug} />
      </Panel>
      <Panel title="Add a calendar">
        <ChannelForm slug={slug} />
      </Panel>
      <Channels slug={slug} />
    </div>
  )
}

const NO_LODGES: readonly OwnersLodge[] = []

function OwnCalendars() {
  const { shown, bar } = useListPages(useLodges().data ?? NO_LODGES, ({ name }) => name)
  return (
    <Panel title="Our calendars">
      <p className="mb-3 text-sm text-muted">
        Give these links to the other sites, so that they close what is sold here.
      </p>
      {bar}
      <ul className="grid gap-x-6 md:grid-cols-2">
        {shown.map(({ slug, name }) => (
          <li
            key={slug}
            className="flex flex-wrap items-center justify-between gap-2 border-t border-line py-2"
          >
            <span>{name}</span>
            <CopyLink slug={slug} name={name} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function CopyLink({ slug, name }: { slug: string; name?: string }) {
  return (
    <CopyButton text={`${window.location.origin}/api/lodges/${slug}/calendar.ics`}>
      Copy link{name && <span className="sr-only"> of {name}</span>}
    </CopyButton>
  )
}

const NONE: readonly Channel[] = []
const channelName = ({ name, lodgeName }: Channel) => `${name} ${lodgeName}`

function Channels({ slug }: { slug?: string }) {
  const { data: all, error, refetch } = useChannels()
  const data = slug ? all?.filter(({ lodgeSlug }) => lodgeSlug === slug) : all
  const { shown, bar } = useListPages(data ?? NONE, channelName, 'Find a calendar')
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
      <div className="flex flex-wrap items-center gap-2">
        <StateChip channel={channel} />
        <p className="min-w-0 text-sm break-all text-muted">{channel.url}</p>
      </div>
      <p className="mt-2 text-sm">
        {channel.lastSyncedAt
          ? `Last read ${formatInstant(channel.lastSyncedAt)}: ${channel.lastChange}. Stays: ${channel.stays}.`
          : 'Never read yet.'}
      </p>
      {channel.lastError && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {`${unreadInWords(channel)}.`} Nights it blocked earlier stay blocked.
        </p>
      )}
      <UnreadEvents events={channel.unread ?? []} />
      <Conflicts channel={channel} />
    </Panel>
  )
}

/** 'working', 'late', 'broken' or 'sold twice'. */
function StateChip({ channel }: { channel: Channel }) {
  const now = useMinute()
  const { lastError, lastSyncedAt, createdAt, conflicts } = channel
  const isLate = Date.parse(lastSyncedAt ?? createdAt) < now - CHANNEL_LATE_HOURS * 3_600_000
  if (conflicts.length > 0) return <StatusBadge status="sold twice" />
  if (lastError !== null) return <StatusBadge status="broken" />
  return <StatusBadge status={isLate ? 'late' : 'working'} />
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
