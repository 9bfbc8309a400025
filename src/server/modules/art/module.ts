import { artEndpoints } from '#contract/art/art.ts'
import { defineModule } from '#server/platform/module.ts'
import { artRoutes } from './routes.ts'

export const artModule = defineModule({
  name: 'art',
  summary: 'The gallery, its likes and the purchase of a print.',
  dependsOn: ['legal'],
  endpoints: [artEndpoints],
  register: artRoutes,
  personalData: {
    art_likes: { like: ['visitor_hash'] },
    art_pieces: { none: ['slug', 'lodge_slug', 'title', 'artist', 'description', 'image', 'style'] },
  },
})
