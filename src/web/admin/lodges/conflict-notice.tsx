import { Button } from '../../ui/button.tsx'
import { type LodgeFields, lodgeFieldLabels } from './lodge-fields.ts'
import type { EditConflict } from './use-lodge-edit.ts'

type ConflictNoticeProps = { conflict: EditConflict; onTakeTheirs: () => void; onKeepMine: () => void }

/** Shows the fields that another editor has saved, and lets this editor choose between both versions. */
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

/** A value in words: lists and the texts of pictures are joined, a policy is its name, a switch is on or off. */
function inWords(value: unknown): string {
  if (value === null) return 'empty'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value !== 'object') return String(value)
  return 'name' in value ? String(value.name) : Object.values(value).join(', ')
}
