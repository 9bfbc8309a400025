import type { Lodge } from '#contract/lodges/lodges.ts'

export function imageText(
  { imageTexts, pictures }: Pick<Lodge, 'imageTexts' | 'pictures'>,
  src: string,
  otherwise: string,
): string {
  return imageTexts[src] || pictures.find((picture) => picture.src === src)?.alt || otherwise
}
