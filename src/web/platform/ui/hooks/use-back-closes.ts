import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'

const sheetIn = (state: object): unknown => ('sheet' in state ? state.sheet : undefined)

const openSheets = new Set<unknown>()

/** A reload or a link may have closed the sheet of a history entry. */
function isOfClosedSheet(state: object): boolean {
  const sheet = sheetIn(state)
  return sheet !== undefined && !openSheets.has(sheet)
}

/** Back closes the open sheet or viewer, and the page stays. Returns a function that goes Back from it. */
export function useBackCloses(onClose: () => void): () => void {
  const router = useRouter()
  // React's id alone may equal one from before a reload.
  const sheet = `${performance.timeOrigin} ${useId()}`
  const isShown = useLocation({ select: ({ state }) => sheetIn(state) === sheet })
  const wasShown = useRef(false)
  useEffect(() => {
    const replace = isOfClosedSheet(router.history.location.state)
    openSheets.add(sheet)
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: ((before: object) => ({ ...before, sheet })) as never,
      replace,
      resetScroll: false,
      // The page stays where it is, also when its address names a section.
      hashScrollIntoView: false,
      ignoreBlocker: true,
    })
    return () => {
      openSheets.delete(sheet)
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

/** Leaves a closed sheet's history entry, so that the next Back leads to another page. */
export function useLeaveClosedSheet(): void {
  const router = useRouter()
  useEffect(() => {
    if (openSheets.size > 0 || !router.history.canGoBack()) return
    if (isOfClosedSheet(router.history.location.state)) router.history.back({ ignoreBlocker: true })
  }, [router])
}
