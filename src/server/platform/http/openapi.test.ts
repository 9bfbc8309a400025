import { expect, test } from 'vitest'
import { api, type CallName } from '#contract/api.ts'
import { toOpenApi } from './openapi.ts'

type Operation = {
  parameters: { name: string; in: string }[]
  responses: Record<string, { description: string; content: Record<string, unknown> }>
}

const { paths } = toOpenApi(api, 'http://localhost') as { paths: Record<string, Record<string, Operation>> }

function operation(name: CallName): Operation {
  const [method = '', path = ''] = name.split(' ')
  const found = paths[path]?.[method.toLowerCase()]
  if (!found) throw new Error(`the document has no ${name}`)
  return found
}

test('a status that several failures share names them all', () => {
  const { responses } = operation('POST /api/bookings')
  expect(responses[409]?.description).toBe('Conflict; Dates taken; Price changed')
  expect(responses[422]?.description).toBe('Against a rule; Idempotency key reused')
})

test('names the events of webhooks with their bodies', () => {
  const { webhooks } = toOpenApi(api, 'http://localhost') as { webhooks: Record<string, object> }
  expect(Object.keys(webhooks)).toContain('booking.confirmed')
  expect(webhooks['message.received']).toMatchObject({
    post: {
      requestBody: {
        content: {
          'application/json': {
            schema: { properties: { data: { required: expect.arrayContaining(['bookingId']) } } },
          },
        },
      },
    },
  })
})

test('every call may be unavailable', () => {
  for (const methods of Object.values(paths))
    for (const { responses } of Object.values(methods))
      expect(responses[503]?.description).toBe('Temporarily unavailable')
})

test.each<CallName>([
  'POST /api/bookings',
  'POST /api/create-payment-intent',
  'POST /api/art-gallery/purchase',
  'POST /api/bookings/{reference}/messages',
  'POST /api/admin/payments',
  'PUT /api/admin/payments/{id}/status',
  'POST /api/admin/payments/{id}/refund',
  'POST /api/admin/bookings',
  'POST /api/admin/bookings/{id}/messages',
  'POST /api/admin/bookings/{id}/thread',
  'POST /api/admin/calendar-feeds',
  'POST /api/admin/calendar-events',
  'POST /api/admin/calendar-events/days',
  'POST /api/admin/closures',
])('%s takes an Idempotency-Key', (name) => {
  const { parameters } = operation(name)
  expect(parameters.filter((parameter) => parameter.in === 'header')).toMatchObject([
    { name: 'Idempotency-Key', required: false },
  ])
})

test('a call that makes nothing takes no Idempotency-Key', () => {
  expect(operation('GET /api/bookings/{reference}').parameters.map(({ name }) => name)).not.toContain(
    'Idempotency-Key',
  )
})

test.each<CallName>(['POST /api/badges/day1', 'POST /api/chat/{slug}/messages/{id}/report'])(
  'a repeat of %s is a 200',
  (name) => {
    expect(Object.keys(operation(name).responses)).toEqual(expect.arrayContaining(['200', '201']))
  },
)

test('the report of a month is JSON or CSV', () => {
  const { content = {} } = operation('GET /api/admin/reports/month').responses[200] ?? {}
  expect(Object.keys(content)).toEqual(['application/json', 'text/csv'])
})
