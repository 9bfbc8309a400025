import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { CopyToLodges } from '../kit/copy-to-lodges.tsx'
import { useCopyExtras, useExtras } from './use-extras.ts'

type CopyExtrasProps = { lodge: OwnersLodge; lodges: readonly OwnersLodge[]; onClose: () => void }

export function CopyExtras({ lodge, lodges, onClose }: CopyExtrasProps) {
  const copy = useCopyExtras(lodge.slug, onClose)
  return (
    <CopyToLodges
      from={lodge.slug}
      lodges={lodges}
      description={`They get the extras of ${lodge.name} in place of their own.`}
      isPending={copy.isPending}
      onCopy={(to) => copy.mutate(to)}
      onClose={onClose}
      consequence={(slug) => <Replaced slug={slug} />}
    />
  )
}

function Replaced({ slug }: { slug: string }) {
  const { data } = useExtras(slug)
  if (!data) return null
  const names = data.extras.map(({ name }) => name)
  return (
    <p className="ml-7 text-sm text-muted">
      {names.length > 0 ? `Replaces ${names.join(', ')}` : 'Replaces nothing'}
    </p>
  )
}
