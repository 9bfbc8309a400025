import { isPicture, isStored } from './answer-cache.ts'

const WORKER = '/service-worker.js'
const SCOPE = '/booking/'

/** Requests that bypassed the worker while it started are sent once more, so that it stores their answers. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker || import.meta.env.DEV) return
  const isControlled = Boolean(serviceWorker.controller)
  await loaded()
  await serviceWorker.register(WORKER, { scope: SCOPE })
  if (isControlled) return
  // The worker may already control the page, because it can take over while `register` is awaited.
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  repeatBypassedRequests()
}

/**
 * The observer also reports requests that end after the takeover. Firefox reports no `workerStart`, so there
 * a request that the worker answered is repeated too.
 */
function repeatBypassedRequests(): void {
  const repeated = new Set<string>()
  new PerformanceObserver((list) => {
    for (const { name, workerStart } of list.getEntries() as PerformanceResourceTiming[]) {
      if (workerStart > 0 || repeated.has(name) || !isOfStay(new URL(name))) continue
      repeated.add(name)
      // An answer that is not read would keep its connection.
      fetch(name)
        .then((answer) => answer.arrayBuffer())
        .catch(() => {})
    }
  }).observe({ type: 'resource', buffered: true })
}

const isOfStay = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && (isStored(pathname) || isPicture(pathname))

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}
