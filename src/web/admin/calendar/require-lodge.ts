import type { FieldErrors, Resolver } from 'react-hook-form'
import { UNCHOSEN } from '../kit/lodge-field.tsx'

type WithLodge = { lodgeSlug?: string | null | undefined }

/** Refuses a draft that closes nights before a lodge is chosen. Other drafts without a choice are for all lodges. */
export const requireLodge =
  <Draft extends WithLodge>(
    check: Resolver<Draft>,
    closesNights: (draft: Draft) => boolean,
  ): Resolver<Draft> =>
  async (draft, context, options) => {
    if (draft.lodgeSlug !== UNCHOSEN) return check(draft, context, options)
    const checked = await check({ ...draft, lodgeSlug: '' }, context, options)
    if (!closesNights(draft)) return checked
    const lodgeSlug = { type: 'required', message: 'Please choose a lodge' }
    return { values: {}, errors: { ...checked.errors, lodgeSlug } as FieldErrors<Draft> }
  }
