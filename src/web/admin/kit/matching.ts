import { folded } from '#contract/platform/trimmed.ts'

/** Items whose name has every word; case does not count. */
export function matching<Item>(
  items: readonly Item[],
  text: string,
  getName: (item: Item) => string,
): readonly Item[] {
  const words = folded(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return items
  return items.filter((item) => {
    const name = folded(getName(item))
    return words.every((word) => name.includes(word))
  })
}
