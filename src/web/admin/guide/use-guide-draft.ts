import { useState } from 'react'
import { LodgeGuide, type LodgeGuideRecord } from '#contract/guide/guide.ts'
import { changedSince } from '../kit/editing/changed-since.ts'
import { conflictIn } from '../kit/editing/edit-conflict.ts'
import { changesOfOthers, mergedDraft } from '../kit/editing/merged-draft.ts'
import { toGuideFields } from './guide-fields.ts'
import { useSaveGuide } from './use-guide.ts'

/** Saving names the version that the draft began with. */
export function useGuideDraft(slug: string, guide: LodgeGuideRecord) {
  const [start, setStart] = useState(() => ({ version: guide.version, fields: toGuideFields(guide) }))
  const [draft, setDraft] = useState(start.fields)
  const [isTried, setTried] = useState(false)
  const save = useSaveGuide(slug)
  const parsed = LodgeGuide.safeParse(draft)
  const conflict = conflictIn<LodgeGuide>(save.error)
  const statesFrom = (saved: LodgeGuide) => ({ start: start.fields, saved, draft })
  return {
    draft,
    isDirty: changedSince(start.fields, draft).length > 0,
    isSaving: save.isPending,
    /** Null without a conflict. */
    theirs: conflict && changesOfOthers(statesFrom(conflict.current)),
    errorAt: (field: keyof LodgeGuide) =>
      isTried ? parsed.error?.issues.find(({ path }) => path[0] === field)?.message : undefined,
    change: (fields: Partial<LodgeGuide>) => setDraft({ ...draft, ...fields }),
    send: () => {
      setTried(true)
      if (!parsed.data) return
      const onSuccess = (saved: LodgeGuideRecord) => {
        const fields = toGuideFields(saved)
        setStart({ version: saved.version, fields })
        // Keeps what was typed during the save.
        setDraft((now) => (now === draft ? fields : now))
      }
      save.mutate({ ...parsed.data, version: start.version }, { onSuccess })
    },
    settle: (keepsMine: boolean) => {
      if (!conflict) return
      setStart({ version: conflict.version, fields: conflict.current })
      setDraft(mergedDraft(statesFrom(conflict.current), keepsMine))
      save.reset()
    },
  }
}
