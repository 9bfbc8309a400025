import type { Picture } from '#contract/lodges.ts'

/** A built-in still by its address, for a page without a lodge; it is decoration. An exterior has 2560 as one width `more`. */
export const decoration = (src: string, ...more: number[]): Picture => ({
  src,
  alt: '',
  width: 1536,
  height: 1024,
  color: '#0b101c',
  placeholder: '',
  widths: [480, 720, 960, 1536, ...more],
  neon: true,
})
