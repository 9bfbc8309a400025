import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Cleaning } from '#contract/cleaning/day.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { DueLine } from '../cleaning/cleaning-card.tsx'
import { DoneButton } from '../cleaning/done-button.tsx'
import { byDeadline } from '../cleaning/due-text.ts'
import { useChangeCleaning } from '../cleaning/use-change-cleaning.ts'
import { Section } from './section.tsx'
import type { Today } from './use-today.ts'

const SHOWN = 2

const linkClass = 'min-h-6 underline underline-offset-4'

/** Sorted by the next guest's arrival; includes unfinished ones of earlier days. */
export function CleaningToday({ day }: Pick<Today, 'day'>) {
  const { data, error, refetch } = day
  return (
    <Section
      title="Cleaning"
      max={SHOWN}
      items={data ? byDeadline([...data.unfinished, ...data.cleaning]) : undefined}
      error={error}
      onRetry={() => void refetch()}
      empty="Nothing to clean today."
      more={
        <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
          <Link to="/admin/cleaning" className={linkClass}>
            Cleaning list
          </Link>
          <Link to="/admin/cleaning" search={withSearch({ day: 'tomorrow' })} className={linkClass}>
            Tomorrow's sheet
          </Link>
        </p>
      }
    >
      {(cleaning) => <CleaningLine key={`${cleaning.lodgeSlug} ${cleaning.date}`} cleaning={cleaning} />}
    </Section>
  )
}

function CleaningLine({ cleaning: stored }: { cleaning: Cleaning }) {
  const { cleaning, change } = useChangeCleaning(stored)
  const name = useId()
  const isDone = cleaning.doneAt !== null
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2 sm:flex-nowrap">
      <div className="min-w-0">
        <p id={name} className="font-medium">
          {cleaning.lodgeName}
        </p>
        <DueLine cleaning={cleaning} isShort />
        {cleaning.note && <p className="text-sm">{cleaning.note}</p>}
        {cleaning.picture && <p className="text-sm text-muted">With a picture in the cleaning list.</p>}
      </div>
      <DoneButton
        isDone={isDone}
        describedBy={name}
        onPress={() => change({ done: !isDone })}
        className="min-h-10 shrink-0 px-3 py-1.5"
      />
    </li>
  )
}
