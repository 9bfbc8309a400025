import type { ExtraKind } from '#contract/extras/extra-price.ts'
import { EditedExtras, type LodgeExtras } from '#contract/extras/extras.ts'
import { randomUuid } from '#web/platform/api/random-uuid.ts'

export type ExtraDraft = {
  key: string
  /** Null for a new extra. */
  id: number | null
  name: string
  description: string
  kind: ExtraKind
  amount: string
  /** Pieces per stay; unused for other kinds. */
  max: string
  needsApproval: boolean
  noticeHours: string
  taxed: boolean
}

export const newExtra = (): ExtraDraft => ({
  key: randomUuid(),
  id: null,
  name: '',
  description: '',
  kind: 'per_stay',
  amount: '',
  max: '10',
  needsApproval: false,
  noticeHours: '0',
  taxed: false,
})

export const toDraft = ({ extras }: LodgeExtras): ExtraDraft[] =>
  extras.map((extra) => ({
    ...newExtra(),
    ...extra,
    amount: String(extra.amount),
    noticeHours: String(extra.noticeHours),
    max: extra.kind === 'per_piece' ? String(extra.max) : '10',
  }))

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

type Parsed =
  | { extras: EditedExtras['extras']; errors: null }
  | { extras: null; errors: ReadonlyMap<string, string> }

/** Messages are keyed by path, such as '0.amount'; '' is the whole list. */
export function parseDraft(drafts: readonly ExtraDraft[]): Parsed {
  const parsed = EditedExtras.safeParse({
    extras: drafts.map(({ key: _, amount, max, noticeHours, ...draft }) => ({
      ...draft,
      amount: numberIn(amount),
      noticeHours: numberIn(noticeHours),
      max: draft.kind === 'per_piece' ? numberIn(max) : 1,
    })),
  })
  if (parsed.success) return { extras: parsed.data.extras, errors: null }
  const issues = parsed.error.issues.map(({ path, message }) => [path.slice(1).join('.'), message] as const)
  return { extras: null, errors: new Map(issues) }
}
