import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { giveUp, print, root } from './steps.mjs'

/**
 * Writes the generated parts of ARCHITECTURE.md and deploy/metrics.md from the modules' manifests; with `--check` it fails where one
 * differs.
 */
const { isOn, readModules } = createRequire(import.meta.url)('./read-modules.cjs')
const isCheck = process.argv.includes('--check')
const modules = readModules()
const manifests = (
  await runnerImport(join(root, 'src/server/modules.ts'), { configFile: false, logLevel: 'error' })
).module.modules

/** The dependencies of a module that no other of its dependencies already has. */
function nearest({ dependsOn }) {
  const all = (name) =>
    modules.find((module) => module.name === name).dependsOn.flatMap((one) => [one, ...all(one)])
  const further = new Set(dependsOn.flatMap(all))
  return dependsOn.filter((name) => !further.has(name))
}

const diagram = [
  '```mermaid',
  'flowchart TB',
  ...modules.filter(({ dependsOn }) => dependsOn.length === 0).map(({ name }) => `  ${name}`),
  ...modules.flatMap((module) => nearest(module).map((other) => `  ${module.name} --> ${other}`)),
  '```',
].join('\n')

const row = (cells) => `| ${cells.join(' | ')} |`
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const inAdmin = (name) => (isOn('web/admin', name) ? 'admin' : '')
const inWeb = (name) => (isOn('web/modules', name) ? 'guest' : '')
const moduleTable = table(
  ['Module', 'What it does', 'Web', 'Imports'],
  modules.map(({ name, summary, dependsOn }) => [
    name,
    summary,
    [inWeb(name), inAdmin(name)].filter(Boolean).join(', '),
    dependsOn.join(', '),
  ]),
)

const inWords = (ms) => (ms < 60_000 ? `${ms / 1000} s` : `${ms / 60_000} min`)
const jobTable = table(
  ['Job', 'Every', 'Module'],
  manifests.flatMap(({ name, jobs = [] }) => jobs.map((job) => [job.name, inWords(job.everyMs), name])),
)

const metricTable = table(
  ['Metric', 'Label', 'Kind', 'Meaning', 'Module'],
  manifests.flatMap(({ name, metrics = [] }) =>
    metrics.map(({ label = '', isShared, help, ...metric }) => [
      `\`${metric.name}\``,
      label,
      isShared ? 'gauge, database' : 'gauge',
      help,
      name,
    ]),
  ),
)

/** Replaces what stands between `<!-- generated: NAME -->` and `<!-- end -->`. */
function generate(path, parts) {
  const file = join(root, path)
  const before = readFileSync(file, 'utf8')
  let after = before
  for (const [name, text] of Object.entries(parts)) {
    const pattern = new RegExp(`(<!-- generated: ${name} -->\n)[\\s\\S]*?(<!-- end -->)`)
    if (!pattern.test(after)) giveUp(`${path} has no part '${name}'`)
    after = after.replace(pattern, (_all, begin, end) => `${begin}${text}\n${end}`)
  }
  if (after === before) return
  if (isCheck) giveUp(`${path} is not what the manifests say: run npm run architecture`)
  writeFileSync(file, after)
  print(`${path} written`)
}

generate('ARCHITECTURE.md', { diagram, modules: moduleTable, jobs: jobTable })
generate('deploy/metrics.md', { metrics: metricTable })
