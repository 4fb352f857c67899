import { and, eq, inArray } from 'drizzle-orm'
import { readCreditor } from '#app/banking/creditor.server.ts'
import { database, usingPool } from '#app/database/client.server.ts'
import { mandates, socios } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { holderInitials } from './holder-initials.ts'
import { decryptMandate, readDocument } from './mandate-document.server.ts'
import type { MandateOffer } from './mandate-terms.ts'
import { mandateTerms, takesScreen, termsDigest } from './mandate-terms.server.ts'
import { nextReference, OPEN } from './mandates.server.ts'

/** A member's order in force, a draft, and what may be signed next; null without a creditor or such a member. */
export async function findOwnMandate(socioId: string, language: Language) {
  return usingPool('panel', async () => {
    const [member] = await database
      .select({ number: socios.membershipNumber, fullName: socios.fullName })
      .from(socios)
      .where(eq(socios.id, socioId))
    const creditor = await readCreditor()
    if (!member || !creditor) return null
    const { number, fullName } = member
    const open = await listOpen(socioId)
    return {
      fullName,
      current: open.find(({ status }) => status !== 'draft') ?? null,
      draft: open.find(({ status }) => status === 'draft') ?? null,
      offer: takesScreen(creditor)
        ? offerOf(mandateTerms(creditor, await nextReference(database, { id: socioId, number }), language))
        : ({ onScreen: null } satisfies MandateOffer),
    }
  })
}
export type OwnMandate = NonNullable<Awaited<ReturnType<typeof findOwnMandate>>>

function offerOf(terms: Parameters<typeof termsDigest>[0]): MandateOffer {
  return { onScreen: { terms, digest: termsDigest(terms) } }
}

/** The holder by initials: the page is behind a mailed link, too. */
async function listOpen(socioId: string) {
  const rows = await database
    .select()
    .from(mandates)
    .where(and(eq(mandates.accountId, socioId), inArray(mandates.status, [...OPEN])))
  return rows.map(({ id, reference, status, signedOn, ibanLast4, holder: stored }) => {
    const holder = decryptMandate(id, 'holder', stored)
    return {
      reference,
      status: status as (typeof OPEN)[number],
      signedOn,
      ibanLast4,
      holder: holder && holderInitials(holder),
    }
  })
}

/** What a member prints: the draft, or else the order in force; null without one. */
export async function findOwnSheet(socioId: string) {
  return usingPool('panel', async () => {
    const rows = await database
      .select()
      .from(mandates)
      .where(and(eq(mandates.accountId, socioId), inArray(mandates.status, [...OPEN])))
    const row = rows.find(({ status }) => status === 'draft') ?? rows[0]
    return row ? readDocument(row) : null
  })
}
