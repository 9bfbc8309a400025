const FINAL_TEXT = 0x81
const LENGTH_16 = 126
const LENGTH_64 = 127

/** An unmasked text frame (RFC 6455, section 5.2), built once for all sockets and written at once. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  return Buffer.concat([header(payload.length), payload])
}

function header(length: number): Buffer {
  if (length < LENGTH_16) return Buffer.from([FINAL_TEXT, length])
  if (length <= 0xffff) return Buffer.from([FINAL_TEXT, LENGTH_16, length >> 8, length & 0xff])
  const bytes = Buffer.alloc(10)
  bytes[0] = FINAL_TEXT
  bytes[1] = LENGTH_64
  bytes.writeBigUInt64BE(BigInt(length), 2)
  return bytes
}
