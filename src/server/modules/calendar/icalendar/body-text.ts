import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { ChannelError } from '../channels/channel-error.ts'

export const MAX_BYTES = 2_000_000

type Decompress = (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

const gunzip: Decompress = promisify(zlib.gunzip)
const inflate: Decompress = promisify(zlib.inflate)
const inflateRaw: Decompress = promisify(zlib.inflateRaw)
const brotli: Decompress = promisify(zlib.brotliDecompress)

const isGzip = (body: Buffer): boolean => body[0] === 0x1f && body[1] === 0x8b
/** RFC 1950, section 2.2. Some servers send the raw format instead. */
const isZlib = (body: Buffer): boolean =>
  (body[0] ?? 0) % 16 === 8 && body.length > 1 && body.readUInt16BE(0) % 31 === 0
const isCalendar = (body: Buffer): boolean => body.includes('BEGIN:VCALENDAR')

/**
 * The encodings of HTTP (RFC 9110, section 8.4.1), each with the formats that servers use its name for, in
 * the order to try.
 */
const formats: Readonly<Record<string, (body: Buffer) => readonly Decompress[]>> = {
  gzip: (body) => (isGzip(body) ? [gunzip] : []),
  'x-gzip': (body) => (isGzip(body) ? [gunzip] : []),
  deflate: (body) => (isZlib(body) ? [inflate, inflateRaw] : [inflateRaw]),
  br: () => [brotli],
  identity: () => [],
}

/** A longer list is an attack. */
const MAX_ENCODINGS = 3

/**
 * Servers compress without a request for it, and send gzip files without an encoding. Throws `ChannelError`
 * when the text is larger than 2 MB.
 */
export async function readBody(body: Buffer, encodings = ''): Promise<string> {
  const names = encodings
    .toLowerCase()
    .split(',')
    .filter((name) => name.trim())
  if (names.length > MAX_ENCODINGS) throw unreadable()
  let bytes = body
  for (const name of names.toReversed()) bytes = await decode(bytes, name.trim())
  if (isGzip(bytes)) bytes = await decode(bytes, 'gzip')
  return new TextDecoder(detectCharset(bytes)).decode(bytes)
}

/** A body that is readable already is not compressed, whatever its header says. */
async function decode(body: Buffer, name: string): Promise<Buffer> {
  if (isCalendar(body)) return body
  const tried = formats[name]?.(body)
  if (!tried) throw unreadable()
  let failure: NodeJS.ErrnoException | null = null
  for (const decompress of tried)
    try {
      return await decompress(body, { maxOutputLength: MAX_BYTES })
    } catch (error) {
      failure ??= error as NodeJS.ErrnoException
    }
  if (failure?.code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge()
  if (failure?.code === 'Z_BUF_ERROR') throw new ChannelError('The file is cut off')
  if (failure) throw unreadable()
  return body
}

const unreadable = () => new ChannelError('The calendar is compressed in a way that cannot be read')
export const tooLarge = () => new ChannelError('The calendar is larger than 2 MB')

function detectCharset([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
