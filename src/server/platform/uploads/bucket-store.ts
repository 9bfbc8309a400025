import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config.ts'
import { failure } from '../failure.ts'
import { parseBucketAddress } from './bucket-address.ts'
import { BucketClient } from './bucket-client.ts'
import { isByteRange } from './byte-range.ts'
import {
  LARGEST_FILE,
  type OpenedFile,
  type StoredFile,
  type UploadFile,
  type UploadStore,
  UploadsUnavailable,
} from './upload-store.ts'

const MEDIA: Readonly<Record<string, string>> = { webp: 'image/webp', avif: 'image/avif' }

export function openBucket(url: string, config: Config): UploadStore {
  const address = parseBucketAddress(url)
  const client = new BucketClient(address, config)
  const read = (path: string, range?: string) => openObject(client, path, range)
  return {
    place: `s3://${address.bucket}/${address.prefix} at ${address.endpoint}`,
    write: async (files) => {
      for (const file of files) await writeObject(client, file)
    },
    read,
    delete: async (path) => {
      const { body } = await client.send({ method: 'DELETE', path }, [404])
      await body?.cancel()
    },
    list: () => listObjects(client, address.prefix),
    copyTo: async (path, target) => {
      const opened = await read(path)
      if (opened) await pipeline(opened.stream, createWriteStream(target, { mode: 0o600 }))
    },
    isUp: () => client.isUp,
  }
}

/** S3 shows no object before its last byte has come. */
async function writeObject(client: BucketClient, [path, bytes]: UploadFile): Promise<void> {
  if (bytes.length > LARGEST_FILE) throw failure('too_large', `The file ${path} is too large to be stored`)
  const media = MEDIA[path.split('.').pop() ?? ''] ?? 'application/octet-stream'
  const { body } = await client.send({
    method: 'PUT',
    path,
    headers: { 'content-type': media },
    body: bytes,
  })
  await body?.cancel()
}

async function openObject(
  client: BucketClient,
  path: string,
  range: string | undefined,
): Promise<OpenedFile | null> {
  const headers: Record<string, string> = isByteRange(range) ? { range } : {}
  const response = await client.send({ method: 'GET', path, headers }, [404, 416])
  const { status, body } = response
  if (status === 404) {
    const isGone = !/NoSuchBucket/.test(await response.text())
    if (isGone) return null
    throw new UploadsUnavailable('the bucket is not there', { isRefused: true })
  }
  const bytes = Number(response.headers.get('content-length') ?? Number.NaN)
  if (status === 416 || !body || !(bytes <= LARGEST_FILE)) {
    await body?.cancel()
    if (status === 416) throw failure('bad_range', 'The picture has no such bytes')
    throw new UploadsUnavailable(`the object ${path} has ${bytes} bytes, more than are read`, {
      isRefused: true,
    })
  }
  const part = status === 206 ? response.headers.get('content-range') : null
  // biome-ignore lint/suspicious/noExplicitAny: Node's and the browser's types of streams differ
  return { bytes, stream: Readable.fromWeb(body as any), ...(part && { range: part }) }
}

async function listObjects(client: BucketClient, prefix: string): Promise<StoredFile[]> {
  const found: StoredFile[] = []
  let token = ''
  do {
    const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) }
    const text = await (await client.send({ method: 'GET', query })).text()
    for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const path = readElement(entry, 'Key').slice(prefix.length)
      const isUpload = /^([^./][^/]*\/)?[^./][^/]*$/.test(path)
      const changedAt = Date.parse(readElement(entry, 'LastModified'))
      if (isUpload) found.push({ path, bytes: Number(readElement(entry, 'Size')), changedAt })
    }
    token = readElement(text, 'NextContinuationToken')
  } while (token)
  return found
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function readElement(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_whole, entity: string) => ENTITIES[entity] ?? '')
}
