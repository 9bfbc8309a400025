import { useState } from 'react'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { useHasUnsavedChanges } from '../kit/editing/unsaved-changes.ts'
import { useConfirmLeave } from '../kit/editing/use-confirm-leave.tsx'
import { LodgeField } from '../kit/lodge-field.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { useLodges, useWholeLodge } from '../kit/use-lodges.ts'
import type { DrawGuide } from './draw-guide.ts'
import { GuideForm } from './guide-form.tsx'
import { useGuide } from './use-guide.ts'

export function GuidesPage({ draw }: { draw: DrawGuide }) {
  return (
    <AdminScreen
      title="Guides"
      lead="Guests see this once their stay is confirmed. Wi-Fi and door code appear 24 hours before check-in, once the stay is paid."
    >
      <LodgeGuides draw={draw} />
    </AdminScreen>
  )
}

function LodgeGuides({ draw }: { draw: DrawGuide }) {
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
      <OneLodgeGuide key={lodge.slug} slug={lodge.slug} draw={draw} />
    </div>
  )
}

export function OneLodgeGuide({ slug, draw }: { slug: string; draw: DrawGuide }) {
  const guide = useGuide(slug)
  const lodge = useWholeLodge(slug)
  if (lodge.isLoadingError)
    return <ErrorMessage message="The lodge could not be loaded." onRetry={() => void lodge.refetch()} />
  if (guide.isLoadingError)
    return <ErrorMessage message="The guide could not be loaded." onRetry={() => void guide.refetch()} />
  if (!guide.data || !lodge.data) return <p className="text-muted">Loading guide...</p>
  return <GuideForm lodge={lodge.data} guide={guide.data} draw={draw} />
}
