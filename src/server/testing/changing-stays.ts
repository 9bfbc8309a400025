import { addDays, type Stay } from '#contract/platform/dates.ts'
import type { TestApp } from './test-app.ts'

/** A stay, its dates moved by some days. */
export const moved = ({ checkIn, checkOut }: Stay, days: number) => ({
  checkIn: addDays(checkIn, days),
  checkOut: addDays(checkOut, days),
})

/** Calls of staff that enter and change stays. */
export function changingStays(staff: () => { testApp: TestApp; token: string }) {
  const send = (call: Parameters<TestApp['send']>[0], body?: object) => {
    const { testApp, token } = staff()
    return testApp.send(call, { token, ...(body ? { body } : {}) })
  }
  let day = 0
  /** A confirmed stay of three nights at $450 on nights of its own. */
  const aStay = async (change: object = {}) => {
    day += 12
    const checkIn = addDays('2026-12-01', day)
    const body = {
      name: 'Petra Plan',
      email: 'petra@example.com',
      checkIn,
      checkOut: addDays(checkIn, 3),
      guests: 2,
      lodgeId: 1,
      source: 'phone',
      status: 'confirmed',
      ...change,
    }
    return (await send('POST /api/admin/bookings', body)).body
  }
  return {
    aStay,
    change: (id: number, body: object) => send(`PUT /api/admin/bookings/${id}`, body),
    /** `changeMadeAt` names the change; without it the last one is undone. */
    undo: (id: number, changeMadeAt?: string) =>
      send(`POST /api/admin/bookings/${id}/undo${changeMadeAt ? `?changeMadeAt=${changeMadeAt}` : ''}`),
  }
}
