import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { LodgeExtras, VersionedExtras } from '#contract/extras/extras.ts'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { ConflictNotice } from '../kit/editing/conflict-notice.tsx'
import { conflictIn, type EditConflict } from '../kit/editing/edit-conflict.ts'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { Panel } from '../kit/panel.tsx'
import { CopyExtras } from './copy-extras.tsx'
import { type ExtraDraft, newExtra, parseDraft, toDraft } from './extra-draft.ts'
import { ExtraFields } from './extra-fields.tsx'
import { useSaveExtras } from './use-extras.ts'

type ExtrasFormProps = { lodge: OwnersLodge; lodges: readonly OwnersLodge[]; extras: VersionedExtras }

/** `saved` is the draft without unsaved changes; null when others have replaced it. */
type Edit = { version: number; draft: readonly ExtraDraft[]; saved: readonly ExtraDraft[] | null }

export function ExtrasForm({ lodge, lodges, extras }: ExtrasFormProps) {
  const [edit, setEdit] = useState<Edit | null>(null)
  const stored = useMemo(() => storedEdit(extras), [extras])
  // Unsaved changes keep the version they began with; otherwise newer extras replace them.
  const isHere = edit !== null && (edit.draft !== edit.saved || edit.version > stored.version)
  const { version, draft, saved } = isHere ? edit : stored
  const [isTried, setTried] = useState(false)
  const [isCopying, setCopying] = useState(false)
  const save = useSaveExtras(lodge.slug)
  const conflict = conflictIn<LodgeExtras>(save.error)
  const parsed = parseDraft(draft)
  const isDirty = draft !== saved
  const change = (next: readonly ExtraDraft[]) => setEdit({ version, draft: next, saved })
  const send = () => {
    setTried(true)
    if (!parsed.extras) return
    // Keeps what was typed during the save. Otherwise the stored extras replace the draft, because new ones have ids now.
    const onSuccess = (answer: VersionedExtras) =>
      setEdit((now) => (now && now.draft !== draft ? { ...now, version: answer.version, saved: null } : null))
    save.mutate({ extras: parsed.extras, version }, { onSuccess })
  }
  const settle = ({ version, current }: EditConflict<LodgeExtras>, keepsMine: boolean) => {
    setEdit(keepsMine ? { version, draft, saved: null } : storedEdit({ ...current, version }))
    save.reset()
  }
  const errorAt = (path: string) => (isTried ? parsed.errors?.get(path) : undefined)
  return (
    <div className="max-w-3xl">
      <UnsavedGuard isDirty={isDirty} />
      <form
        aria-label={`Extras of ${lodge.name}`}
        noValidate
        className="grid min-w-0 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Panel
          title="Extras"
          aside={
            <Button className="min-h-10 px-3 py-1.5" onClick={() => change([...draft, newExtra()])}>
              <Plus size={16} aria-hidden="true" />
              Add extra
            </Button>
          }
        >
          {draft.length === 0 && <p className="text-muted">No extras: guests book the stay alone.</p>}
          <div className="grid gap-4">
            {draft.map((extra, index) => (
              <ExtraFields
                key={extra.key}
                extra={extra}
                number={index + 1}
                errorAt={(field) => errorAt(`${index}.${field}`)}
                onChange={(changed) => change(draft.with(index, { ...extra, ...changed }))}
                onRemove={() => change(draft.filter((other) => other !== extra))}
              />
            ))}
          </div>
          {errorAt('') && (
            <p role="alert" className="mt-3 text-sm text-danger">
              {errorAt('')}
            </p>
          )}
        </Panel>
        {conflict && (
          <ConflictNotice
            subject="these extras"
            onTakeTheirs={() => settle(conflict, false)}
            onKeepMine={() => settle(conflict, true)}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
          <Button
            disabled={isDirty}
            title={isDirty ? 'Save first' : undefined}
            onClick={() => setCopying(true)}
          >
            Copy to other lodges
          </Button>
        </div>
      </form>
      {isCopying && <CopyExtras lodge={lodge} lodges={lodges} onClose={() => setCopying(false)} />}
    </div>
  )
}

function storedEdit({ version, extras }: VersionedExtras): Edit {
  const draft = toDraft({ extras })
  return { version, draft, saved: draft }
}
