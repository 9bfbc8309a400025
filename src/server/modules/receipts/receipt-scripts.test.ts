import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type PrintedReceipt, receiptPdf } from './receipt-pdf.ts'

function aReceipt(texts: Partial<Record<'payer' | 'lodge' | 'operator' | 'fee', string>>): PrintedReceipt {
  const { payer = 'Ada', lodge = 'XRP Lodge', operator = 'Crypto Lodge Inc.', fee = 'Cleaning' } = texts
  const stay = {
    reference: 'ABCDEFGHJK',
    lodgeName: lodge,
    checkIn: '2027-01-01',
    checkOut: '2027-01-03',
    guests: 2,
  }
  return {
    number: '2027-000001',
    kind: 'receipt',
    cents: 10_000,
    content: {
      description: `Stay at ${lodge}`,
      stay,
      lines: [{ name: fee, cents: 10_000 }],
      totalCents: 10_000,
      paidCents: 10_000,
      refundedCents: 0,
      keptCents: null,
    },
    issuedAt: '2027-01-01T12:00:00Z',
    isVoid: false,
    paymentMethod: 'credit_card',
    paidWith: null,
    payerName: payer,
    payerEmail: 'payer@example.com',
    creditedReceipt: null,
    operator: [operator],
  }
}

const CODE_LENGTH = 4

/** The objects of a PDF by number, with their streams unpacked. */
function parseObjects(pdf: string): Map<string, string> {
  const objects = pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map(
    [...objects].map(([, number = '', body = '']) => {
      const [head = '', packed] = body.split(/(?<=>>)\nstream\n/)
      if (packed === undefined) return [number, head]
      const bytes = Buffer.from(packed.replace(/\nendstream$/, ''), 'latin1')
      return [number, (head.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')]
    }),
  )
}

/** Letters by code, from a font's /ToUnicode. */
function parseCharacters(cmap = ''): string[] {
  return [...cmap.matchAll(/\[(.*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([^>]*)>/g)].map(([, units = '']) =>
      String.fromCharCode(...(units.match(/\w{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ),
  )
}

/** The letters of a receipt in the order in which they stand from left to right, and how many are in none of its fonts. */
async function drawn(texts: Parameters<typeof aReceipt>[0], more: Partial<PrintedReceipt> = {}) {
  const bytes = await receiptPdf({ ...aReceipt(texts), ...more })
  const objects = parseObjects(bytes.toString('latin1'))
  const all = [...objects.values()]
  const fonts = new Map(
    all.flatMap((body) =>
      [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
        const [, cmap = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '') ?? []
        return [name, parseCharacters(objects.get(cmap))]
      }),
    ),
  )
  let text = ''
  let missing = 0
  let letters: string[] = []
  for (const [, font, codes = ''] of all.join('\n').matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-f]+)> -?[\d.]+/g)) {
    if (font) letters = fonts.get(font) ?? []
    for (let at = 0; at < codes.length; at += CODE_LENGTH) {
      const code = Number.parseInt(codes.slice(at, at + CODE_LENGTH), 16)
      if (code === 0) missing++
      text += letters[code]
    }
  }
  return { bytes, text, missing, objects: all }
}

const reversed = (text: string) => [...text].toReversed().join('')

test('a payment in coins names amount, coin and rate', async () => {
  const paid = { paymentMethod: 'crypto', paidWith: '0.00412 BTC at $109,223.10' } as const
  expect((await drawn({}, paid)).text).toContain('Crypto: 0.00412 BTC at $109,223.10')
})

test.each([
  ['Chinese', '王小明', '松林小屋與陳先生'],
  ['Japanese', '山田太郎 さくら', 'アリスの清掃料'],
  ['Korean', '김민수', '청소 요금 뷁'],
  ['Thai', 'สมชาย ใจดี', 'ค่าทำความสะอาด'],
  ['Hindi', 'अमिताभ श्रीवास्तव', 'सफ़ाई शुल्क'],
  ['Bengali', 'রবীন্দ্রনাথ ঠাকুর', 'পরিষ্কারের খরচ'],
  ['Tamil', 'ரவிசங்கர்', 'சுத்தம்'],
  ['Hebrew', 'דָּוִד כהן', 'דמי ניקיון'],
  ['Arabic', 'مُحَمَّد الفارسي', 'رسوم التنظيف'],
  ['Persian', 'پژمان گل‌محمدی', 'هزینهٔ نظافت'],
  ['Urdu', 'شہباز لاہوری', 'صفائی کے پیسے'],
])('%s names have their letters on a receipt, in fonts that stay small', async (_script, name, other) => {
  const { missing, text, bytes } = await drawn({ payer: name, lodge: other, operator: name, fee: other })
  expect(missing).toBe(0)
  expect(text).not.toContain('?')
  expect(bytes.length).toBeLessThan(60_000)
})

test.each([
  ['דוד כהן', 'ןהכ דוד'],
  ['דוד כהן 12', '12 ןהכ דוד'],
  ['מלון Hilton תל אביב (5)', '(5) ביבא לת Hilton ןולמ'],
  ['Hotel כהן 12 Tower', 'Hotel 12 ןהכ Tower'],
  ['پژمان ۱۲۳', `۱۲۳ ${reversed('پژمان')}`],
  ['مريم Smith الفارسي', `${reversed('الفارسي')} Smith ${reversed('مريم')}`],
])('%s stands on a receipt as it is read', async (typed, shown) => {
  const { text, missing } = await drawn({ payer: typed, lodge: typed, operator: typed, fee: typed })
  expect(missing).toBe(0)
  for (const words of [
    `To${shown}, payer@example.com`,
    `Stay at ${shown}Reference`,
    `${shown}Receipt`,
    `${shown}$100.00`,
  ])
    expect(text).toContain(words)
})

test.each(['हिन्दी', 'Lodge শ্রী', '山田'])('%s can be copied as it was typed', async (name) => {
  const utf16 = Buffer.from(`\uFEFF${name}, payer@example.com`, 'utf16le').swap16().toString('latin1')
  const contents = (await drawn({ payer: name })).objects.join('\n')
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const unescaped = contents.replaceAll(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter)
  expect(unescaped.includes(utf16)).toBe(true)
})

test('emoji are left out where no font has them, and letters of an unknown script are question marks', async () => {
  const { text, missing } = await drawn({
    payer: '👨‍👩‍👧‍👦 Ana 🫠 🇫🇷',
    lodge: 'Lodge 🫠',
    operator: '🫠',
    fee: 'Fee 𓀀',
  })
  expect(missing).toBe(0)
  expect(text).toContain('Crypto LodgeReceipt 2027-000001')
  expect(text).toContain('ToAna, payer@example.com')
  expect(text).toContain('Stay at LodgeReference')
  expect(text).toContain('Fee ?$100.00')
})

test('a long name is broken where its script allows it, or else anywhere', async () => {
  const long = ['กรุงเทพมหานครอมรรัตนโกสินทร์'.repeat(8), '山'.repeat(200), 'כהן '.repeat(80), 'x'.repeat(300)]
  const { text, missing } = await drawn({ payer: long[0], lodge: long[1], operator: long[2], fee: long[3] })
  expect(missing).toBe(0)
  expect(text).toContain('山'.repeat(200))
  expect(text).toContain('x'.repeat(300))
  expect(text.match(/ןהכ/g)).toHaveLength(80)
})
