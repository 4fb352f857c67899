import { setTimeout } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { auditLog, mails, membershipRequests } from '#app/database/schema.ts'
import { completionToken } from '#app/membership/completion-link.server.ts'
import { completeMembership } from '#app/membership/members/completion.server.ts'
import { mailJob } from '#app/platform/mail/deliver-mail.server.ts'
import { holdBackMails } from '#app/platform/mail/queued-mails.server.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { completionForm, makeRequest, makeSocio, secretary } from '#tests/membership-fixtures.ts'
import { outcomeOf, sendSelected, undoRows } from '#tests/selection.ts'
import { correctAnswers } from './correction.server.ts'
import { withdrawRequest } from './review.server.ts'
import { selectedRequestActs } from './selected-actions.server.ts'

openTestDatabase('empty', 'panel')

const acts = selectedRequestActs('es')
const rowOf = (id: string) => `${id}:0`
const approve = (...ids: string[]) => sendSelected(acts['approve-selected'], ids.map(rowOf))
const undo = (rows: string[]) => sendSelected(acts['undo-approve-selected'], rows, {})
const approvalsOf = (id: string) =>
  database
    .select({ ref: mails.ref, status: mails.status })
    .from(mails)
    .where(and(eq(mails.kind, 'membership-approval'), eq(sql`${mails.data} ->> 'requestId'`, id)))
const requestOf = async (id: string) =>
  (await database.select().from(membershipRequests).where(eq(membershipRequests.id, id)))[0]
const auditsOf = async (id: string) =>
  (await database.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id)).map(
    ({ action }) => action,
  )
const sendMails = (id: string) =>
  database
    .update(mails)
    .set({ status: 'sent', sentAt: new Date() })
    .where(eq(sql`${mails.data} ->> 'requestId'`, id))

describe('approving ticked requests', () => {
  test('sends each its link, and names those that are decided, share an address or are gone', async () => {
    const [one, two] = [await makeRequest({ fullName: 'Ona' }), await makeRequest({ fullName: 'Pol' })]
    const decided = await makeRequest({ fullName: 'Quim', status: 'rejected' })
    await makeRequest({ email: 'casa@example.org', status: 'approved' })
    const shared = await makeRequest({ fullName: 'Rut', email: 'Casa@example.org' })
    expect((await sendSelected(acts['approve-selected'], [one, two].map(rowOf), {})).question).toMatchObject({
      title: '¿Aprobar 2 solicitudes?',
      names: ['Ona', 'Pol'],
    })
    expect((await requestOf(one))?.status).toBe('pending')
    const done = await approve(one, decided, shared, crypto.randomUUID(), two)
    expect(outcomeOf(done)).toEqual([
      '3 solicitudes aprobadas',
      'Quim: ya no estaba pendiente.',
      'Rut: aprobada sin correo, porque otra solicitud aprobada tiene el mismo email.',
      'Una de las filas: ya no existe.',
    ])
    expect(undoRows(done).map((row) => row.split(':')[0])).toEqual([one, shared, two])
    for (const id of [one, two]) {
      expect(await approvalsOf(id)).toEqual([{ ref: id, status: 'queued' }])
      expect(await auditsOf(id)).toEqual(['membership-request.approved'])
    }
    expect(await approvalsOf(shared)).toEqual([])
  })

  test('repeated or at the same time, approves each once', async () => {
    const ids = [await makeRequest(), await makeRequest(), await makeRequest()]
    const bursts = await Promise.all([approve(...ids), approve(...ids.toReversed())])
    expect(bursts.flatMap(undoRows)).toHaveLength(3)
    expect(outcomeOf(await approve(...ids))[0]).toBe('No se ha aprobado ninguna')
    for (const id of ids)
      expect([await auditsOf(id), await approvalsOf(id)]).toEqual([
        ['membership-request.approved'],
        [{ ref: id, status: 'queued' }],
      ])
  })
})

