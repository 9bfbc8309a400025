import { expect, test } from 'vitest'
import { fillBlocks, fillLine, fillText, plainBlock, unknownFields } from './template-text.ts'

const values = {
  guestName: 'Ada **Lovelace** [x](https://evil.example)',
  lodgeName: 'DOGE Lodge',
  none: '',
  link: 'https://lodge.example/booking/A?key=b',
}
const plain = (text: string) => fillBlocks(text, values).map(plainBlock)

test('fills fields, and leaves no gap for one that does not apply', () => {
  expect(fillLine('Hello {{ lodgeName }} {{none}}!', values)).toBe('Hello DOGE Lodge!')
  expect(plain('One {{none}} two.\n\n{{none}}\n\n- {{lodgeName}}\n- {{none}}\n- end')).toEqual([
    'One two.',
    '- DOGE Lodge\n- end',
  ])
  expect(fillText('Dear {{lodgeName}},\n\n{{none}}\n\nBye', values)).toBe('Dear DOGE Lodge,\n\nBye')
})

test('reads bold words, links and lists', () => {
  expect(
    fillBlocks(
      'Bring **warm {{lodgeName}} socks**.\nSee [the map](https://map.example/a) or https://b.example/c.',
      values,
    ),
  ).toEqual([
    {
      kind: 'paragraph',
      words: [
        { text: 'Bring ' },
        { text: 'warm ', isBold: true },
        { text: 'DOGE Lodge', isBold: true },
        { text: ' socks', isBold: true },
        { text: '.' },
        { text: '\n' },
        { text: 'See ' },
        { text: 'the map', href: 'https://map.example/a' },
        { text: ' or ' },
        { text: 'https://b.example/c', href: 'https://b.example/c' },
        { text: '.' },
      ],
    },
  ])
  expect(fillBlocks('Pack:\n- boots\n- a **lamp**', values)).toMatchObject([
    { kind: 'paragraph' },
    { kind: 'list', items: [[{ text: 'boots' }], [{ text: 'a ' }, { text: 'lamp', isBold: true }]] },
  ])
})

test('what a field stands for is never read as a mark', () => {
  expect(fillBlocks('Hello {{guestName}}', values)).toEqual([
    { kind: 'paragraph', words: [{ text: 'Hello ' }, { text: values.guestName }] },
  ])
  expect(fillBlocks('[open]({{link}})', values)).toEqual([
    { kind: 'paragraph', words: [{ text: 'open', href: values.link }] },
  ])
  expect(fillBlocks('[open](javascript:alert)', values)).toEqual([
    { kind: 'paragraph', words: [{ text: 'open (javascript:alert)' }] },
  ])
})

test('a field that stands alone may have several paragraphs', () => {
  expect(fillBlocks('{{message}}', { message: 'One\nmore.\n\nTwo.' }).map(plainBlock)).toEqual([
    'One\nmore.',
    'Two.',
  ])
})

test('names the nearest known field for one that is unknown', () => {
  const known = ['guestName', 'lodgeName', 'checkIn']
  expect(unknownFields('{{guestNme}} {{lodgeName}} {{chekin}}', known)).toEqual([
    { name: 'guestNme', nearest: 'guestName' },
    { name: 'chekin', nearest: 'checkIn' },
  ])
})
