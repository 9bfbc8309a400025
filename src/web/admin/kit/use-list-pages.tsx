import { type ReactNode, useMemo, useState } from 'react'
import { LODGES_PER_PAGE } from '#contract/platform/paging.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { matching } from './matching.ts'
import { useIsPaged } from './use-lodges.ts'

type ListPages<Item> = {
  shown: readonly Item[]
  bar: ReactNode
}

/** Paginates lists that grow with the number of lodges; with few lodges the list is shown whole. */
export function useListPages<Item>(
  items: readonly Item[],
  getName: (item: Item) => string,
  label = 'Find a lodge',
): ListPages<Item> {
  const [{ text, page: wanted }, setState] = useState({ text: '', page: 0 })
  const isLong = useIsPaged() && items.length > LODGES_PER_PAGE
  // biome-ignore lint/correctness/useExhaustiveDependencies: `nameOf` is the same rule at each rendering
  const found = useMemo(() => (isLong ? matching(items, text, getName) : items), [items, text, isLong])
  const pages = isLong ? Math.max(1, Math.ceil(found.length / LODGES_PER_PAGE)) : 1
  const page = Math.min(wanted, pages - 1)
  const shown = useMemo(
    () => (isLong ? found.slice(page * LODGES_PER_PAGE, (page + 1) * LODGES_PER_PAGE) : found),
    [found, page, isLong],
  )
  const bar = isLong && (
    <search className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
      <div className="w-full sm:w-72">
        <TextField
          label={label}
          type="search"
          value={text}
          onChange={({ target }) => setState({ text: target.value, page: 0 })}
          // Enter would submit the surrounding form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <Button disabled={page === 0} onClick={() => setState({ text, page: page - 1 })}>
        Previous
      </Button>
      <Button disabled={page === pages - 1} onClick={() => setState({ text, page: page + 1 })}>
        Next
      </Button>
      <span role="status" className="min-h-9 font-mono text-sm text-muted">
        {`Page ${page + 1} of ${pages}, ${found.length} of ${items.length}`}
      </span>
    </search>
  )
  return { shown, bar: bar || null }
}
