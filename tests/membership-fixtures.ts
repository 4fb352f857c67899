import { accepted } from './harness/accepted.ts'
import { inPool } from './harness/database.ts'
import { insertRow } from './harness/rows.ts'
import { membershipRequests } from '#app/database/schema.ts'
import { completeMembership } from '#app/membership/members/completion.server.ts'
import type { CompletionForm } from '#app/membership/members/completion-forms.ts'

/** Who is at work in the panel. */
export const secretary = { id: 'secretaria', role: 'admin' } as const

let people = 0

/** A new applicant with a unique e-mail. */
export async function makeRequest(given: Partial<typeof membershipRequests.$inferInsert> = {}): Promise<string> {
  const row = await insertRow(membershipRequests, {
    fullName: 'Clara Vidal Roca',
    email: `clara${++people}@example.org`,
    ...given,
  })
  return row.id
}

/** What a member fills in. */
export function completionForm(given: Partial<CompletionForm> = {}): CompletionForm {
  return {
    full_name: 'Clara Vidal Roca',
    email: 'clara@example.org',
    phone: '+34 600 123 456',
    address: undefined,
    birth_date: '1980-02-29',
    payment_method: 'transfer',
    iban: 'ES9121000418450200051332',
    card_holder_name: undefined,
    billing_address: undefined,
    emergency_contact_name: 'Jordi Vidal',
    emergency_contact_phone: '600 999 888',
    dietary_restrictions: 'celíaca',
    diet_consent: 'on',
    notes: undefined,
    privacy: 'on',
    ...given,
  }
}

/** A member, with the request that came before. */
export async function makeSocio(given: Partial<CompletionForm> = {}): Promise<{ id: string; requestId: string }> {
  const requestId = await makeRequest({ status: 'approved' })
  const outcome = accepted(
    await inPool('public', completeMembership)(requestId, completionForm(given), {
      language: 'es',
      privacyVersion: '2026-11-21',
    }),
  )
  return { id: outcome.id, requestId }
}
