import { customType } from 'drizzle-orm/pg-core'

/** A `timestamptz` column read as ISO 8601 in UTC, whatever the driver's own way of writing it. */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})
