import { useState } from 'react'
import type { Lodge } from '#contract/lodges.ts'
import { Button } from '../../ui/button.tsx'
import { SideSheet } from '../side-sheet.tsx'
import { useCopyCharges } from './use-charges.ts'

type CopyChargesProps = { lodge: Lodge; lodges: readonly Lodge[]; onClose: () => void }

/** Replaces the fees and taxes of the ticked lodges by this lodge's. */
export function CopyCharges({ lodge, lodges, onClose }: CopyChargesProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const copy = useCopyCharges(lodge.slug, onClose)
  const others = lodges.filter(({ slug }) => slug !== lodge.slug)
  const toggle = (slug: string) =>
    setChosen(chosen.includes(slug) ? chosen.filter((other) => other !== slug) : [...chosen, slug])
  return (
    <SideSheet
      title="Copy to other lodges"
      description={`They get the fees and taxes of ${lodge.name} in place of their own.`}
      onClose={onClose}
    >
      <div className="grid gap-1">
        <Button onClick={() => setChosen(others.map(({ slug }) => slug))} className="mb-2 w-fit">
          All lodges
        </Button>
        {others.map(({ slug, name }) => (
          <label key={slug} className="flex min-h-10 items-center gap-3">
            <input type="checkbox" checked={chosen.includes(slug)} onChange={() => toggle(slug)} />
            {name}
          </label>
        ))}
        <Button
          variant="primary"
          className="mt-4 w-fit"
          disabled={chosen.length === 0 || copy.isPending}
          onClick={() => copy.mutate([...chosen])}
        >
          {copy.isPending ? 'Copying...' : 'Copy'}
        </Button>
      </div>
    </SideSheet>
  )
}
