import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { brokenDateRule } from '#contract/bookings/stay-rules.ts'
import {
  addDays,
  dateIn,
  isCalendarDate,
  nightsBetween,
  ownTimeZone,
  type Stay,
} from '#contract/platform/dates.ts'
import { rememberSearch } from './last-search.ts'
import type { Shortcut } from './shortcuts.ts'
import {
  type DatedSearch,
  DEFAULT_PARTY,
  parseStayParams,
  type StaySearchParams,
  toStaySearch,
} from './stay-params.ts'

export type SearchErrors = { checkIn?: string | undefined; checkOut?: string | undefined }

/** Without `party` the form's guests are used. */
export type Offer = Shortcut & { party?: number | undefined }

const MISSING = { checkIn: 'Choose the day you arrive', checkOut: 'Choose the day you leave' }

export const ownToday = (): string => dateIn(ownTimeZone(), Date.now())

/** Validates the dates for each field. Only the server knows each lodge's own date. */
function findErrors(stay: Stay): SearchErrors | null {
  const hasCheckIn = isCalendarDate(stay.checkIn)
  const hasCheckOut = isCalendarDate(stay.checkOut)
  if (!hasCheckIn || !hasCheckOut)
    return {
      checkIn: hasCheckIn ? undefined : MISSING.checkIn,
      checkOut: hasCheckOut ? undefined : MISSING.checkOut,
    }
  // A lodge's date may be a day behind the visitor's.
  const broken = brokenDateRule(stay, addDays(ownToday(), -1))
  return broken && { [broken.path]: broken.message }
}

export const searchField = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement

function partyIn(form: HTMLFormElement) {
  return {
    party: Number(searchField(form, 'party').value) || DEFAULT_PARTY,
    children: Number(searchField(form, 'children')?.value) || undefined,
    infants: Number(searchField(form, 'infants')?.value) || undefined,
    dogs: Number(searchField(form, 'dogs')?.value) || undefined,
  }
}

const searchIn = (form: HTMLFormElement): DatedSearch => ({
  checkIn: searchField(form, 'checkIn').value,
  checkOut: searchField(form, 'checkOut').value,
  flex: Number(searchField(form, 'flex').value) || 0,
  ...partyIn(form),
})

/** The form keeps a month while no date is typed. */
function monthIn(form: HTMLFormElement): StaySearchParams | null {
  const { checkIn, checkOut } = searchIn(form)
  const [month, any] = ['month', 'any'].map((name) => searchField(form, name)?.value)
  return checkIn || checkOut ? null : toStaySearch({ ...parseStayParams({ month, any }), ...partyIn(form) })
}

/** Keeps the number of nights when the check-in moves to or past the check-out. */
function followCheckIn(form: HTMLFormElement, before: Stay): void {
  const { checkIn, checkOut } = searchIn(form)
  const checkOutField = searchField(form, 'checkOut')
  if (!isCalendarDate(checkIn)) return
  checkOutField.min = addDays(checkIn, 1)
  if (checkOut === '' || checkOut > checkIn) return
  const nights = before.checkIn && before.checkOut === checkOut ? nightsBetween(before) : 1
  checkOutField.value = addDays(checkIn, Math.max(nights, 1))
}

/** Navigates to /browse, which keeps its filters. */
export function useSearch(onSearched?: () => void) {
  const navigate = useNavigate()
  return (search: StaySearchParams) => {
    rememberSearch(search)
    onSearched?.()
    const keepFilters = location.pathname === '/browse'
    void navigate({
      to: '/browse',
      search: (before) => ({ ...(keepFilters ? before : {}), ...parseStayParams(search) }),
      resetScroll: !keepFilters,
    })
  }
}

export function useSearchForm(shown: Stay, onSearched?: () => void) {
  const [errors, setErrors] = useState<SearchErrors>({})
  const search = useSearch(onSearched)
  const go = (found: StaySearchParams) => {
    setErrors({})
    search(found)
  }
  return {
    errors,
    go,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      const inMonth = monthIn(form)
      if (inMonth) return go(inMonth)
      const dated = searchIn(form)
      const broken = findErrors(dated)
      if (!broken) return go(dated)
      setErrors(broken)
      searchField(form, broken.checkIn ? 'checkIn' : 'checkOut').focus()
    },
    pressShortcut: (form: HTMLFormElement, { name: _, ...offer }: Offer) =>
      go({ ...partyIn(form), ...offer }),
    changeCheckIn: (form: HTMLFormElement) => followCheckIn(form, shown),
    clearErrors: () => setErrors({}),
  }
}
