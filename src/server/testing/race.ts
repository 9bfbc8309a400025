import type { FastifyInstance } from 'fastify'
import { addDays } from '#contract/platform/dates.ts'

const REQUESTS = 64
const ROUNDS_AT_A_TIME = 2
const LODGES = 16
/** Nights between the windows of two rounds at the same lodge. */
const WINDOW = 8

export type RoundResult = { won: number; lost: number; other: number[] }

/** 64 different stays that share the window's middle night, so that one of them can be booked. */
function rivals(round: number, firstDay: string): object[] {
  const opens = addDays(firstDay, Math.floor(round / LODGES) * WINDOW)
  return Array.from({ length: REQUESTS }, (_, rival) => ({
    name: `Rival ${rival}`,
    email: `rival${rival}@example.com`,
    checkIn: addDays(opens, rival % 4),
    checkOut: addDays(opens, 4 + (Math.floor(rival / 4) % 4)),
    guests: 1,
    lodgeId: (round % LODGES) + 1,
  }))
}

export type Reply = { status: number; body: { detail?: string; alternatives?: unknown[] } }

/** Sends a booking to one of the instances. */
export type Send = (body: object, instance: number) => Promise<Reply>

/** A 409 with free alternatives. */
const isRefusal = ({ status, body }: Reply): boolean =>
  status === 409 &&
  body.detail === 'Those dates are no longer available' &&
  (body.alternatives?.length ?? 0) > 0

export const sendTo =
  (apps: FastifyInstance[]): Send =>
  async (body, instance) => {
    const app = apps[instance % apps.length]
    const answer = await app?.inject({ method: 'POST', url: '/api/bookings', payload: body })
    return { status: answer?.statusCode ?? 0, body: answer?.json() ?? {} }
  }

/** Runs the rounds, a few at a time, each with 64 simultaneous requests over the instances. */
export async function race(rounds: number, firstDay: string, send: Send): Promise<RoundResult[]> {
  const results: RoundResult[] = []
  for (let at = 0; at < rounds; at += ROUNDS_AT_A_TIME) {
    const numbers = Array.from({ length: Math.min(ROUNDS_AT_A_TIME, rounds - at) }, (_, index) => at + index)
    const done = await Promise.all(
      numbers.map(async (round) => {
        const replies = await Promise.all(rivals(round, firstDay).map(send))
        return {
          won: replies.filter(({ status }) => status === 201).length,
          lost: replies.filter(isRefusal).length,
          other: replies
            .filter((reply) => reply.status !== 201 && !isRefusal(reply))
            .map(({ status }) => status),
        }
      }),
    )
    results.push(...done)
  }
  return results
}

/** The result of each round. */
export const oneWinner: RoundResult = { won: 1, lost: REQUESTS - 1, other: [] }
