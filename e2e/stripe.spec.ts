import type { Page } from '@playwright/test'
import { test } from './test.ts'

/**
 * Stands in for Stripe's script: a card field in the form, and on payment a frame over the page in which the bank puts its question, as
 * 3-D Secure does.
 */
const STRIPE = `
window.Stripe = () => {
  const element = {
    mount: (place) => { place.textContent = 'Card of Stripe' },
    on: () => element, off: () => element, update: () => {}, destroy: () => {}, unmount: () => {},
  }
  const elements = { create: () => element, getElement: () => element, update: () => {}, submit: async () => ({}) }
  const confirmPayment = () => new Promise((resolve) => {
    const cover = document.createElement('div')
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: white'
    const frame = document.createElement('iframe')
    frame.name = '__privateStripeFrame7'
    frame.title = 'Bank'
    frame.style.cssText = 'width: 100%; height: 100%; border: 0'
    frame.srcdoc = '<label>Code <input></label> <button>Submit</button>'
    frame.onload = () => {
      const { document: bank } = frame.contentWindow
      bank.querySelector('button').onclick = () => {
        const isRight = bank.querySelector('input').value === '123456'
        cover.remove()
        resolve(isRight ? {} : { error: { type: 'card_error', message: 'The bank has refused.' } })
      }
    }
    cover.append(frame)
    document.body.append(cover)
  })
  return {
    elements: () => elements, confirmPayment,
    createToken: () => {}, createPaymentMethod: () => {}, confirmCardPayment: () => {},
    registerAppInfo: () => {}, _registerWrapper: () => {},
  }
}
window.Stripe.version = 'test'
`

const REFUSE_FORM = `on: (name, listener) => {
  if (name === 'loaderror') setTimeout(listener)
  return element
}`

async function setUp(page: Page): Promise<void> {
  await page.route('**/api/payment-setup', (route) =>
    route.fulfill({ json: { provider: 'stripe', publishableKey: 'pk_live_none' } }),
  )
}

async function openForm(page: Page): Promise<void> {
  await page
    .getByRole('article', { name: 'Bronze Lodge Partner' })
    .getByRole('button', { name: 'Invest Now' })
    .click()
  const form = page.getByRole('dialog').getByRole('form', { name: 'Investor' })
  await form.getByLabel('Name').fill('Ivy Investor')
  await form.getByLabel('Email').fill('stripe@example.com')
  await form.getByRole('button', { name: 'Continue to Payment' }).click()
}

test("a guest answers the bank's question, which Stripe lays over the dialog", async ({ visit }) => {
  const page = await visit({
    path: '/investor',
    // The development server's pages allow no script of Stripe.
    context: { bypassCSP: true },
    before: async (opened) => {
      await setUp(opened)
      await opened.route('https://js.stripe.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: STRIPE }),
      )
    },
  })
  await openForm(page)
  const form = page.getByRole('form', { name: 'Card payment' })
  const bank = page.frameLocator('iframe[title=Bank]')
  await form.getByRole('button', { name: /^Pay \$/ }).click()
  await bank.getByLabel('Code').click()
  await page.keyboard.type('999')
  await bank.getByRole('button', { name: 'Submit' }).click()
  await form.getByText('The bank has refused.').waitFor()
  await form.getByRole('button', { name: /^Pay \$/ }).click()
  await bank.getByLabel('Code').click()
  await page.keyboard.type('123456')
  await bank.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Investment Successful!').waitFor()
})

test('a payment that went through and is opened again, which Stripe shows no form for, is a success', async ({
  visit,
}) => {
  const page = await visit({ path: '/investor', context: { bypassCSP: true }, before: setUp })
  const refusing = STRIPE.replace('on: () => element', REFUSE_FORM)
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: refusing }),
  )
  await page.route('**/api/payment-status', (route) => route.fulfill({ json: { status: 'completed' } }))
  await openForm(page)
  await page.getByText('Investment Successful!').waitFor()
})

test('a card form that is kept from loading says so, and loads at the next try', async ({ visit }) => {
  const page = await visit({ path: '/investor', context: { bypassCSP: true }, before: setUp })
  await page.route('https://js.stripe.com/**', (route) => route.abort('connectionreset'))
  await openForm(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Card payments are unavailable. Nothing was charged.').waitFor()
  await page.unroute('https://js.stripe.com/**')
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: STRIPE }),
  )
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByText('Card of Stripe').waitFor()
})
