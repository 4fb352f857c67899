import { DrizzleQueryError } from 'drizzle-orm/errors'
import pino from 'pino'
import { expect, test } from 'vitest'
import { log } from './log.server.ts'

const serialize = (log as unknown as { [pino.symbols.serializersSym]: { err: (error: unknown) => unknown } })[
  pino.symbols.serializersSym
].err

test('The log has no parameter of a failed query, also after a text that looks like the end of them', () => {
  const params = ['Hola.\n    at mediodía (jueves)', 'nuria@example.org', 'ES9121000418450200051332']
  const error = new DrizzleQueryError('insert into t values ($1, $2, $3)', params, new Error('$& is full'))
  const wrapped = new Error(`not stored: ${error.message}`, { cause: error })
  for (const one of [error, wrapped, { message: error.message }]) {
    const line = JSON.stringify(serialize(one))
    expect(line).toContain('insert into t values ($1, $2, $3)')
    expect(line).not.toMatch(/Hola|jueves|nuria|ES91/)
  }
  expect(serialize(error)).toMatchObject({
    stack: expect.stringMatching(/^Error: Failed query: .*\n {4}at /),
    cause: { message: '$& is full' },
  })
})
