import { useState } from 'react'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { useHasUnsavedChanges } from '../kit/editing/unsaved-changes.ts'
import { useConfirmLeave } from '../kit/editing/use-confirm-leave.tsx'
import { LodgeField } from '../kit/lodge-field.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { useLodges } from '../kit/use-lodges.ts'
import { ExtrasForm } from './extras-form.tsx'
import { useExtras } from './use-extras.ts'

export function ExtrasPage() {
  return (
    <AdminScreen title="Extras" lead="What guests can order with a stay. Existing orders keep their price.">
      <ChosenLodge />
    </AdminScreen>
  )
}

function ChosenLodge() {
  const [slug, setSlug] = useState<string | null>(null)
  const { confirmLeave, leaveDialog } = useConfirmLeave(useHasUnsavedChanges())
  const lodges = useLodges()
  const lodge = lodges.data?.find((one) => one.slug === slug) ?? lodges.data?.[0]
  if (lodges.isLoadingError)
    return <ErrorMessage message="The lodges could not be loaded." onRetry={() => void lodges.refetch()} />
  if (!lodge) return <p className="text-muted">Loading lodges...</p>
  return (
    <div className="grid gap-6">
      <div className="max-w-sm">
        <LodgeField
          label="Lodge"
          value={lodge.slug}
          lodges={lodges.data ?? []}
          onChange={(next) => confirmLeave(() => setSlug(next))}
        />
      </div>
      {leaveDialog}
      <OneLodgeExtras key={lodge.slug} slug={lodge.slug} />
    </div>
  )
}

export function OneLodgeExtras({ slug }: { slug: string }) {
  const lodges = useLodges().data ?? []
  const lodge = lodges.find((one) => one.slug === slug)
  const extras = useExtras(slug)
  if (extras.isLoadingError)
    return <ErrorMessage message="The extras could not be loaded." onRetry={() => void extras.refetch()} />
  if (!lodge || !extras.data) return <p className="text-muted">Loading extras...</p>
  return <ExtrasForm lodge={lodge} lodges={lodges} extras={extras.data} />
}
