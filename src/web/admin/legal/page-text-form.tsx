import type { Dispatch, FormEvent, SetStateAction } from 'react'
import { FactName, type LegalTexts } from '#contract/legal/legal.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextArea } from '#web/platform/ui/forms/field.tsx'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { ConflictNotice } from '../kit/editing/conflict-notice.tsx'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { useSavePage } from './use-legal-texts.ts'

const FACTS = FactName.options.map((name) => `{${name}}`).join(', ')

/** `from` is the saved text when typing began. */
export type PageDraft = { text: string; from: string }

type PageTextFormProps = {
  page: LegalTexts['pages'][number]
  draft: PageDraft | null
  isDirty: boolean
  onDraft: Dispatch<SetStateAction<PageDraft | null>>
}

export function PageTextForm({ page, draft, isDirty, onDraft }: PageTextFormProps) {
  const { text, from } = draft ?? { text: page.text, from: page.text }
  const { mutate, reset, isPending, theirs } = useSavePage(page.name)
  const send = (text: string | null) => {
    const onSuccess = ({ pages }: LegalTexts) => {
      const saved = pages.find(({ name }) => name === page.name)?.text ?? from
      // Keeps what was typed during the save.
      onDraft((now) => (now === draft || now === null ? null : { ...now, from: saved }))
    }
    mutate({ text, from }, { onSuccess })
  }
  const settle = (next: PageDraft | null) => {
    onDraft(next)
    reset()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    send(text)
  }
  return (
    <form aria-label={`Text of ${page.title}`} onSubmit={save} className="grid gap-4">
      <UnsavedGuard isDirty={isDirty} />
      <TextArea
        label="Text"
        rows={18}
        value={text}
        hint={`An empty line ends a paragraph, “## ” begins a heading, “- ” an item of a list. Facts stand as ${FACTS}.`}
        onChange={({ target }) => onDraft({ text: target.value, from })}
      />
      <p className="text-sm text-muted">
        {page.isOwn ? 'This is your text.' : 'This is the standard text; you have not written one yet.'}
      </p>
      {theirs !== null && (
        <ConflictNotice
          subject="this text"
          theirs={{ Text: theirs }}
          onTakeTheirs={() => settle(null)}
          onKeepMine={() => settle({ text, from: theirs })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save text'}
        </Button>
        {page.isOwn && (
          <ConfirmButton
            question="Discard your text?"
            variant="plain"
            disabled={isPending}
            onConfirm={() => send(null)}
          >
            Use the standard text
          </ConfirmButton>
        )}
      </div>
    </form>
  )
}
