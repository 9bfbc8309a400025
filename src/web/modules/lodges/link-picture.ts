import type { Lodge } from '#contract/lodges/lodges.ts'

export function linkPicture({ slug, exteriorImage }: Pick<Lodge, 'slug' | 'exteriorImage'>): string {
  if (exteriorImage === `/pictures/${slug}/exterior.webp`) return `/og/${slug}.jpg`
  return exteriorImage.startsWith('/') ? exteriorImage : '/og/home.jpg'
}
