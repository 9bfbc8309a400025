import type { Locator } from '@playwright/test'

/** Agrees to the texts and sends the booking form. */
export async function sendRequest(form: Locator, button = 'Request Booking'): Promise<void> {
  await agreeIn(form)
  await form.getByRole('button', { name: button }).click()
}

export const agreeIn = (form: Locator): Promise<void> =>
  form.getByRole('checkbox', { name: 'I agree to the house rules and the terms', exact: true }).check()
