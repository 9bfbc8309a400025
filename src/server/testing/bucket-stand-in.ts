import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import { readByteRange } from '../platform/uploads/byte-range.ts'

type Stored = { bytes: Buffer; media: string; changedAt: number }

export type BucketStandIn = {
  /** The variables with which a server uses it, below the prefix `site/uploads`. */
  environment: Record<string, string>
  /** By key, with the prefix. */
  objects: Map<string, Stored>
  /** `GET key` and the like, of all calls so far. */
  calls: string[]
  /** Answers the next calls of this method with this status. */
  refuse: (method: string, count: number, status: number) => void
  /** Does the next calls of this method and loses their answers. */
  loseAnswersTo: (method: string, count: number) => void
  /** At most so many keys in one answer of a list. */
  pageSize: number
  close: () => Promise<void>
}

const REGION = 'eu-test-1'
const SECRET = 'a-secret'

const fault = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

/** Whether the request has the signature that the key of this bucket makes (Signature Version 4), and its body the signed digest. */
async function isSigned(request: IncomingMessage, body: Buffer, origin: string): Promise<boolean> {
  const { headers } = request
  const digest = createHash('sha256').update(body).digest('hex')
  const given = /SignedHeaders=([^,]+), Signature=\w+$/.exec(headers.authorization ?? '')
  if (!given || headers['x-amz-content-sha256'] !== digest) return false
  const names = (given[1] ?? '').split(';').filter((name) => name !== 'host')
  const signed = await new AwsV4Signer({
    method: request.method ?? '',
    url: `${origin}${request.url}`,
    headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
    accessKeyId: 'a-key',
    secretAccessKey: SECRET,
    service: 's3',
    region: REGION,
    datetime: String(headers['x-amz-date']),
  }).sign()
  return signed.headers.get('authorization') === headers.authorization
}

/** The part of Amazon's S3 API that `bucket-client.ts` uses, on a bucket `pictures`. */
export async function bucketStandIn(): Promise<BucketStandIn> {
  const objects = new Map<string, Stored>()
  const refused = { method: '', count: 0, status: 500 }
  const lost = { method: '', count: 0 }
  const count = (of: { method: string; count: number }, method: string) =>
    of.method === method && of.count-- > 0
  const standIn: BucketStandIn = {
    environment: {},
    objects,
    calls: [],
    refuse: (method, times, status) => Object.assign(refused, { method, count: times, status }),
    loseAnswersTo: (method, times) => Object.assign(lost, { method, count: times }),
    pageSize: 1000,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '' } = request
    const url = new URL(request.url ?? '', origin)
    const [, bucket, ...path] = url.pathname.split('/')
    const key = path.join('/')
    const body = await buffer(request)
    standIn.calls.push(`${method} ${key}`)
    if (count(refused, method)) return fault(response, refused.status, 'InternalError')
    if (bucket !== 'pictures') return fault(response, 404, 'NoSuchBucket')
    if (!(await isSigned(request, body, origin))) return fault(response, 403, 'SignatureDoesNotMatch')
    if (method === 'PUT')
      objects.set(key, { bytes: body, media: String(request.headers['content-type']), changedAt: Date.now() })
    if (method === 'DELETE') objects.delete(key)
    if (count(lost, method)) return request.socket.destroy()
    if (method === 'GET' && key === '') return response.end(listAt(url))
    if (method === 'GET') return sendObject(request, response, key)
    return response.writeHead(method === 'DELETE' ? 204 : 200).end()
  }

  const listAt = (url: URL): string => {
    const prefix = url.searchParams.get('prefix') ?? ''
    const after = url.searchParams.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, standIn.pageSize)
    const entries = page.map((key) => {
      const { bytes, changedAt } = objects.get(key) as Stored
      const time = new Date(changedAt).toISOString()
      return `<Contents><Key>${key}</Key><LastModified>${time}</LastModified><Size>${bytes.length}</Size></Contents>`
    })
    const more = keys.length > page.length ? page.at(-1) : undefined
    const next = more ? `<NextContinuationToken>${more}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${next}</ListBucketResult>`
  }

  const sendObject = (request: IncomingMessage, response: ServerResponse, key: string) => {
    const found = objects.get(key)
    if (!found) return fault(response, 404, 'NoSuchKey')
    const { bytes, media } = found
    if (!request.headers.range) {
      response.writeHead(200, { 'content-type': media, 'content-length': bytes.length })
      return response.end(bytes)
    }
    const part = readByteRange(request.headers.range, bytes.length)
    if (!part) return fault(response, 416, 'InvalidRange')
    response.writeHead(206, {
      'content-length': part.end - part.start + 1,
      'content-range': `bytes ${part.start}-${part.end}/${bytes.length}`,
    })
    return response.end(bytes.subarray(part.start, part.end + 1))
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  standIn.environment = {
    UPLOADS_URL: `s3://pictures/site/uploads?endpoint=${origin}&region=${REGION}`,
    AWS_ACCESS_KEY_ID: 'a-key',
    AWS_SECRET_ACCESS_KEY: SECRET,
  }
  return standIn
}
