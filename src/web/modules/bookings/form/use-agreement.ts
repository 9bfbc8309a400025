import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AgreedVersions } from '#contract/bookings/agreement.ts'
import { ApiError, refusalIn } from '#web/platform/api/call.ts'
import { lodgeQuery } from '#web/platform/api/lodge-queries.ts'
import { storeAnswer } from '#web/platform/api/store-answer.ts'
import { useCall } from '#web/platform/api/use-call.ts'

const MISSING = 'Please agree to the house rules and the terms'

/** The current versions, when the server refuses outdated ones. */
export function newTermsIn(error: unknown): AgreedVersions | null {
  const given = error instanceof ApiError && error.status === 409 ? error.problem?.terms : undefined
  return (given as AgreedVersions | undefined) ?? null
}

export function useAgreement(slug: string, error: unknown) {
  const call = useCall()
  const queries = useQueryClient()
  const box = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState<string | undefined>()
  const query = lodgeQuery(call, slug)
  const untick = () => {
    if (box.current) box.current.checked = false
  }
  const isTicked = () => box.current?.checked === true
  const renew = useEffectEvent(() => {
    const terms = newTermsIn(error)
    if (!terms) return
    untick()
    setMessage(refusalIn(error) ?? MISSING)
    box.current?.focus()
    const read = { queryKey: query.queryKey, exact: true }
    void storeAnswer<{ terms?: AgreedVersions | undefined } | null>(queries, read, (lodge) =>
      lodge ? { ...lodge, terms } : lodge,
    ).then(() => queries.invalidateQueries(read))
  })
  useEffect(() => {
    if (error) renew()
  }, [error])
  return {
    box,
    message,
    untick,
    onTick: () => {
      setMessage(undefined)
      if (slug) void queries.prefetchQuery(query)
    },
    check: () => {
      setMessage(isTicked() ? undefined : MISSING)
      return isTicked()
    },
    focus: () => box.current?.focus(),
    /** Empty where the server sends no versions. */
    read: async (): Promise<{ accepted?: AgreedVersions }> => {
      const lodge = await queries.ensureQueryData(query).catch(() => null)
      return lodge?.terms ? { accepted: lodge.terms } : {}
    },
  }
}

export type Agreement = ReturnType<typeof useAgreement>
