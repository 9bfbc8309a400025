import type { LodgeGuide, LodgeGuideRecord } from '#contract/guide/guide.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextArea, TextField } from '#web/platform/ui/forms/field.tsx'
import { ConflictNotice } from '../kit/editing/conflict-notice.tsx'
import { ItemList } from '../kit/editing/item-list.tsx'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { Panel } from '../kit/panel.tsx'
import type { DrawGuide } from './draw-guide.ts'
import { guideFieldLabels } from './guide-fields.ts'
import { GuidePreview } from './guide-preview.tsx'
import { useGuideDraft } from './use-guide-draft.ts'

type GuideFormProps = { lodge: Lodge; guide: LodgeGuideRecord; draw: DrawGuide }

export function GuideForm({ lodge, guide, draw }: GuideFormProps) {
  const { draft, isDirty, isSaving, theirs, errorAt, change, send, settle } = useGuideDraft(lodge.slug, guide)
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <UnsavedGuard isDirty={isDirty} />
      <form
        aria-label={`Guide of ${lodge.name}`}
        noValidate
        className="grid min-w-0 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <HouseFields draft={draft} errorAt={errorAt} onChange={change} />
        <AccessFields draft={draft} guide={guide} errorAt={errorAt} onChange={change} />
        {theirs && (
          <ConflictNotice
            subject="this guide"
            theirs={theirs}
            labels={guideFieldLabels}
            onTakeTheirs={() => settle(false)}
            onKeepMine={() => settle(true)}
          />
        )}
        <Button type="submit" variant="primary" className="justify-self-start" disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save Guide'}
        </Button>
      </form>
      <GuidePreview lodge={lodge} guide={draft} makesCodes={guide.lockProvider !== null} draw={draw} />
    </div>
  )
}

type FieldsProps = {
  draft: LodgeGuide
  errorAt: (field: keyof LodgeGuide) => string | undefined
  onChange: (fields: Partial<LodgeGuide>) => void
}

const textField = ({ draft, errorAt, onChange }: FieldsProps, field: Exclude<keyof LodgeGuide, 'rules'>) => ({
  label: guideFieldLabels[field],
  value: draft[field] ?? '',
  error: errorAt(field),
  onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
})

function HouseFields(props: FieldsProps) {
  const { draft, errorAt, onChange } = props
  return (
    <Panel title="The house">
      <div className="grid gap-4">
        <TextField {...textField(props, 'address')} />
        <TextArea {...textField(props, 'directions')} />
        <ItemList
          legend={guideFieldLabels.rules}
          kind="rule"
          addLabel="New rule"
          addText="Add rule"
          items={draft.rules}
          error={errorAt('rules')}
          onChange={(rules) => onChange({ rules })}
        />
        <TextField hint="Who guests call when something is wrong." {...textField(props, 'contact')} />
      </div>
    </Panel>
  )
}

function AccessFields({ guide, ...props }: FieldsProps & { guide: LodgeGuideRecord }) {
  const { lockProvider, lockError } = guide
  return (
    <Panel title="Wi-Fi and door">
      <div className="grid gap-4">
        <TextField autoComplete="off" {...textField(props, 'wifiName')} />
        <TextField autoComplete="off" {...textField(props, 'wifiPassword')} />
        <TextField
          autoComplete="off"
          hint={lockProvider ? 'Empty: each stay has a code of its own.' : 'Empty: guests see no code.'}
          {...textField(props, 'doorCode')}
        />
        {lockProvider === 'seam' && (
          <TextField hint="From Seam's console." {...textField(props, 'lockDeviceId')} />
        )}
        {lockError && <p className="text-danger">The lock does not take a code: {lockError}</p>}
      </div>
    </Panel>
  )
}
