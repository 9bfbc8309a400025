import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { CONNECTIONS_PER_NETWORK } from './connections.ts'

const has = (program: string, option: string): boolean => spawnSync(program, [option]).error === undefined
const canTestNginx = has('nginx', '-v') && has('openssl', 'version')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-nginx-'))
  // nginx's workers are another user where root runs the tests.
  await chmod(folder, 0o711)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function createCertificate(): { CERTIFICATE: string; CERTIFICATE_KEY: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=lodges.example', '-days', '1', '-out', certificate, '-keyout', key]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  execFileSync('openssl', ['req', ...kind, ...subject], { stdio: 'ignore' })
  return { CERTIFICATE: certificate, CERTIFICATE_KEY: key }
}

/** The arguments of nginx for a configuration with the filled-in template. */
async function configure(ports: { http: number; https: number; app1: number; app2: number }) {
  const values: Record<string, string> = {
    SERVER_NAME: 'lodges.example',
    HTTP_PORT: `127.0.0.1:${ports.http}`,
    HTTP_PORT_IPV6: `127.0.0.2:${ports.http}`,
    HTTPS_PORT: `127.0.0.1:${ports.https}`,
    // A second address of IPv4: not every machine has IPv6.
    HTTPS_PORT_IPV6: `127.0.0.2:${ports.https}`,
    ACME_FOLDER: folder,
    ...createCertificate(),
    ACCESS_LOG: join(folder, 'access.log'),
    ERROR_LOG: join(folder, 'error.log'),
    UPSTREAM_1: `127.0.0.1:${ports.app1}`,
    UPSTREAM_2: `127.0.0.1:${ports.app2}`,
  }
  const template = await readFile('deploy/nginx/default.conf.template', 'utf8')
  const site = template.replaceAll(
    /\$\{(\w+)\}/g,
    (_whole, name: string) => values[name] ?? `unknown ${name}`,
  )
  await mkdir(join(folder, 'logs'), { recursive: true })
  const file = join(folder, 'nginx.conf')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const http = `events {} http { access_log off; ${paths}\n${site}\n}`
  await writeFile(file, `daemon off; pid ${folder}/nginx.pid; error_log stderr; ${http}`)
  return ['-c', file, '-p', folder]
}

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  return port
}

/** The status that nginx answers; 0 while it does not listen. */
const statusAt = (port: number, path = '/', localAddress = '127.0.0.9'): Promise<number> =>
  new Promise((resolve) => {
    const headers = { host: 'lodges.example', referer: `https://lodges.example${path}` }
    const address = { host: '127.0.0.1', localAddress, port, path, headers }
    const sent = request({ ...address, rejectUnauthorized: false, agent: false }, (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    })
    sent.once('error', () => resolve(0))
    sent.end()
  })

/** Runs nginx before these instances, of which one or both answer 200 to `/`, until the test ends. Returns its port of HTTPS. */
const serve = async (apps: Server[]): Promise<number> => (await servePorts(apps)).https

async function servePorts(apps: Server[]): Promise<{ http: number; https: number }> {
  const [app1 = 0, app2 = 0] = await Promise.all(apps.map(listen))
  const [http, https] = [await freePort(), await freePort()]
  const nginx = spawn('nginx', await configure({ http, https, app1, app2 }), { stdio: 'ignore' })
  onTestFinished(async () => {
    nginx.kill()
    await once(nginx, 'exit')
    for (const app of apps) app.close()
  })
  await expect.poll(() => statusAt(https)).toBe(200)
  return { http, https }
}

const createApps = (): Server[] => [1, 2].map(() => createServer((_request, reply) => reply.end('by an app')))

/** A reply of HTTP/2. */
async function requestHttp2(port: number, path: string) {
  const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false })
  try {
    const stream = session.request({ ':path': path })
    const [headers] = await once(stream, 'response')
    return { headers, body: (await stream.toArray()).join('') }
  } finally {
    session.close()
  }
}

/** Whether nginx agrees on this cipher of TLS 1.2. */
const acceptsCipher = (port: number, ciphers: string): Promise<boolean> =>
  new Promise((settle) => {
    const socket = connectTls({ port, ciphers, maxVersion: 'TLSv1.2', rejectUnauthorized: false })
    socket.once('secureConnect', () => settle(true)).once('error', () => settle(false))
    socket.once('secureConnect', () => socket.destroy())
  })

