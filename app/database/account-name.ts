import { sql } from 'drizzle-orm'
import { usuarios } from './schema.ts'

/** How an account is shown; null where an outer join has none. */
export const accountName = sql<string | null>`coalesce(nullif(${usuarios.name}, ''), ${usuarios.email})`
