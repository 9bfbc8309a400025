import { seedArt } from '../art/seeds.ts'
import type { Database } from '../database/database.ts'
import { seedLodges } from '../lodges/seeds.ts'
import { testClock } from './test-clock.ts'

/** Inserts the lodges and artworks that a start of the product inserts. */
export async function seedDatabase(db: Database): Promise<void> {
  await seedLodges({ db, emit: () => undefined })
  await seedArt({ db, clock: testClock() })
}
