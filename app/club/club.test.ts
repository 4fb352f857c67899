import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { clubOf, demoFields } from '#app/club.ts'
import { auditLog, clubVersions, mails, usuarios } from '#app/database/schema.ts'
import { currentClub, givenFields, refreshClub } from '#app/platform/club.server.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { findClubForForm, restoreClub, saveClub } from './club.server.ts'
import { listClubVersions } from './club-versions.server.ts'
import type { ClubForm } from './forms.ts'

openTestDatabase('empty', 'panel')

const secretary = { id: 'secretaria' }
const treasurer = { id: 'tresorera' }

beforeEach(async () => {
  await database.delete(clubVersions)
  await database
    .insert(usuarios)
    .values([
      { id: 'secretaria', email: 'secretaria@example.org', name: 'Aurora Bosch', role: 1 },
      { id: 'tresorera', email: 'tresorera@example.org', role: 1 },
    ])
    .onConflictDoNothing()
})

const form = (version: number, given: Partial<ClubForm> = {}): ClubForm => ({ ...demoFields, version, ...given })
const storedFacts = async () => (await database.select().from(clubVersions)).map(({ facts }) => facts)

describe('The facts about the club', () => {
  test('are those of the demo, all of them marked, until one is edited', async () => {
    await refreshClub()
    expect(currentClub()).toMatchObject({ formalName: 'Cercle Gastronòmic', taxNumber: '', members: 500 })
    const invented = Object.entries(demoFields).filter(
      ([field, value]) =>
        field === 'history' ||
        (value !== '' && !['main_language', 'cancellation_hours', 'second_factor'].includes(field)),
    )
    expect(currentClub().demo).toEqual(invented.map(([field]) => field))
  })

  test('are read by visitors and jobs once they are saved; the others stay marked', async () => {
    expect(await saveClub(form(0, { phone: '+34 938 000 111', tax_number: 'G12345674' }), secretary)).toEqual({
      ok: true,
    })
    expect(await storedFacts()).toEqual([{ phone: '+34 938 000 111', tax_number: 'G12345674' }])
    for (const pool of ['public', 'jobs'] as const) {
      await inPool(pool, refreshClub)()
      expect(currentClub()).toMatchObject({ phone: '+34 938 000 111', taxNumber: 'G12345674' })
    }
    expect(currentClub().demo).not.toContain('phone')
    expect(currentClub().demo).toContain('email')
  })

  test('that equal the demo are no longer marked once they are confirmed, and stay so', async () => {
    await saveClub(form(0, { confirmed: 'on' }), secretary)
    await saveClub(form(1, { phone: '+34 938 000 111' }), secretary)
    await refreshClub()
    expect(currentClub()).toMatchObject({ demo: [], city: 'Barcelona' })
    expect((await listClubVersions()).versions[1]?.confirmed).toContain('city')
  })

  test('of another release stay when this one saves, and nothing else is read from them', async () => {
    await database.insert(clubVersions).values({ version: 1, facts: { motto: 'Bon profit', city: 'Vic' } })
    expect(givenFields({ motto: 'Bon profit', city: 'Vic', phone: 7 })).toEqual({ city: 'Vic' })
    await saveClub(form(1, { city: 'Manresa' }), secretary)
    expect((await storedFacts())[1]).toEqual({ motto: 'Bon profit', city: 'Manresa' })
  })

  test('say nothing invented about paying once the address, or one of the texts, is the club’s', () => {
    expect(clubOf({}).howToPay.ca.text).toContain('Es paga al club')
    expect(clubOf({ street: 'Carrer Nou, 1' })).toMatchObject({ howToPay: { es: { text: '' }, ca: { text: '' } } })
    expect(clubOf({ street: 'Carrer Nou, 1' }).demo).not.toContain('how_to_pay')
    expect(clubOf({ how_to_pay_ca: 'Per transferència' }).howToPay.es.text).toBe('Per transferència')
    expect(clubOf({ how_to_pay: 'Por transferencia' }).howToPay.ca.text).toBe('Por transferencia')
    expect(clubOf({ how_to_pay: '', how_to_pay_ca: '' }).howToPay.es.text).toBe('')
  })

  test('show no pin on a map when only the address is the club’s', () => {
    expect(clubOf({}).location).toEqual({ latitude: 41.3733, longitude: 2.1577 })
    expect(clubOf({ street: 'Carrer Nou, 1' }).location).toBeNull()
    expect(clubOf({ street: 'Carrer Nou, 1', location: '41.93, 2.254' }).location).toEqual({
      latitude: 41.93,
      longitude: 2.254,
    })
    expect(clubOf({ location: '' }).location).toBeNull()
  })

  test.each([
    ['+34 932 000 000', 'tel:+34932000000'],
    ['(93) 200-00-00', 'tel:932000000'],
    ['932 000 000 ext. 12', 'tel:932000000;ext=12'],
    ['93.200.00.00 extensión 3', 'tel:932000000;ext=3'],
    ['932 000 000 #7', 'tel:932000000;ext=7'],
  ])('give a link for the telephone «%s»', (phone, link) => {
    expect(clubOf({ phone }).phoneLink).toBe(link)
  })

  test('name the history as invented until it is given in one language, or confirmed', () => {
    expect(clubOf({}).demo).toContain('history')
    for (const given of [{ history: 'Éramos seis.' }, { history_ca: 'Érem sis.' }, { history: '' }])
      expect(clubOf(given).demo).not.toContain('history')
  })

  test('given in one language are shown in both', () => {
    const { registryEntry, legalForm } = clubOf({ registry_entry_ca: 'Registre, 1', legal_form: 'Asociación' })
    expect(registryEntry).toEqual({ es: { text: 'Registre, 1', lang: 'ca' }, ca: { text: 'Registre, 1' } })
    expect(legalForm.ca).toEqual({ text: 'Asociación', lang: 'es' })
  })
})

