import type { Db } from 'pg-boss'
import type { Pool } from '#app/database/pool.server.ts'

/** OIDs of the array types that pg-boss reads. */
const ARRAYS = { texts: 1009, uuids: 2951 }

/** Adapts our pool to pg-boss: it expects values as text (as in `pg`) and scripts of several statements. */
export function queueDatabase(client: Pool['client']): Db {
  for (const type of Object.keys(client.options.serializers)) client.options.serializers[Number(type)] = String
  for (const type of Object.values(ARRAYS)) client.options.parsers[type] = readArray
  return {
    async executeSql(text, values = []) {
      const script = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(text)?.[1]
      const result: unknown = script
        ? await client.begin((tx) => tx.unsafe(script))
        : await client.unsafe(text, values.map(writeValue))
      return { rows: rowsOf(result) }
    },
  }
}

function rowsOf(result: unknown): unknown[] {
  const rows = result as unknown[]
  return rows.some(Array.isArray) ? rows.flat() : [...rows]
}

function writeValue(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(writeElement).join(',')}}`
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function writeElement(value: unknown): string {
  const text = writeValue(value)
  return text === null ? 'NULL' : `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}

/** Parses `{a,"b c",NULL}`. */
function readArray(text: string): (string | null)[] {
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"|([^,{}]+)/g)].map(([, quoted, plain]) => {
    if (quoted !== undefined) return quoted.replaceAll(/\\(.)/g, '$1')
    return plain === 'NULL' ? null : (plain ?? null)
  })
}
