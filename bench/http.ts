import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import autocannon from 'autocannon'

/**
 * Reads a second of the running product beside a bare node:http server that sends the same bytes, in turns, 50
 * connections each: npm run bench -- http [address]. Start the product with RATE_LIMIT=off.
 */
const CONNECTIONS = 50
const SECONDS = 4
const ROUNDS = 3

const goals: Record<string, number> = {
  '/api/lodges': 0.8,
  '/api/crypto-data': 0.8,
  '/': 0.7,
  '/lodge/xrp-lodge': 0.7,
}

const rate = async (url: string): Promise<number> => {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'gzip' },
  })
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} times without success`)
  return result.requests.average
}

/** A bare server with the product's own bytes and headers' weight left out. */
async function bare(bytes: Buffer, type: string) {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'gzip',
      'content-length': bytes.length,
    })
    response.end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const base = process.argv[3] ?? 'http://127.0.0.1:3000'

for (const [path, goal] of Object.entries(goals)) {
  const answer = await fetch(base + path)
  const bytes = gzipSync(Buffer.from(await answer.arrayBuffer()))
  const { server, url } = await bare(bytes, answer.headers.get('content-type') ?? '')
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) ratios.push((await rate(base + path)) / (await rate(url)))
  server.close()
  const [low, middle, high] = ratios.sort((a, b) => a - b).map((ratio) => ratio.toFixed(2))
  console.log(
    `${path.padEnd(18)} ${middle} of bare node:http (${low} to ${high}; goal ${goal}), ${bytes.length} bytes`,
  )
}
