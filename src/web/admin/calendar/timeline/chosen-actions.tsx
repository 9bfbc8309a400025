import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StayEntry } from '#contract/bookings/staff-bookings.ts'
import { type DateRange, daysBetween, formatStay, nightsBetween } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { StatusBadge } from '#web/admin/kit/status-badge.tsx'
import { statusText } from '#web/admin/kit/status-label.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { Button, buttonClass } from '#web/platform/ui/button.tsx'
import { type ChosenDays, toProposal, toRange } from './chosen.ts'
import { isSamePlace, moveByKey, type Proposal } from './stay-move.ts'

const small = 'min-h-10 px-3 py-1.5'

type BarProps = { name: string; text: ReactNode; onClose: () => void; children: ReactNode }

function ActionBar({ name, text, onClose, children }: BarProps) {
  return (
    <section
      aria-label={name}
      data-actions
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="fixed inset-x-0 bottom-12 z-30 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface/95 px-4 py-2.5 backdrop-blur-md lg:bottom-0 lg:left-52"
    >
      <div className="min-w-0 text-sm" aria-live="polite">
        {text}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  )
}

type DayActionsProps = {
  days: ChosenDays
  lodge: string
  onCloseDays: (lodgeSlug: string, range: DateRange) => void
  onBook: (lodgeSlug: string, range: DateRange) => void
  onClear: () => void
}

/** The nights can be closed, booked, or get rates. */
export function DayActions({ days, lodge, onCloseDays, onBook, onClear }: DayActionsProps) {
  const range = toRange(days)
  const { slug } = days
  const nights = pluralize(daysBetween(range.from, range.to), 'night')
  return (
    <ActionBar
      name="Chosen days"
      onClose={onClear}
      text={
        <>
          <span className="font-medium">{nights}</span>
          <span>{` at ${lodge}, ${formatStay({ checkIn: range.from, checkOut: range.to })}${days.isOpen ? ': tap the last night' : ''}`}</span>
        </>
      }
    >
      <Button variant="primary" className={small} onClick={() => onCloseDays(slug, range)}>
        Close these days
      </Button>
      <Button className={small} onClick={() => onBook(slug, range)}>
        New booking
      </Button>
      <Link
        to="/admin/rates"
        search={withSearch({ lodge: slug, month: range.from.slice(0, 7) })}
        className={buttonClass('quiet', small)}
      >
        Rates
      </Link>
      <Button variant="plain" className={small} onClick={onClear}>
        Clear
      </Button>
    </ActionBar>
  )
}

type StayActionsProps = { stay: StayEntry; onMove: () => void; onClear: () => void }

export function StayActions({ stay, onMove, onClear }: StayActionsProps) {
  const navigate = useNavigate()
  const { guestName, guests, lodgeName, checkIn, checkOut, status, source, totalCents, reference } = stay
  return (
    <ActionBar
      name="Chosen stay"
      onClose={onClear}
      text={
        <>
          <bdi className="font-medium">{guestName}</bdi>
          <span>{`, ${guests}, ${lodgeName}, ${formatStay({ checkIn, checkOut })} `}</span>
          <StatusBadge status={status} />
          <span className="text-muted">
            <span className="tabular">{` ${reference}`}</span>
            <span>{`, ${formatCents(totalCents)}, ${statusText(source)}`}</span>
          </span>
        </>
      }
    >
      <Button
        variant="primary"
        className={small}
        onClick={() =>
          void navigate({ to: '/admin/bookings/$reference', params: { reference: stay.reference } })
        }
      >
        Open
      </Button>
      <Button className={small} onClick={onMove}>
        Move
      </Button>
      <Button variant="plain" className={small} onClick={onClear}>
        Clear
      </Button>
    </ActionBar>
  )
}

const steps = [
  ['Earlier', { key: 'ArrowLeft', shiftKey: false }],
  ['Later', { key: 'ArrowRight', shiftKey: false }],
  ['Shorter', { key: 'ArrowLeft', shiftKey: true }],
  ['Longer', { key: 'ArrowRight', shiftKey: true }],
] as const

const lodgeSteps = [
  ['Lodge above', { key: 'ArrowUp', shiftKey: false }],
  ['Lodge below', { key: 'ArrowDown', shiftKey: false }],
] as const

type MoveActionsProps = {
  stay: StayEntry
  proposal: Proposal
  slugs: readonly string[]
  lodge: string
  onMove: (proposal: Proposal) => void
  onPropose: () => void
  onCancel: () => void
}

/** Each button has a key as well. */
export function MoveActions(props: MoveActionsProps) {
  const { stay, proposal, slugs, lodge, onMove, onPropose, onCancel } = props
  const shown = slugs.length > 1 ? [...steps, ...lodgeSteps] : steps
  return (
    <ActionBar
      name={`Moving ${stay.guestName}`}
      onClose={onCancel}
      text={
        <>
          <span>Move </span>
          <bdi className="font-medium">{stay.guestName}</bdi>
          <span>{` to ${lodge}, ${formatStay(proposal)} (${pluralize(nightsBetween(proposal), 'night')})`}</span>
        </>
      }
    >
      {shown.map(([name, press]) => (
        <Button
          key={name}
          className={small}
          onClick={() => onMove(moveByKey(proposal, press, slugs) ?? proposal)}
        >
          {name}
        </Button>
      ))}
      <Button
        variant="primary"
        className={small}
        disabled={isSamePlace(toProposal(stay), proposal)}
        onClick={onPropose}
      >
        Move here
      </Button>
      <Button variant="plain" className={small} onClick={onCancel}>
        Cancel
      </Button>
    </ActionBar>
  )
}
