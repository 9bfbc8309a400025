import { useSearch } from '@tanstack/react-router'
import { formatParty } from '#contract/bookings/format-party.ts'
import { isPaid } from '#contract/bookings/paid-stay.ts'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { ButtonLink } from '#web/platform/ui/button.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { formatAmount } from '../kit/format-amount.ts'
import { ErrorMessage } from '../kit/panel.tsx'
import { StatusBadge } from '../kit/status-badge.tsx'
import { stayDates } from '../kit/stay-dates.ts'
import { type StayTab, stayTabs } from '../kit/stay-link.tsx'
import { TabPanel, Tabs } from '../kit/tabs.tsx'
import { type DrawGuide, GuestTab } from './guest-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { MessagesTab } from './messages-tab.tsx'
import { MoneyTab } from './money-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { useStayRecord } from './use-stay-record.ts'
import '../bookings/print.css'

const labels: Record<StayTab, string> = {
  overview: 'Overview',
  money: 'Money',
  messages: 'Messages',
  guest: "Guest's view",
  history: 'History',
}

const tabs = stayTabs.map((name) => ({ name, label: labels[name] }))

type StayPageProps = { reference: string; draw: DrawGuide }

/** The address can be shared with colleagues. */
export function StayPage({ reference, draw }: StayPageProps) {
  const { data: booking, error, refetch } = useStayRecord(reference)
  const isUnknown = error instanceof ApiError && error.status === 404
  return (
    <AdminScreen
      title={booking ? stayTitle(booking) : `Stay ${reference.toUpperCase()}`}
      lead={booking && <Lead booking={booking} />}
    >
      {!booking && isUnknown && (
        <div className="grid justify-items-start gap-4">
          <p role="alert">There is no stay with this reference.</p>
          <ButtonLink to="/admin/bookings">Bookings</ButtonLink>
        </div>
      )}
      {error && !isUnknown && (
        <ErrorMessage message="Failed to fetch bookings" onRetry={() => void refetch()} />
      )}
      {!booking && !error && <p className="text-muted">Loading the stay...</p>}
      {booking && <Stay booking={booking} draw={draw} />}
    </AdminScreen>
  )
}

const stayTitle = (booking: BookingRecord): string =>
  `${booking.guestName}, ${booking.lodgeName}, ${stayDates(booking)}`

function Lead({ booking }: { booking: BookingRecord }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusBadge status={booking.status} />
      {booking.changeRequest && <StatusBadge status="change requested" />}
      <span>{`${formatParty(booking)}, ${pluralize(booking.nights, 'night')}`}</span>
      <span>{balanceInWords(booking)}</span>
      <span className="font-mono">{booking.reference}</span>
    </span>
  )
}

/** '$120.00 due', 'Paid' or '$40.00 paid too much'; empty when nothing is due or paid. */
function balanceInWords({ money, status }: Pick<BookingRecord, 'money' | 'status'>): string {
  if (money.overpaidCents > 0) return `${formatAmount(money.overpaidCents)} paid too much`
  if (isPaid(money)) return 'Paid'
  const isOwed = status === 'confirmed' || status === 'awaiting_payment'
  return isOwed && money.dueCents > 0 ? `${formatAmount(money.dueCents)} due` : ''
}

function Stay({ booking, draw }: { booking: BookingRecord; draw: DrawGuide }) {
  const { tab } = useSearch({ strict: false }) as { tab?: unknown }
  const open = stayTabs.find((name) => name === tab) ?? 'overview'
  return (
    <>
      <Tabs label="Stay" tabs={tabs} open={open} />
      <TabPanel open={open}>
        {open === 'overview' && <OverviewTab booking={booking} />}
        {open === 'money' && <MoneyTab booking={booking} />}
        {open === 'messages' && <MessagesTab booking={booking} />}
        {open === 'guest' && <GuestTab booking={booking} draw={draw} />}
        {open === 'history' && <HistoryTab booking={booking} />}
      </TabPanel>
    </>
  )
}
