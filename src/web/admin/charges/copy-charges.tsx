import { useState } from 'react'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SideSheet } from '../kit/side-sheet.tsx'
import { useListPages } from '../kit/use-list-pages.tsx'
import { useCopyCharges } from './use-charges.ts'

/** Lodges that one call copies to. */
const MAX_COPIES = 100

type CopyChargesProps = { lodge: OwnersLodge; lodges: readonly OwnersLodge[]; onClose: () => void }

/** Replaces the fees and taxes of the ticked lodges by this lodge's. */
export function CopyCharges({ lodge, lodges, onClose }: CopyChargesProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const copy = useCopyCharges(lodge.slug, onClose)
  const others = lodges.filter(({ slug }) => slug !== lodge.slug)
  const { shown, bar } = useListPages(others, ({ name }) => name)
  const toggle = (slug: string) =>
    setChosen(chosen.includes(slug) ? chosen.filter((other) => other !== slug) : [...chosen, slug])
  return (
    <SideSheet
      title="Copy to other lodges"
      description={`They get the fees and taxes of ${lodge.name} in place of their own.`}
      onClose={onClose}
    >
      <div className="grid gap-1">
        {bar ?? (
          <Button onClick={() => setChosen(others.map(({ slug }) => slug))} className="mb-2 w-fit">
            All lodges
          </Button>
        )}
        {shown.map(({ slug, name }) => (
          <label key={slug} className="flex min-h-10 items-center gap-3">
            <input type="checkbox" checked={chosen.includes(slug)} onChange={() => toggle(slug)} />
            {name}
          </label>
        ))}
        {bar && (
          <p className="mt-3 text-sm text-muted">{`Chosen: ${chosen.length}, at most ${MAX_COPIES}.`}</p>
        )}
        <Button
          variant="primary"
          className="mt-4 w-fit"
          disabled={chosen.length === 0 || chosen.length > MAX_COPIES || copy.isPending}
          onClick={() => copy.mutate([...chosen])}
        >
          {copy.isPending ? 'Copying...' : 'Copy'}
        </Button>
      </div>
    </SideSheet>
  )
}
