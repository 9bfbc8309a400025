import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'

const sheetIn = (state: object): unknown => ('sheet' in state ? state.sheet : undefined)

const openSheets = new Set<unknown>()

/** Whether a history entry belongs to a sheet that a reload or a link has closed. */
function isOfClosedSheet(state: object): boolean {
  const sheet = sheetIn(state)
  return sheet !== undefined && !openSheets.has(sheet)
}

/**
 * Adds a history entry for an open sheet or viewer, so that Back closes it and the page stays. Returns what goes Back from
 * it.
 */
export function useBackCloses(onClose: () => void): () => void {
  const router = useRouter()
  // React's id alone may be that of a sheet from before a reload.
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

/** Leaves the history entry of a closed sheet, so that the next Back leads to another page. */
export function useLeaveClosedSheet(): void {
  const router = useRouter()
  useEffect(() => {
    if (openSheets.size > 0 || !router.history.canGoBack()) return
    if (isOfClosedSheet(router.history.location.state)) router.history.back({ ignoreBlocker: true })
  }, [router])
}
