import { and, eq, ne } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, mails, membershipRequests, socios } from '#app/database/schema.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf, updateRow } from '#tests/harness/rows.ts'
import { mailData } from '#tests/harness/mail-data.ts'
import { makeSocio, secretary } from '#tests/membership-fixtures.ts'
import { composeMemberDataChanged } from './data-changed-message.server.tsx'
import { findCompletion } from './completion.server.ts'
import { deleteRequest, withdrawRequest } from '#app/membership/requests/review.server.ts'
import type { SocioForm } from './forms.ts'
import { eraseSocio, reactivateSocio, suspendSocio } from './socio-status.server.ts'
import { exportSocios, listSocios } from './socio-list.server.ts'
import { findSocio, showIban, updateSocio } from './socios.server.ts'

openTestDatabase('empty', 'panel')

const all = { search: '', page: 1, limit: 25, offset: 0 }
const auditEventsOf = (id: string) =>
  database
    .select({ actor: auditLog.actor, action: auditLog.action, fields: auditLog.fields })
    .from(auditLog)
    .where(and(eq(auditLog.subject, id), ne(auditLog.action, 'socio.shown')))
    .orderBy(auditLog.id)

async function formOf(id: string, given: Partial<SocioForm> = {}): Promise<SocioForm> {
  const socio = await findSocio(secretary, id)
  if (!socio) throw new Error('no socio')
  return {
    full_name: socio.fullName,
    email: socio.email,
    phone: socio.phone ?? undefined,
    address: socio.address ?? undefined,
    birth_date: socio.birthDate ?? undefined,
    payment_method: socio.paymentMethod,
    iban: undefined,
    card_holder_name: socio.cardHolderName ?? undefined,
    billing_address: socio.billingAddress ?? undefined,
    emergency_contact_name: socio.emergencyContactName ?? undefined,
    emergency_contact_phone: socio.emergencyContactPhone ?? undefined,
    dietary_restrictions: socio.dietaryRestrictions ?? undefined,
    notes: socio.notes ?? undefined,
    membership_type: socio.membershipType,
    ...given,
  }
}

describe('a member’s record', () => {
  test('shows the encrypted fields, but only the last four digits of the account number', async () => {
    const { id } = await makeSocio()
    const socio = await findSocio(secretary, id)
    expect(socio).toMatchObject({
      birthDate: '1980-02-29',
      emergencyContactName: 'Jordi Vidal',
      dietaryRestrictions: 'celíaca',
      maskedIban: '•••• 1332',
    })
    expect(JSON.stringify(socio)).not.toContain('0418')
    expect(await findSocio(secretary, crypto.randomUUID())).toBeNull()
  })

  test('shows a treasurer the account number alone, a reader neither it nor the diet, and is audited so', async () => {
    const { id } = await makeSocio()
    expect(await findSocio({ id: 'tresorera', role: 'treasurer' }, id)).toMatchObject({
      dietaryRestrictions: null,
      dietConsent: null,
      birthDate: null,
      emergencyContactName: null,
      emergencyContactPhone: null,
      maskedIban: '•••• 1332',
    })
    const seen = await findSocio({ id: 'presidenta', role: 'reader' }, id)
    expect(seen).toMatchObject({ dietaryRestrictions: null, emergencyContactName: 'Jordi Vidal', maskedIban: null })
    expect(JSON.stringify(seen)).not.toMatch(/1332|cel[íi]ac/)
    const shown = await database.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id)
    expect(shown.filter(({ action }) => action === 'socio.shown').map(({ fields }) => fields)).toEqual([
      [],
      ['birth_date', 'emergency_contact_name', 'emergency_contact_phone'],
    ])
  })

  test('shows the whole account number on request, and audits the request', async () => {
    const { id } = await makeSocio()
    expect(await showIban(secretary, id)).toBe('ES91 2100 0418 4502 0005 1332')
    expect(await auditEventsOf(id)).toEqual([{ actor: 'secretaria', action: 'socio.iban-shown', fields: ['iban'] }])
  })

  test('without an account number shows none, and audits nothing', async () => {
    const { id } = await makeSocio({ iban: undefined })
    expect(await showIban(secretary, id)).toBeNull()
    expect(await auditEventsOf(id)).toEqual([])
  })

  test('cannot be read from another member’s row', async () => {
    const [one, other] = [await makeSocio(), await makeSocio()]
    const row = await rowOf(socios, one.id)
    await updateRow(socios, other.id, { iban: row.iban })
    await expect(findSocio(secretary, other.id)).rejects.toThrow()
  })
})

