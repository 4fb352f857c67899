import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The columns that every change of a row with a version sets. */
export const nextVersion = ({ version }: { version: PgColumn }) => ({
  version: sql<number>`${version} + 1`,
  updatedAt: new Date(),
})
