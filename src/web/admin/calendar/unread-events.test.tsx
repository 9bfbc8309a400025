import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnreadEvents } from './unread-events.tsx'

const stripTags = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('lists the events that could not be read with UID and reason, beside what was read', () => {
  const events = [
    { uid: 'a@example.com', reason: 'It ends before it begins' },
    { uid: null, reason: 'It has no start' },
  ]
  const text = stripTags(renderToStaticMarkup(<UnreadEvents events={events} />))
  expect(text).toContain('2 events could not be read with certainty. The rest was read.')
  expect(text).toContain('a@example.com : It ends before it begins')
  expect(text).toContain('An event without a UID : It has no start')
})

test('shows nothing when every event was read', () => {
  expect(renderToStaticMarkup(<UnreadEvents events={[]} />)).toBe('')
})