describe('editing', () => {
  test('a diet entered in the panel needs consent once; the consent is deleted with the diet', async () => {
    const { id } = await makeSocio({ dietary_restrictions: undefined, diet_consent: undefined })
    const withDiet = await formOf(id, { dietary_restrictions: 'vegana' })
    expect(await updateSocio(secretary, id, 1, withDiet)).toEqual({ ok: false, reason: 'consent' })
    expect(await findSocio(secretary, id)).toMatchObject({ dietaryRestrictions: null, dietConsent: null, version: 1 })
    expect(await updateSocio(secretary, id, 1, { ...withDiet, diet_consent: 'on' })).toMatchObject({ ok: true })
    expect(await findSocio(secretary, id)).toMatchObject({
      dietaryRestrictions: 'vegana',
      dietConsent: { version: legalVersions.privacy },
      privacy: { version: '2026-11-21' },
    })
    expect(
      await updateSocio(secretary, id, 2, await formOf(id, { dietary_restrictions: 'vegetariana' })),
    ).toMatchObject({ ok: true })
    expect(await updateSocio(secretary, id, 3, await formOf(id, { dietary_restrictions: undefined }))).toMatchObject({
      ok: true,
    })
    expect(await findSocio(secretary, id)).toMatchObject({ dietaryRestrictions: null, dietConsent: null })
  })

  test('saves what has changed, and audits the names of the fields, never their values', async () => {
    const { id } = await makeSocio()
    const outcome = await updateSocio(
      secretary,
      id,
      1,
      await formOf(id, { phone: '699 000 111', dietary_restrictions: 'vegana' }),
    )
    expect(outcome).toEqual({ ok: true, changed: ['phone', 'dietaryRestrictions'] })
    expect(await findSocio(secretary, id)).toMatchObject({
      phone: '699 000 111',
      dietaryRestrictions: 'vegana',
      maskedIban: '•••• 1332',
      version: 2,
    })
    expect(await auditEventsOf(id)).toEqual([
      { actor: 'secretaria', action: 'socio.updated', fields: ['phone', 'dietary_restrictions'] },
    ])
    const row = await rowOf(socios, id)
    expect(row.dietaryRestrictions).toMatch(/^v1\./)
  })

  test('of an outdated version is refused', async () => {
    const { id } = await makeSocio()
    const mine = await formOf(id, { notes: 'meva' })
    const yours = await formOf(id, { notes: 'teva' })
    const outcomes = await Promise.all([updateSocio(secretary, id, 1, mine), updateSocio(secretary, id, 1, yours)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'conflict' })
  })

  test('without a change writes nothing', async () => {
    const { id } = await makeSocio()
    expect(await updateSocio(secretary, id, 1, await formOf(id))).toEqual({ ok: true, changed: [] })
    expect(await findSocio(secretary, id)).toMatchObject({ version: 1 })
  })

  test('stores a new account number, and erases it with another payment method', async () => {
    const { id } = await makeSocio()
    await updateSocio(secretary, id, 1, await formOf(id, { iban: 'AD1200012030200359100100' }))
    expect(await showIban(secretary, id)).toBe('AD12 0001 2030 2003 5910 0100')
    await updateSocio(secretary, id, 2, await formOf(id, { payment_method: 'cash' }))
    expect(await findSocio(secretary, id)).toMatchObject({ maskedIban: null, paymentMethod: 'cash' })
  })

  test('leaves a member with direct debits, also without a creditor, until a form that offers them says otherwise', async () => {
    const { id } = await makeSocio()
    await updateRow(socios, id, { paymentMethod: 'direct-debit' })
    const older = await formOf(id, { payment_method: 'transfer', phone: '600 111 222' })
    expect(await updateSocio(secretary, id, 1, older)).toEqual({ ok: true, changed: ['phone', 'iban'] })
    expect(await findSocio(secretary, id)).toMatchObject({ paymentMethod: 'direct-debit' })
    const offering = await formOf(id, { payment_method: 'cash', direct_debit_offered: 'on' })
    expect(await updateSocio(secretary, id, 2, offering)).toEqual({ ok: true, changed: ['paymentMethod'] })
    expect(await findSocio(secretary, id)).toMatchObject({ paymentMethod: 'cash' })
  })
})

