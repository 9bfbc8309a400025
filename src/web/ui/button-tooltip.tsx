import { Tooltip } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** How long a pointer rests on a button before its name is shown, in milliseconds. */
const DELAY_MS = 700
/** So soon after one name the next is shown without waiting, in milliseconds. */
const SKIP_DELAY_MS = 300

/** Around buttons that share their waiting: who has read one name reads its neighbour's at once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Tooltip.Provider>
  )
}

/** Shows the name of a button that is only an icon, to a pointer that rests on it and to a keyboard that reaches it. */
export function ButtonTooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        asChild
        // A dialog that opens by a click moves the focus, and nobody has asked for a name then.
        onFocus={(event) => !event.currentTarget.matches(':focus-visible') && event.preventDefault()}
      >
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="pointer-events-none z-200 rounded-control border border-line bg-raised px-2.5 py-1 text-sm text-text shadow-float"
        >
          {label}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
