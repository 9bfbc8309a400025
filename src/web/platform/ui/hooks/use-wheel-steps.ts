import { type RefObject, useEffect, useEffectEvent } from 'react'
import { wheelSteps } from './wheel-steps.ts'

/**
 * `isWanted` leaves other turns to the page. React's own listener is passive and could not prevent the page
 * from scrolling and zooming.
 */
export function useWheelSteps(
  ref: RefObject<HTMLElement | null>,
  onStep: (step: number) => void,
  isWanted: (event: WheelEvent) => boolean = () => true,
): void {
  const emitStep = useEffectEvent(onStep)
  const wants = useEffectEvent(isWanted)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const countStep = wheelSteps()
    const onWheel = (event: WheelEvent) => {
      if (event.deltaY === 0 || !wants(event)) return
      event.preventDefault()
      const step = countStep(event)
      if (step !== 0) emitStep(step)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [ref])
}
