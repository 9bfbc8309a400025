import { createHash } from 'node:crypto'
import type { AgreedVersions } from '#contract/bookings/agreement.ts'
import type { Context } from '#server/platform/context.ts'
import { readLegalPage } from '../legal/legal-pages.ts'

/** In hexadecimal digits. A version names a text and is no secret. */
const DIGITS = 16

const versionOfText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, DIGITS)

/** The terms as visitors read them, and the lodge's house rules. */
export async function readTextVersions(
  context: Context,
  { houseRules }: { houseRules: readonly string[] },
): Promise<AgreedVersions> {
  const { text } = await readLegalPage(context, 'terms')
  return { terms: versionOfText(text), rules: versionOfText(JSON.stringify(houseRules)) }
}
