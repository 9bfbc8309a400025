import { expect, test } from 'vitest'
import { countInNetworks, LocalCounts } from './window-counts.ts'

test('20,000 other keys do not reset a count', async () => {
  const counts = new LocalCounts()
  for (let time = 0; time < 5; time++) await counts.count('busy', 60_000)
  for (let key = 0; key < 40_000; key++) await counts.count(`key ${key}`, 60_000)
  expect((await counts.count('busy', 60_000)).current).toBe(6)
})

test('wider IPv6 networks count with two and four times the limit', async () => {
  const counts = new LocalCounts()
  const budget = { name: 'read', max: 10, windowMs: 60_000 }
  const isAllowed = async (address: string) => (await countInNetworks(counts, address, budget)).current <= 10
  const allowed = async (addresses: string[]) => {
    let count = 0
    for (const address of addresses) if (await isAllowed(address)) count += 1
    return count
  }
  const sites = (count: number, address: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => address(at))
  expect(await allowed(sites(100, (at) => `2001:db8:1:${at.toString(16)}::1`))).toBe(20)
  expect(await allowed(sites(100, (at) => `2001:db8:1:${(256 * (at % 50) + 256).toString(16)}::1`))).toBe(20)
  expect(await allowed(sites(100, (at) => `2001:db8:1:ffff::${at}`))).toBe(0)
  expect(await allowed(sites(20, () => '2001:db8:2::1'))).toBe(10)
})

test("a flood of one IPv6 network does not use up its neighbour's budget", async () => {
  const counts = new LocalCounts()
  const budget = { name: 'read', max: 10, windowMs: 60_000 }
  for (let time = 0; time < 100; time++) await countInNetworks(counts, '2001:db8:1:1::1', budget)
  const { current } = await countInNetworks(counts, '2001:db8:1:2::1', budget)
  expect(current).toBeLessThanOrEqual(10)
})
