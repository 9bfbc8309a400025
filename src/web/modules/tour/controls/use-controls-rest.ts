import { useCallback, useEffect, useRef, useState } from 'react'

const REST_MS = 3000

export function useControlsRest(isStill: boolean) {
  const [areResting, setResting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback(() => {
    clearTimeout(timer.current)
    setResting(false)
    if (!isStill) timer.current = setTimeout(() => setResting(true), REST_MS)
  }, [isStill])
  useEffect(() => {
    show()
    return () => clearTimeout(timer.current)
  }, [show])
  const onInput = {
    onPointerDownCapture: show,
    onPointerMoveCapture: show,
    onWheelCapture: show,
    onKeyDownCapture: show,
    onInputCapture: show,
    onFocusCapture: show,
  }
  return { areResting, onInput }
}
