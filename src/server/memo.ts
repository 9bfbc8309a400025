/** Values by key; evicts the least recently used above `max` keys. */
export class Memo<Value> {
  private readonly values = new Map<string, Value>()
  private readonly max: number

  constructor(max: number) {
    this.max = max
  }

  get(key: string, compute: () => Value): Value {
    const known = this.values.get(key)
    if (known !== undefined) {
      this.values.delete(key)
      this.values.set(key, known)
      return known
    }
    const value = compute()
    this.values.set(key, value)
    const [oldest] = this.values.keys()
    if (this.values.size > this.max && oldest !== undefined) this.values.delete(oldest)
    return value
  }

  drop(): void {
    this.values.clear()
  }
}
