import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Charges, VersionedCharges } from '#contract/charges/charges.ts'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { rateByDate } from '#contract/rates/tariff.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { ConflictNotice } from '../kit/editing/conflict-notice.tsx'
import { conflictIn, type EditConflict } from '../kit/editing/edit-conflict.ts'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { Panel } from '../kit/panel.tsx'
import { type ChargeDraft, newFee, newTax, parseDraft, taxFree, toDraft } from './charge-draft.ts'
import { CopyCharges } from './copy-charges.tsx'
import { ExampleStay } from './example-stay.tsx'
import { FeeFields } from './fee-fields.tsx'
import { TaxFields } from './tax-fields.tsx'
import { useSaveCharges } from './use-charges.ts'

type ChargesFormProps = { lodge: OwnersLodge; lodges: readonly OwnersLodge[]; charges: VersionedCharges }

/** `saved` is the draft without unsaved changes; null when others have replaced it. */
type Edit = { version: number; draft: ChargeDraft; saved: ChargeDraft | null }

export function ChargesForm({ lodge, lodges, charges }: ChargesFormProps) {
  const [edit, setEdit] = useState<Edit | null>(null)
  const stored = useMemo(() => storedEdit(charges), [charges])
  // Unsaved changes keep the version they began with; otherwise newer charges replace them.
  const isHere = edit !== null && (edit.draft !== edit.saved || edit.version >= stored.version)
  const { version, draft, saved } = isHere ? edit : stored
  const [isTried, setTried] = useState(false)
  const [isCopying, setCopying] = useState(false)
  const save = useSaveCharges(lodge.slug)
  const conflict = conflictIn<Charges>(save.error)
  const parsed = parseDraft(draft)
  const isDirty = draft !== saved
  const change = (next: ChargeDraft) => setEdit({ version, draft: next, saved })
  const send = () => {
    setTried(true)
    if (!parsed.charges) return
    // Keeps what was typed during the save.
    setEdit({ version, draft, saved })
    const onSuccess = ({ version }: VersionedCharges) =>
      setEdit((now) => now && { version, draft: now.draft, saved: draft })
    save.mutate({ ...parsed.charges, version }, { onSuccess })
  }
  const settle = ({ version, current }: EditConflict<Charges>, keepsMine: boolean) => {
    setEdit(keepsMine ? { version, draft, saved: null } : storedEdit({ ...current, version }))
    save.reset()
  }
  const errorAt = (path: string) => (isTried ? parsed.errors?.get(path) : undefined)
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <UnsavedGuard isDirty={isDirty} />
      <form
        aria-label={`Fees and taxes of ${lodge.name}`}
        noValidate
        className="grid min-w-0 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <FeeList draft={draft} onChange={change} errorAt={errorAt} />
        <TaxList draft={draft} onChange={change} errorAt={errorAt} />
        {conflict && (
          <ConflictNotice
            subject="these charges"
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
      <ExampleStay
        lodge={lodge}
        tariff={parsed.charges && { ...parsed.charges, rateOn: rateByDate(lodge.price, []) }}
      />
      {isCopying && <CopyCharges lodge={lodge} lodges={lodges} onClose={() => setCopying(false)} />}
    </div>
  )
}

function storedEdit({ version, ...charges }: VersionedCharges): Edit {
  const draft = toDraft(charges)
  return { version, draft, saved: draft }
}

type ListProps = {
  draft: ChargeDraft
  onChange: (draft: ChargeDraft) => void
  errorAt: (path: string) => string | undefined
}

function FeeList({ draft, onChange, errorAt }: ListProps) {
  const { fees } = draft
  return (
    <Panel
      title="Fees"
      aside={<AddButton onClick={() => onChange({ ...draft, fees: [...fees, newFee()] })}>Add fee</AddButton>}
    >
      {fees.length === 0 && <p className="text-muted">No fees: guests pay the nights.</p>}
      <div className="grid gap-4">
        {fees.map((fee, index) => (
          <FeeFields
            key={fee.key}
            fee={fee}
            number={index + 1}
            errorAt={(field) => errorAt(`fees.${index}.${field}`)}
            onChange={(change) => onChange({ ...draft, fees: fees.with(index, { ...fee, ...change }) })}
            onRemove={() => onChange({ ...draft, fees: fees.filter((other) => other !== fee) })}
          />
        ))}
      </div>
    </Panel>
  )
}

function TaxList({ draft, onChange, errorAt }: ListProps) {
  const { taxes } = draft
  return (
    <Panel
      title="Taxes"
      aside={
        <AddButton onClick={() => onChange({ ...draft, taxes: [...taxes, newTax()] })}>Add tax</AddButton>
      }
    >
      {taxes.length === 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ember">No tax set. Add tax, or mark as tax-free.</p>
          <Button className="min-h-10 px-3 py-1.5" onClick={() => onChange({ ...draft, taxes: [taxFree()] })}>
            Mark as tax-free
          </Button>
        </div>
      )}
      <div className="grid gap-4">
        {taxes.map((tax, index) => (
          <TaxFields
            key={tax.key}
            tax={tax}
            number={index + 1}
            errorAt={(field) => errorAt(`taxes.${index}.${field}`)}
            onChange={(change) => onChange({ ...draft, taxes: taxes.with(index, { ...tax, ...change }) })}
            onRemove={() => onChange({ ...draft, taxes: taxes.filter((other) => other !== tax) })}
          />
        ))}
      </div>
    </Panel>
  )
}

function AddButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button className="min-h-10 px-3 py-1.5" onClick={onClick}>
      <Plus size={16} aria-hidden="true" />
      {children}
    </Button>
  )
}
