/** Carries events between instances. A lost message must be harmless, because the database is the truth. */
export type PubSub = {
  publish: (text: string) => void
  /** Calls `missed` when messages may have been lost: after this connection or another instance's was. */
  subscribe: (receive: (text: string) => void, missed: () => void) => Promise<void>
  /** Whether messages leave and arrive now; missing where there is nothing to reach. */
  isConnected?: () => Promise<boolean>
  close: () => Promise<void>
}

/** For a single process. */
export const inProcess: PubSub = {
  publish: () => {},
  subscribe: async () => {},
  close: async () => {},
}
