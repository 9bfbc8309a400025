import { customType } from 'drizzle-orm/pg-core'

/** `timestamptz`, read as ISO 8601 in UTC from either driver. */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})
