import { expect, test } from 'vitest'
import { fillFacts } from './fill-facts.ts'

test('leaves out a clause between commas whose fact is missing', () => {
  const text = 'The operator, {name}, {address}, decides. Bye.'
  expect(fillFacts(text, { name: 'Ada', address: 'Here' })).toBe('The operator, Ada, Here, decides. Bye.')
  expect(fillFacts(text, { address: 'Here' })).toBe('The operator, Here, decides. Bye.')
  expect(fillFacts(text, {})).toBe('The operator decides. Bye.')
})

test('leaves out a sentence, an item and a heading without its text', () => {
  const text =
    'Hello. Write to {email}. Bye.\n\n## Law\n\nBy {law}.\n\n## Rest\n\n- One {phone}\n- Two {unknown}'
  expect(fillFacts(text, {})).toBe('Hello. Bye.\n\n## Rest\n\n- Two {unknown}')
  expect(fillFacts(text, { email: 'a.b@c.example', law: 'Utah', phone: '1' })).toBe(
    'Hello. Write to a.b@c.example. Bye.\n\n## Law\n\nBy Utah.\n\n## Rest\n\n- One 1\n- Two {unknown}',
  )
})
