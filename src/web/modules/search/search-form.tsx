import { useEffect, useRef, useState } from 'react'
import { MAX_GUESTS_PER_BOOKING } from '#contract/bookings/stay-rules.ts'
import { addDays, formatStay } from '#contract/platform/dates.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField, TextField } from '#web/platform/ui/forms/field.tsx'
import { PartyPicker, withGuests } from '#web/platform/ui/forms/party-picker.tsx'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { Icon } from '#web/platform/ui/icon.tsx'
import { lastSearch } from './last-search.ts'
import { shortcutsOn } from './shortcuts.ts'
import { DEFAULT_PARTY, type StayParams } from './stay-params.ts'
import { type Offer, ownToday, useSearchForm } from './use-search-form.ts'

const flexChoices = [0, 1, 2, 3, 7]

const guestChoices = Array.from({ length: MAX_GUESTS_PER_BOOKING }, (_, index) => index + 1)

type SearchFormProps = { params: StayParams; onSearched?: () => void }

/** Searches by dates; without scripts the browser itself requests /browse. */
export function SearchForm({ params, onSearched }: SearchFormProps) {
  const { checkIn = '', checkOut = '', flex = 0 } = params
  const search = useSearchForm({ checkIn, checkOut }, onSearched)
  const form = useRef<HTMLFormElement>(null)
  const dates = checkIn + checkOut
  const shown = useRef(dates)
  // Other dates in the address set the fields again. The first ones leave what was typed before the page hydrated.
  useEffect(() => {
    if (shown.current !== dates) form.current?.reset()
    shown.current = dates
  }, [dates])
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the search landmark
    <form
      ref={form}
      role="search"
      aria-label="Find a stay"
      action="/browse"
      noValidate
      onSubmit={search.submit}
      className="@container grid gap-3"
    >
      <div className="grid items-start gap-3 @2xs:grid-cols-2 @3xl:grid-cols-[1fr_1fr_0.8fr_0.9fr_auto]">
        <TextField
          label="Check-in"
          type="date"
          name="checkIn"
          defaultValue={checkIn}
          error={search.errors.checkIn}
          onChange={({ currentTarget: { form } }) => form && search.changeCheckIn(form)}
        />
        <TextField
          label="Check-out"
          type="date"
          name="checkOut"
          defaultValue={checkOut}
          min={checkIn ? addDays(checkIn, 1) : undefined}
          error={search.errors.checkOut}
        />
        <PartyField
          key={[params.party, params.children, params.infants, params.dogs].join()}
          params={params}
        />
        <SelectField key={`flex-${flex}`} label="Flexible days" name="flex" defaultValue={flex}>
          {flexChoices.map((days) => (
            <option key={days} value={days}>
              {days > 0 ? `± ${pluralize(days, 'day')}` : 'Exact dates'}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="primary" className="@2xs:col-span-2 @3xl:col-span-1 @3xl:mt-[26px]">
          <Icon name="search" />
          Search
        </Button>
      </div>
      <Shortcuts isDated={checkIn !== ''} press={search.pressShortcut} />
    </form>
  )
}

/** The number of guests, which a browser without scripts sends too, and the steppers for children, infants and dogs. */
function PartyField({ params }: { params: StayParams }) {
  const { party: guests = DEFAULT_PARTY, children = 0, infants = 0, dogs = 0 } = params
  const select = useRef<HTMLSelectElement>(null)
  const [party, setParty] = useState({ guests, children, infants, dogs })
  const follow = () => setParty(withGuests(party, Number(select.current?.value) || guests))
  return (
    <div>
      <SelectField ref={select} label="Guests" name="party" defaultValue={guests} onChange={follow}>
        {guestChoices.map((count) => (
          <option key={count} value={count}>
            {pluralize(count, 'guest')}
          </option>
        ))}
      </SelectField>
      <PartyPicker
        party={party}
        onOpen={follow}
        onChange={(picked) => {
          if (select.current) select.current.value = String(picked.guests)
          setParty(picked)
        }}
      />
      {(['children', 'infants', 'dogs'] as const).map(
        (name) => party[name] > 0 && <input key={name} type="hidden" name={name} value={party[name]} />,
      )}
    </div>
  )
}

type ShortcutsProps = { isDated: boolean; press: ReturnType<typeof useSearchForm>['pressShortcut'] }

/** Presses that search; they depend on the visitor's date, so the server leaves their row empty. */
function Shortcuts({ isDated, press }: ShortcutsProps) {
  const isHydrated = useIsHydrated()
  const offers = isHydrated ? offersOn(ownToday(), isDated) : []
  return (
    <div className="flex min-h-10 gap-2 overflow-x-auto">
      {offers.map((offer) => (
        <Button
          key={offer.name}
          className="min-h-10 shrink-0 px-3 py-1.5 text-sm"
          // The page may be open since yesterday.
          onClick={({ currentTarget: { form } }) =>
            form &&
            press(form, offersOn(ownToday(), isDated).find(({ name }) => name === offer.name) ?? offer)
          }
        >
          {offer.name}
        </Button>
      ))}
    </div>
  )
}

function offersOn(today: string, isDated: boolean): Offer[] {
  const last = isDated ? null : lastSearch(today)
  if (!last) return shortcutsOn(today)
  const name = `Your last search: ${formatStay(last)}, ${pluralize(last.party, 'guest')}`
  return [{ name, ...last }, ...shortcutsOn(today)]
}
