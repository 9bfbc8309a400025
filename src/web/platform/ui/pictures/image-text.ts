import type { Lodge } from '#contract/lodges/lodges.ts'

/** Alternative text of a lodge's picture: the owner's, else the built-in one, else `otherwise`. */
export function imageText(
  { imageTexts, pictures }: Pick<Lodge, 'imageTexts' | 'pictures'>,
  src: string,
  otherwise: string,
): string {
  return imageTexts[src] || pictures.find((picture) => picture.src === src)?.alt || otherwise
}
