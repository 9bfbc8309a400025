import type { Lodge } from '#contract/lodges/lodges.ts'

/** Path of the picture of a shared link: ours while the lodge shows it, then the owner's; for one of another site home's. */
export function linkPicture({ slug, exteriorImage }: Pick<Lodge, 'slug' | 'exteriorImage'>): string {
  if (exteriorImage === `/pictures/${slug}/exterior.webp`) return `/og/${slug}.jpg`
  return exteriorImage.startsWith('/') ? exteriorImage : '/og/home.jpg'
}
