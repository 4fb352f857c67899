import { describe, expect, test } from 'vitest'
import { until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'
import { pageText } from '../harness/visitor.ts'

const { sql, signedIn } = testSite('empty', { LOG_LEVEL: 'warn' })
const montse = signedIn('admin', 'montse')

describe('«Tareas»', () => {
  const tasks = async () => pageText(await montse.get('/admin/correos/tareas'))
  const insertJob = async (name: string, state: string, output: object | null = null) => {
    const [row] = await sql<
      { id: string }[]
    >`insert into pgboss.job (name, data, state, output, start_after, completed_on)
      values (${name}, '{"id":"nuria@example.org"}', ${state}, ${output && sql.json(output as never)}, now() + ${state === 'failed' ? '0' : '1'}::int * interval '1 hour',
        ${state === 'failed' ? new Date() : null}) returning id`
    return row?.id ?? ''
  }

  test('has a title of its own beside the page of the mails', async () => {
    expect(await tasks()).toContain('<title>Tareas · Panel de Administración</title>')
  })

  test('groups what waits, runs, is repeated or has failed, without what it is about', async () => {
    await insertJob('post-alert', 'retry', {
      name: 'TypeError',
      message: 'fetch failed for nuria@example.org',
      cause: { code: 'ECONNREFUSED' },
    })
    await insertJob('tell-team-daily', 'failed', { name: 'Error', message: 'nuria@example.org', code: 'ODD' })
    await insertJob('nightly-backup', 'completed')
    await insertJob('base-backup', 'created')
    const page = await tasks()
    for (const words of [
      'Avisar a quien administra la web',
      'No se pudo conectar con otro servidor.',
      'Aviso diario al equipo',
      'Fallo inesperado (Error ODD).',
      'Copia completa de la base de datos',
      'Repetir',
    ])
      expect(page).toContain(words)
    for (const hidden of ['nuria@', 'Copia de seguridad de cada noche', '__pgboss__'])
      expect(page).not.toContain(hidden)
  })

  test('repeats a failed job once, however often it is asked', async () => {
    const id = await insertJob('tell-team', 'failed', { value: { message: 'job timed out' } })
    expect(await tasks()).toContain('Tardó demasiado')
    const press = () => montse.post('/admin/correos/tareas', { name: 'tell-team', id })
    const statuses = (await Promise.all([press(), press(), press()])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    await until(async () => (await sql`select from pgboss.job where id = ${id} and state = 'completed'`).length === 1)
    expect(await sql`select from audit_log where action = 'job.repeated' and subject = ${id}`).toHaveLength(1)
    const gone = await montse.post('/admin/correos/tareas', { name: 'tell-team', id: crypto.randomUUID() })
    expect(gone.status).toBe(404)
  })

  test('pages failed jobs', async () => {
    for (let n = 0; n < 30; n++) await insertJob('restore-drill', 'failed')
    expect(await tasks()).toContain('pagina=2')
    expect((await montse.get('/admin/correos/tareas?pagina=2')).status).toBe(200)
  })
})
