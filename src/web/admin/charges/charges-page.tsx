import { useState } from 'react'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { useHasUnsavedChanges } from '../kit/editing/unsaved-changes.ts'
import { useConfirmLeave } from '../kit/editing/use-confirm-leave.tsx'
import { LodgeField } from '../kit/lodge-field.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { useLodges } from '../kit/use-lodges.ts'
import { ChargesForm } from './charges-form.tsx'
import { UntaxedNotice } from './untaxed-notice.tsx'
import { useCharges } from './use-charges.ts'

export function ChargesPage() {
  return (
    <AdminScreen
      title="Fees and Taxes"
      lead="Guests see one total that includes fees and taxes. Existing bookings don't change."
    >
      <LodgeCharges />
    </AdminScreen>
  )
}

function LodgeCharges() {
  const [slug, setSlug] = useState<string | null>(null)
  const { confirmLeave, leaveDialog } = useConfirmLeave(useHasUnsavedChanges())
  const choose = (next: string) => confirmLeave(() => setSlug(next))
  const lodges = useLodges()
  const lodge = lodges.data?.find((one) => one.slug === slug) ?? lodges.data?.[0]
  if (lodges.isLoadingError)
    return <ErrorMessage message="The lodges could not be loaded." onRetry={() => void lodges.refetch()} />
  if (!lodge) return <p className="text-muted">Loading lodges...</p>
  return (
    <div className="grid gap-6">
      <div className="max-w-sm">
        <LodgeField label="Lodge" value={lodge.slug} lodges={lodges.data ?? []} onChange={choose} />
      </div>
      {leaveDialog}
      <OneLodgeCharges key={lodge.slug} slug={lodge.slug} />
      <UntaxedNotice onChoose={choose} />
    </div>
  )
}

export function OneLodgeCharges({ slug }: { slug: string }) {
  const lodges = useLodges().data ?? []
  const lodge = lodges.find((one) => one.slug === slug)
  const charges = useCharges(slug)
  if (charges.isLoadingError)
    return <ErrorMessage message="The charges could not be loaded." onRetry={() => void charges.refetch()} />
  if (!lodge || !charges.data) return <p className="text-muted">Loading charges...</p>
  return <ChargesForm lodge={lodge} lodges={lodges} charges={charges.data} />
}
