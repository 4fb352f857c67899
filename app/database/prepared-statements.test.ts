import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase, ownerDatabase } from '#tests/harness/database.ts'

openTestDatabase()

test('A connection keeps a statement that comes again, but none of many rows', async () => {
  const kept = await ownerDatabase.transaction(async (tx) => {
    for (const rows of [1, 1, 2, 2_000, 2_001]) {
      const values = Array.from({ length: rows }, (_, number) => sql`(${number}::int)`)
      await tx.execute(sql`select count(*) from (values ${sql.join(values, sql`, `)}) as given_rows`)
    }
    return tx.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where statement like ${'%given_rows%'}`,
    )
  })
  expect(kept.map(({ statement }) => statement.match(/\$\d+/g)?.length ?? 0).toSorted((a, b) => a - b)).toEqual([1, 2])
})
