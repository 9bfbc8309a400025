import { useState } from 'react'
import { SelectField } from '../../ui/field.tsx'
import { AdminScreen } from '../admin-screen.tsx'
import { ErrorMessage } from '../panel.tsx'
import { useLodges } from '../use-lodges.ts'
import type { DrawGuide } from './draw-guide.ts'
import { GuideForm } from './guide-form.tsx'
import { useGuide } from './use-guide.ts'

/** The guides of all lodges. */
export function GuidesPage({ draw }: { draw: DrawGuide }) {
  return (
    <AdminScreen
      title="Guides"
      lead="Guests of a confirmed stay read it. Wi-Fi and door code open 24 hours before check-in, once the stay is paid."
    >
      <LodgeGuides draw={draw} />
    </AdminScreen>
  )
}

function LodgeGuides({ draw }: { draw: DrawGuide }) {
  const [slug, setSlug] = useState<string | null>(null)
  const lodges = useLodges()
  const lodge = lodges.data?.find((one) => one.slug === slug) ?? lodges.data?.[0]
  if (lodges.isLoadingError)
    return <ErrorMessage message="The lodges could not be loaded." onRetry={() => void lodges.refetch()} />
  if (!lodge) return <p className="text-muted">Loading lodges...</p>
  return (
    <div className="grid gap-6">
      <div className="max-w-sm">
        <SelectField label="Lodge" value={lodge.slug} onChange={({ target }) => setSlug(target.value)}>
          {lodges.data?.map(({ slug: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <Loaded key={lodge.slug} lodge={lodge} draw={draw} />
    </div>
  )
}

type LoadedProps = Pick<Parameters<typeof GuideForm>[0], 'lodge' | 'draw'>

function Loaded({ lodge, draw }: LoadedProps) {
  const guide = useGuide(lodge.slug)
  if (guide.isLoadingError)
    return <ErrorMessage message="The guide could not be loaded." onRetry={() => void guide.refetch()} />
  if (!guide.data) return <p className="text-muted">Loading guide...</p>
  return <GuideForm lodge={lodge} guide={guide.data} draw={draw} />
}
