/** RFC 9110, section 14.1.2. Several ranges, or another unit, are ignored, as the RFC allows. */
export const isByteRange = (header: string | undefined): header is string =>
  /^bytes=(\d{1,15}-\d{0,15}|-\d{1,15})$/.test(header ?? '')

export function readByteRange(header: string, size: number): { start: number; end: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start <= end ? { start, end } : null
}
