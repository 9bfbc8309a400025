import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react'
import type { StayEntry } from '#contract/bookings/staff-bookings.ts'
import { toProposal } from './chosen.ts'
import { type Geometry, spotAtPoint } from './geometry.ts'
import { type DragPart, isSamePlace, movePart, type Proposal } from './stay-move.ts'

/** A mouse press becomes a drag after this distance. */
const DRAG_PX = 5

type StayDrag = {
  measure: () => Geometry | null
  onMove: (stay: StayEntry, proposal: Proposal) => void
  onDrop: (stay: StayEntry, proposal: Proposal) => void
  onCancel: () => void
}

/** The drag is in pixels. */
function proposalAt(stay: StayEntry, part: DragPart, drag: { dx: number; y: number; geometry: Geometry }) {
  const { dx, y, geometry } = drag
  const moved = movePart(toProposal(stay), part, Math.round(dx / geometry.column))
  const slug = part === 'whole' ? spotAtPoint(geometry, 0, y)?.slug : undefined
  return { ...moved, slug: slug ?? stay.lodgeSlug }
}

/** Only a mouse drags a stay or its edges. A finger scrolls, and moves a stay with the buttons. */
export function useStayDrag(handlers: StayDrag) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  /** Set by a drag; the caller resets it at each press. */
  const wasDragged = useRef(false)
  const start = (event: ReactPointerEvent, bar: HTMLElement, stay: StayEntry) => {
    if (event.button !== 0 || event.pointerType === 'touch') return
    const edge = event.target instanceof HTMLElement ? event.target.dataset.edge : undefined
    const part: DragPart = edge === 'start' || edge === 'end' ? edge : 'whole'
    const geometry = latest.current.measure()
    if (!geometry) return
    let proposal = toProposal(stay)
    const move = ({ clientX, clientY }: PointerEvent) => {
      const [dx, dy] = [clientX - event.clientX, clientY - event.clientY]
      if (!wasDragged.current && Math.hypot(dx, dy) < DRAG_PX) return
      wasDragged.current = true
      bar.classList.add('dragging')
      if (part === 'whole') bar.style.transform = `translate(${dx}px, ${dy}px)`
      const next = proposalAt(stay, part, { dx, y: clientY, geometry })
      if (isSamePlace(next, proposal)) return
      proposal = next
      latest.current.onMove(stay, next)
    }
    const end = () => {
      bar.classList.remove('dragging')
      bar.style.transform = ''
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', cancel)
      removeEventListener('keydown', cancelOnEscape, true)
    }
    const drop = () => {
      end()
      if (!wasDragged.current) return
      if (isSamePlace(proposal, toProposal(stay))) latest.current.onCancel()
      else latest.current.onDrop(stay, proposal)
    }
    const cancel = () => {
      end()
      latest.current.onCancel()
    }
    const cancelOnEscape = (press: KeyboardEvent) => {
      if (press.key !== 'Escape') return
      press.stopPropagation()
      cancel()
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', cancel)
    addEventListener('keydown', cancelOnEscape, true)
  }
  return { start, wasDragged }
}
