// Checks the built product with external tools: node scripts/judge.mjs. The Nu HTML checker (needs Java) reads each
// kind of page, Redocly the OpenAPI document, and MCP's conformance suite (needs Node 22) calls the agents' server:
// node scripts/judge.mjs agents does the last one alone.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build-product.mjs'
import { giveUp, install, print, requireNode, root, run } from './steps.mjs'

const pages = [
  '/',
  '/browse',
  '/browse?q=hot+tub',
  '/lodge/xrp-lodge',
  '/lodge/xrp-lodge/chat',
  '/lodge/nowhere',
  '/art-gallery',
  '/badges',
  '/investor',
  '/investor-badges',
  '/developer',
  '/booking/ABCDEFGHJK?key=none',
  '/admin/login',
  '/nowhere',
  '/api/docs',
]

/** Scenarios of the suite for what this server has; the others are about tools, prompts and resources of a test server. */
const scenarios = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection']

requireNode()
const isForAgents = process.argv[2] === 'agents'
await install()
await install('scripts')
await build()
const folder = mkdtempSync(join(tmpdir(), 'crypto-lodge-judge-'))
const server = spawn(process.execPath, ['dist/server/main.js'], {
  cwd: root,
  env: {
    ...process.env,
    ...{ PORT: '0', DATA_DIR: join(folder, 'data'), DATABASE_URL: '', REDIS_URL: '', SMTP_URL: '' },
    ...{ NODE_ENV: 'development', MARKET_SOURCE: 'demo', PAYMENT_PROVIDER: 'sandbox', LOG_LEVEL: 'error' },
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const failed = []
try {
  const base = await readAddress(server)
  if (!isForAgents && !(await judgeApi(base))) failed.push('redocly lint')
  if (!isForAgents && !(await judgePages(base))) failed.push('the Nu HTML checker')
  if (!(await judgeAgents(base))) failed.push("MCP's conformance suite")
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
if (failed.length > 0) giveUp(`${failed.join(' and ')} found errors: see above`)

/** The address that the server prints when it is ready. */
function readAddress(product) {
  return new Promise((resolve, reject) => {
    let printed = ''
    product.stdout.on('data', (chunk) => {
      printed += chunk
      const address = printed.match(/Ready at (http:\S+)/)?.[1]
      if (address) resolve(address)
    })
    product.once('exit', () => reject(new Error(`the product ended: ${printed}`)))
  })
}

async function judgeApi(base) {
  const file = join(folder, 'openapi.json')
  writeFileSync(file, await (await fetch(`${base}/api/openapi.json`)).text())
  const environment = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const redocly = join(root, 'scripts/node_modules/@redocly/cli/bin/cli.js')
  return (await run(process.execPath, [redocly, 'lint', '--max-problems=20', file], environment)) === 0
}

async function judgeAgents(base) {
  if (Number(process.versions.node.split('.')[0]) < 22) {
    print("Skipped: MCP's conformance suite needs Node 22")
    return true
  }
  const suite = join(root, 'scripts/node_modules/@modelcontextprotocol/conformance/dist/index.js')
  for (const scenario of scenarios) {
    const code = await run(process.execPath, [
      suite,
      'server',
      '--url',
      `${base}/mcp`,
      '--scenario',
      scenario,
    ])
    if (code !== 0) return false
  }
  return true
}

async function judgePages(base) {
  if (spawnSync('java', ['-version']).status !== 0) {
    print('Skipped: the Nu HTML checker needs Java, which is not installed here')
    return true
  }
  const files = []
  for (const [at, page] of pages.entries()) {
    const file = join(folder, `${at}${page.replaceAll(/\W+/g, '-')}.html`)
    writeFileSync(file, await (await fetch(base + page)).text())
    files.push(file)
  }
  const jar = join(root, 'scripts/node_modules/vnu-jar/build/dist/vnu.jar')
  const code = await run('java', ['-jar', jar, '--errors-only', ...files])
  if (code === 0) print(`The Nu HTML checker finds nothing wrong on ${pages.length} pages`)
  return code === 0
}
