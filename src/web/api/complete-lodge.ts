import { defaultPolicy } from '#contract/built-in-policies.ts'
import { coinNamed } from '#contract/coins.ts'
import type { Lodge } from '#contract/lodges.ts'

type Optional =
  | 'features'
  | 'interiorImages'
  | 'imageTexts'
  | 'pictures'
  | 'panoramas'
  | 'coinId'
  | 'priceFrom'
  | 'cancellationPolicy'

/** A lodge as another server may give it: what the specification names, some of which may be missing. */
export type GivenLodge = Omit<Lodge, Optional> & { [Field in Optional]?: Lodge[Field] | null }

/** A lodge with everything that pages walk through. */
export function completeLodge(given: GivenLodge): Lodge {
  return {
    ...given,
    features: given.features ?? [],
    interiorImages: given.interiorImages ?? [],
    imageTexts: given.imageTexts ?? {},
    pictures: given.pictures ?? [],
    panoramas: given.panoramas ?? {},
    priceFrom: given.priceFrom ?? null,
    cancellationPolicy: given.cancellationPolicy ?? defaultPolicy,
    coinId: given.coinId === undefined ? coinNamed(given.name) : given.coinId,
  }
}
