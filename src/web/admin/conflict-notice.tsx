import { Button } from '../ui/button.tsx'
import { type LodgeFields, lodgeFieldLabels } from './lodge-fields.ts'
import type { EditConflict } from './use-lodge-edit.ts'

type ConflictNoticeProps = { conflict: EditConflict; onTakeTheirs: () => void; onKeepMine: () => void }

/** Shows what someone else has saved meanwhile, and lets the editor choose before anything is overwritten. */
export function ConflictNotice({ conflict, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  const changes = Object.entries(conflict.current)
  return (
    <div role="alert" className="rounded-picture border border-danger/40 bg-danger-ground p-4">
      <p className="font-medium">
        Someone else has changed this lodge meanwhile.{' '}
        {changes.length > 0 ? 'Theirs now reads:' : 'Theirs is the same as yours.'}
      </p>
      <dl className="mt-2 grid gap-1 text-sm">
        {changes.map(([field, value]) => (
          <div key={field} className="flex flex-wrap gap-x-3">
            <dt className="text-muted">{lodgeFieldLabels[field as keyof LodgeFields] ?? field}</dt>
            <dd className="min-w-0 break-words">{inWords(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={onTakeTheirs}>Take theirs</Button>
        <Button onClick={onKeepMine}>Keep mine</Button>
      </div>
    </div>
  )
}

/** Lists, and the texts of pictures, are read one after the other. */
function inWords(value: unknown): string {
  return value !== null && typeof value === 'object' ? Object.values(value).join(', ') : String(value)
}
