import type { Picture } from '#contract/lodges/lodges.ts'

/** A lodge's exterior by its address, for a page without a lodge; it is decoration. */
export const decoration = (src: string): Picture => ({
  src,
  alt: '',
  width: 1536,
  height: 1024,
  color: '#0b101c',
  placeholder: '',
  widths: [480, 720, 960, 1536, 2560],
  neon: true,
})
