import type { Product } from '../product.ts'
import { type Lodge, ofProduct, requireLodges } from './contender.ts'
import { compare } from './pair.ts'
import { startNext } from './servers.ts'

/** The home page and a Next 16 twin of it, once rendered at its build and once for each request. */
export async function compareHome(product: Product, lodges: readonly Lodge[]): Promise<boolean> {
  const next = await startNext()
  const peers = [
    { name: 'Next 16, static', paths: ['/'], ...next },
    { name: 'Next 16, force-dynamic', paths: ['/fresh'], ...next },
  ]
  for (const peer of peers) await requireLodges(peer, lodges)
  const isMet = await compare({ name: 'home page', paths: ['/'], ...ofProduct(product) }, peers)
  await next.stop()
  return isMet
}
