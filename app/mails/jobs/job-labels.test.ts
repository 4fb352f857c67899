import { describe, expect, test } from 'vitest'
import { readJobError } from './job-error.ts'
import { jobLabel, jobProblem } from './job-labels.ts'

test('An unknown job of a newer release is shown by its name', () => {
  expect(jobLabel('nightly-backup', 'es')).toBe('Copia de seguridad de cada noche')
  expect(jobLabel('nightly-backup', 'ca')).toBe('Còpia de seguretat de cada nit')
  expect(jobLabel('of-the-next-release', 'es')).toBe('of-the-next-release')
  expect(jobLabel('toString', 'ca')).toBe('toString')
})

describe('The error of a job', () => {
  const message = 'Failed query: … params: nuria@example.org'

  test.each([
    [{ value: { message: 'job timed out' } }, 'Tardó demasiado', 'Va trigar massa'],
    [{ value: { message: 'job heartbeat timeout' } }, 'Tardó demasiado', 'Va trigar massa'],
    [{ name: 'DrizzleQueryError', message, cause: { code: '57P01' } }, 'base de datos no respondía', 'no responia'],
    [{ name: 'Error', message, code: 'CONNECT_TIMEOUT' }, 'base de datos no respondía', 'no responia'],
    [{ name: 'Error', message, code: 'ENOSPC' }, 'disco', 'disc'],
    [{ name: 'TypeError', message, cause: { code: 'ECONNREFUSED' } }, 'otro servidor', 'un altre servidor'],
    [
      { name: 'DrizzleQueryError', message, cause: { code: '23505' } },
      '(DrizzleQueryError 23505)',
      '(DrizzleQueryError 23505)',
    ],
    [{ name: 'nuria@example.org', message, code: 'de Núria' }, '(Error)', '(Error)'],
    [{ message }, '(Error)', '(Error)'],
  ])('is explained without its message: %j', (output, spanish, catalan) => {
    const error = readJobError('tell-team', output) ?? ''
    expect(jobProblem(error, 'es')).toContain(spanish)
    expect(jobProblem(error, 'ca')).toContain(catalan)
    expect(error).not.toMatch(/nuria|Núria/)
  })

  test('of a mail is in the list of mails, and there is none where nothing was stored', () => {
    expect(jobProblem(readJobError('send-mail', { name: 'Error', message }) ?? '', 'es')).toContain('lista de correos')
    for (const output of [null, undefined, 'text', 5]) expect(readJobError('tell-team', output)).toBeNull()
  })
})
