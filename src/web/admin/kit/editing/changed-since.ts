export function changedSince<Fields extends object>(
  start: Fields,
  now: Fields,
): [keyof Fields, Fields[keyof Fields]][] {
  const fields = Object.entries(now) as [keyof Fields, Fields[keyof Fields]][]
  return fields.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(start[field]))
}

/** The form after `sent` was stored: `empty`, with what was typed since. */
export function typedSince<Fields extends object>(sent: Fields, now: Fields, empty: Fields): Fields {
  return { ...empty, ...Object.fromEntries(changedSince(sent, now)) }
}
