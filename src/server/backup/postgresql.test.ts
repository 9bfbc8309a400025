import { expect, test } from 'vitest'
import { BackupError } from './backup-error.ts'
import { checkReplaced } from './postgresql.ts'

test('the error about a restored PostgreSQL database that differs says that the old one is gone', () => {
  const check = () => {
    throw new BackupError('The restored database differs: public.bookings has 1 rows, the backup 2')
  }
  expect(() => checkReplaced(check)).toThrow(
    /^The restored database differs: .* The database has been replaced/,
  )
  expect(() => checkReplaced(() => {})).not.toThrow()
})
