import { expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { NetworkLimits } from './network-limits.ts'

let now = 0
const contextAt = (address: string, RATE_LIMIT = 'on') =>
  ({
    config: readConfig({ RATE_LIMIT }),
    clock: { now: () => now },
    visitor: { address },
  }) as Context

test('a network sends at most 300 messages and 1,200 frames a minute', () => {
  const limits = new NetworkLimits()
  const [one, same, other] = [contextAt('2001:db8::1'), contextAt('2001:db8::2'), contextAt('192.0.2.1')]
  const messages = Array.from({ length: 300 }, () => limits.takesMessage(one))
  const frames = Array.from({ length: 1200 }, () => limits.takesFrame(one))
  expect(new Set([...messages, ...frames])).toEqual(new Set([true]))
  expect([limits.takesMessage(same), limits.takesFrame(same)]).toEqual([false, false])
  expect([limits.takesMessage(other), limits.takesFrame(other)]).toEqual([true, true])
  expect(limits.takesMessage(contextAt('2001:db8::1', 'off'))).toBe(true)
  now = 60_000
  expect([limits.takesMessage(same), limits.takesFrame(same)]).toEqual([true, true])
})
