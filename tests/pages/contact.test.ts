import { beforeEach, describe, expect, test } from 'vitest'
import { mailsIn, until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql } = testSite('empty', { CLUB_EMAIL: 'club@elcercle.example' })
beforeEach(() => sql`delete from contact_messages`)

const question = {
  name: 'Oriol Puig',
  email: 'oriol@example.org',
  phone: '',
  message: 'Feu menús\r\n\r\nper a celíacs?',
  privacy: 'on',
}
const send = (fields: Record<string, string>, prefix = '') => visitor(server.url).post(`${prefix}/contacto`, fields)
const kept = () => sql`select * from contact_messages`

describe('a message to the club, without script', () => {
  test('is stored, acknowledged in the page’s language, and causes two mails', async () => {
    const answer = await send(question, '/ca')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.text()).toContain('Ens posarem en contacte amb tu aviat. Gràcies pel teu interès.')
    expect(await kept()).toMatchObject([
      { name: 'Oriol Puig', message: 'Feu menús\n\nper a celíacs?', phone: null, language: 'ca' },
    ])
    const mails = await until(async () => {
      const found = await mailsIn(server.dataDir)
      return found.length >= 2 && found
    })
    const toClub = mails.find(({ to }) => to?.[0]?.address === 'club@elcercle.example')
    const toSender = mails.find(({ to }) => to?.[0]?.address === 'oriol@example.org')
    expect(toClub?.replyTo).toEqual([{ name: 'Oriol Puig', address: 'oriol@example.org' }])
    expect(toClub?.text).toContain('per a celíacs?')
    expect(toSender?.subject).toBe('Hem rebut el teu missatge')
    expect(toSender?.text).not.toContain('celíacs')
  })

  test('goes to the address of the setting, which is published, until the panel gives another', async () => {
    expect(await (await visitor(server.url).get('/contacto')).text()).toContain('mailto:club@elcercle.example')
    await sql`insert into club_versions (version, facts) values (1, ${sql.json({ email: 'casa@taula.example' })})`
    await until(async () => (await (await visitor(server.url).get('/contacto')).text()).includes('casa@taula.example'))
    await send(question)
    await until(async () => {
      const mails = await mailsIn(server.dataDir)
      return mails.some(({ to }) => to?.[0]?.address === 'casa@taula.example')
    })
    await sql`delete from club_versions`
  })

  test('sent ten times at once is acknowledged ten times and stored once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(question)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await kept()).toHaveLength(1)
  })

  test('with invalid fields is not stored, and the form keeps what was typed', async () => {
    const answer = await send({ ...question, email: 'oriol', privacy: '' })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    for (const text of [
      'Email no válido',
      'Debes confirmar que la has leído',
      'Hay 2 campos por revisar.',
      'value="Oriol Puig"',
      'per a celíacs?',
    ]) {
      expect(html).toContain(text)
    }
    expect(await kept()).toHaveLength(0)
  })

  test('that cannot be stored is reported, and the form keeps it', async () => {
    await sql`alter table contact_messages rename to contact_messages_away`
    const answer = await send(question)
    await sql`alter table contact_messages_away rename to contact_messages`
    expect(answer.status).toBe(503)
    const html = await answer.text()
    expect(html).toContain('Error al enviar el mensaje. Por favor, inténtalo de nuevo.')
    expect(html).toContain('value="Oriol Puig"')
  })
})
