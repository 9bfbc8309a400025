/**
 * Removes the half with the fewest uses, so that strangers who fill the map free no key that is near its
 * limit.
 */
export function dropLeastUsed<Value>(map: Map<string, Value>, uses: (value: Value) => number): void {
  const counted = Array.from(map, ([key, value]) => ({ key, count: uses(value) }))
  counted.sort((a, b) => a.count - b.count)
  for (const { key } of counted.slice(0, Math.ceil(counted.length / 2))) map.delete(key)
}
