import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'

const sheetIn = (state: object): unknown => ('sheet' in state ? state.sheet : undefined)

/** Adds a history entry for an open sheet, so that Back closes it and the page stays. Returns what goes Back from it. */
export function useBackCloses(onClose: () => void): () => void {
  const router = useRouter()
  const sheet = useId()
  const isShown = useLocation({ select: ({ state }) => sheetIn(state) === sheet })
  const wasShown = useRef(false)
  useEffect(() => {
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: ((before: object) => ({ ...before, sheet })) as never,
      resetScroll: false,
      ignoreBlocker: true,
    })
    return () => {
      if (sheetIn(router.state.location.state) === sheet) router.history.back({ ignoreBlocker: true })
    }
  }, [router, sheet])
  useEffect(() => {
    if (isShown) wasShown.current = true
    else if (wasShown.current) onClose()
  }, [isShown, onClose])
  return () => {
    if (sheetIn(router.history.location.state) === sheet) router.history.back()
    else onClose()
  }
}
