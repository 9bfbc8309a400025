import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { CopyToLodges } from '../kit/copy-to-lodges.tsx'
import { useCopyCharges } from './use-charges.ts'

type CopyChargesProps = { lodge: OwnersLodge; lodges: readonly OwnersLodge[]; onClose: () => void }

/** Replaces the fees and taxes of the ticked lodges by this lodge's. */
export function CopyCharges({ lodge, lodges, onClose }: CopyChargesProps) {
  const { mutate, isPending } = useCopyCharges(lodge.slug, onClose)
  return (
    <CopyToLodges
      from={lodge.slug}
      lodges={lodges}
      description={`They get the fees and taxes of ${lodge.name} in place of their own.`}
      isPending={isPending}
      onCopy={mutate}
      onClose={onClose}
    />
  )
}
