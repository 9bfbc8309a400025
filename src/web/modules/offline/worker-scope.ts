/** TypeScript's library of workers cannot be loaded beside that of pages. */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = ExtendableEvent & {
  request: Request
  clientId: string
  respondWith: (answer: Promise<Response>) => void
}

type WorkerEvents = { install: ExtendableEvent; activate: ExtendableEvent; fetch: FetchEvent }

export type WorkerScope = {
  location: Location
  clients: {
    claim: () => Promise<void>
    get: (id: string) => Promise<{ postMessage: (message: unknown) => void } | undefined>
  }
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listen: (event: WorkerEvents[Name]) => void,
  ) => void
}
