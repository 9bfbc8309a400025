import type { Lodge } from '#contract/lodges/lodges.ts'

/** Our own file while the lodge shows that picture, then the owner's. For a picture on another site it is home's. */
export function linkPicture({ slug, exteriorImage }: Pick<Lodge, 'slug' | 'exteriorImage'>): string {
  if (exteriorImage === `/pictures/${slug}/exterior.webp`) return `/og/${slug}.jpg`
  return exteriorImage.startsWith('/') ? exteriorImage : '/og/home.jpg'
}
