import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { ErrorMessage } from '../kit/panel.tsx'
import { useWholeLodge } from '../kit/use-lodges.ts'
import { LodgeForm, type LodgePart } from './lodge-form.tsx'

type EditLodgeProps = { slug: string; part: LodgePart; preview: (lodge: Lodge) => ReactNode }

export function EditLodge({ slug, part, preview }: EditLodgeProps) {
  const { data, isLoadingError, refetch } = useWholeLodge(slug)
  const navigate = useNavigate()
  if (isLoadingError)
    return <ErrorMessage message="The lodge could not be loaded." onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading lodges...</p>
  return (
    <LodgeForm
      key={`${data.slug} ${part}`}
      lodge={data}
      part={part}
      preview={preview}
      onClose={() => void navigate({ to: '/admin/lodge-management' })}
    />
  )
}
