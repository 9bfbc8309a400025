import type { ComponentProps } from 'react'
import { usePressGuard } from './use-press-guard.ts'

export function GuardedList(props: ComponentProps<'ul'>) {
  return <ul {...usePressGuard<HTMLUListElement>()} {...props} />
}
