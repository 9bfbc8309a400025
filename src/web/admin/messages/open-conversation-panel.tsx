import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { INBOX_KEY } from '../kit/live/use-live-admin.ts'
import { ErrorMessage } from '../kit/panel.tsx'
import { statusLabel } from '../kit/status-label.ts'
import { stayDates } from '../kit/stay-dates.ts'
import { StayLink } from '../kit/stay-link.tsx'
import { useAdminCall } from '../kit/use-admin-call.ts'
import { useLodges } from '../kit/use-lodges.ts'
import { QuestionConversation, useQuestion } from './question-conversation.tsx'
import { RoomConversation } from './room-conversation.tsx'
import { StayConversation } from './stay-conversation.tsx'
import type { OpenConversation } from './use-inbox.ts'

export function OpenConversationPanel({ open: { stay, room, question } }: { open: OpenConversation }) {
  if (stay !== undefined) return <OpenStay key={stay} reference={stay.toUpperCase()} />
  if (question !== undefined) return <OpenQuestion key={question} id={question} />
  if (room !== undefined) return <OpenRoom key={room} slug={room} />
  return (
    <p className="rounded-picture border border-line p-6 text-muted">
      Choose a conversation to read and answer it here.
    </p>
  )
}

function OpenRoom({ slug }: { slug: string }) {
  const lodge = useLodges().data?.find((known) => known.slug === slug)
  return (
    <ConversationFrame
      title={lodge?.name ?? slug}
      facts={
        <Link to="/lodge/$slug/chat" params={{ slug }} className="underline underline-offset-4">
          Open the room
        </Link>
      }
    >
      <RoomConversation lodgeSlug={slug} />
    </ConversationFrame>
  )
}

function OpenQuestion({ id }: { id: number }) {
  const { data, error, refetch } = useQuestion(id)
  if (error && !data)
    return <ErrorMessage message="Failed to load the question" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading the question...</p>
  return (
    <ConversationFrame title={data.email} facts={`Question about ${data.lodgeName}`}>
      <QuestionConversation id={id} />
    </ConversationFrame>
  )
}

function OpenStay({ reference }: { reference: string }) {
  const { data: booking, error, refetch } = useStay(reference)
  if (error && booking === undefined)
    return <ErrorMessage message="Failed to load the stay" onRetry={() => void refetch()} />
  if (booking === undefined) return <p className="text-muted">Loading the stay...</p>
  if (booking === null)
    return (
      <ConversationFrame title={reference} facts={null}>
        <p className="p-4 text-muted">There is no stay with this reference.</p>
      </ConversationFrame>
    )
  return (
    <ConversationFrame
      title={booking.guestName}
      facts={
        <StayLink reference={reference} className="underline underline-offset-4">
          {writeFacts(booking)}
        </StayLink>
      }
    >
      <StayConversation bookingId={booking.id} reference={reference} title={booking.guestName} />
    </ConversationFrame>
  )
}

const writeFacts = ({ lodgeName, checkIn, checkOut, guests, status, reference }: BookingWithMoney): string =>
  `${lodgeName}, ${stayDates({ checkIn, checkOut })}, ${pluralize(guests, 'guest')} · ${statusLabel(status)} · ${reference}`

function useStay(reference: string) {
  const call = useAdminCall()
  return useQuery({
    queryKey: [INBOX_KEY, 'booking', reference],
    queryFn: async () => {
      const found = await call('GET /api/admin/bookings', { query: { search: reference, limit: 5 } })
      return found.find((booking) => booking.reference === reference) ?? null
    },
  })
}

/** Below the page's heading a phone has no room for the reply field. */
function showWholeOnPhone(frame: HTMLElement | null): void {
  if (!frame || matchMedia('(min-width: 64rem)').matches) return
  requestAnimationFrame(() => frame.scrollIntoView({ block: 'end', behavior: 'instant' }))
}

type ConversationFrameProps = { title: string; facts: ReactNode; children: ReactNode }

function ConversationFrame({ title, facts, children }: ConversationFrameProps) {
  const heading = useId()
  return (
    <section
      ref={showWholeOnPhone}
      aria-labelledby={heading}
      className="flex h-[calc(100dvh-14rem)] scroll-mb-20 min-h-[26rem] flex-col rounded-picture border border-line bg-surface"
    >
      <header className="border-b border-line p-4">
        <Link
          to="/admin/inbox"
          search={{}}
          className="mb-2 inline-flex min-h-8 items-center gap-2 text-sm underline underline-offset-4 lg:hidden"
        >
          <ArrowLeft size={16} aria-hidden="true" />
          All conversations
        </Link>
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        <p className="mt-0.5 text-sm text-muted">{facts}</p>
      </header>
      {children}
    </section>
  )
}
