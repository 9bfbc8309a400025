import { type FormEvent, useState } from 'react'
import { FactName, type LegalTexts, OperatorFacts } from '#contract/legal.ts'
import { factLabels } from '#contract/legal-titles.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Panel } from '../panel.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { useSaveOperator } from './use-legal-texts.ts'

type Facts = LegalTexts['facts']

/** The saved facts, under what was typed during the save. */
const withTyped = (saved: Facts, sent: Facts, now: Facts): Facts => {
  const typed = FactName.options.filter((name) => now[name] !== sent[name])
  return { ...saved, ...Object.fromEntries(typed.map((name) => [name, now[name]])) }
}

/** Edits the facts about the operator. */
export function OperatorForm({ facts }: { facts: Facts }) {
  const [fields, setFields] = useState(facts)
  const { mutate, isPending } = useSaveOperator()
  const parsed = OperatorFacts.safeParse(fields)
  const errorOf = (name: FactName) => parsed.error?.issues.find(({ path }) => path[0] === name)?.message
  const changed = FactName.options.filter((name) => fields[name].trim() !== facts[name])
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (parsed.success)
      mutate(Object.fromEntries(changed.map((name) => [name, fields[name]])), {
        onSuccess: (saved) => setFields((now) => withTyped(saved.facts, fields, now)),
      })
  }
  return (
    <Panel title="Operator">
      <form aria-label="Operator" noValidate onSubmit={save} className="grid gap-4">
        <UnsavedGuard isDirty={changed.length > 0} />
        <div className="grid gap-4 sm:grid-cols-2">
          {FactName.options.map((name) => (
            <TextField
              key={name}
              label={factLabels[name]}
              type={name === 'email' ? 'email' : 'text'}
              value={fields[name]}
              error={errorOf(name)}
              onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
            />
          ))}
        </div>
        <p className="text-sm text-muted">Name and address stand on receipts too.</p>
        <div>
          <Button type="submit" variant="primary" disabled={isPending || changed.length === 0}>
            {isPending ? 'Saving...' : 'Save operator'}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
