import { useId } from 'react'
import type { Cleaning } from '#contract/cleaning/day.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { ButtonLink } from '#web/platform/ui/button.tsx'
import { DueLine } from '../cleaning/cleaning-card.tsx'
import { DoneButton } from '../cleaning/done-button.tsx'
import { useChangeCleaning } from '../cleaning/use-change-cleaning.ts'
import type { useToday } from '../cleaning/use-day.ts'
import { Section } from './section.tsx'

/** The cleanings of today and those left from before, each with its tick. */
export function CleaningToday({ day }: { day: ReturnType<typeof useToday> }) {
  const { data, error, refetch } = day
  return (
    <Section
      title="Cleaning"
      items={data ? [...data.unfinished, ...data.cleaning] : undefined}
      error={error}
      onRetry={() => void refetch()}
      empty="Nothing to clean today."
      more={
        <div className="mt-3 flex flex-wrap gap-2">
          <ButtonLink to="/admin/cleaning" className="min-h-10 px-3 py-1.5">
            Cleaning list
          </ButtonLink>
          <ButtonLink
            to="/admin/cleaning"
            search={withSearch({ day: 'tomorrow' })}
            className="min-h-10 px-3 py-1.5"
          >
            Tomorrow's sheet
          </ButtonLink>
        </div>
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
    <li className="flex flex-wrap items-center justify-between gap-3 py-2.5 sm:flex-nowrap">
      <div className="min-w-0">
        <p id={name} className="font-medium">
          {cleaning.lodgeName}
        </p>
        <DueLine cleaning={cleaning} />
        {cleaning.note && <p className="text-sm">{cleaning.note}</p>}
        {cleaning.picture && <p className="text-sm text-muted">With a picture in the cleaning list.</p>}
      </div>
      <DoneButton
        isDone={isDone}
        describedBy={name}
        onPress={() => change({ done: !isDone })}
        className="shrink-0"
      />
    </li>
  )
}
