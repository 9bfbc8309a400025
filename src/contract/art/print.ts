export const printDefaults = {
  size: '24 in (61 cm) on the longer side',
  paper: 'Matte archival paper, unframed',
  delivery: 'Printed to order and sent within 10 days, shipping included',
  returns: 'Damaged in the mail? Write to us within 14 days and we send a new one',
}

const CM_PER_INCH = 2.54
const sizes = /(\d+(?:\.\d+)?)(?:\s*[×x]\s*(\d+(?:\.\d+)?))?\s*(in|inches|cm)\b/

/** 60.96 for '24 × 16 in'; null for a size without a measure. */
export function longSideCm(size: string): number | null {
  const [, first, second = '0', unit] = sizes.exec(size) ?? []
  const side = Math.max(Number(first), Number(second))
  return side > 0 ? side * (unit === 'cm' ? 1 : CM_PER_INCH) : null
}
