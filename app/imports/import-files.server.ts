import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#app/database/client.server.ts'
import { importRows, type RowOutcome } from '#app/database/schema.ts'
import { decryptField, encryptField } from '#app/platform/secrets/secrets.server.ts'

export const ROWS_PER_BATCH = 500

export type Batch = { id: string; position: number; rows: string[][]; outcomes: RowOutcome[] }

export async function storeRows(tx: Transaction, importId: string, rows: string[][]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_BATCH) {
    const id = randomUUID()
    const text = JSON.stringify(rows.slice(start, start + ROWS_PER_BATCH))
    const position = start / ROWS_PER_BATCH
    await tx.insert(importRows).values({ id, importId, position, rows: encryptField(text, `import_rows.rows:${id}`) })
  }
}

/** One batch after the other: any file takes the memory of one. @param isRefused only those with a refused row */
export async function* readBatches(on: Queryable, importId: string, isRefused = false): AsyncGenerator<Batch> {
  const refused = sql`jsonb_path_exists(${importRows.outcomes}, '$[*].error')`
  for (let after = -1; ;) {
    const [found] = await on
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, importId), gt(importRows.position, after), isRefused ? refused : undefined))
      .orderBy(asc(importRows.position))
      .limit(1)
    if (!found) return
    after = found.position
    yield { id: found.id, position: found.position, rows: decryptRows(found), outcomes: found.outcomes }
  }
}

/** Empty when a restored backup had none of today's keys. */
function decryptRows({ id, rows }: typeof importRows.$inferSelect): string[][] {
  return rows === null ? [] : (JSON.parse(decryptField(rows, `import_rows.rows:${id}`)) as string[][])
}

export function encryptHeadings(id: string, headings: readonly string[]): string {
  return encryptField(JSON.stringify(headings), `imports.headings:${id}`)
}

export function decryptHeadings(id: string, stored: string | null): string[] {
  return stored === null ? [] : (JSON.parse(decryptField(stored, `imports.headings:${id}`)) as string[])
}
