import { useState } from 'react'
import type { ChargePart } from '#contract/charges/charges.ts'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { CopyToLodges } from '../kit/copy-to-lodges.tsx'
import { useCharges, useCopyCharges } from './use-charges.ts'

type CopyChargesProps = { lodge: OwnersLodge; lodges: readonly OwnersLodge[]; onClose: () => void }

export function CopyCharges({ lodge, lodges, onClose }: CopyChargesProps) {
  const [parts, setParts] = useState<readonly ChargePart[]>(['fees', 'taxes'])
  const copy = useCopyCharges(lodge.slug, onClose)
  return (
    <CopyToLodges
      from={lodge.slug}
      lodges={lodges}
      description={`They get what is ticked of ${lodge.name} in place of their own.`}
      isPending={copy.isPending}
      canCopy={parts.length > 0}
      onCopy={(to) => copy.mutate({ to, parts: [...parts] })}
      onClose={onClose}
      consequence={(slug) => <Replaced slug={slug} parts={parts} />}
    >
      <fieldset className="mb-3 flex flex-wrap gap-x-6">
        <legend className="text-sm text-muted">What is copied</legend>
        {(['fees', 'taxes'] as const).map((part) => (
          <label key={part} className="flex min-h-10 items-center gap-3">
            <input
              type="checkbox"
              checked={parts.includes(part)}
              onChange={({ target }) =>
                setParts(target.checked ? [...parts, part] : parts.filter((other) => other !== part))
              }
            />
            {part === 'fees' ? 'Fees' : 'Taxes'}
          </label>
        ))}
      </fieldset>
    </CopyToLodges>
  )
}

function Replaced({ slug, parts }: { slug: string; parts: readonly ChargePart[] }) {
  const { data: charges } = useCharges(slug)
  if (!charges) return null
  const names = parts.flatMap((part) => charges[part].map(({ name }) => name))
  return (
    <p className="ml-7 text-sm text-muted">
      {names.length > 0 ? `Replaces ${names.join(', ')}` : 'Replaces nothing'}
    </p>
  )
}
