import { vi } from 'vitest'

type Frame = Record<string, unknown> & { type: string }
type Player = { onOpen?: (socket: FakeSocket) => void; onFrame?: (socket: FakeSocket, frame: Frame) => void }

/** A socket of the page whose server is the test. */
export class FakeSocket {
  readyState = 0
  onopen = () => {}
  onmessage = (_event: { data: string }) => {}
  onclose = (_event: { code: number }) => {}
  readonly #player: Player

  constructor(player: Player) {
    this.#player = player
    setTimeout(() => {
      this.readyState = 1
      this.onopen()
      player.onOpen?.(this)
    })
  }

  send(text: string): void {
    this.#player.onFrame?.(this, JSON.parse(text))
  }

  close(code = 1000): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose({ code })
  }

  receive(type: string, data: unknown): void {
    this.onmessage({ data: JSON.stringify({ type, data }) })
  }
}

/** Each socket that the page opens connects to the test. */
export function playSockets(player: Player = {}): void {
  vi.stubGlobal('WebSocket', function openSocket() {
    return new FakeSocket(player)
  })
}
