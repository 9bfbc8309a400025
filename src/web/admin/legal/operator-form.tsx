import { type FormEvent, useState } from 'react'
import { FactName, type LegalTexts, OperatorFacts } from '#contract/legal/legal.ts'
import { factLabels } from '#contract/legal/legal-titles.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { Panel } from '../kit/panel.tsx'
import { useSaveOperator } from './use-legal-texts.ts'

type Facts = LegalTexts['facts']

type TypedFacts = Partial<Facts>

/** The typed facts that differ. */
const typedOver = (facts: TypedFacts, typed: TypedFacts): TypedFacts => {
  const differing = FactName.options.filter(
    (name) => typed[name] !== undefined && typed[name] !== facts[name],
  )
  return Object.fromEntries(differing.map((name) => [name, typed[name]]))
}

/** What others save meanwhile shows where nothing is typed. */
export function OperatorForm({ facts }: { facts: Facts }) {
  const [typed, setTyped] = useState<TypedFacts>({})
  const { mutate, isPending } = useSaveOperator()
  const fields = { ...facts, ...typed }
  const parsed = OperatorFacts.safeParse(fields)
  const findError = (name: FactName) => parsed.error?.issues.find(({ path }) => path[0] === name)?.message
  const changed = FactName.options.filter((name) => fields[name].trim() !== facts[name])
  const type = (fact: TypedFacts) => {
    const now = { ...typed, ...fact }
    // While a save runs, the old facts cannot tell what differs.
    setTyped(isPending ? now : typedOver(facts, now))
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (parsed.success)
      mutate(Object.fromEntries(changed.map((name) => [name, fields[name]])), {
        // Keeps what was typed during the save.
        onSuccess: () => setTyped((now) => typedOver(typed, now)),
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
              error={findError(name)}
              onChange={({ target }) => type({ [name]: target.value })}
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
