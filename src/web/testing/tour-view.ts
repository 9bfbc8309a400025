import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { sees } from './state.ts'

/** The dialog of a lodge's tour. */
export const findTour = (lodge: string) => page.getByRole('dialog', { name: `Virtual Tour - ${lodge}` })

/** Waits until the tour is in a scene. */
export const sceneShown = (scene: string) => sees(page.css(`[data-testid=tour-view][data-scene="${scene}"]`))

/** Waits until the panorama is loaded. */
export const panoramaReady = () => sees(page.css('canvas[data-ready]'))

/** Scene, rotation, zoom and what shows them, as text. */
export const view = (): Record<string, string | undefined> => ({
  ...document.querySelector<HTMLElement>('[data-testid=tour-view]')?.dataset,
})

const decode = window.createImageBitmap

/** Neither decodes nor draws panoramas: without a graphics card that takes most of a test's time. */
export function drawNothing(): void {
  vi.spyOn(window, 'createImageBitmap').mockImplementation(() => decode(new ImageData(2, 1)))
  vi.spyOn(WebGL2RenderingContext.prototype, 'drawArrays').mockReturnValue()
}
