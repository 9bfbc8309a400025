import * as z from 'zod'

type Issue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0]

const atLeastOrMost = (bound: 'least' | 'most', number: number | bigint, origin: string): string => {
  if (origin === 'string') return `Please use at ${bound} ${number} characters`
  if (origin === 'array' || origin === 'set') return `Please give at ${bound} ${number}`
  return `Please enter at ${bound} ${number}`
}

function typeMessage({ input, expected }: { input?: unknown; expected: string }): string {
  if (input === undefined) return expected === 'object' ? 'Please send a JSON object' : 'This is missing'
  return expected === 'int' ? 'Please enter a whole number' : `This must be of type ${expected}`
}

function messageFor(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return atLeastOrMost('most', issue.maximum, issue.origin)
    case 'too_small':
      return issue.inclusive === false
        ? `Please enter more than ${issue.minimum}`
        : atLeastOrMost('least', issue.minimum, issue.origin)
    case 'invalid_type':
      return typeMessage(issue)
    case 'invalid_value':
      return `Please choose one of: ${issue.values.map(String).join(', ')}`
    case 'unrecognized_keys':
      return `Unknown: ${issue.keys.join(', ')}`
    default:
      return 'Please check this value'
  }
}

z.config({ customError: messageFor })