describe('a member’s status', () => {
  test('goes from active to suspended and back', async () => {
    const { id } = await makeSocio()
    expect(await reactivateSocio(secretary, id)).toEqual({ ok: false, reason: 'conflict' })
    expect(await suspendSocio(secretary, id)).toEqual({ ok: true })
    expect(await suspendSocio(secretary, id)).toEqual({ ok: false, reason: 'conflict' })
    expect(await reactivateSocio(secretary, id)).toEqual({ ok: true })
    expect(await suspendSocio(secretary, crypto.randomUUID())).toEqual({ ok: false, reason: 'unknown' })
  })

  test('cannot come back to active once the request is in baja, not even at the same time', async () => {
    const { id, requestId } = await makeSocio()
    await suspendSocio(secretary, id)
    await Promise.all([withdrawRequest(secretary, requestId), reactivateSocio(secretary, id)])
    expect(await findSocio(secretary, id)).toMatchObject({ status: 'inactive', requestStatus: 'baja' })
    expect(await reactivateSocio(secretary, id)).toEqual({ ok: false, reason: 'baja' })
  })

  test('ends with erasure: the request goes to baja, its link stays invalid, and the request can be deleted', async () => {
    const { id, requestId } = await makeSocio()
    expect(await eraseSocio(secretary, id)).toEqual({ ok: true })
    expect(await eraseSocio(secretary, id)).toEqual({ ok: false, reason: 'unknown' })
    expect(await findCompletion(requestId)).toEqual({ ok: false, reason: 'unknown' })
    expect((await rowOf(membershipRequests, requestId)).status).toBe('baja')
    expect(await deleteRequest(secretary, requestId)).toEqual({ ok: true })
  })
})

describe('the list', () => {
  test('finds by name, e-mail, number and phone', async () => {
    const { id } = await makeSocio({ full_name: 'Núria Coll', email: 'nuria@example.org', phone: '611 222 333' })
    const number = (await findSocio(secretary, id))?.membershipNumber ?? ''
    for (const search of ['nuria COLL', 'nuria@', number.toLowerCase(), '222 333']) {
      expect(
        (await listSocios({ request: { ...all, search }, status: null, order: '-fecha' })).rows.map((row) => row.id),
      ).toEqual([id])
    }
    expect(JSON.stringify(await listSocios({ request: all, status: null, order: 'numero' }))).not.toContain('v1.')
  })

  test('is exported as filtered, complete, and without encrypted fields', async () => {
    await makeSocio({ full_name: 'Exportada Única' })
    const exported = (
      await Array.fromAsync(
        exportSocios({ request: { ...all, search: 'exportada unica' }, status: 'active', order: 'nombre' }),
      )
    ).flat()
    expect(exported).toMatchObject([{ fullName: 'Exportada Única' }])
    expect(Object.keys(exported[0] ?? {})).not.toContain('iban')
    expect((await Array.fromAsync(exportSocios({ request: all, status: null, order: '-fecha' }))).flat()).toHaveLength(
      await database.$count(socios),
    )
  })
})

describe('A member is told by mail', () => {
  const told = async (email: string) =>
    (await database.select().from(mails).where(eq(mails.recipient, email))).filter(
      ({ kind }) => kind === 'member-data-changed',
    )

  test('when the office changes their account or e-mail, at the address before and the new one', async () => {
    const email = 'informada@example.org'
    const { id } = await makeSocio({ email })
    const socio = await findSocio(secretary, id)
    await updateSocio(secretary, id, socio?.version ?? 0, await formOf(id, { phone: '600 111 222' }))
    expect(await told(email)).toEqual([])
    const iban = 'ES7921000813610123456789'
    const moved = `nova-${email}`
    await updateSocio(secretary, id, (socio?.version ?? 0) + 1, await formOf(id, { iban, email: moved }))
    const [before] = await told(email)
    expect([(await told(email)).length, (await told(moved)).length]).toEqual([1, 1])
    const message = await inPool('jobs', composeMemberDataChanged)(mailData('member-data-changed', before), 'es')
    expect(message?.text).toContain('la cuenta bancaria, el correo')
    expect(JSON.stringify(message)).not.toContain(iban.slice(-6))
  })
})
