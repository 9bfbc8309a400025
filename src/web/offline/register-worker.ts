import { isStored } from './answer-cache.ts'

const WORKER = '/service-worker.js'
const SCOPE = '/booking/'

/**
 * Registers the service worker of the stay's page once the page is loaded. What the page was answered without it, before or while it
 * started, is fetched once more through it. Failures leave the page as it is.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker || import.meta.env.DEV) return
  const isControlled = Boolean(serviceWorker.controller)
  await loaded()
  await serviceWorker.register(WORKER, { scope: SCOPE })
  if (isControlled) return
  // The worker may have taken the page over while this waited.
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  repeatWithoutWorker()
}

/** Fetches what is of the stay and did not pass through the worker, once each; an answer under way counts when it has come. */
function repeatWithoutWorker(): void {
  const repeated = new Set<string>()
  new PerformanceObserver((list) => {
    for (const { name, workerStart } of list.getEntries() as PerformanceResourceTiming[]) {
      if (workerStart > 0 || repeated.has(name) || !isOfStay(new URL(name))) continue
      repeated.add(name)
      fetch(name).catch(() => {})
    }
  }).observe({ type: 'resource', buffered: true })
}

const isOfStay = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && (isStored(pathname) || /^\/(pictures|uploads)\//.test(pathname))

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}