describe('taking the approval back', () => {
  test('makes them pending, and a mail that waits does not leave', async () => {
    const ids = [await makeRequest({ fullName: 'Ona' }), await makeRequest({ fullName: 'Pol' })]
    const done = await approve(...ids)
    const undone = await undo(undoRows(done))
    expect(outcomeOf(undone)).toEqual(['2 solicitudes vuelven a estar pendientes'])
    for (const id of ids) {
      expect(await requestOf(id)).toMatchObject({ status: 'pending', completionTokenHash: null })
      expect(await approvalsOf(id)).toEqual([])
      expect(await auditsOf(id)).toEqual(['membership-request.approved', 'membership-request.approval-undone'])
    }
    expect(outcomeOf(await undo(undoRows(done)))[0]).toBe('No se ha deshecho nada')
    await approve(...ids)
    for (const id of ids) expect(await approvalsOf(id)).toEqual([{ ref: id, status: 'queued' }])
  })

  test('says that a mail has left, and another approval sends another one', async () => {
    const id = await makeRequest({ fullName: 'Ona' })
    const done = await approve(id)
    await sendMails(id)
    expect(outcomeOf(await undo(undoRows(done)))).toEqual([
      '1 solicitud vuelve a estar pendiente',
      'Ona: el correo ya había salido; su enlace ha dejado de funcionar.',
    ])
    await approve(id)
    expect((await approvalsOf(id)).map(({ status }) => status).sort()).toEqual(['queued', 'sent'])
  })

  test('names who stays approved without a link, because the other one had the same e-mail', async () => {
    const email = 'llar@example.org'
    const [one, two] = [await makeRequest({ fullName: 'Ona', email }), await makeRequest({ fullName: 'Pol', email })]
    const [first = '', second = ''] = undoRows(await approve(one, two))
    expect(outcomeOf(await undo([first]))).toEqual([
      '1 solicitud vuelve a estar pendiente',
      'Ona: la solicitud aprobada de Pol, con el mismo email, se queda sin enlace: pulsa en ella «Reenviar enlace».',
    ])
    await sendSelected(acts['resend-selected'], [rowOf(two)])
    const [again = ''] = undoRows(await approve(one))
    expect(outcomeOf(await undo([again]))).toEqual(['1 solicitud vuelve a estar pendiente'])
    await undo([second])
    expect(outcomeOf(await undo(undoRows(await approve(one, two))))).toEqual([
      '2 solicitudes vuelven a estar pendientes',
    ])
  })

  test('says that a mail may have left which a worker is handing to the mail server', async () => {
    const id = await makeRequest({ fullName: 'Ona' })
    const done = await approve(id)
    const [mail] = await database.select().from(mails).where(eq(mails.ref, id))
    await database.execute(sql`
      update pgboss.job set state = 'active', started_on = now() where data ->> 'id' = ${mail?.id ?? ''}`)
    expect(outcomeOf(await undo(undoRows(done)))).toEqual([
      '1 solicitud vuelve a estar pendiente',
      'Ona: puede que el correo ya haya salido; su enlace ha dejado de funcionar.',
    ])
    expect(await approvalsOf(id)).toEqual([])
  })

  test('is waited for by a worker that takes the mail meanwhile, which then sends nothing', async () => {
    const id = await makeRequest({ fullName: 'Ona' })
    await approve(id)
    const [mail] = await database.select().from(mails).where(eq(mails.ref, id))
    const compose = vi.fn(async () => null)
    const { run } = mailJob({ 'membership-approval': compose })
    let sending: Promise<void> | undefined
    await database.transaction(async (tx) => {
      expect(await holdBackMails(tx, 'membership-approval', { subject: 'requestId', id })).toBe('no')
      sending = inPool('jobs', run)({ id: mail?.id ?? '' }, AbortSignal.timeout(5_000))
      await setTimeout(200)
    })
    await sending
    expect(compose).not.toHaveBeenCalled()
  })

  test('is refused over another approval, and over a correction', async () => {
    const [one, two] = [await makeRequest({ fullName: 'Ona' }), await makeRequest({ fullName: 'Pol' })]
    const done = undoRows(await approve(one, two))
    await undo(done.slice(0, 1))
    await approve(one)
    const corrected = { full_name: 'Pol Riba', email: 'pol.riba@example.org', phone: undefined, reason: undefined }
    const version = (await requestOf(two))?.version ?? 0
    await correctAnswers(secretary, two, version, { ...corrected, language: 'es' })
    expect(outcomeOf(await undo(done))).toEqual([
      'No se ha deshecho nada',
      'Ona: alguien la ha cambiado después.',
      'Pol Riba: alguien la ha cambiado después.',
    ])
  })

  test('is refused for who has completed their data, was changed since, or has asked again', async () => {
    const [completed, left, again] = [
      await makeRequest({ fullName: 'Ona' }),
      await makeRequest({ fullName: 'Pol' }),
      await makeRequest({ fullName: 'Rut Puig', email: 'rut@example.org' }),
    ]
    const done = await approve(completed, left, again)
    const form = completionForm({ email: 'ona@example.org' })
    const request = await requestOf(completed)
    const token = (request && completionToken(request)) ?? ''
    const given = { language: 'es', privacyVersion: '2026-11-21' } as const
    expect(await inPool('public', completeMembership)(token, form, given)).toMatchObject({ ok: true })
    await withdrawRequest(secretary, left)
    await makeRequest({ fullName: 'Rut Puig', email: 'RUT@example.org' })
    expect(outcomeOf(await undo(undoRows(done)))).toEqual([
      'No se ha deshecho nada',
      'Ona: ya ha completado sus datos; se le puede dar de baja.',
      'Pol: alguien la ha cambiado después.',
      'Rut Puig: ha enviado otra solicitud, que está pendiente.',
    ])
    expect((await requestOf(again))?.status).toBe('approved')
  })
})

test('The link goes again to who is approved without data, and this is not taken back', async () => {
  const waiting = await makeRequest({ status: 'approved', fullName: 'Ona' })
  const pending = await makeRequest({ fullName: 'Pol' })
  const { requestId: completed } = await makeSocio({ full_name: 'Rut' })
  const done = await sendSelected(acts['resend-selected'], [waiting, pending, completed].map(rowOf))
  expect(outcomeOf(done)).toEqual([
    '1 enlace reenviado',
    'Pol: no está aprobada.',
    expect.stringContaining(': ya ha completado sus datos.'),
  ])
  expect(done.outcome?.undo).toBeNull()
  expect(acts['undo-resend-selected']).toBeUndefined()
  expect([await auditsOf(waiting), (await approvalsOf(waiting)).length]).toEqual([
    ['membership-request.link-sent-again'],
    1,
  ])
})
