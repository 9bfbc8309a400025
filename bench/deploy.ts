import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { addDays } from '../src/contract/platform/dates.ts'

/**
 * Rehearses README's 'Deploy on one machine' with what is committed, in a copy and under a project name of its own: npm run bench --
 * deploy. Needs Docker with compose, and the ports 80 and 443; with podman or buildah alone it builds the image and says its size.
 */
const GOAL_MB = 450
const PROJECT = 'crypto-lodge-rehearsal'
const WAIT_MS = 300_000

// The certificate is made for this run.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'

const works = (program: string, ...args: string[]) => spawnSync(program, args).status === 0
const hasCompose = works('docker', 'info') && works('docker', 'compose', 'version')
const builder = ['podman', 'buildah'].find((program) => works(program, 'info'))
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let failed = 0
/** Does one step and prints whether it held. */
async function step(name: string, work: () => unknown): Promise<void> {
  const begun = Date.now()
  const seconds = () => `${((Date.now() - begun) / 1000).toFixed(0)} s`
  try {
    const found = await work()
    console.log(`held    ${name} (${seconds()})${typeof found === 'string' ? `: ${found}` : ''}`)
  } catch (error) {
    failed += 1
    const { stderr, message, cause } = error as Error & { stderr?: string }
    console.log(
      `failed  ${name} (${seconds()}): ${
        String(stderr ?? '')
          .trim()
          .slice(-1000) || (cause ? `${message}: ${cause}` : message)
      }`,
    )
  }
}

/** The lines of the block of README's section that has this text. */
function readmeBlock(folder: string, text: string): string[] {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const block = readme.match(/```sh\n[\s\S]*?```/g)?.find((each) => each.includes(text))
  if (!block) throw new Error(`README has no block with '${text}'`)
  return block.split('\n').slice(1, -1)
}

function checkSize(bytes: number): string {
  const megabytes = Math.round(bytes / 1e6)
  if (megabytes > GOAL_MB) throw new Error(`the image has ${megabytes} MB (goal: at most ${GOAL_MB})`)
  return `${megabytes} MB (goal: at most ${GOAL_MB})`
}

