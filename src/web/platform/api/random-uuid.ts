/** A random UUID (RFC 9562, section 5.4). `crypto.randomUUID` is missing on pages over plain http. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = (8 + (Number.parseInt(hex[16] ?? '0', 16) % 4)).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
