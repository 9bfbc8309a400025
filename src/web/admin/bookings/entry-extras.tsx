import { useQuery } from '@tanstack/react-query'
import { lodgeExtrasQuery } from '#web/platform/api/lodge-extras-query.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import ExtrasPicker from '#web/platform/ui/forms/extras-picker.tsx'
import { LoadFailure } from '#web/platform/ui/late/load-failure.tsx'
import { useLodges } from '../kit/use-lodges.ts'
import type { StayForm } from './stay-draft.ts'

/** Notice and approval rules do not bind staff. */
export function EntryExtras({ form: { watch, setValue, formState } }: { form: StayForm }) {
  const call = useCall()
  const lodgeId = watch('lodgeId')
  const lodge = useLodges().data?.find(({ id }) => String(id) === lodgeId)
  const { data, isError, refetch } = useQuery({
    ...lodgeExtrasQuery(call, lodge?.slug ?? ''),
    enabled: lodge !== undefined,
  })
  if (isError) return <LoadFailure what="The extras" onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <ExtrasPicker
      legend="Extras"
      offered={data.map((extra) => ({ ...extra, needsApproval: false, noticeHours: 0 }))}
      wanted={watch('extras')}
      onChange={(extras) => setValue('extras', extras, { shouldDirty: true })}
      arrival={null}
      error={formState.errors.extras?.message ?? null}
    />
  )
}
