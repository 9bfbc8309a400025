type PackedList = { fields: string[]; rows: unknown[][] }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function commonFields(list: unknown): string[] | null {
  if (!Array.isArray(list) || list.length < 2 || !list.every(isRecord)) return null
  const [first] = list
  const names = Object.keys(first ?? {})
  const isAlike = (entry: object) => Object.keys(entry).join() === names.join()
  return list.every(isAlike) ? names : null
}

/** The page's serializer writes the same object once, so equal ones become the same. */
function sharing() {
  const known = new Map<string, unknown>()
  const share = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const key = JSON.stringify(value)
    if (!known.has(key)) {
      const shared = Array.isArray(value)
        ? value.map(share)
        : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, share(part)]))
      known.set(key, shared)
    }
    return known.get(key)
  }
  return share
}

export function packData(data: unknown): unknown {
  const fields = commonFields(data)
  if (!fields) return data
  const share = sharing()
  const rows = (data as Record<string, unknown>[]).map((entry) => fields.map((name) => share(entry[name])))
  return { fields, rows } satisfies PackedList
}

export function unpackData(packed: unknown): unknown {
  if (!isRecord(packed) || !('fields' in packed && 'rows' in packed)) return packed
  const { fields, rows } = packed as PackedList
  return rows.map((row) => Object.fromEntries(fields.map((name, index) => [name, row[index]])))
}
