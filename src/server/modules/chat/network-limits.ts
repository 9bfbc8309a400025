import type { Context } from '#server/platform/context.ts'
import { NetworkRateLimiter, networkMay } from '#server/platform/limits/network-limit.ts'

const WINDOW_MS = 60_000
/** Five a second, in bursts: a whole lodge may share one address. */
const MESSAGES = 300
const FRAMES = 1200

/** What one network may send to all rooms, by sockets and by POST: a new socket does not begin again. */
export class NetworkLimits {
  private readonly messages = new NetworkRateLimiter(MESSAGES, WINDOW_MS)
  private readonly frames = new NetworkRateLimiter(FRAMES, WINDOW_MS)

  /** Whether the visitor's network may send one more message; counts it when it may. */
  takesMessage(context: Context): boolean {
    return networkMay(context, this.messages)
  }

  /** The same for frames of all kinds. */
  takesFrame(context: Context): boolean {
    return networkMay(context, this.frames)
  }
}
