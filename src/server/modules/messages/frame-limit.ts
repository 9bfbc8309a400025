import type { WebSocket } from 'ws'
import type { Context } from '#server/platform/context.ts'
import { RateLimiter } from '#server/platform/socket/rate-limiter.ts'

/** Policy violation (RFC 6455, section 7.4.1). */
const TOO_MUCH = 1008
const FRAMES = 20
const WINDOW_MS = 5000

/** The limit is above what a page sends. */
export function closeWhenTooMany(
  { config, clock }: Context,
  socket: WebSocket,
  receive: (text: string) => void,
): void {
  const limiter = new RateLimiter(FRAMES, WINDOW_MS)
  socket.on('message', (data, isBinary) => {
    const isTooMuch = config.RATE_LIMIT === 'on' && !limiter.tryConsume(clock.now())
    if (isBinary || isTooMuch) socket.close(TOO_MUCH, 'too many frames')
    else receive(String(data))
  })
}
