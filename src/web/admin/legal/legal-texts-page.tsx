import { useState } from 'react'
import { LegalPageName, type LegalTexts } from '#contract/legal/legal.ts'
import { SelectField } from '#web/platform/ui/forms/field.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { useConfirmLeave } from '../kit/editing/use-confirm-leave.tsx'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { OperatorForm } from './operator-form.tsx'
import { type PageDraft, PageTextForm } from './page-text-form.tsx'
import { useLegalTexts } from './use-legal-texts.ts'

export function LegalTextsPage() {
  return (
    <AdminScreen title="Pages" lead="Terms, privacy, accessibility and contact, and who runs the lodges.">
      <Texts />
    </AdminScreen>
  )
}

function Texts() {
  const { data, isLoadingError, refetch } = useLegalTexts()
  if (isLoadingError)
    return <ErrorMessage message="The texts could not be loaded." onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading texts...</p>
  return (
    <div className="grid gap-6">
      <Missing missing={data.missing} />
      <OperatorForm facts={data.facts} />
      <ChosenPage pages={data.pages} />
    </div>
  )
}

function Missing({ missing }: Pick<LegalTexts, 'missing'>) {
  return (
    <Panel title="Still missing">
      {missing.length === 0 ? (
        <p>Nothing. Visitors find everything that these pages should say.</p>
      ) : (
        <>
          <p className="max-w-prose text-muted">
            Visitors do not see these: the sentences and rows that need them are left out. Licenses are set
            with each lodge. The standard texts are a start and no legal advice: please have yours checked.
          </p>
          <ul className="mt-3 grid list-disc gap-x-6 gap-y-1 pl-5 sm:grid-cols-2">
            {missing.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

function ChosenPage({ pages }: Pick<LegalTexts, 'pages'>) {
  const [name, setName] = useState<LegalPageName>('terms')
  const [draft, setDraft] = useState<PageDraft | null>(null)
  const page = pages.find((one) => one.name === name)
  const isDirty = draft !== null && draft.text !== page?.text
  // The operator's unsaved facts survive, so only the page's text counts.
  const { confirmLeave, leaveDialog } = useConfirmLeave(isDirty)
  const show = (next: LegalPageName) => {
    setName(next)
    setDraft(null)
  }
  return (
    <Panel title="Text of a page">
      <div className="grid gap-4">
        <div className="max-w-xs">
          <SelectField
            label="Page"
            value={name}
            onChange={({ target }) => {
              const next = LegalPageName.parse(target.value)
              confirmLeave(() => show(next))
            }}
          >
            {pages.map((one) => (
              <option key={one.name} value={one.name}>
                {one.title}
              </option>
            ))}
          </SelectField>
        </div>
        {leaveDialog}
        {page && <PageTextForm key={name} page={page} draft={draft} isDirty={isDirty} onDraft={setDraft} />}
      </div>
    </Panel>
  )
}
