import type { Language } from '#app/i18n/language.ts'
import { hashToken, linkSubject, linkToken, storedLinkToken } from '#app/platform/secrets/secrets.server.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'

/** Links of a registration became those of its party of one, so that the links of sent mails go on working. */
const PURPOSE = 'cancel-registration'

type Link = { id: string; linkVersion: number }

/** @param linkVersion grows when the links that have been mailed must stop working */
export function partyTokenHash(id: string, linkVersion = 0): string {
  return hashToken(linkToken(PURPOSE, linkSubject(id, linkVersion)))
}

/** The token of the links in a party's mails; null when its key is missing. */
export function partyLinkToken(party: Link & { tokenHash: string }): string | null {
  return storedLinkToken(PURPOSE, linkSubject(party.id, party.linkVersion), party.tokenHash)
}

type LinkedPage = '/reserva' | '/inscripcion/confirmar' | '/inscripcion/cancelar'

/**
 * The address of a party's page, for its mails.
 * @throws when the key is missing, so that the mail stays queued until the key is available again
 */
export function partyUrl(page: LinkedPage, party: Link & { tokenHash: string }, language: Language): string {
  const token = partyLinkToken(party)
  if (token === null) throw new Error('the key that the link was made with is not here')
  return siteUrl(`${page}?token=${token}`, language)
}
