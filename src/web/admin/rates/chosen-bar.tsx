import { pluralize } from '#contract/platform/pluralize.ts'
import { Button } from '#web/platform/ui/button.tsx'
import type { Selection } from './selection.ts'

type ChosenBarProps = { selection: Selection | null; nights: number; onOpen: () => void; onClear: () => void }

/** The chosen nights at the bottom of a small screen, and the way to their form. */
export function ChosenBar({ selection, nights, onOpen, onClear }: ChosenBarProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-3 border-t border-line bg-surface/95 px-4 py-2.5 backdrop-blur-md lg:left-52">
      <p className="min-w-0 truncate text-sm" aria-live="polite">
        <span>{selection ? pluralize(nights, 'night') : 'No nights chosen'}</span>
        {selection?.isOpen && <span>: tap the last night</span>}
      </p>
      <div className="flex shrink-0 gap-2">
        {selection && (
          <Button variant="plain" className="px-3" onClick={onClear}>
            Clear
          </Button>
        )}
        <Button variant="primary" onClick={onOpen}>
          {selection ? 'Set rates' : 'Choose nights'}
        </Button>
      </div>
    </div>
  )
}
