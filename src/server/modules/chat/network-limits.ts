import type { Context } from '#server/platform/context.ts'
import { NetworkRateLimiter, networkMay } from '#server/platform/limits/network-limit.ts'

const WINDOW_MS = 60_000
/** Five a second, in bursts, because a whole lodge may share one address. */
const MESSAGES = 300
const FRAMES = 1200

/**
 * Counts all rooms, sockets and POSTs of a network together, so a new socket does not start again at zero.
 */
export class NetworkLimits {
  private readonly messages = new NetworkRateLimiter(MESSAGES, WINDOW_MS)
  private readonly frames = new NetworkRateLimiter(FRAMES, WINDOW_MS)

  takesMessage(context: Context): boolean {
    return networkMay(context, this.messages)
  }

  takesFrame(context: Context): boolean {
    return networkMay(context, this.frames)
  }
}
