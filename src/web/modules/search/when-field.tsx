import { type ComponentType, type ReactNode, type RefObject, Suspense, useState } from 'react'
import { addDays, type Stay } from '#contract/platform/dates.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import type { Shortcut } from './shortcuts.ts'
import type { StayParams } from './stay-params.ts'
import { searchField, type useSearchForm } from './use-search-form.ts'
import { formatMonthStay } from './when-words.ts'

export type SearchCalendar = ComponentType<{
  stay: Stay
  flex: number
  onStay: (stay: Stay) => void
  onFlex: (days: number) => void
  onShortcut: (shortcut: Shortcut) => void
}>

export const quietLink = 'min-h-9 shrink-0 text-muted underline underline-offset-4 hover:text-text'

type WhenFieldProps = {
  form: RefObject<HTMLFormElement | null>
  params: StayParams
  search: ReturnType<typeof useSearchForm>
  calendar: SearchCalendar
  children: ReactNode
}

export function WhenField({ form, params, search, calendar: Calendar, children }: WhenFieldProps) {
  const { checkIn = '', checkOut = '', month, any } = params
  const [stay, setStay] = useState({ checkIn, checkOut })
  const [flex, setFlex] = useState(params.flex ?? 0)
  const [isOpen, setOpen] = useState(false)
  const inMonth = month && any && stay.checkIn + stay.checkOut === '' ? { month, any } : null
  const follow = (element: HTMLFormElement) => {
    search.clearErrors()
    setStay({
      checkIn: searchField(element, 'checkIn').value,
      checkOut: searchField(element, 'checkOut').value,
    })
  }
  const choose = (chosen: Stay) => {
    search.clearErrors()
    setStay(chosen)
    if (!form.current) return
    searchField(form.current, 'checkIn').value = chosen.checkIn
    searchField(form.current, 'checkOut').value = chosen.checkOut
  }
  return (
    <fieldset className="col-span-2 min-w-0 @3xl:col-span-1">
      <legend className="sr-only">When</legend>
      <div className="grid gap-3 @2xs:grid-cols-2">
        <TextField
          label="Check-in"
          type="date"
          name="checkIn"
          defaultValue={checkIn}
          error={search.errors.checkIn}
          onChange={({ currentTarget: { form } }) => {
            if (!form) return
            search.changeCheckIn(form)
            follow(form)
          }}
        />
        <TextField
          label="Check-out"
          type="date"
          name="checkOut"
          defaultValue={checkOut}
          min={checkIn ? addDays(checkIn, 1) : undefined}
          error={search.errors.checkOut}
          onChange={({ currentTarget: { form } }) => form && follow(form)}
        />
      </div>
      <input type="hidden" name="flex" value={flex} />
      {inMonth && (
        <>
          <input type="hidden" name="month" value={inMonth.month} />
          <input type="hidden" name="any" value={inMonth.any} />
        </>
      )}
      <div className="flex min-h-18 flex-wrap content-start gap-x-4 text-sm sm:min-h-9">
        <button type="button" aria-expanded={isOpen} className={quietLink} onClick={() => setOpen(!isOpen)}>
          {inMonth ? `Calendar, any ${formatMonthStay(inMonth)}` : nameCalendar(flex)}
        </button>
        {children}
      </div>
      {isOpen && (
        <Suspense fallback={<div className="placeholder h-96 rounded-control" />}>
          <Calendar
            stay={stay}
            flex={flex}
            onStay={choose}
            onFlex={setFlex}
            onShortcut={(chosen) => {
              if (form.current) search.pressShortcut(form.current, chosen)
            }}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

const nameCalendar = (flex: number): string =>
  flex > 0 ? `Calendar, ± ${pluralize(flex, 'day')}` : 'Calendar, flexible dates'
