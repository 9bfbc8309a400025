import { useEffect, useRef } from 'react'
import type { Chosen } from './chosen.ts'
import { moveByKey, type Proposal } from './stay-move.ts'

type MoveKeys = {
  chosen: Chosen
  slugs: readonly string[]
  onMove: (proposal: Proposal) => void
  onPropose: () => void
  onCancel: () => void
}

const isOnButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-actions] button') !== null

/** The keys while a stay is moved, wherever the focus is: its own bar may have left the screen. */
export function useMoveKeys(given: MoveKeys): void {
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  const isMoving = given.chosen.kind === 'move'
  useEffect(() => {
    if (!isMoving) return
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement) return
      const { chosen, slugs, onMove, onPropose, onCancel } = latest.current
      const isElsewhere = document.querySelector('[role=dialog]') !== null
      if (chosen.kind !== 'move' || isElsewhere || event.altKey || event.ctrlKey || event.metaKey) return
      const next = moveByKey(chosen.proposal, event, slugs)
      if (next) onMove(next)
      else if (event.key === 'Escape') onCancel()
      else if (event.key === 'Enter' && !isOnButton(event.target)) onPropose()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [isMoving])
}
