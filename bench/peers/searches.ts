import { addDays } from '../../src/contract/platform/dates.ts'
import { book, type Product } from '../product.ts'
import { type Lodge, ofProduct } from './contender.ts'
import { startHotelDruid } from './hotel-druid.ts'
import { compare } from './pair.ts'

const STAYS = 160
const SEARCHES = 2000
/** PHP's own server handles one request at a time. */
const CONNECTIONS = 4
const DAYS_SEARCHED = 300
const today = new Date().toISOString().slice(0, 10)

const below = (number: number): number => Math.floor(Math.random() * number)

function randomStay(): { checkIn: string; checkOut: string } {
  const checkIn = addDays(today, 2 + below(DAYS_SEARCHED))
  return { checkIn, checkOut: addDays(checkIn, 1 + below(6)) }
}

/** The search by dates and HotelDruid's, with the same rooms and stays. */
export async function compareSearch(
  product: Product,
  lodges: readonly Lodge[],
  installed: string,
): Promise<boolean> {
  const stays = []
  while (stays.length < STAYS) {
    const stay = { ...randomStay(), lodgeId: 1 + below(lodges.length) }
    const { receipt } = await book(product.base, stay)
    if (receipt) stays.push(stay)
  }
  const hotel = await startHotelDruid(installed, lodges, stays)
  const searches = Array.from({ length: SEARCHES }, () => ({ ...randomStay(), guests: 1 + below(2) }))
  const ours = searches.map(
    ({ checkIn, checkOut, guests }) =>
      `/api/search?checkIn=${checkIn}&checkOut=${checkOut}&guests=${guests}&flexDays=0`,
  )
  const theirs = searches.map(
    ({ checkIn, checkOut, guests }) =>
      `/disponibilita.php?anno=${today.slice(0, 4)}&inizioperiodo=${checkIn}&fineperiodo=${checkOut}&numpersone=${guests}`,
  )
  const own = { name: 'GET /api/search', paths: ours, ...ofProduct(product) }
  const isMet = await compare(own, [{ name: 'HotelDruid', paths: theirs, ...hotel }], CONNECTIONS)
  await hotel.stop()
  return isMet
}
