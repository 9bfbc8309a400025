/** What the version before this one may still read or write, or cannot fill. */
const breaks: readonly [RegExp, string][] = [
  [/\bdrop\s+(table|column)\b/i, 'drops what the version before uses'],
  [/\brename\s+(column\b|to\b)/i, 'renames what the version before uses'],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, 'changes a type'],
  [/\balter\s+column\s+\S+\s+set\s+not\s+null\b/i, 'refuses rows that the version before writes'],
  [/\balter\s+column\s+\S+\s+drop\s+default\b/i, 'takes a default that the version before relies on'],
]

/** A file that says since which release nothing uses it may contract: `-- unused since 0.3.0`. */
const EXCUSE = /^-- unused since \d+\.\d+\.\d+/m

/** Why the version before could not run beside a migration (expand, then contract: decision 059). */
export function findBreaks(migration: string): string[] {
  if (EXCUSE.test(migration)) return []
  const statements = migration.replaceAll(/--.*$/gm, '').split(';')
  return statements.flatMap((statement) => [
    ...breaks.filter(([pattern]) => pattern.test(statement)).map(([, why]) => why),
    ...(addsRequiredColumn(statement) ? ['adds a column that the version before does not fill'] : []),
  ])
}

const addsRequiredColumn = (statement: string): boolean =>
  statement
    .split(/(?=\badd\s+column\b)/i)
    .slice(1)
    .some((part) => /\bnot\s+null\b/i.test(part) && !/\b(default|generated)\b/i.test(part))
