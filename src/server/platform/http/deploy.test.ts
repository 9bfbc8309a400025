import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { createTestApp } from '#server/testing/test-app.ts'
import { readConfig } from '../config.ts'

/** The lines of a block below a key of this indentation. */
function findBlock(text: string, key: string, indent: number): string {
  const lines = text.split('\n')
  const begin = lines.findIndex((line) => line.startsWith(`${' '.repeat(indent)}${key}:`))
  expect([key, begin >= 0]).toEqual([key, true])
  const rest = lines.slice(begin + 1)
  const end = rest.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= indent)
  return rest.slice(0, end < 0 ? rest.length : end).join('\n')
}

test('compose runs two instances, PostgreSQL, Redis and a proxy', async () => {
  const text = await readFile('compose.yaml', 'utf8')
  // Throws for a key that stands twice, an unknown anchor, a wrong indentation.
  const all = Object.entries<{ logging?: unknown }>(parse(text, { merge: true }).services)
  expect(all).toHaveLength(5)
  // Docker's own default keeps every line for good.
  const logging = { driver: 'local', options: { 'max-size': '10m', 'max-file': '5' } }
  for (const [name, service] of all) expect([name, service.logging]).toEqual([name, logging])
  const services = findBlock(text, 'services', 0)
  for (const name of ['app1', 'app2', 'postgres', 'redis', 'proxy']) findBlock(services, name, 2)
  const app = findBlock(text, 'x-app', 0)
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'env_file: deploy/env'])
    expect(app).toContain(line)
  const drain = Number(app.match(/DRAIN_SECONDS: '(\d+)'/)?.[1])
  const proxy = await readFile('deploy/nginx/default.conf.template', 'utf8')
  expect(drain).toBeGreaterThan(Number(proxy.match(/keepalive_timeout (\d+)s/)?.[1]))
  expect(Number(app.match(/stop_grace_period: (\d+)s/)?.[1])).toBeGreaterThan(drain + 25)
  const given = new Set(
    findBlock(services, 'proxy', 2)
      .match(/^ {6}[A-Z_0-9]+(?=:)/gm)
      ?.map((name) => name.trim()),
  )
  expect(new Set([...proxy.matchAll(/\$\{(\w+)\}/g)].map((found) => found[1]))).toEqual(given)
})

test('one service builds the image, and none requests it from a registry', async () => {
  const { services } = parse(await readFile('compose.yaml', 'utf8'), { merge: true })
  const own = Object.entries<Record<string, unknown>>(services).filter(([, { image }]) =>
    /^crypto-lodge:/.test(String(image)),
  )
  expect(own.map(([name, { build, pull_policy }]) => [name, build ?? pull_policy])).toEqual([
    ['app1', '.'],
    ['app2', 'never'],
  ])
})

test("a release's template of nginx arrives: its folder is mounted, and the roll fills it in", async () => {
  const { services } = parse(await readFile('compose.yaml', 'utf8'), { merge: true })
  expect(services.proxy.volumes).toContain('./deploy/nginx:/etc/nginx/templates:ro')
  const script = (await readFile('deploy/nginx/reload.sh', 'utf8')).trim().split('\n').slice(2)
  expect(script).toEqual([
    'set -e',
    '/docker-entrypoint.d/20-envsubst-on-templates.sh',
    'nginx -t',
    'nginx -s reload',
  ])
  const readme = await readFile('README.md', 'utf8')
  const updates = readme.match(/^docker compose up .* --wait app[12].*$/gm)
  expect(updates).toHaveLength(2)
  for (const update of updates ?? [])
    expect(update).toMatch(/ --no-build .* proxy sh \/etc\/nginx\/templates\/reload\.sh$/)
  expect(readme).not.toContain('exec proxy nginx -s reload')
})

test('a release that changes nothing of the proxy leaves it running', async () => {
  const { services } = parse(await readFile('compose.yaml', 'utf8'), { merge: true })
  // Compose 2.26 takes `up --no-deps` of a service with dependencies for a change of it.
  expect(services.proxy.depends_on).toBeUndefined()
  expect(services.proxy.restart).toBe('unless-stopped')
})

test('guests of IPv6 reach the proxy from their own addresses, and no other service has IPv6', async () => {
  const { networks, services } = parse(await readFile('compose.yaml', 'utf8'), { merge: true })
  expect(Object.keys(networks)).toEqual(['ipv6'])
  expect(networks.ipv6.enable_ipv6).toMatch(/^\$\{IPV6:-true\}$/)
  for (const [name, service] of Object.entries<{ networks?: string[] }>(services))
    expect([name, service.networks]).toEqual([name, name === 'proxy' ? ['default', 'ipv6'] : undefined])
  const { HTTP_PORT_IPV6, HTTPS_PORT_IPV6 } = services.proxy.environment
  expect([HTTP_PORT_IPV6, HTTPS_PORT_IPV6]).toEqual(['[::]:80', '[::]:443'])
})

test('a renewed certificate is copied to where nginx reads it, not linked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-certificate-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [live, archive, bin] = [join(folder, 'live'), join(folder, 'archive'), join(folder, 'bin')]
  for (const each of [live, archive, bin, join(folder, 'deploy/tls')]) await mkdir(each, { recursive: true })
  for (const name of ['fullchain', 'privkey']) {
    await writeFile(join(archive, `${name}1.pem`), name)
    await symlink(`../archive/${name}1.pem`, join(live, `${name}.pem`))
  }
  await copyFile('deploy/use-certificate.sh', join(folder, 'deploy/use-certificate.sh'))
  await writeFile(join(bin, 'docker'), '#!/bin/sh\necho "$@" > called\n', { mode: 0o755 })
  const env = { PATH: `${bin}:${process.env.PATH}`, RENEWED_LINEAGE: live }
  execFileSync('sh', [join(folder, 'deploy/use-certificate.sh')], { env })
  for (const name of ['fullchain', 'privkey']) {
    const copy = join(folder, 'deploy/tls', `${name}.pem`)
    expect((await lstat(copy)).isSymbolicLink()).toBe(false)
    expect(await readFile(copy, 'utf8')).toBe(name)
  }
  expect(await readFile(join(folder, 'called'), 'utf8')).toBe('compose exec -T proxy nginx -s reload\n')
  const { services } = parse(await readFile('compose.yaml', 'utf8'), { merge: true })
  expect(services.proxy.volumes).toEqual(
    expect.arrayContaining(['./deploy/tls:/etc/nginx/tls:ro', './deploy/acme:/var/www/acme:ro']),
  )
})

