import { seedArt } from '../modules/art/seeds.ts'
import { seedLodges } from '../modules/lodges/seeds.ts'
import type { Database } from '../platform/database/database.ts'
import { testClock } from './test-clock.ts'

/** Inserts the lodges and artworks that a start of the product inserts. */
export async function seedDatabase(db: Database): Promise<void> {
  await seedLodges({ db, emit: () => undefined })
  await seedArt({ db, clock: testClock() })
}
