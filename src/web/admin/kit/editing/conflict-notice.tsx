import { Button } from '#web/platform/ui/button.tsx'

type ConflictNoticeProps = {
  subject: string
  theirs?: object
  labels?: Readonly<Record<string, string>>
  onTakeTheirs: () => void
  onKeepMine: () => void
}

export function ConflictNotice({
  subject,
  theirs,
  labels = {},
  onTakeTheirs,
  onKeepMine,
}: ConflictNoticeProps) {
  const changes = theirs && Object.entries(theirs)
  return (
    <div role="alert" className="rounded-picture border border-danger/40 bg-danger-ground p-4">
      <p className="font-medium">
        <span>{`Someone else has changed ${subject} meanwhile. `}</span>
        {changes && <span>{changes.length > 0 ? 'Theirs now reads:' : 'Theirs is the same as yours.'}</span>}
      </p>
      {changes && (
        <dl className="mt-2 grid gap-1 text-sm">
          {changes.map(([field, value]) => (
            <div key={field} className="flex flex-wrap gap-x-3">
              <dt className="text-muted">{labels[field] ?? field}</dt>
              <dd className="min-w-0">{inWords(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={onTakeTheirs}>Take theirs</Button>
        <Button onClick={onKeepMine}>Keep mine</Button>
      </div>
    </div>
  )
}

/** Lists are joined, a policy becomes its name, a switch 'on' or 'off'. */
function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (value === null || typeof value !== 'object') return String(value ?? '') || 'empty'
  return ('name' in value ? String(value.name) : Object.values(value).join(', ')) || 'empty'
}
