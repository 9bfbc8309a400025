import type { Lodge } from './lodges.ts'

/** What a picture of a lodge shows, in words: the owner's, else those known of the picture, else `otherwise`. */
export function imageText(
  { imageTexts, pictures }: Pick<Lodge, 'imageTexts' | 'pictures'>,
  src: string,
  otherwise: string,
): string {
  return imageTexts[src] || pictures.find((picture) => picture.src === src)?.alt || otherwise
}
