/** A column that is not there; null: the table, or the right to use it. */
export type MissingInDatabase = { column: string | null }

const UNDEFINED_COLUMN = '42703'
const UNDEFINED_TABLE = '42P01'
const INSUFFICIENT_PRIVILEGE = '42501'

/** Undefined for errors that no missing part of the database caused. */
export function missingInDatabase(error: unknown): MissingInDatabase | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (code === UNDEFINED_COLUMN) return { column: /column "?(?:\w+\.)?(\w+)/.exec(cause.message)?.[1] ?? null }
    if (code === UNDEFINED_TABLE || code === INSUFFICIENT_PRIVILEGE) return { column: null }
  }
  return undefined
}
