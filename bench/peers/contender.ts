import { readFileSync } from 'node:fs'
import type { Product } from '../product.ts'

/** One side of a comparison. All paths are called in turn. */
export type Contender = {
  name: string
  base: string
  paths: readonly string[]
  pid: number | undefined
  /** The connections of a database of its own, whose processor time counts too. */
  databasePids?: () => Promise<number[]>
}

export type Lodge = { id: number; slug: string; name: string; price: number; maxGuests: number }

export const LODGES_PATH = '/api/lodges'

export const ofProduct = ({ base, process: { pid } }: Product) => ({ base, pid })

export const residentMegabytes = (pid: number | undefined): number =>
  Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) / 1024

export const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Throws when a twin's reply lacks a lodge. */
export async function requireLodges({ base, paths }: Contender, lodges: readonly Lodge[]): Promise<void> {
  const text = await (await fetch(`${base}${paths[0]}`)).text()
  const missing = lodges.find(({ name }) => !text.includes(name))
  if (missing) throw new Error(`${base}${paths[0]} lacks ${missing.name}`)
}
