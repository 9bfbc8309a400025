import { useState } from 'react'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { typedSince } from '../kit/editing/changed-since.ts'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { LodgeField } from '../kit/lodge-field.tsx'
import { useLodges } from '../kit/use-lodges.ts'
import { useCreateChannel } from './use-channels.ts'

const empty = { lodgeSlug: '', name: '', url: '' }

/** `slug` fixes the lodge. The server checks the address. */
export function ChannelForm({ slug }: { slug?: string }) {
  const lodges = useLodges().data ?? []
  const [draft, setDraft] = useState(empty)
  const create = useCreateChannel()
  const lodgeSlug = slug ?? (draft.lodgeSlug || (lodges[0]?.slug ?? ''))
  return (
    <form
      aria-label="New calendar"
      className="grid items-end gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,2fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        create.mutate(
          { ...draft, lodgeSlug },
          // Keeps what was typed during the save.
          { onSuccess: () => setDraft((now) => typedSince(draft, now, empty)) },
        )
      }}
    >
      <UnsavedGuard isDirty={draft.name !== '' || draft.url !== ''} />
      {slug === undefined && (
        <LodgeField
          label="Lodge"
          keepsUnknown
          lodges={lodges}
          value={lodgeSlug}
          onChange={(slug) => setDraft({ ...draft, lodgeSlug: slug })}
        />
      )}
      <TextField
        label="Name"
        required
        value={draft.name}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
      />
      <TextField
        label="Address of the calendar (.ics)"
        type="url"
        required
        value={draft.url}
        onChange={({ target }) => setDraft({ ...draft, url: target.value })}
      />
      <Button type="submit" variant="primary" disabled={create.isPending}>
        {create.isPending ? 'Reading...' : 'Add'}
      </Button>
    </form>
  )
}
