import { pluralize } from '#contract/platform/pluralize.ts'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { lastSearch } from './last-search.ts'
import { shortcutsOn } from './shortcuts.ts'
import { type Offer, ownToday } from './use-search-form.ts'
import { quietLink } from './when-field.tsx'
import { formatWhen } from './when-words.ts'

type ShortcutsProps = {
  hasLast?: boolean
  onPress: (offer: Offer) => void
}

/** The shortcuts depend on the visitor's date, so the server does not render them. */
export function Shortcuts({ hasLast = false, onPress }: ShortcutsProps) {
  const isHydrated = useIsHydrated()
  const offers = isHydrated ? offersOn(ownToday(), hasLast) : []
  return offers.map((offer) => (
    <button
      key={offer.name}
      type="button"
      className={quietLink}
      // The page may have been open since yesterday.
      onClick={() => onPress(offersOn(ownToday(), hasLast).find(({ name }) => name === offer.name) ?? offer)}
    >
      {offer.name}
    </button>
  ))
}

function offersOn(today: string, hasLast: boolean): Offer[] {
  const last = hasLast ? lastSearch(today) : null
  if (!last) return shortcutsOn(today)
  const name = `Your last search: ${formatWhen(last)}, ${pluralize(last.party, 'guest')}`
  return [{ name, ...last }, ...shortcutsOn(today)]
}
