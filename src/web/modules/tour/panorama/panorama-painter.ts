import type { Panorama } from '#contract/lodges/lodges.ts'
import type { TourStage } from '../tour-stage.ts'
import { fromMiddle, type Opening } from './openings.ts'
import { type PanoramaLoader, panoramaLoader } from './panorama-layers.ts'
import { createPanoramaRenderer, type PanoramaRenderer } from './panorama-renderer.ts'
import type { View } from './projection.ts'

/** `glow` is 0 to 1. `isQuick`: the neon follows the guest's slider, not the coin. */
export type NeonLight = { glow: number; isQuick: boolean; isStill: boolean }

const FADE_MS = 220
/** The last panorama stays this long while the next one loads. */
export const KEPT_MS = 250
/** Then it leaves in this time, which the canvas also has in its class. */
const LEAVES_MS = 200
const GLOW_FADE_MS = 1000
const SLIDER_FADE_MS = 120
const MAX_FRAME_MS = 50

export class PanoramaPainter {
  private readonly renderer: PanoramaRenderer
  private readonly loader: PanoramaLoader
  private readonly stage: TourStage
  private readonly leaveStage: () => void
  private light: NeonLight
  private glow: { value: number; at: number }
  private wanted: Panorama | undefined
  private shown: { panorama: Panorama; opening: Opening; since: number } | undefined
  private ahead: ReturnType<typeof setTimeout> | undefined

  constructor(canvas: HTMLCanvasElement, stage: TourStage, light: NeonLight) {
    const renderer = createPanoramaRenderer(canvas)
    if (!renderer) throw new Error('WebGL 2 is not available')
    this.renderer = renderer
    this.loader = panoramaLoader(renderer.widest)
    this.stage = stage
    this.light = light
    this.glow = { value: light.glow, at: 0 }
    this.leaveStage = stage.add((view) => this.draw(view))
  }

  /**
   * Undefined pauses the painter. Resolves to false when another panorama was requested meanwhile; rejects
   * when loading fails.
   */
  async show(panorama: Panorama | undefined, opening: Opening, next: readonly Panorama[]): Promise<boolean> {
    this.wanted = panorama
    clearTimeout(this.ahead)
    if (!panorama) {
      this.shown = undefined
      return false
    }
    const wantedAt = performance.now()
    try {
      const layers = await this.loader.load(panorama)
      if (this.wanted !== panorama) return false
      this.renderer.show(layers)
    } catch (error) {
      if (this.wanted === panorama) throw error
      return false
    }
    const now = performance.now()
    // The canvas appears without a fade when there is no picture to fade from, or when it has left.
    const since = this.shown && now - wantedAt < KEPT_MS + LEAVES_MS ? now : Number.NEGATIVE_INFINITY
    this.shown = { panorama, opening, since }
    this.stage.requestFrame()
    // Decoding the next panoramas would slow this fade down.
    this.ahead = setTimeout(() => next.forEach(this.loader.prepare), 2 * FADE_MS)
    return true
  }

  setLight(light: NeonLight): void {
    this.light = light
    this.stage.requestFrame()
  }

  close(): void {
    this.wanted = undefined
    clearTimeout(this.ahead)
    this.leaveStage()
    this.loader.close()
    this.renderer.close()
  }

  private draw(view: View): boolean {
    const { shown, light } = this
    if (!shown || shown.panorama !== this.wanted) return false
    const now = performance.now()
    const fade = light.isStill ? 1 : Math.min(1, (now - shown.since) / FADE_MS)
    const glow = this.nextGlow(now)
    const turned = fromMiddle(view, shown.opening)
    this.renderer.draw(turned, this.stage.size, glow, fade)
    return fade < 1 || glow !== light.glow
  }

  private nextGlow(now: number): number {
    const { glow, isQuick, isStill } = this.light
    const step = Math.min(MAX_FRAME_MS, now - this.glow.at) / (isQuick ? SLIDER_FADE_MS : GLOW_FADE_MS)
    const left = glow - this.glow.value
    const value = isStill ? glow : this.glow.value + Math.sign(left) * Math.min(Math.abs(left), step)
    this.glow = { value, at: now }
    return value
  }
}
