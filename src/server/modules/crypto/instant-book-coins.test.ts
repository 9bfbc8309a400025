import { expect, test } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'

const nobody = { gateway: null, sandbox: null, why: null }

/** Books two nights at a lodge that is booked instantly, where no card is taken. */
async function bookAt(environment: Record<string, string>) {
  const testApp = await createTestApp({ environment, parts: { provider: nobody } })
  const token = await testApp.adminToken()
  const { slug, id: lodgeId } = (await testApp.send('GET /api/lodges')).body[0]
  await testApp.send(`PUT /api/admin/lodges/${slug}`, { token, body: { price: 450, instantBook: true } })
  const stay = { checkIn: '2027-02-10', checkOut: '2027-02-12', lodgeId }
  const body = { name: 'Grace', email: 'grace@example.com', ...stay }
  const { body: booked } = await testApp.send('POST /api/bookings', { body })
  return { testApp, booked }
}

test('where only coins are taken, a lodge is booked instantly and paid in coins', async () => {
  const { testApp, booked } = await bookAt({})
  const { send } = testApp
  expect((await send('GET /api/payment-setup')).body).toEqual({ provider: 'none', crypto: 'sandbox' })
  expect(booked).toMatchObject({ status: 'awaiting_payment', until: expect.any(String) })
  const { reference, key } = booked
  const body = { amount: booked.money.dueCents, metadata: { type: 'booking', reference, key } }
  const invoice = await send('POST /api/crypto-invoices', { body })
  expect(invoice.status).toBe(201)
  for (const action of ['pay', 'confirm'])
    await send(`POST /api/sandbox/crypto/${invoice.body.invoiceId}`, { body: { action } })
  expect((await send(`GET /api/bookings/${reference}?key=${key}`)).body).toMatchObject({
    status: 'confirmed',
    money: { dueCents: 0 },
  })
  await testApp.close()
})

test('where neither cards nor coins are taken, a request waits for the owner', async () => {
  const { testApp, booked } = await bookAt({ CRYPTO_PROVIDER: 'off' })
  expect(booked.status).toBe('requested')
  await testApp.close()
})
