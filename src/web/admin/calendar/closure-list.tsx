import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { Closure } from '#contract/calendar/closures.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { stayDates } from '../kit/stay-dates.ts'
import { useLodges } from '../kit/use-lodges.ts'
import { AheadFirst } from './ahead-first.tsx'
import { useClosures, useDeleteClosure } from './use-closures.ts'

type ClosureListProps = { onNew: () => void; onEdit: (closure: Closure) => void }

/** Upcoming nights come first. Renders nothing where the server has no closures. */
export function ClosureList({ onNew, onEdit }: ClosureListProps) {
  const { data, isLoadingError, refetch } = useClosures()
  const names = new Map(useLodges().data?.map(({ slug, name }) => [slug, name]))
  if (isLoadingError)
    return <ErrorMessage message="Failed to fetch closures" onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <Panel
      title="Closures"
      className="mt-6"
      aside={
        <Button className="min-h-10 px-3 py-1.5" onClick={onNew}>
          <Plus size={16} aria-hidden="true" />
          New Closure
        </Button>
      }
    >
      {data.length === 0 && <EmptyList>No nights are closed.</EmptyList>}
      <AheadFirst entries={data} isOver={({ to }, today) => to <= today} className="divide-y divide-line">
        {(closure) => (
          <ClosureRow
            key={closure.id}
            closure={closure}
            lodge={closure.lodgeSlug ? (names.get(closure.lodgeSlug) ?? closure.lodgeSlug) : 'All Lodges'}
            onEdit={() => onEdit(closure)}
          />
        )}
      </AheadFirst>
    </Panel>
  )
}

type ClosureRowProps = { closure: Closure; lodge: string; onEdit: () => void }

function ClosureRow({ closure, lodge, onEdit }: ClosureRowProps) {
  const remove = useDeleteClosure()
  const reason = useId()
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p id={reason} className="font-medium">
          {closure.reason}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          <span>{stayDates({ checkIn: closure.from, checkOut: closure.to })}</span>
          <span className="text-muted">{lodge}</span>
        </p>
      </div>
      <div className="flex gap-2">
        <Button className="min-h-10 px-3 py-1.5" aria-describedby={reason} onClick={onEdit}>
          <Pencil size={15} aria-hidden="true" />
          Edit
        </Button>
        <Button
          variant="danger"
          className="min-h-10 px-3 py-1.5"
          aria-describedby={reason}
          disabled={remove.isPending}
          onClick={() => remove.mutate(closure)}
        >
          <Trash2 size={15} aria-hidden="true" />
          Remove
        </Button>
      </div>
    </li>
  )
}
