/** Folders of the pictures, panoramas and videos that come with the software. */
const OURS = /^\/(pictures|panoramas|videos)\//

/** Whether a lodge's picture is one of our renderings, by its address; an owner's lies in `/uploads/` or at another site. */
export const isRendering = (src: string): boolean => OURS.test(src)

/** Says how many of the pictures are renderings; null when none is. */
export function renderingText(sources: readonly string[], lodges: 'lodge' | 'lodges'): string | null {
  const count = sources.filter(isRendering).length
  if (count === 0) return null
  const end = `of the ${lodges} as designed.`
  if (sources.length === 1) return `The picture is a rendering ${end}`
  return `${count === sources.length ? 'Pictures' : 'Some pictures'} are renderings ${end}`
}
