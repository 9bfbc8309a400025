import { useEffect, useRef, useState } from 'react'
import { MAX_GUESTS_PER_BOOKING } from '#contract/bookings/stay-rules.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField } from '#web/platform/ui/forms/field.tsx'
import { PartyPicker, withGuests } from '#web/platform/ui/forms/party-picker.tsx'
import { Icon } from '#web/platform/ui/icon.tsx'
import { Shortcuts } from './shortcut-buttons.tsx'
import { DEFAULT_PARTY, type StayParams } from './stay-params.ts'
import { useSearchForm } from './use-search-form.ts'
import { type SearchCalendar, WhenField } from './when-field.tsx'

const guestChoices = Array.from({ length: MAX_GUESTS_PER_BOOKING }, (_, index) => index + 1)

type SearchFormProps = { params: StayParams; calendar: SearchCalendar; onSearched?: () => void }

/** Without scripts the browser itself requests /browse. */
export function SearchForm({ params, calendar, onSearched }: SearchFormProps) {
  const { checkIn = '', checkOut = '', flex = 0 } = params
  const search = useSearchForm({ checkIn, checkOut }, onSearched)
  const form = useRef<HTMLFormElement>(null)
  const dates = [checkIn, checkOut, params.month, params.any].join('')
  const shown = useRef(dates)
  // Dates from a changed address reset the form. The first dates do not, so what was typed before hydration stays.
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
      <div className="grid items-start gap-x-3 gap-y-2 grid-cols-[1fr_auto] @3xl:grid-cols-[2.4fr_1fr_auto]">
        <WhenField key={`${dates} ${flex}`} form={form} params={params} search={search} calendar={calendar}>
          <Shortcuts
            hasLast={dates === ''}
            onPress={(offer) => form.current && search.pressShortcut(form.current, offer)}
          />
        </WhenField>
        <PartyField
          key={[params.party, params.children, params.infants, params.dogs].join()}
          params={params}
        />
        <Button type="submit" variant="primary" className="mt-[26px]">
          <Icon name="search" />
          Search
        </Button>
      </div>
    </form>
  )
}

/** The number of guests is a native select, so it is sent without scripts too. */
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
