/** A lost message must be harmless, because the database is the truth. */
export type PubSub = {
  publish: (text: string) => void
  /**
   * `missed` is called when messages may have been lost: after this connection or another instance's was.
   */
  subscribe: (receive: (text: string) => void, missed: () => void) => Promise<void>
  isConnected?: () => Promise<boolean>
  close: () => Promise<void>
}

export const inProcess: PubSub = {
  publish: () => {},
  subscribe: async () => {},
  close: async () => {},
}