describe.skipIf(!canTestNginx)('the template of nginx (needs nginx and openssl)', () => {
  test('is accepted', async () => {
    const args = await configure({ http: 8080, https: 8443, app1: 3001, app2: 3002 })
    const { status, stderr } = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' })
    expect({ status, stderr }).toMatchObject({ status: 0 })
  })

  test('serves an instance that has just answered 503, and the other one while one is gone', async () => {
    let status = 200
    const apps = [1, 2].map(() => createServer((_request, reply) => reply.writeHead(status).end()))
    const https = await serve(apps)
    status = 503
    expect([await statusAt(https), await statusAt(https)]).toEqual([503, 503])
    status = 200
    expect(await statusAt(https)).toBe(200)
    apps[0]?.close().closeAllConnections()
    expect([await statusAt(https), await statusAt(https)]).toEqual([200, 200])
  })

  test('requests a file from the other instance that one does not have, and nothing else', async () => {
    const only = (has: string) =>
      createServer(({ url = '' }, reply) =>
        reply.writeHead(url === '/' || url.endsWith(has) ? 200 : 404).end(),
      )
    const https = await serve([only('old.js'), only('new.js')])
    const statuses = async (path: string) => {
      const answers = Array.from({ length: 4 }, () => statusAt(https, path))
      return [...new Set(await Promise.all(answers))].toSorted()
    }
    expect(await statuses('/assets/old.js')).toEqual([200])
    expect(await statuses('/assets/new.js')).toEqual([200])
    expect(await statuses('/assets/none.js')).toEqual([404])
    expect(await statuses('/booking/old.js')).toEqual([200, 404])
  })

  test("logs neither guests' keys nor addresses, also when no instance answers", async () => {
    const apps = [1, 2].map(() => createServer((_request, reply) => reply.end()))
    const https = await serve(apps)
    await statusAt(https, '/booking/CL-1?key=secret')
    await statusAt(https, '/api/badges/ada%40example.com/day1')
    for (const app of apps) app.close().closeAllConnections()
    expect(await statusAt(https, '/order/7?key=secret')).toBe(502)
    const access = () => readFile(join(folder, 'access.log'), 'utf8')
    await expect.poll(access).toMatch(/ GET "\/order\/7" 502 \d+ [\d.]+ .* [0-9a-f]{32}$/m)
    expect(await access()).toMatch(/ GET "\/booking\/CL-1" 200 .* 200 [0-9a-f]{32}$/m)
    const all = (await access()) + (await readFile(join(folder, 'error.log'), 'utf8'))
    expect(all).toContain('"/api/badges/"')
    for (const text of ['secret', 'example.com', 'key=', '127.0.0.9']) expect(all).not.toContain(text)
  })

  test('speaks HTTP/2 and only ciphers with forward secrecy and authentication', async () => {
    const https = await serve(createApps())
    const { headers, body } = await requestHttp2(https, '/')
    expect([headers[':status'], body]).toEqual([200, 'by an app'])
    expect(await acceptsCipher(https, 'ECDHE-ECDSA-AES128-GCM-SHA256')).toBe(true)
    expect(await acceptsCipher(https, 'ECDHE-ECDSA-AES256-SHA384')).toBe(false)
    expect(await acceptsCipher(https, 'ECDHE-ECDSA-AES128-SHA')).toBe(false)
  })

  test('says when to try again while no instance answers, and never its own version', async () => {
    const apps = createApps()
    const { http, https } = await servePorts(apps)
    for (const app of apps) app.close().closeAllConnections()
    const { headers, body } = await requestHttp2(https, '/lodge/xrp-lodge')
    expect(headers).toMatchObject({ ':status': 502, 'retry-after': '5', 'cache-control': 'no-store' })
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('try again in a few seconds')
    expect(headers.server).toBe('nginx')
    const redirect = await fetch(`http://127.0.0.1:${http}/`, { redirect: 'manual' })
    expect([redirect.status, redirect.headers.get('server')]).toEqual([308, 'nginx'])
  })

  test('shows what certbot writes on port 80, and redirects the rest', async () => {
    const { http } = await servePorts(createApps())
    const challenges = join(folder, '.well-known/acme-challenge')
    await mkdir(challenges, { recursive: true })
    await writeFile(join(challenges, 'token'), 'token.thumbprint')
    const shown = await fetch(`http://127.0.0.1:${http}/.well-known/acme-challenge/token`)
    expect([shown.status, await shown.text()]).toEqual([200, 'token.thumbprint'])
    const other = await fetch(`http://127.0.0.1:${http}/.well-known/security.txt`, { redirect: 'manual' })
    expect(other.status).toBe(308)
  })

  test('bounds the requests in progress of one address, as the application bounds its connections', async () => {
    const held: ServerResponse[] = []
    const apps = [1, 2].map(() =>
      createServer(({ url }, reply) => {
        if (url === '/held') held.push(reply)
        else reply.end()
      }),
    )
    const https = await serve(apps)
    const statuses = Array.from({ length: CONNECTIONS_PER_NETWORK }, () => statusAt(https, '/held'))
    await expect.poll(() => held.length, { timeout: 10_000 }).toBe(CONNECTIONS_PER_NETWORK)
    expect(await statusAt(https)).toBe(429)
    expect(await statusAt(https, '/', '127.0.0.8')).toBe(200)
    for (const reply of held) reply.end()
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]))
    expect(await statusAt(https)).toBe(200)
  })

  test('requests files of every folder that is served from both instances', async () => {
    const folders = (await readdir('public', { withFileTypes: true })).filter((entry) => entry.isDirectory())
    const template = await readFile('deploy/nginx/default.conf.template', 'utf8')
    const named = template.match(/location ~ \^\/\(([^)]*)\)\//)?.[1]?.split('|')
    expect(named?.toSorted()).toEqual(['assets', ...folders.map(({ name }) => name)].toSorted())
  })
})