const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined

test.skipIf(!has('systemd-analyze'))('the units are valid and hardened (needs systemd-analyze)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-units-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const names = (await readdir('deploy')).filter((name) => /\.(service|timer)$/.test(name))
  expect(names).toHaveLength(3)
  for (const name of names) {
    const text = await readFile(join('deploy', name), 'utf8')
    await writeFile(join(folder, name), text.replaceAll('/usr/bin/node', process.execPath))
  }
  const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { cwd: folder, encoding: 'utf8' })
  const paths = names.map((name) => `./${name}`)
  const { status, stderr } = analyze('verify', '--man=no', ...paths)
  // Other units of the machine are read too.
  expect([status, stderr.split('\n').filter((line) => line.includes('crypto-lodge'))]).toEqual([0, []])
  for (const service of paths.filter((path) => path.endsWith('.service')))
    expect(analyze('security', '--offline=true', '--threshold=30', service)).toMatchObject({ status: 0 })
})

test.skipIf(!has('envsubst'))(
  'without containers the template gets every value, and keeps the variables of nginx (needs envsubst)',
  async () => {
    const args = ['deploy/fill-in-nginx.sh', 'deploy/proxy.example']
    const site = execFileSync('sh', args, { encoding: 'utf8' })
    expect(site).not.toContain('${')
    expect(site).toContain('server 127.0.0.1:3000 max_fails=1')
    expect(site).toContain('return 308 https://$host$request_uri;')
  },
)

test('the role of the site is no superuser of the database', async () => {
  const { services, 'x-app': app } = parse(await readFile('compose.yaml', 'utf8'), { merge: true })
  const { environment, volumes } = services.postgres
  const [, role] = /^postgres:\/\/(\w+):/.exec(app.environment.DATABASE_URL) ?? []
  expect(role).toBe('lodge')
  // The image makes a superuser of it; without it that is `postgres`.
  expect(environment.POSTGRES_USER ?? 'postgres').not.toBe(role)
  const [script] = volumes.find((volume: string) => volume.includes('docker-entrypoint-initdb.d')).split(':')
  const text = await readFile(script, 'utf8')
  expect(text).toContain(`create role ${role} login password :'password' nosuperuser`)
  expect(text).toContain(`create database lodge owner ${role};`)
  expect(text).toContain('alter role postgres password null')
})

test('the image has no mistake, runs without root and says when it is ready', async () => {
  const text = await readFile('Dockerfile', 'utf8')
  expect(validate(text).map(({ message }) => message)).toEqual([])
  expect(text).toMatch(/^USER node$/m)
  // A first line with `# syntax` fetches another image for each build.
  expect(text).not.toContain('syntax=')
})

test('the image has what runs and no more: neither npm, nor Perl, nor the maps of packages', async () => {
  const stages = (await readFile('Dockerfile', 'utf8')).split(/^FROM /m).slice(1)
  const [build, postgres, last] = stages.map((stage) => stage.replaceAll('\\\n', ' '))
  expect(last).toMatch(/^debian:bookworm-slim\n/)
  expect(last).not.toMatch(/postgresql-client|npm/)
  for (const program of ['pg_dump', 'pg_restore', 'psql']) expect(last).toContain(`/15/bin/${program} `)
  expect(postgres).toContain('postgresql-client-15')
  for (const name of ['*.map', '*.ts', '*_snapshot.json']) expect(build).toContain(`-name '${name}'`)
  // The role of `compose.yaml`'s volumes, of Kubernetes and of the folder of backups.
  expect(last).toContain('useradd --uid 1000 ')
})

test("the image's check follows readiness, without a process of Node", async () => {
  const text = await readFile('Dockerfile', 'utf8')
  const [, options, command = '[]'] = /^HEALTHCHECK (.*) \\\n {2}CMD (\[.*\])$/m.exec(text) ?? []
  expect(options).toContain('--timeout=15s')
  const [program, ...args]: string[] = JSON.parse(command)
  expect(program).toBe('bash')
  const testApp = await createTestApp()
  onTestFinished(() => testApp.close())
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = testApp.app.server.address() as AddressInfo
  const exitCode = async (PORT: number) => {
    const [code] = await once(spawn('bash', args, { env: { PORT: `${PORT}` }, stdio: 'ignore' }), 'exit')
    return code
  }
  expect(await exitCode(port)).toBe(0)
  testApp.app.isDraining = true
  expect(await exitCode(port)).toBe(1)
  await testApp.app.close()
  expect(await exitCode(port)).toBe(1)
})

test('the example of an environment has known names and fits the configuration', async () => {
  const lines = (await readFile('deploy/env.example', 'utf8')).split('\n').filter((line) => /^\w/.test(line))
  const given = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)))
  expect(readConfig(given).PUBLIC_URL).toBe('https://lodges.example')
  const readme = await readFile('README.md', 'utf8')
  for (const name of Object.keys(given)) expect([name, readme.includes(`\`${name}\``)]).toEqual([name, true])
})
