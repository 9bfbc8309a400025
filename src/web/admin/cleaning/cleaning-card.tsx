import clsx from 'clsx'
import { useId } from 'react'
import { formatParty } from '#contract/bookings/format-party.ts'
import type { Cleaning } from '#contract/cleaning/day.ts'
import { formatDate } from '#contract/platform/dates.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextArea } from '#web/platform/ui/forms/field.tsx'
import { SavedByOthers } from '../kit/editing/saved-by-others.tsx'
import { useMinute } from '../kit/use-minute.ts'
import { CleaningPicture } from './cleaning-picture.tsx'
import { DoneButton } from './done-button.tsx'
import { doneText, dueText, isLate, isOverdue } from './due-text.ts'
import { OwnDoorCode } from './own-door-code.tsx'
import { useChangeCleaning } from './use-change-cleaning.ts'
import { isUnsaved, type NoteDrafts } from './use-note-drafts.ts'

type CleaningCardProps = {
  cleaning: Cleaning
  drafts: NoteDrafts
}

export function CleaningCard({ cleaning: stored, drafts }: CleaningCardProps) {
  const { cleaning, change } = useChangeCleaning(stored, drafts.saved)
  const draft = drafts.findDraft(stored)
  const name = useId()
  const isDone = cleaning.doneAt !== null
  /** Without `done` it saves only the note, so that a tick by someone else stays. */
  const save = (done?: boolean) => {
    const note = draft && { note: draft.text.trim() || null, seenNote: cleaning.note }
    change({ ...(done === undefined ? {} : { done }), ...note })
  }
  return (
    <li className="grid gap-4 rounded-picture border border-line bg-surface p-4">
      <div>
        <h3 id={name} className="text-xl">
          {cleaning.lodgeName}
        </h3>
        <DueLine cleaning={cleaning} />
        {cleaning.nextParty && <p className="text-sm">{`Next: ${formatParty(cleaning.nextParty)}`}</p>}
        <OwnDoorCode cleaning={cleaning} />
        {cleaning.nextNote && <p className="text-sm wrap-anywhere">{cleaning.nextNote}</p>}
      </div>
      <DoneButton
        isDone={isDone}
        describedBy={name}
        onPress={() => save(!isDone)}
        className="w-full text-lg"
      />
      <TextArea
        label="Note"
        rows={3}
        maxLength={1000}
        placeholder="What is broken or missing"
        value={draft?.text ?? cleaning.note ?? ''}
        onChange={({ target }) => drafts.write(stored, target.value)}
      />
      {isUnsaved(draft, cleaning) && draft?.over !== stored.note && <SavedByOthers note={stored.note} />}
      {isUnsaved(draft, cleaning) && (
        <Button aria-describedby={name} onClick={() => save()}>
          Save note
        </Button>
      )}
      <CleaningPicture cleaning={cleaning} describedBy={name} />
    </li>
  )
}

/** Also says who cleaned it. */
export function DueLine({ cleaning, isShort = false }: { cleaning: Cleaning; isShort?: boolean }) {
  const now = useMinute()
  if (cleaning.doneAt) return <p className="text-sm text-up">{doneText(cleaning)}</p>
  const departure = isShort ? [] : [`departure ${formatDate(cleaning.date)}`]
  const due = dueText(cleaning, now)
  const words = isOverdue(cleaning, now) ? [`overdue · ${due}`, ...departure] : [...departure, due]
  const color = isLate(cleaning, now) ? 'text-danger' : 'text-muted'
  return <p className={clsx('text-sm first-letter:uppercase', color)}>{words.join('; ')}</p>
}
