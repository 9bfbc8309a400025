import { type Area, bearing, type Size, type View } from './panorama/projection.ts'

/** Motion to a new view: immediate, at a steady pace, or eased. */
export type Motion = 'cut' | 'steady' | 'glide'

/** Draws one frame for a view; returns true to request another. */
export type Layer = (view: View) => boolean

const DURATIONS_MS: Record<Motion, number> = { cut: 0, steady: 100, glide: 260 }
const easeOut = (t: number) => 1 - (1 - t) ** 3

/** The view between two others, along the shorter turn. */
function between(from: View, to: View, share: number): View {
  return {
    yaw: from.yaw + bearing(from.yaw, to.yaw) * share,
    pitch: from.pitch + (to.pitch - from.pitch) * share,
    zoom: from.zoom + (to.zoom - from.zoom) * share,
  }
}

/**
 * The stage of one open tour: its size, its free area, and its layers. It moves the layers to each new view
 * and requests animation frames only during a change.
 */
export class TourStage {
  /** CSS pixels. */
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

  /** Adds a layer to every frame; returns the function that removes it. */
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

  /** Follows the size of the stage's element and of its free area; returns a function that ends it. */
  measure(element: HTMLElement, free: HTMLElement): () => void {
    const observer = new ResizeObserver(() => {
      const whole = element.getBoundingClientRect()
      const part = free.getBoundingClientRect()
      this.size = { width: whole.width || 1, height: whole.height || 1 }
      // On a phone the list covers the free area, whose last size stays.
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
