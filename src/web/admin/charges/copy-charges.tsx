import { useState } from 'react'
import type { ChargePart } from '#contract/charges/charges.ts'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SideSheet } from '../kit/side-sheet.tsx'
import { useListPages } from '../kit/use-list-pages.tsx'
import { useCharges, useCopyCharges } from './use-charges.ts'

/** Lodges that one call copies to. */
const MAX_COPIES = 100

type CopyChargesProps = { lodge: OwnersLodge; lodges: readonly OwnersLodge[]; onClose: () => void }

/** Replaces the fees and taxes of the ticked lodges by this lodge's. */
export function CopyCharges({ lodge, lodges, onClose }: CopyChargesProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const copy = useCopyCharges(lodge.slug, onClose)
  const others = lodges.filter(({ slug }) => slug !== lodge.slug)
  const [parts, setParts] = useState<readonly ChargePart[]>(['fees', 'taxes'])
  const { shown, bar } = useListPages(others, ({ name }) => name)
  const toggle = (slug: string) =>
    setChosen(chosen.includes(slug) ? chosen.filter((other) => other !== slug) : [...chosen, slug])
  return (
    <SideSheet
      title="Copy to other lodges"
      description={`They get what is ticked of ${lodge.name} in place of their own.`}
      onClose={onClose}
    >
      <div className="grid gap-1">
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
        {bar ?? (
          <Button onClick={() => setChosen(others.map(({ slug }) => slug))} className="mb-2 w-fit">
            All lodges
          </Button>
        )}
        {shown.map(({ slug, name }) => (
          <div key={slug}>
            <label className="flex min-h-10 items-center gap-3">
              <input type="checkbox" checked={chosen.includes(slug)} onChange={() => toggle(slug)} />
              {name}
            </label>
            {chosen.includes(slug) && <Replaced slug={slug} parts={parts} />}
          </div>
        ))}
        {bar && (
          <p className="mt-3 text-sm text-muted">{`Chosen: ${chosen.length}, at most ${MAX_COPIES}.`}</p>
        )}
        <Button
          variant="primary"
          className="mt-4 w-fit"
          disabled={parts.length === 0 || chosen.length === 0 || chosen.length > MAX_COPIES || copy.isPending}
          onClick={() => copy.mutate({ to: [...chosen], parts: [...parts] })}
        >
          {copy.isPending ? 'Copying...' : 'Copy'}
        </Button>
      </div>
    </SideSheet>
  )
}

/** What a lodge loses by the copy. */
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
