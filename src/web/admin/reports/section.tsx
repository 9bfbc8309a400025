import { type ReactNode, useState } from 'react'
import { LODGES_PER_PAGE } from '#contract/platform/paging.ts'
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
  /** Lines shown at first. Without it all are shown, or a page of them where there are many lodges. */
  max?: number
  /** Shown only above a list with items. */
  lead?: ReactNode
  children: (item: Item, place: number) => ReactNode
  more?: ReactNode
}

export function Section<Item>({
  title,
  items,
  error,
  onRetry,
  empty,
  max,
  lead,
  children,
  more,
}: SectionProps<Item>) {
  const most = useIsPaged() ? LODGES_PER_PAGE : (items?.length ?? 0)
  const shown = max ?? most
  const [showsAll, setShowsAll] = useState(false)
  const guard = usePressGuard<HTMLUListElement>()
  return (
    <Panel
      title={title}
      aside={
        items &&
        items.length > 0 && (
          <span className="flex flex-wrap items-baseline justify-end gap-x-3 text-sm">
            {items.length > shown && (
              <button
                type="button"
                className="min-h-6 underline underline-offset-4"
                aria-expanded={showsAll}
                onClick={() => setShowsAll(!showsAll)}
              >
                {showsAll ? 'Show fewer' : `Show all ${items.length}`}
              </button>
            )}
            <span className="font-mono text-base text-muted">{items.length}</span>
          </span>
        )
      }
    >
      {error && <ErrorMessage message="This list could not be loaded." onRetry={onRetry} />}
      {!items && !error && <p className="text-muted">Loading...</p>}
      {items?.length === 0 && <EmptyList>{empty}</EmptyList>}
      {items && items.length > 0 && lead}
      {items && items.length > 0 && (
        <ul {...guard} className="divide-y divide-line">
          {(showsAll ? items : items.slice(0, shown)).map(children)}
        </ul>
      )}
      {more}
    </Panel>
  )
}

type EntryProps = { name: string; text: string; reference: string; tab?: StayTab; children?: ReactNode }

export function Entry({ name, text, reference, tab, children }: EntryProps) {
  return (
    <li className="py-2">
      <StayLink reference={reference} {...(tab && { tab })}>
        {name}
      </StayLink>
      <p className="text-sm text-muted">{text}</p>
      {children}
    </li>
  )
}
