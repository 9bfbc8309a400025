import type { ComponentProps } from 'react'
import { usePressGuard } from './use-press-guard.ts'

/** A list whose rows go when they are dealt with: what slides under the pointer is not pressed at once. */
export function GuardedList(props: ComponentProps<'ul'>) {
  return <ul {...usePressGuard<HTMLUListElement>()} {...props} />
}
