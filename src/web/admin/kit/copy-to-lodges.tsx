import { type ReactNode, useState } from 'react'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SideSheet } from './side-sheet.tsx'
import { useListPages } from './use-list-pages.tsx'

/** The server's limit for one call. */
const MAX_COPIES = 100

type CopyToLodgesProps = {
  from: string
  lodges: readonly OwnersLodge[]
  description: string
  isPending: boolean
  canCopy?: boolean
  consequence?: (slug: string) => ReactNode
  children?: ReactNode
  onCopy: (to: string[]) => void
  onClose: () => void
}

export function CopyToLodges({
  from,
  lodges,
  description,
  isPending,
  canCopy = true,
  consequence,
  children,
  onCopy,
  onClose,
}: CopyToLodgesProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const others = lodges.filter(({ slug }) => slug !== from)
  const { shown, bar } = useListPages(others, ({ name }) => name)
  const toggle = (slug: string) =>
    setChosen(chosen.includes(slug) ? chosen.filter((other) => other !== slug) : [...chosen, slug])
  return (
    <SideSheet title="Copy to other lodges" description={description} onClose={onClose}>
      <div className="grid gap-1">
        {children}
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
            {chosen.includes(slug) && consequence?.(slug)}
          </div>
        ))}
        {bar && (
          <p className="mt-3 text-sm text-muted">{`Chosen: ${chosen.length}, at most ${MAX_COPIES}.`}</p>
        )}
        <Button
          variant="primary"
          className="mt-4 w-fit"
          disabled={!canCopy || chosen.length === 0 || chosen.length > MAX_COPIES || isPending}
          onClick={() => onCopy([...chosen])}
        >
          {isPending ? 'Copying...' : 'Copy'}
        </Button>
      </div>
    </SideSheet>
  )
}
