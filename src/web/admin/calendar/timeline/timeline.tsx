import { useMemo, useState } from 'react'
import type { CalendarEvent, ImportedStay } from '#contract/calendar/calendar.ts'
import type { Closure } from '#contract/calendar/closures.ts'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { addDays, type DateRange } from '#contract/platform/dates.ts'
import { earliestToday } from '#web/admin/kit/today.ts'
import { useListPages } from '#web/admin/kit/use-list-pages.tsx'
import { NewBooking } from '../../bookings/new-booking.tsx'
import { ImportedStayDetail } from '../imported-stay-detail.tsx'
import { type Bar, toRows } from './bars.ts'
import { type Chosen, nothing, toProposal } from './chosen.ts'
import { DayActions, MoveActions, StayActions } from './chosen-actions.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { isSamePlace, type Proposal } from './stay-move.ts'
import { TimelineBar, TimelineLegend } from './timeline-bar.tsx'
import { TimelineGrid } from './timeline-grid.tsx'
import { useDebts } from './use-debts.ts'
import { useMoveKeys } from './use-move-keys.ts'
import { useTimeline } from './use-timeline.ts'
import { useTimelineAddress } from './use-timeline-address.ts'
import { useTimelineGrid } from './use-timeline-grid.ts'

type TimelineProps = {
  lodges: readonly OwnersLodge[]
  onCloseDays: (lodgeSlug: string, range: DateRange) => void
  onEdit: (event: CalendarEvent) => void
  onEditClosure: (closure: Closure) => void
}

type NewStay = { lodgeId: string; checkIn: string; checkOut: string }
type Opened = { newStay: NewStay } | { imported: ImportedStay } | null

/** Lodges as rows and days as columns. Nights can be closed and booked here, and stays moved. */
export default function Timeline({ lodges, onCloseDays, onEdit, onEditClosure }: TimelineProps) {
  const today = earliestToday(lodges)
  const { address, go, usualFrom } = useTimelineAddress(
    lodges.map(({ slug }) => slug),
    today,
  )
  const { from, days } = address
  const { shown, bar } = useListPages(lodges, ({ name }) => name)
  const pageSlugs = bar && address.lodge === null ? shown.map(({ slug }) => slug) : null
  const read = useTimeline(address, pageSlugs)
  const isEmpty = pageSlugs?.length === 0
  const debts = useDebts(today)
  const rows = useMemo(
    () => (read.data && !isEmpty ? toRows(read.data, lodges, debts) : []),
    [read.data, lodges, isEmpty, debts],
  )
  const slugs = rows.map(({ slug }) => slug)
  const [chosen, setChosen] = useState<Chosen>(nothing)
  const [proposed, setProposed] = useState<(Chosen & { kind: 'move' }) | null>(null)
  const [opened, setOpened] = useState<Opened>(null)
  const show = (date: string) => {
    if (date < from) go({ from: addDays(date, 1 - days) })
    else if (date >= addDays(from, days)) go({ from: date })
  }
  const open = ({ entry }: Bar) => {
    if (entry.kind === 'event') onEdit(entry.event)
    else if (entry.kind === 'closure') onEditClosure(entry.closure)
    else if (entry.kind === 'imported') setOpened({ imported: entry.stay })
  }
  const grid = useTimelineGrid({
    ...{ rows, from, days, home: today, chosen, onChoose: setChosen, onShow: show },
    onPropose: (move) => {
      setChosen(move)
      setProposed(move)
    },
    onOpen: open,
  })
  const clear = () => {
    setChosen(nothing)
    setProposed(null)
    grid.focusStop()
  }
  const book = (slug: string, range: DateRange) => {
    const lodgeId = String(lodges.find((lodge) => lodge.slug === slug)?.id ?? '')
    setOpened({ newStay: { lodgeId, checkIn: range.from, checkOut: range.to } })
  }
  const propose = () => {
    if (chosen.kind === 'move' && !isSamePlace(toProposal(chosen.stay), chosen.proposal)) setProposed(chosen)
  }
  const move = (proposal: Proposal) => {
    if (chosen.kind !== 'move') return
    setChosen({ ...chosen, proposal })
    show(proposal.checkIn)
  }
  useMoveKeys({ chosen, slugs, onMove: move, onPropose: propose, onCancel: clear })
  return (
    <div className="mb-6 rounded-picture border border-line bg-surface">
      <TimelineBar address={address} lodges={lodges} usualFrom={usualFrom} onGo={go} />
      {pageSlugs && <div className="px-3 sm:px-4">{bar}</div>}
      <TimelineGrid read={read} rows={rows} address={address} today={today} chosen={chosen} grid={grid} />
      <TimelineLegend />
      <Actions
        chosen={chosen}
        slugs={slugs}
        getName={(slug) => lodges.find((lodge) => lodge.slug === slug)?.name ?? slug}
        onChoose={setChosen}
        onMove={move}
        onPropose={propose}
        onCloseDays={onCloseDays}
        onBook={book}
        onClear={clear}
      />
      {proposed && (
        <MoveDialog
          stay={proposed.stay}
          proposal={proposed.proposal}
          lodges={lodges}
          onMoved={() => {
            clear()
            grid.focusOn({ slug: proposed.proposal.slug, date: proposed.proposal.checkIn })
          }}
          onClose={clear}
        />
      )}
      {opened && 'newStay' in opened && (
        <NewBooking
          stay={opened.newStay}
          onClose={() => {
            setOpened(null)
            clear()
          }}
        />
      )}
      {opened && 'imported' in opened && (
        <ImportedStayDetail stay={opened.imported} onClose={() => setOpened(null)} />
      )}
    </div>
  )
}

type ActionsProps = {
  chosen: Chosen
  slugs: readonly string[]
  getName: (slug: string) => string
  onChoose: (chosen: Chosen) => void
  onMove: (proposal: Proposal) => void
  onPropose: () => void
  onCloseDays: TimelineProps['onCloseDays']
  onBook: (lodgeSlug: string, range: DateRange) => void
  onClear: () => void
}

function Actions(props: ActionsProps) {
  const { chosen, slugs, getName, onChoose, onMove, onPropose, onCloseDays, onBook, onClear } = props
  if (chosen.kind === 'days')
    return (
      <DayActions
        days={chosen}
        lodge={getName(chosen.slug)}
        onCloseDays={(slug, range) => {
          onChoose(nothing)
          onCloseDays(slug, range)
        }}
        onBook={onBook}
        onClear={onClear}
      />
    )
  if (chosen.kind === 'nothing') return null
  const { stay } = chosen
  if (chosen.kind === 'stay')
    return (
      <StayActions
        stay={stay}
        onMove={() => onChoose({ kind: 'move', stay, proposal: toProposal(stay) })}
        onClear={onClear}
      />
    )
  return (
    <MoveActions
      stay={stay}
      proposal={chosen.proposal}
      slugs={slugs}
      lodge={getName(chosen.proposal.slug)}
      onMove={onMove}
      onPropose={onPropose}
      onCancel={onClear}
    />
  )
}
