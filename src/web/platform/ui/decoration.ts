import type { Picture } from '#contract/lodges/lodges.ts'

/** For a page that has no lodge. The picture is decoration. */
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
