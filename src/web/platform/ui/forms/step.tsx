import type { ReactNode } from 'react'

type StepProps = { name: string; isOff: boolean; onPress: () => void; children: ReactNode }

/** At its limit it stays focusable: a disabled button would lose the focus. */
export function Step({ name, isOff, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
      className="grid size-10 place-items-center rounded-full border border-line-strong/40 hover:border-line-strong aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
