import * as z from 'zod'
import { type CodeRequest, type LockCode, LockError, type LockGateway } from './lock-gateway.ts'

const TIMEOUT_MS = 10_000
const CODE_LENGTH = 6

const AccessCode = z.object({
  access_code_id: z.string(),
  name: z.string().nullish(),
  code: z.string().nullish(),
  status: z.string().nullish(),
  errors: z.array(z.object({ error_code: z.string() })).nullish(),
})
const OneCode = z.object({ access_code: AccessCode })
const CodeList = z.object({ access_codes: z.array(AccessCode) })
const Refusal = z.object({ error: z.object({ type: z.string() }) })

class SeamRefusal extends LockError {
  readonly status: number
  constructor(status: number, path: string, type: string) {
    super(`Seam answered ${status} ${type} to ${path}`)
    this.status = status
  }
}

const isMissing = (error: unknown): boolean => error instanceof SeamRefusal && error.status === 404

function toCode({ access_code_id: id, code, status, errors }: z.infer<typeof AccessCode>): LockCode {
  const [fault] = errors ?? []
  if (fault) throw new LockError(`The lock did not take a code: ${fault.error_code}`)
  return { id, code: code ?? null, isAtLock: status === 'set' }
}

const isTaken = ({ errors }: z.infer<typeof AccessCode>): boolean =>
  (errors ?? []).some(({ error_code }) => error_code.startsWith('duplicate_code'))

/** docs.seam.co/latest/api/access_codes */
export function seamLocks({ apiKey, apiBase }: { apiKey: string; apiBase: string }): LockGateway {
  const call = caller(apiKey, apiBase)
  const findByName = async ({ deviceId, name }: { deviceId: string; name: string }) => {
    const { access_codes: codes } = await call('list', { device_id: deviceId }, CodeList)
    return codes.find((code) => code.name === name)
  }
  const update = (id: string, { from, until }: { from: string; until: string }) =>
    call('update', { access_code_id: id, type: 'time_bound', starts_at: from, ends_at: until }, z.unknown())
  const make = async (request: CodeRequest) =>
    (await call('create', toCreateBody(request), OneCode)).access_code
  const remove = (id: string) =>
    call('delete', { access_code_id: id }, z.unknown()).catch(orIfMissing(undefined))
  return {
    provider: 'seam',
    createCode: async (request) => {
      // An earlier call may have made the code although its answer was lost.
      const known = await findByName(request)
      if (known) await update(known.access_code_id, request)
      const made = known ?? (await make(request))
      if (!request.code || !isTaken(made)) return toCode(made)
      await remove(made.access_code_id)
      return toCode(await make({ ...request, code: null }))
    },
    readCode: (id) =>
      call('get', { access_code_id: id }, OneCode).then(
        ({ access_code: found }) => toCode(found),
        orIfMissing(null),
      ),
    changePeriod: (id, period) => update(id, period).then(() => true, orIfMissing(false)),
    removeCode: async ({ id, ...where }) => {
      const found = id ?? (await findByName(where))?.access_code_id
      if (found) await remove(found)
    },
  }
}

const toCreateBody = ({ deviceId, name, code, from, until }: CodeRequest) => ({
  device_id: deviceId,
  name,
  starts_at: from,
  ends_at: until,
  ...(code ? { code } : { preferred_code_length: CODE_LENGTH }),
})

const orIfMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isMissing(error)) return value
    throw error
  }

function caller(apiKey: string, apiBase: string) {
  return async <Reply>(name: string, body: object, reply: z.ZodType<Reply>): Promise<Reply> => {
    const path = `/access_codes/${name}`
    const answer = await fetch(`${apiBase}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error) => {
      throw new LockError(`Seam did not answer ${path}: ${error.name}`)
    })
    const read: unknown = await answer.json().catch(() => null)
    if (!answer.ok) {
      const { data } = Refusal.safeParse(read)
      throw new SeamRefusal(answer.status, path, data?.error.type ?? 'unknown')
    }
    const parsed = reply.safeParse(read)
    if (!parsed.success) throw new LockError(`Seam's answer to ${path} was not understood`)
    return parsed.data
  }
}
