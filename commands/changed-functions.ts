import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrations } from '#app/database/migrations.server.ts'

/** The texts of files whose function the migrations do not install as it is there. Comments above it do not count. */
export function changedFunctions(functions: string, migrations: string): string[] {
  const installed = new Map<string, string>()
  for (const { text } of readMigrations(migrations).current)
    for (const [statement, name] of statements(text)) installed.set(name, statement)
  return readdirSync(functions)
    .map((file) => readFileSync(join(functions, file), 'utf8'))
    .filter((text) => statements(text).some(([statement, name]) => installed.get(name) !== statement))
}

/** Each `create or replace function` with the name. */
function statements(text: string): [statement: string, name: string][] {
  const found = text.matchAll(/^CREATE OR REPLACE FUNCTION (\w+)\([^]*?(?:\$\$;|^ {2}RETURN [^;]*;)$/gm)
  return [...found].map(([statement, name = '']) => [statement, name])
}
