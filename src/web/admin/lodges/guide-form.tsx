import { useState } from 'react'
import { LodgeGuide, type LodgeGuideRecord } from '#contract/guide.ts'
import type { Lodge } from '#contract/lodges.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Panel } from '../panel.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import type { DrawGuide } from './draw-guide.ts'
import { GuidePreview } from './guide-preview.tsx'
import { ItemList } from './item-list.tsx'
import { useSaveGuide } from './use-guide.ts'

type GuideFormProps = { lodge: Lodge; guide: LodgeGuideRecord; draw: DrawGuide }

/** The guide of one lodge beside what its guests see. */
export function GuideForm({ lodge, guide, draw }: GuideFormProps) {
  const [draft, setDraft] = useState<LodgeGuide>(guide)
  const [savedDraft, setSavedDraft] = useState(draft)
  const [isTried, setTried] = useState(false)
  const save = useSaveGuide(lodge.slug)
  const parsed = LodgeGuide.safeParse(draft)
  const errorAt = (field: keyof LodgeGuide) =>
    isTried ? parsed.error?.issues.find(({ path }) => path[0] === field)?.message : undefined
  const change = (fields: Partial<LodgeGuide>) => setDraft({ ...draft, ...fields })
  const send = () => {
    setTried(true)
    if (parsed.data) save.mutate(parsed.data, { onSuccess: () => setSavedDraft(draft) })
  }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <UnsavedGuard isDirty={draft !== savedDraft} />
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
        <Button type="submit" variant="primary" className="justify-self-start" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Guide'}
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

/** A text of the guide and its field's properties. */
const textOf = ({ draft, errorAt, onChange }: FieldsProps, field: Exclude<keyof LodgeGuide, 'rules'>) => ({
  value: draft[field] ?? '',
  error: errorAt(field),
  onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
})

function HouseFields(props: FieldsProps) {
  const { draft, errorAt, onChange } = props
  return (
    <Panel title="The house">
      <div className="grid gap-4">
        <TextField label="Address" {...textOf(props, 'address')} />
        <TextArea label="Directions" {...textOf(props, 'directions')} />
        <ItemList
          legend="House rules"
          kind="rule"
          addLabel="New rule"
          addText="Add rule"
          items={draft.rules}
          error={errorAt('rules')}
          onChange={(rules) => onChange({ rules })}
        />
        <TextField
          label="Contact"
          hint="Whom guests call when something is wrong."
          {...textOf(props, 'contact')}
        />
      </div>
    </Panel>
  )
}

function AccessFields({ guide, ...props }: FieldsProps & { guide: LodgeGuideRecord }) {
  const { lockProvider, lockError } = guide
  return (
    <Panel title="Wi-Fi and door">
      <div className="grid gap-4">
        <TextField label="Wi-Fi name" autoComplete="off" {...textOf(props, 'wifiName')} />
        <TextField label="Wi-Fi password" autoComplete="off" {...textOf(props, 'wifiPassword')} />
        <TextField
          label="Door code"
          autoComplete="off"
          hint={lockProvider ? 'Empty: each stay has a code of its own.' : 'Empty: guests see no code.'}
          {...textOf(props, 'doorCode')}
        />
        {lockProvider === 'seam' && (
          <TextField label="Lock device ID" hint="From Seam's console." {...textOf(props, 'lockDeviceId')} />
        )}
        {lockError && <p className="text-danger">The lock does not take a code: {lockError}</p>}
      </div>
    </Panel>
  )
}
