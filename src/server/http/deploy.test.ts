import { execFileSync, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../config.ts'

const has = (program: string, option: string): boolean => spawnSync(program, [option]).error === undefined
const canTestNginx = has('nginx', '-v') && has('openssl', 'version')

/** The lines of a block below a key of this indentation. */
function blockOf(text: string, key: string, indent: number): string {
  const lines = text.split('\n')
  const begin = lines.findIndex((line) => line.startsWith(`${' '.repeat(indent)}${key}:`))
  expect([key, begin >= 0]).toEqual([key, true])
  const rest = lines.slice(begin + 1)
  const end = rest.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= indent)
  return rest.slice(0, end < 0 ? rest.length : end).join('\n')
}

test.skipIf(!canTestNginx)('nginx accepts the template (needs nginx and openssl)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-nginx-'))
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=lodges.example', '-days', '1', '-out', certificate, '-keyout', key]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', ...subject],
    {
      stdio: 'ignore',
    },
  )
  const values: Record<string, string> = {
    SERVER_NAME: 'lodges.example',
    HTTP_PORT: '127.0.0.1:8080',
    HTTPS_PORT: '127.0.0.1:8443',
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: key,
    UPSTREAM_1: '127.0.0.1:3001',
    UPSTREAM_2: '127.0.0.1:3002',
  }
  const template = await readFile('deploy/nginx.conf.template', 'utf8')
  const site = template.replaceAll(
    /\$\{(\w+)\}/g,
    (_whole, name: string) => values[name] ?? `unknown ${name}`,
  )
  await mkdir(join(folder, 'logs'))
  const file = join(folder, 'nginx.conf')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  await writeFile(
    file,
    `pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${paths}\n${site}\n}`,
  )
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', file, '-p', folder], { encoding: 'utf8' })
  await rm(folder, { recursive: true, force: true })
  expect({ status, stderr }).toMatchObject({ status: 0 })
})

test('compose runs two instances, PostgreSQL, Redis and a proxy', async () => {
  const text = await readFile('compose.yaml', 'utf8')
  // Throws for a key that stands twice, an unknown anchor, a wrong indentation.
  expect(Object.keys(parse(text, { merge: true }).services)).toHaveLength(5)
  const services = blockOf(text, 'services', 0)
  for (const name of ['app1', 'app2', 'postgres', 'redis', 'proxy']) blockOf(services, name, 2)
  const app = blockOf(text, 'x-app', 0)
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'env_file: deploy/env'])
    expect(app).toContain(line)
  const drain = Number(app.match(/DRAIN_SECONDS: '(\d+)'/)?.[1])
  const proxy = await readFile('deploy/nginx.conf.template', 'utf8')
  expect(drain).toBeGreaterThan(Number(proxy.match(/keepalive_timeout (\d+)s/)?.[1]))
  expect(Number(app.match(/stop_grace_period: (\d+)s/)?.[1])).toBeGreaterThan(drain + 25)
  const given = new Set(
    blockOf(services, 'proxy', 2)
      .match(/^ {6}[A-Z_0-9]+(?=:)/gm)
      ?.map((name) => name.trim()),
  )
  expect(new Set([...proxy.matchAll(/\$\{(\w+)\}/g)].map((found) => found[1]))).toEqual(given)
})

test('the image has no mistake, runs without root and says when it is ready', async () => {
  const text = await readFile('Dockerfile', 'utf8')
  expect(validate(text).map(({ message }) => message)).toEqual([])
  expect(text).toMatch(/^USER node$/m)
  expect(text).toMatch(/HEALTHCHECK[\s\S]*\/api\/ready/)
})

test('the example of an environment has known names and fits the configuration', async () => {
  const lines = (await readFile('deploy/env.example', 'utf8')).split('\n').filter((line) => /^\w/.test(line))
  const given = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)))
  expect(readConfig(given).PUBLIC_URL).toBe('https://lodges.example')
  const readme = await readFile('README.md', 'utf8')
  for (const name of Object.keys(given)) expect([name, readme.includes(`\`${name}\``)]).toEqual([name, true])
})
