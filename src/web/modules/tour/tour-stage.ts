import { type Area, bearing, type Size, type View } from './panorama/projection.ts'

export type Motion = 'cut' | 'steady' | 'glide'

/** Draws one frame. True requests another. */
export type Layer = (view: View) => boolean

const DURATIONS_MS: Record<Motion, number> = { cut: 0, steady: 100, glide: 260 }
const easeOut = (t: number) => 1 - (1 - t) ** 3

/** Along the shorter turn. */
function between(from: View, to: View, share: number): View {
  return {
    yaw: from.yaw + bearing(from.yaw, to.yaw) * share,
    pitch: from.pitch + (to.pitch - from.pitch) * share,
    zoom: from.zoom + (to.zoom - from.zoom) * share,
  }
}

/** Requests animation frames only during a change. */
export class TourStage {
  size: Size = { width: 1, height: 1 }
  free: Area = { left: 0, top: 0, right: 1, bottom: 1 }
  private readonly layers = new Set<Layer>()
  private at: View
  private path: { from: View; to: View; start: number; motion: Motion }
  private frame = 0

  constructor(view: View) {
    this.at = view
    this.path = { from: view, to: view, start: 0, motion: 'cut' }
  }

  add(layer: Layer): () => void {
    this.layers.add(layer)
    this.requestFrame()
    return () => this.layers.delete(layer)
  }

  moveTo(view: View, motion: Motion): void {
    this.path = { from: this.at, to: view, start: performance.now(), motion }
    this.requestFrame()
  }

  requestFrame(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame((now) => this.step(now))
  }

  measure(element: HTMLElement, free: HTMLElement): () => void {
    const observer = new ResizeObserver(() => {
      const whole = element.getBoundingClientRect()
      const part = free.getBoundingClientRect()
      this.size = { width: whole.width || 1, height: whole.height || 1 }
      // On a phone the list covers the free area, which keeps its last size.
      if (part.width > 0)
        this.free = {
          left: part.left - whole.left,
          top: part.top - whole.top,
          right: part.right - whole.left,
          bottom: part.bottom - whole.top,
        }
      this.requestFrame()
    })
    observer.observe(element)
    observer.observe(free)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(this.frame)
      this.frame = 0
    }
  }

  private step(now: number): void {
    this.frame = 0
    const { from, to, start, motion } = this.path
    const duration = DURATIONS_MS[motion]
    const time = duration === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / duration))
    this.at = time === 1 ? to : between(from, to, motion === 'glide' ? easeOut(time) : time)
    let isBusy = time < 1
    for (const layer of this.layers) isBusy = layer(this.at) || isBusy
    if (isBusy) this.requestFrame()
  }
}
