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
    this.keep(key, value)
    return value
  }

  peek(key: string): Value | undefined {
    return this.values.get(key)
  }

  keep(key: string, value: Value): void {
    this.values.delete(key)
    this.values.set(key, value)
    const [oldest] = this.values.keys()
    if (this.values.size > this.max && oldest !== undefined) this.values.delete(oldest)
  }

  drop(): void {
    this.values.clear()
  }
}
