import { PHONE_PX } from '#web/platform/ui/hooks/phone.ts'

/**
 * Inline script. Starts the page's modules, listed in its `data-modules` (JSON, the entry first), once the
 * document is complete, because the page's data is at its end. They are loaded at once. A phone, with a slow
 * network and processor, loads them after the first screen is painted, unless only the modules paint it
 * (`data-blank`). Until then parts below it (`after-first-screen` in `ui/tokens.css`) are not drawn, so that
 * their pictures do not compete with those of the first screen.
 */

/** Longest wait for pictures. A hidden tab paints nothing. */
const MAX_WAIT_MS = 3000

const { modules: list = '[]', blank } = document.currentScript?.dataset ?? {}
const modules = JSON.parse(list) as string[]
const waits = innerWidth < PHONE_PX && blank === undefined
let isStarted = false

function fetchAll(): void {
  for (const href of modules)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
    )
}

function showRest(): void {
  delete document.documentElement.dataset.firstScreen
}

function start(): void {
  showRest()
  const [src] = modules
  if (isStarted || !src) return
  isStarted = true
  if (waits) fetchAll()
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
}

/** Resolves at once where a browser does not report the first paint. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return resolve()
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })

/** A reload and a way back return to where the page was scrolled to. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

async function startAfterFirstScreen(): Promise<void> {
  setTimeout(start, MAX_WAIT_MS)
  const pictures = [...document.images].filter((image) => image.fetchPriority === 'high')
  await Promise.allSettled([firstPaint(), document.fonts.ready, ...pictures.map((image) => image.decode())])
  requestAnimationFrame(() => setTimeout(start))
}

if (!waits) fetchAll()
else if (!location.hash && isNewVisit()) {
  document.documentElement.dataset.firstScreen = ''
  // A press may lead to a part below.
  for (const type of ['scroll', 'pointerdown', 'keydown']) addEventListener(type, showRest, { once: true })
}
addEventListener('DOMContentLoaded', () => (waits ? void startAfterFirstScreen() : start()))
