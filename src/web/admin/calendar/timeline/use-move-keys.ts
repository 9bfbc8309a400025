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

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

/** Fields keep all their keys, buttons and links keep Enter. On a bar Enter proposes the move. */
const fields = 'input, select, textarea'
const buttons = ':is(button, a):not([data-bar])'

/** Works even when the moved bar is out of view. */
export function useMoveKeys(given: MoveKeys): void {
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  const isMoving = given.chosen.kind === 'move'
  useEffect(() => {
    if (!isMoving) return
    const press = (event: KeyboardEvent) => {
      if (isIn(event.target, fields)) return
      const { chosen, slugs, onMove, onPropose, onCancel } = latest.current
      const isElsewhere = document.querySelector('[role=dialog]') !== null
      if (chosen.kind !== 'move' || isElsewhere || event.altKey || event.ctrlKey || event.metaKey) return
      const next = moveByKey(chosen.proposal, event, slugs)
      if (next) onMove(next)
      else if (event.key === 'Escape') onCancel()
      else if (event.key === 'Enter' && !isIn(event.target, buttons)) onPropose()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [isMoving])
}