async function rehearse(folder: string): Promise<void> {
  const version = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
  // Not `execFileSync`: guests go on meanwhile.
  const shell = async (command: string) =>
    (await promisify(execFile)('sh', ['-c', command], { cwd: folder, maxBuffer: 1e8 })).stdout
  // A connection each: nginx closes idle ones when it reloads, which a browser answers with a new one and `fetch` with an error.
  const answers = (path: string, init?: RequestInit) =>
    fetch(`https://localhost${path}`, { ...init, headers: { ...init?.headers, connection: 'close' } })
  const book = async (at: number) => {
    const checkIn = addDays(new Date().toISOString().slice(0, 10), 2 + Math.floor(at / 16))
    const stay = { checkIn, checkOut: addDays(checkIn, 1), lodgeId: 1 + (at % 16), guests: 1 }
    const reply = await answers('/api/bookings', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...stay, name: 'Rehearsal', email: `guest-${at}@example.com` }),
    })
    if (reply.status !== 201) throw new Error(`a booking was answered with ${reply.status}`)
  }

  await step('1. deploy/env is filled in', () => {
    const example = readFileSync(join(folder, 'deploy/env.example'), 'utf8')
    const filled = example
      .replace(/^PUBLIC_URL=.*$/m, 'PUBLIC_URL=https://localhost')
      .replace(/^ADMIN_PASSWORD=.*$/m, `ADMIN_PASSWORD=${randomBytes(12).toString('hex')}`)
    // One caller is many guests here.
    writeFileSync(join(folder, 'deploy/env'), `${filled}\nRATE_LIMIT=off\n`, { mode: 0o600 })
  })
  await step('2. .env has version, name and password', async () => {
    const engine = await shell("docker version --format '{{.Server.Version}}'")
    const hasIpv6 = Number(engine.split('.')[0]) >= 27
    const lines = [
      `COMPOSE_PROJECT_NAME=${PROJECT}`,
      `VERSION=${version}-rehearsal`,
      'SERVER_NAME=localhost',
      `POSTGRES_PASSWORD=${randomBytes(24).toString('hex')}`,
      `IPV6=${hasIpv6}`,
    ]
    writeFileSync(join(folder, '.env'), `${lines.join('\n')}\n`, { mode: 0o600 })
  })
  await step('3. a certificate for the trial', async () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8')
    const [, command = ''] = /`(mkdir -p deploy\/tls && openssl [^`]+)`/.exec(readme) ?? []
    await shell(command.replaceAll('lodges.example', 'localhost'))
  })
  await step('4. docker compose up', async () => {
    await shell('docker compose up -d --build')
    const until = Date.now() + WAIT_MS
    const isHealthy = async () => (await answers('/api/ready').catch(() => null))?.ok
    while (!(await isHealthy())) {
      if (Date.now() > until) throw new Error('nothing was ready after five minutes')
      await pause(1000)
    }
  })
  await step('the image is lean', async () =>
    checkSize(
      Number(await shell(`docker image inspect --format '{{.Size}}' crypto-lodge:${version}-rehearsal`)),
    ),
  )
  await step('pages and pictures are served', async () => {
    for (const path of ['/', '/browse', '/lodge/xrp-lodge', '/api/lodges']) {
      const { status } = await answers(path)
      if (status !== 200) throw new Error(`${path} is answered with ${status}`)
    }
  })
  await step('an admin is created by the line of the README', () =>
    shell('docker compose exec -T app1 node dist/server/admin.js create ada@example.com'),
  )
  await step('a new version replaces both instances, and no guest notices', async () => {
    let isOver = false
    let booked = 0
    let lost: unknown
    const guests = (async () => {
      while (!isOver) {
        await book(booked).catch((error: unknown) => {
          lost ??= error
        })
        booked += 1
        const { status } = await answers('/lodge/xrp-lodge')
        if (status !== 200) lost ??= new Error(`a page was answered with ${status}`)
        await pause(100)
      }
    })()
    try {
      for (const line of readmeBlock(folder, 'docker compose build')) {
        const command = line.replace(/#.*/, '').replaceAll('docker compose exec ', 'docker compose exec -T ')
        if (!command.includes('image prune'))
          // What is the same would not be replaced.
          await shell(command.replace(' --wait ', ' --force-recreate --wait '))
      }
    } finally {
      isOver = true
      await guests
    }
    if (lost) throw lost
    return `${booked} bookings and as many pages`
  })
  await step('a backup is made and restored by the lines of the README', async () => {
    mkdirSync(join(folder, 'backups'), { mode: 0o777 })
    await shell('chmod 0777 backups')
    for (const line of readmeBlock(folder, 'docker compose stop app1 app2'))
      await shell(
        line.replaceAll('docker compose exec ', 'docker compose exec -T ').replace(/ run /, ' run -T '),
      )
  })
  await shell(`docker compose down --volumes && docker image rm crypto-lodge:${version}-rehearsal`)
}

const folder = mkdtempSync(join(tmpdir(), 'crypto-lodge-deploy-'))
try {
  if (!hasCompose && !builder)
    console.log('skipped: there is neither a Docker with compose that answers, nor podman or buildah')
  else {
    execFileSync('sh', ['-c', `git archive HEAD | tar -x -C '${folder}'`])
    if (hasCompose) await rehearse(folder)
    else
      await step(`${builder} builds the image`, () => {
        const build = ['build', '--format', 'docker']
        execFileSync(builder as string, [...build, '-t', PROJECT, folder], {
          stdio: ['ignore', 'ignore', 'pipe'],
        })
        const archive = join(folder, 'image.tar')
        execFileSync(builder as string, ['push', PROJECT, `docker-archive:${archive}`])
        return checkSize(statSync(archive).size)
      })
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = failed > 0 ? 1 : 0
