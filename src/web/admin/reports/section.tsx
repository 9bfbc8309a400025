import { type ReactNode, useState } from 'react'
import { LODGES_PER_PAGE } from '#contract/platform/paging.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { StayLink, type StayTab } from '../kit/stay-link.tsx'
import { useIsPaged } from '../kit/use-lodges.ts'
import { usePressGuard } from '../kit/use-press-guard.ts'

type SectionProps<Item> = {
  title: string
  items: readonly Item[] | undefined
  error: Error | null
  onRetry: () => void
  empty: string
  /** Lines shown at first; without it all of them, or a page where lodges are many. */
  max?: number
  children: (item: Item, place: number) => ReactNode
  /** Below the list. */
  more?: ReactNode
}

/** A list of today with its loading, empty and failed state. */
export function Section<Item>({
  title,
  items,
  error,
  onRetry,
  empty,
  max,
  children,
  more,
}: SectionProps<Item>) {
  return (
    <Panel
      title={title}
      aside={items && items.length > 0 && <span className="font-mono text-muted">{items.length}</span>}
    >
      {error && <ErrorMessage message="This list could not be loaded." onRetry={onRetry} />}
      {!items && !error && <p className="text-muted">Loading...</p>}
      {items?.length === 0 && <EmptyList>{empty}</EmptyList>}
      {items && items.length > 0 && (
        <List items={items} {...(max && { max })}>
          {children}
        </List>
      )}
      {more}
    </Panel>
  )
}

type ListProps<Item> = Pick<SectionProps<Item>, 'max' | 'children'> & { items: readonly Item[] }

/** The first lines, and the others on demand. */
function List<Item>({ items, max: wanted, children }: ListProps<Item>) {
  const most = useIsPaged() ? LODGES_PER_PAGE : items.length
  const max = wanted ?? most
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? items : items.slice(0, max)
  const guard = usePressGuard<HTMLUListElement>()
  return (
    <>
      <ul {...guard} className="divide-y divide-line">
        {shown.map(children)}
      </ul>
      {items.length > max && (
        <Button
          className="mt-2 min-h-10 px-3 py-1.5"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${items.length}`}
        </Button>
      )}
    </>
  )
}

type EntryProps = { name: string; text: string; reference: string; tab?: StayTab; children?: ReactNode }

/** A line that leads to the stay of its name. */
export function Entry({ name, text, reference, tab, children }: EntryProps) {
  return (
    <li className="py-2.5">
      <StayLink reference={reference} {...(tab && { tab })}>
        {name}
      </StayLink>
      <p className="text-sm text-muted">{text}</p>
      {children}
    </li>
  )
}
