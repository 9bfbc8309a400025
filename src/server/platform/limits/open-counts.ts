import { clientNetworks } from './client-network.ts'

export class OpenCounts {
  private readonly max: number
  private readonly counts = new Map<string, number>()

  constructor(max: number) {
    this.max = max
  }

  hasRoom(address: string): boolean {
    return clientNetworks(address).every(({ name, share }) => (this.counts.get(name) ?? 0) < this.max * share)
  }

  add(address: string): () => void {
    const networks = clientNetworks(address)
    for (const { name } of networks) this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
    return () => {
      for (const { name } of networks) {
        const left = (this.counts.get(name) ?? 1) - 1
        if (left > 0) this.counts.set(name, left)
        else this.counts.delete(name)
      }
    }
  }
}
