import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { refreshEmail } from '../bookings/emails/refresh-email.ts'
import { queueAll } from '../mail/outbox.ts'
import { mailServer, sendDue } from '../mail/sender.ts'
import { writeSamples } from './email-previews.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

test('every email has a subject, both parts and a link, and no value that is missing', () => {
  const samples = writeSamples(testApp.context)
  expect(samples.length).toBeGreaterThan(25)
  expect(new Set(samples.map(({ name }) => name)).size).toBe(samples.length)
  for (const { name, subject, text, html } of samples) {
    expect(subject.length, name).toBeGreaterThan(5)
    for (const part of [text, html]) {
      expect(part, name).toMatch(/https?:\/\//)
      expect(part, name).not.toMatch(/undefined|NaN|null|\[object/)
    }
    expect(html, name).toMatch(/^<!doctype html>.*prefers-color-scheme.*max-width:600px/s)
    // The inbox shows the first sentence after the subject.
    expect(html, name).toContain('mso-hide:all')
    expect(text, name).not.toMatch(/<[a-z/]/i)
  }
})

test('an unconfirmed stay is free to cancel in its emails, and a confirmed one by its policy', () => {
  const texts = new Map(writeSamples(testApp.context).map(({ name, text }) => [name, text]))
  const policy = 'our cancellation policy is Seven Days Free: cancelling is free until'
  expect(texts.get('requested-guest')).toContain(
    `Until the owner has confirmed, cancelling is free. After that ${policy}`,
  )
  expect(texts.get('awaiting-payment-guest')).toContain(
    `Until you have paid, cancelling is free. After that ${policy}`,
  )
  expect(texts.get('confirmed-guest')).toContain(policy.replace('our', 'Our'))
  expect(texts.get('confirmed-guest')).not.toMatch(/Until (the owner|you have)/)
})

test('expired stays have an email to the guest and none to the owner', () => {
  const names = writeSamples(testApp.context).map(({ name }) => name)
  const isExpired = (name: string) => /^(unanswered|unconfirmed|unpaid)-/.test(name)
  expect(names.filter(isExpired)).toEqual(['unanswered-guest', 'unconfirmed-guest', 'unpaid-guest'])
  expect(names).toContain('declined-owner')
  expect(names).not.toContain('sold-owner')
})

test('an owner lists the emails and opens one; its pictures are of this site', async () => {
  const { body } = await testApp.send('GET /api/admin/emails', { token })
  expect(body[0]).toEqual({
    name: 'requested-guest',
    purpose: 'Booking',
    step: 'Requested',
    recipient: 'guest',
    subject: 'We have your request for DOGE Lodge',
  })
  const shown = await testApp.send('GET /api/admin/emails/confirmed-guest', { token })
  expect(shown.body.html).toContain('src="/og/doge-lodge.jpg"')
  expect(shown.body.text).toContain('Total: $1,499.39')
  expect((await testApp.send('GET /api/admin/emails/unknown', { token })).status).toBe(404)
  expect((await testApp.send('GET /api/admin/emails')).status).toBe(401)
})

test('every email passes a real mail server with both of its parts', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      let raw = ''
      stream.on('data', (chunk: Buffer) => {
        raw += chunk
      })
      stream.on('end', () => {
        received.push(raw)
        done()
      })
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()))
  const samples = writeSamples(testApp.context)
  await queueAll(
    testApp.context,
    samples.map(({ name, subject, text, html }) => ({
      recipient: `${name}@example.com`,
      subject,
      text,
      html,
    })),
  )
  const transport = mailServer(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`)
  await sendDue(testApp.context, transport, refreshEmail)
  transport.close()
  await new Promise<void>((closed) => server.close(() => closed()))
  expect(received).toHaveLength(samples.length)
  for (const raw of received) expect(raw).toMatch(/text\/plain[\s\S]*text\/html/)
})
