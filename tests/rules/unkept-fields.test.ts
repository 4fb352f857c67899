/** What the browser keeps of a form that is not saved (`app/platform/forms/use-draft.ts`). */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { GenericSchema } from 'valibot'
import { expect, test } from 'vitest'
import { unkeptFields } from '#app/platform/forms/fields.ts'

type Entries = { entries?: Record<string, GenericSchema> }

const secret = /diet|iban|password|confirmation|token|secret|^mandate_(?:holder|signature|confirm)$/i
/** An id or a choice, not what somebody wrote. */
const harmless = new Set(['diet'])

const files = globSync('app/**/*{forms,socio-fields}.ts')

test.each(files)('%s never lets the browser keep diets, IBANs and passwords', async (file) => {
  const exports = Object.values((await import(/* @vite-ignore */ resolve(file))) as Record<string, unknown>)
  const kept = exports.flatMap((schema) => {
    const { entries } = (schema ?? {}) as Entries
    if (!entries) return []
    const unkept = unkeptFields(schema as GenericSchema)
    return Object.keys(entries).filter((name) => secret.test(name) && !harmless.has(name) && !unkept.includes(name))
  })
  expect(kept).toEqual([])
})

test('every form says what its draft is called, or that it has none', () => {
  const forms = globSync('app/**/*.tsx').filter((file) => readFileSync(file, 'utf8').includes('useSchemaForm('))
  expect(forms.length).toBeGreaterThan(10)
  expect(forms.filter((file) => !/\bdraft: /.test(readFileSync(file, 'utf8')))).toEqual([])
})
