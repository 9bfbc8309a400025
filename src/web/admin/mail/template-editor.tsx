import { type FormEvent, useEffect, useState } from 'react'
import type { EmailTemplate } from '#contract/email-templates/email-templates.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField } from '#web/platform/ui/forms/field.tsx'
import { useUnsavedChanges } from '../kit/editing/unsaved-changes.ts'
import { ErrorMessage } from '../kit/panel.tsx'
import { stayDates } from '../kit/stay-dates.ts'
import { EmailFrame } from './email-frame.tsx'
import { refusedFields } from './refused-fields.ts'
import { useRecentStays, useSaveTemplate, useSendTest, useTemplatePreview } from './use-templates.ts'
import { type Words, WordsFields } from './words-fields.tsx'

/** Milliseconds without typing before the preview reloads. */
const PAUSE_MS = 400

export function TemplateEditor({ template }: { template: EmailTemplate }) {
  const { name, subject, text, fields, isEdited, version } = template
  const [words, setWords] = useState<Words>({ subject, text })
  const [bookingId, setBookingId] = useState<number | null>(null)
  const save = useSaveTemplate(name)
  const test = useSendTest(name)
  const isChanged = words.subject !== subject || words.text !== text
  useUnsavedChanges(isChanged)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ ...words, version })
  }
  const backToOurs = () =>
    save.mutate(
      { subject: null, text: null, version },
      { onSuccess: (ours) => setWords({ subject: ours.subject, text: ours.text }) },
    )
  return (
    <div className="grid min-w-0 content-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <form aria-label="Words" noValidate onSubmit={submit} className="grid min-w-0 content-start gap-4">
        <WordsFields words={words} fields={fields} errors={refusedFields(save.error)} onChange={setWords} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={!isChanged || save.isPending}>
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
          <Button disabled={test.isPending} onClick={() => test.mutate({ ...words, bookingId })}>
            Send me a test
          </Button>
          {isEdited && (
            <Button disabled={save.isPending} onClick={backToOurs}>
              Back to ours
            </Button>
          )}
        </div>
      </form>
      <div className="grid min-w-0 content-start gap-4">
        <StayChoice chosen={bookingId} onChoose={setBookingId} />
        <Preview name={name} words={words} bookingId={bookingId} />
      </div>
    </div>
  )
}

type StayChoiceProps = { chosen: number | null; onChoose: (id: number | null) => void }

function StayChoice({ chosen, onChoose }: StayChoiceProps) {
  const { data: stays = [] } = useRecentStays()
  return (
    <SelectField
      label="Preview with"
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value ? Number(target.value) : null)}
    >
      <option value="">Sample stay</option>
      {stays.map((stay) => (
        <option key={stay.id} value={stay.id}>
          {`${stay.guestName}, ${stay.lodgeName}, ${stayDates(stay)}`}
        </option>
      ))}
    </SelectField>
  )
}

type PreviewProps = { name: string; words: Words; bookingId: number | null }

function Preview({ name, words, bookingId }: PreviewProps) {
  const paused = usePaused(words)
  const { data, error, refetch } = useTemplatePreview(name, { ...paused, bookingId })
  const refusal = Object.values(refusedFields(error))[0]
  return (
    <section aria-label="Preview" className="grid min-w-0 gap-3">
      {refusal && (
        <p role="alert" className="text-sm text-danger">
          {refusal}
        </p>
      )}
      {error && !refusal && (
        <ErrorMessage message="Failed to write the preview" onRetry={() => void refetch()} />
      )}
      {data && <EmailFrame {...data} />}
      {!data && !error && <p className="text-muted">Writing the preview...</p>}
    </section>
  )
}

function usePaused(words: Words): Words {
  const [paused, setPaused] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return paused
}
