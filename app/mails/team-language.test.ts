import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as bursts from '#app/accounts/tell-of-act.server.ts'
import * as invitations from '#app/accounts/users/users.server.ts'
import * as contact from '#app/contact/messages.server.ts'
import { clubVersions, mails, usuarios } from '#app/database/schema.ts'
import { followClubChanges, readClubAgain } from '#app/platform/club.server.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { secretary } from '#tests/membership-fixtures.ts'
import { teamLanguage } from '#app/platform/mail/team-language.server.ts'

openTestDatabase('empty', 'panel')
const leaveMessage = inPool('public', contact.leaveMessage)

const inCatalan = { main_language: 'ca', email: 'Oficina@Example.org' }

beforeAll(async () => {
  await database.insert(clubVersions).values({ version: 1, facts: inCatalan })
  await readClubAgain()
})
/** The process is of other tests afterwards. */
afterAll(async () => {
  await database.delete(clubVersions)
  await readClubAgain()
  followClubChanges(() => 0)
})

const languagesOf = async (kind: string) =>
  (await database.select({ language: mails.language }).from(mails).where(eq(mails.kind, kind))).map(
    ({ language }) => language,
  )
const write = () =>
  leaveMessage({
    name: 'Oriol',
    email: `oriol${Math.random()}@example.org`,
    phone: undefined,
    message: 'Hola',
    language: 'es',
    privacyVersion: '1',
  })

describe('A mail to the team of a club that writes Catalan', () => {
  test('is Catalan, unless the person has chosen another language for the panel', async () => {
    expect(await teamLanguage(database, 'oficina@example.org')).toBe('ca')
    await write()
    expect(await languagesOf('contact-message')).toEqual(['ca'])
    await database
      .insert(usuarios)
      .values({ id: 'oficina', email: 'oficina@example.org', role: 1, emailVerified: true, panelLanguage: 'es' })
    expect(await teamLanguage(database, 'Oficina@Example.org')).toBe('es')
    await database.delete(mails)
    await write()
    expect(await languagesOf('contact-message')).toEqual(['es'])
  })

  test('invitations and warnings are in it too, whatever the default of an account is', async () => {
    await database.insert(usuarios).values({ id: 'nova', email: 'nova@example.org', role: 1, emailVerified: true })
    await invitations.inviteToPanel({ ...secretary, id: 'oficina' } as never, 'convidada@example.org', 'editor')
    expect(await languagesOf('invitation')).toEqual(['ca'])
    await database.delete(mails)
    await database.transaction((tx) =>
      bursts.mailAdministrators(tx, '1', { kind: 'security-burst', data: { incidentId: '1' } }),
    )
    expect((await languagesOf('security-burst')).toSorted()).toEqual(['ca', 'es'])
  })
})
