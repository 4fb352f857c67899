import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database, type Queryable } from '#app/database/client.server.ts'
import { transactUnlessRefused } from '#app/database/transact-unless-refused.server.ts'
import { membershipRequests, socios } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { completionTokenCondition } from '#app/membership/completion-link.server.ts'
import { makeFirstMandate } from '#app/mandates/completion-mandate.server.ts'
import type { CompletionForm } from './completion-forms.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { encryptSecrets } from './socio-secrets.server.ts'

export type CompletionRefusal = 'no-token' | 'unknown' | 'completed'
type Refused = { ok: false; reason: CompletionRefusal }
type Unsigned = { ok: false; reason: 'mandate-changed' }

export async function findCompletion(
  token: string,
): Promise<{ ok: true; fullName: string; email: string; phone: string | null } | Refused> {
  const request = await approvedRequest(database, token)
  if (!request.ok) return request
  const { fullName, email, phone } = request.row
  return { ok: true, fullName, email, phone }
}

type Completed = {
  ok: true
  id: string
  number: string
  /** The token of the link to an order of direct debit that is signed on paper. */
  sheet: string | null
}

/**
 * The locked request row serialises concurrent completions and a baja. The new member is welcomed by mail. Refused when
 * the order of direct debit cannot be made as it was signed.
 */
export async function completeMembership(
  token: string,
  form: CompletionForm,
  how: { language: Language; privacyVersion: string },
): Promise<Completed | Refused | Unsigned> {
  return transactUnlessRefused<Completed | Refused | Unsigned>(async (tx) => {
    const request = await approvedRequest(tx, token, true)
    if (!request.ok) return request
    const id = randomUUID()
    const now = new Date()
    const consented = form.dietary_restrictions !== undefined
    const socio = {
      id,
      membershipRequestId: request.row.id,
      userId: request.row.userId,
      fullName: form.full_name,
      email: form.email,
      phone: form.phone,
      address: form.address,
      paymentMethod: form.payment_method,
      cardHolderName: form.card_holder_name,
      billingAddress: form.billing_address,
      notes: form.notes,
      ...encryptSecrets(id, {
        birthDate: form.birth_date,
        iban: form.iban,
        emergencyContactName: form.emergency_contact_name,
        emergencyContactPhone: form.emergency_contact_phone,
        dietaryRestrictions: form.dietary_restrictions,
      }),
      language: how.language,
      privacyVersion: how.privacyVersion,
      privacyAcceptedAt: now,
      dietConsentVersion: consented ? how.privacyVersion : null,
      dietConsentAt: consented ? now : null,
    }
    const [made] = await tx.insert(socios).values(socio).returning({ number: socios.membershipNumber })
    await enqueueMail(tx, {
      kind: 'member-welcome',
      ref: request.row.id,
      data: { requestId: request.row.id },
      recipient: form.email,
      language: how.language,
    })
    const number = made?.number ?? ''
    if (form.payment_method !== 'direct-debit') return { ok: true, id, number, sheet: null }
    const { id: requestId, email: provenEmail } = request.row
    const member = { id, number, token, requestId, email: form.email, provenEmail, language: how.language }
    const mandate = await makeFirstMandate(tx, member, form)
    return mandate.ok ? { ok: true, id, number, sheet: mandate.sheet } : mandate
  })
}

const requestColumns = pick(membershipRequests, 'id', 'userId', 'fullName', 'email', 'phone')
type Request = Pick<typeof membershipRequests.$inferSelect, keyof typeof requestColumns>

async function approvedRequest(
  on: Queryable,
  token: string,
  lock = false,
): Promise<{ ok: true; row: Request } | Refused> {
  if (token === '') return { ok: false, reason: 'no-token' }
  const query = on
    .select(requestColumns)
    .from(membershipRequests)
    .where(and(completionTokenCondition(token), eq(membershipRequests.status, 'approved')))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) return { ok: false, reason: 'unknown' }
  const [socio] = await on.select({ id: socios.id }).from(socios).where(eq(socios.membershipRequestId, row.id))
  return socio ? { ok: false, reason: 'completed' } : { ok: true, row }
}
