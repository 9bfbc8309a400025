/** Carries events between instances. A lost message must be harmless: the database is the truth. */
export type PubSub = {
  publish: (text: string) => void
  subscribe: (receive: (text: string) => void) => Promise<void>
  close: () => Promise<void>
}

/** For a single process: there is nobody else to tell. */
export const inProcess: PubSub = {
  publish: () => {},
  subscribe: async () => {},
  close: async () => {},
}
