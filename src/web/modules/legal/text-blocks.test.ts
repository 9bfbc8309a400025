import { expect, test } from 'vitest'
import { parseBlocks } from './text-blocks.tsx'

test('a text has headings, paragraphs and lists', () => {
  expect(parseBlocks('## One\nA line\nand another\n\n- a\n- b\n\r\n\n<b>plain</b>\n')).toEqual([
    { kind: 'heading', text: 'One' },
    { kind: 'paragraph', text: 'A line\nand another' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: '<b>plain</b>' },
  ])
})

test('an empty text has no blocks', () => {
  expect(parseBlocks(' \n\n ')).toEqual([])
})
