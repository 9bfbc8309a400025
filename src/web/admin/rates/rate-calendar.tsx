import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { earliestToday } from '../kit/today.ts'
import { useListPages } from '../kit/use-list-pages.tsx'
import { useMedia } from '../kit/use-media.ts'
import { ChangeList } from './change-list.tsx'
import { MonthGrid } from './month-grid.tsx'
import { addMonths, toMonth } from './months.ts'
import { isEmptyDraft } from './rate-draft.ts'
import { RateForm } from './rate-form.tsx'
import { RatesBar, RatesLegend } from './rates-bar.tsx'
import type { Selection } from './selection.ts'
import { useRateEdit } from './use-rate-edit.ts'
import { useRateGrid } from './use-rate-grid.ts'
import { useRatesAddress } from './use-rates-address.ts'
import { YearGrid } from './year-grid.tsx'
import './rates.css'

/** Wide enough for the form beside the calendar. */
const useWideScreen = (): boolean => useMedia('(width >= 80rem)')

type ChosenBarProps = { selection: Selection | null; nights: number; onOpen: () => void; onClear: () => void }

function ChosenBar({ selection, nights, onOpen, onClear }: ChosenBarProps) {
  return (
    <div className="fixed inset-x-0 bottom-12 z-30 flex items-center justify-between gap-3 border-t border-line bg-surface/95 px-4 py-2.5 backdrop-blur-md lg:bottom-0 lg:left-52">
      <p className="min-w-0 truncate text-sm" aria-live="polite">
        <span>{selection ? pluralize(nights, 'night') : 'No nights chosen'}</span>
        {selection?.isOpen && <span>: tap the last night</span>}
      </p>
      <div className="flex shrink-0 gap-2">
        {selection && (
          <Button variant="plain" className="px-3" onClick={onClear}>
            Clear
          </Button>
        )}
        <Button variant="primary" onClick={onOpen}>
          {selection ? 'Set rates' : 'Choose nights'}
        </Button>
      </div>
    </div>
  )
}

export default function RateCalendar({ lodges }: { lodges: readonly OwnersLodge[] }) {
  const today = earliestToday(lodges)
  const { shown: page, bar } = useListPages(lodges, ({ name }) => name)
  const { address, go } = useRatesAddress(
    lodges.map(({ slug }) => slug),
    toMonth(today),
  )
  const rows = address.view === 'year' ? lodges : page
  const slugs = rows.map(({ slug }) => slug)
  const edit = useRateEdit({ lodges: rows, address, go, today, onSaved: () => grid.focusStop() })
  const { view, lodge, month } = address
  const { read, nights, isShown, selection, chosen } = edit
  const isYear = view === 'year'
  const isWide = useWideScreen()
  const panel = useRef<HTMLElement>(null)
  const grid = useRateGrid({
    rows: isYear ? [lodge] : slugs,
    home: {
      slug: isYear ? lodge : (slugs[0] ?? ''),
      date: isShown(today) ? today : `${month}-01`,
    },
    isShown,
    show: (date) => {
      const isBefore = date < `${month}-01`
      go({ month: isYear && !isBefore ? addMonths(toMonth(date), -11) : toMonth(date) })
    },
    selection,
    onSelect: edit.select,
    onEnter: () => {
      // Renders the field at once, because what is typed right after Enter belongs to it.
      flushSync(() => edit.setFormOpen(true))
      panel.current?.querySelector<HTMLElement>('[inputmode=numeric]')?.focus()
    },
  })
  const shown = {
    month,
    stop: grid.stop,
    nightAt: (slug: string, date: string) => nights?.get(slug)?.get(date) ?? null,
    isChosen: (slug: string, date: string) => chosen.has(date) && selection?.lodges.includes(slug) === true,
  }
  const form = (
    <RateForm
      key={edit.formKey}
      {...edit.form}
      isPanel={isWide}
      lodges={rows}
      shown={isYear ? lodge : null}
    />
  )
  const hasPanel = isWide && (isYear || selection !== null || edit.isFormOpen)
  /** Twelve months are tall, so the list stands beside them while nothing else does. */
  const isListBeside = hasPanel && isYear && selection === null
  return (
    <>
      <UnsavedGuard isDirty={!isEmptyDraft(edit.form.draft)} staysOnPage />
      <div className={hasPanel ? 'grid items-start gap-6 grid-cols-[minmax(0,1fr)_21rem]' : 'pb-16'}>
        <div className="min-w-0">
          <RatesBar
            address={address}
            lodges={lodges}
            thisMonth={toMonth(today)}
            onGo={go}
            onChoose={isWide && !hasPanel ? () => edit.setFormOpen(true) : null}
          />
          {isYear ? <RatesLegend /> : bar}
          {read.isLoadingError && (
            <div className="mb-4">
              <ErrorMessage message="The rates could not be loaded." onRetry={() => void read.refetch()} />
            </div>
          )}
          {edit.hasNoOccupancy && (
            <p className="mb-4 text-sm text-ember">Which nights are booked or closed could not be loaded.</p>
          )}
          <div ref={grid.grid} {...grid.handlers}>
            {isYear ? (
              <YearGrid slug={lodge} {...shown} />
            ) : (
              <MonthGrid lodges={rows} today={today} {...shown} />
            )}
          </div>
          {!isYear && <RatesLegend />}
          {!isListBeside && <ChangeList lodges={lodges} className="mt-8" />}
        </div>
        {hasPanel && (
          <aside ref={panel} aria-label="Chosen nights" className="sticky top-6">
            <div className="rounded-picture border border-line bg-surface">{form}</div>
            {isListBeside && <ChangeList lodges={lodges} className="mt-6" />}
          </aside>
        )}
      </div>
      {!isWide && (
        <ChosenBar
          selection={selection}
          nights={chosen.size}
          onOpen={() => edit.setFormOpen(true)}
          onClear={() => edit.select(null)}
        />
      )}
      {!isWide && edit.isFormOpen && (
        <Sheet title="Chosen nights" onClose={() => edit.setFormOpen(false)}>
          {form}
        </Sheet>
      )}
    </>
  )
}
