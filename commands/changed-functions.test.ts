import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { changedFunctions } from './changed-functions.ts'

const root = resolve(import.meta.dirname, '..')

test('A migration installs the functions whose files have changed, and no others', () => {
  const functions = mkdtempSync(join(tmpdir(), 'functions-'))
  cpSync(join(root, 'app/database/functions'), functions, { recursive: true })
  const change = (name: string, from: string, to: string) => {
    const file = join(functions, `${name}.sql`)
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(from)
    writeFileSync(file, text.replaceAll(from, to))
  }
  expect(changedFunctions(functions, join(root, 'migrations'))).toEqual([])
  change('event_end', '-- When an event is over', '-- The end')
  expect(changedFunctions(functions, join(root, 'migrations'))).toEqual([])
  change('event_end', '3 hours', '4 hours')
  change('audit_log_is_kept', 'only ever', 'never but')
  const written = changedFunctions(functions, join(root, 'migrations'))
  expect(written).toEqual([expect.stringContaining('never but'), expect.stringContaining("interval '4 hours'")])
})
