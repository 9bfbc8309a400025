import { type FormEvent, useState } from 'react'
import { FactName, type LegalTexts } from '#contract/legal.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { ConfirmButton } from '../confirm-button.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { useSavePage } from './use-legal-texts.ts'

const FACTS = FactName.options.map((name) => `{${name}}`).join(', ')

/** Edits the text of one page. */
export function PageTextForm({ page }: { page: LegalTexts['pages'][number] }) {
  const [text, setText] = useState(page.text)
  const { mutate, isPending } = useSavePage(page.name)
  const save = (event: FormEvent) => {
    event.preventDefault()
    mutate(text)
  }
  return (
    <form aria-label={`Text of ${page.title}`} onSubmit={save} className="grid gap-4">
      <UnsavedGuard isDirty={text !== page.text} />
      <TextArea
        label="Text"
        rows={18}
        value={text}
        hint={`An empty line ends a paragraph, “## ” begins a heading, “- ” an item of a list. Facts stand as ${FACTS}.`}
        onChange={({ target }) => setText(target.value)}
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
            onConfirm={() => mutate(null)}
          >
            Use the standard text
          </ConfirmButton>
        )}
      </div>
    </form>
  )
}
