import type { Dispatch, FormEvent, SetStateAction } from 'react'
import { FactName, type LegalTexts } from '#contract/legal.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { ConfirmButton } from '../confirm-button.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { useSavePage } from './use-legal-texts.ts'

const FACTS = FactName.options.map((name) => `{${name}}`).join(', ')

type PageTextFormProps = {
  page: LegalTexts['pages'][number]
  draft: string | null
  isDirty: boolean
  onDraft: Dispatch<SetStateAction<string | null>>
}

/** Edits the text of one page. */
export function PageTextForm({ page, draft, isDirty, onDraft }: PageTextFormProps) {
  const text = draft ?? page.text
  const { mutate, isPending } = useSavePage(page.name)
  // What is typed during the save stays.
  const onSuccess = () => onDraft((now) => (now === draft ? null : now))
  const save = (event: FormEvent) => {
    event.preventDefault()
    mutate(text, { onSuccess })
  }
  return (
    <form aria-label={`Text of ${page.title}`} onSubmit={save} className="grid gap-4">
      <UnsavedGuard isDirty={isDirty} />
      <TextArea
        label="Text"
        rows={18}
        value={text}
        hint={`An empty line ends a paragraph, “## ” begins a heading, “- ” an item of a list. Facts stand as ${FACTS}.`}
        onChange={({ target }) => onDraft(target.value)}
      />
      <p className="text-sm text-muted">
        {page.isOwn ? 'This is your text.' : 'This is the standard text; you have not written one yet.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save text'}
        </Button>
        {page.isOwn && (
          <ConfirmButton
            question="Discard your text?"
            variant="plain"
            disabled={isPending}
            onConfirm={() => mutate(null, { onSuccess })}
          >
            Use the standard text
          </ConfirmButton>
        )}
      </div>
    </form>
  )
}
