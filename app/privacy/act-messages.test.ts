import { expect, test } from 'vitest'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import { mails, usuarios } from '#app/database/schema.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { mailData } from '#tests/harness/mail-data.ts'
import { composePanelAct } from './act-messages.server.tsx'

openTestDatabase('empty', 'jobs')

test('The mail about an act names who did it, what it is and which protected field has changed', async () => {
  await database
    .insert(usuarios)
    .values({ id: 'secretaria', email: 'secretaria@example.org', emailVerified: true, role: 1 })
  await database.transaction((tx) =>
    auditAndTell(tx, { actor: 'secretaria', action: 'club.updated', subject: 'club', fields: ['city', 'how_to_pay'] }),
  )
  const [mail] = await database.select().from(mails)
  const { text } = (await inPool('jobs', composePanelAct)(mailData('panel-act', mail), 'es')) ?? {}
  expect(text).toContain('secretaria@example.org ha hecho esto en el panel: Editar los datos del club.')
  expect(text).toContain('Lo que ha cambiado: forma de pago de un evento (castellano).')
  expect((await composePanelAct(mailData('panel-act', mail), 'ca'))?.text).toContain('forma de pagament')
})
