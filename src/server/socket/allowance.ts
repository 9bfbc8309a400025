/** Lets through at most `most` events in any `windowMs` milliseconds. */
export class Allowance {
  private readonly most: number
  private readonly windowMs: number
  private times: number[] = []

  constructor(most: number, windowMs: number) {
    this.most = most
    this.windowMs = windowMs
  }

  /** Whether one more may happen at `now`, in milliseconds; one that may counts. */
  takes(now: number): boolean {
    this.times = this.times.filter((time) => time > now - this.windowMs)
    if (this.times.length >= this.most) return false
    this.times.push(now)
    return true
  }
}

/** An allowance for each key, forgotten when the map has grown past `mostKeys`, so that strangers cost no memory. */
export class Allowances {
  private readonly make: () => Allowance
  private readonly mostKeys: number
  private readonly each = new Map<string, Allowance>()

  constructor(make: () => Allowance, mostKeys = 10_000) {
    this.make = make
    this.mostKeys = mostKeys
  }

  takes(key: string, now: number): boolean {
    if (this.each.size >= this.mostKeys) this.each.clear()
    const allowance = this.each.get(key) ?? this.make()
    this.each.set(key, allowance)
    return allowance.takes(now)
  }
}
