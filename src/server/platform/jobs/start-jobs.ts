import { purgeIdempotencyKeys } from '../http/idempotency.ts'
import type { Host, Module } from '../module.ts'
import { type BackgroundWork, every } from './every.ts'
import { purgeRegularly } from './purge.ts'

export async function startJobs(
  host: Host,
  modules: readonly Module[],
): Promise<{ firstRounds: Promise<unknown> }> {
  const work: (BackgroundWork | null)[] = []
  for (const job of modules.flatMap(({ jobs = [] }) => jobs)) {
    if ('start' in job) work.push(await job.start(host))
    else work.push(every(host.context, job.everyMs, job.name, () => job.run(host)))
  }
  const purges = modules.flatMap((module) => module.purges ?? [])
  work.push(purgeRegularly(host.context, [purgeIdempotencyKeys, ...purges]))
  host.app.addHook('onClose', async () => {
    for (const job of work) job?.stop()
  })
  return { firstRounds: Promise.all(work.map((job) => job?.first)) }
}
