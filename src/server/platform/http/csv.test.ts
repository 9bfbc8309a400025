import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

/** The cells that a spreadsheet with this separator reads: quotes count at the beginning of a cell only (RFC 4180). */
function parseCells(line: string, separator: string): string[] {
  const cells: string[] = []
  const cell = new RegExp(`("(?:[^"]|"")*"|)([^${separator}\\r\\n]*)(?:[${separator}\\r\\n]|$)`, 'y')
  while (cell.lastIndex < line.length) {
    const [, quoted = '', rest = ''] = cell.exec(line) ?? []
    cells.push(quoted.slice(1, -1).replaceAll('""', '"') + rest)
  }
  return cells
}

const texts = fc.string({
  unit: fc.constantFrom('=', '+', '@', '-', ';', '\t', '"', '\n', '\r', ',', ' ', 'a', '1'),
})

test.each([',', ';', '\t'])('no text is a formula in a spreadsheet that separates by %j', (separator) => {
  fc.assert(
    fc.property(texts, texts, (one, two) => {
      for (const cell of parseCells(csvLine(['x', one, two]), separator))
        expect(cell).not.toMatch(/^\s*[=+@-]/)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['a;b', '"a;b"'],
  ['a\tb', '"a\tb"'],
  ['a;=1+1', `"a;'=1+1"`],
  ['a; "@SUM(A1)', `"a; ""'@SUM(A1)"`],
  ['a\t+1', `"a\t'+1"`],
  ['Please\n- towels', `"Please\n'- towels"`],
  ['half-board, 2 + 1', '"half-board, 2 + 1"'],
  ['plain', 'plain'],
  ['-120.00', '-120.00'],
])('writes %j as %s', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})