describe('Saving', () => {
  test('over another version is refused, also at the same time', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, (_, n) => saveClub(form(0, { phone: `+34 938 000 00${n}` }), secretary)),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await saveClub(form(0, { city: 'Vic' }), secretary)).toEqual({ ok: false, reason: 'conflict' })
    expect(await saveClub(form(7, { city: 'Vic' }), secretary)).toEqual({ ok: false, reason: 'conflict' })
    expect(await storedFacts()).toHaveLength(1)
  })

  test('what is stored already adds no version', async () => {
    await saveClub(form(0, { city: 'Vic' }), secretary)
    expect(await saveClub(form(1, { city: 'Vic' }), secretary)).toEqual({ ok: true })
    expect((await findClubForForm()).version).toBe(1)
  })

  test('is audited without the values', async () => {
    await saveClub(form(0, { city: 'Vic' }), secretary)
    const [event] = await database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(event).toMatchObject({ actor: 'secretaria', action: 'club.updated', subject: 'club' })
    expect(JSON.stringify(event)).not.toContain('Vic')
  })
})

describe('The history', () => {
  beforeEach(async () => {
    await saveClub(form(0, { city: 'Vic' }), secretary)
    await saveClub(form(1, { city: 'Manresa', phone: '+34 938 000 111' }), treasurer)
  })

  test('says who changed what, and what was there before', async () => {
    const { versions, older } = await listClubVersions()
    expect(older).toBeNull()
    expect(versions).toMatchObject([
      {
        version: 2,
        savedBy: 'tresorera@example.org',
        changes: [
          { field: 'city', before: 'Vic', after: 'Manresa' },
          { field: 'phone', before: '+34 932 000 000', after: '+34 938 000 111' },
        ],
      },
      { version: 1, savedBy: 'Aurora Bosch', changes: [{ field: 'city', before: 'Barcelona', after: 'Vic' }] },
    ])
  })

  test('brings an older version back as a new one', async () => {
    expect(await restoreClub({ restored: 1, version: 2 }, secretary)).toEqual({ ok: true })
    expect(await findClubForForm()).toMatchObject({ version: 3, city: 'Vic', phone: '+34 932 000 000' })
    const { versions } = await listClubVersions()
    expect(versions.map(({ version, restoredFrom }) => [version, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ])
    expect((await database.select().from(auditLog)).map(({ action }) => action)).toContain('club.restored')
    await refreshClub()
    expect(currentClub()).toMatchObject({ city: 'Vic', phone: '+34 932 000 000' })
    expect(currentClub().demo).toContain('phone')
  })

  test('is not rewritten by somebody who has not seen the newest version, nor from one that does not exist', async () => {
    expect(await restoreClub({ restored: 1, version: 1 }, secretary)).toEqual({ ok: false, reason: 'conflict' })
    expect(await restoreClub({ restored: 9, version: 2 }, secretary)).toEqual({ ok: false, reason: 'unknown' })
  })

  test('keeps a version whose author’s account is deleted, without a name', async () => {
    await database.delete(usuarios).where(eq(usuarios.id, 'tresorera'))
    expect((await listClubVersions()).versions[0]).toMatchObject({ version: 2, savedBy: null })
  })

  test('is reached to its first version', async () => {
    for (let version = 2; version < 23; version += 1)
      await saveClub(form(version, { members: `9${version}` }), secretary)
    const seen: number[] = []
    for (let until: number | undefined; ;) {
      const { versions, older } = await listClubVersions(until)
      seen.push(...versions.map(({ version }) => version))
      if (older === null) break
      until = older
    }
    expect(seen).toEqual(Array.from({ length: 23 }, (_, n) => 23 - n))
    expect((await listClubVersions(1)).versions[0]?.changes).toEqual([
      { field: 'city', before: 'Barcelona', after: 'Vic' },
    ])
  })
})

describe('All administrators are mailed', () => {
  const told = async () => (await database.select().from(mails)).filter(({ kind }) => kind === 'panel-act')

  test('when the way to pay or the e-mail of the club changes, who has done it too, and for nothing else', async () => {
    await database.update(usuarios).set({ emailVerified: true })
    await saveClub(form(0, { city: 'Vic' }), secretary)
    expect(await told()).toEqual([])
    await saveClub(form(1, { city: 'Vic', how_to_pay: 'Por transferencia' }), secretary)
    const mailed = await told()
    expect(mailed.map(({ recipient }) => recipient).sort()).toEqual(['secretaria@example.org', 'tresorera@example.org'])
  })
})
