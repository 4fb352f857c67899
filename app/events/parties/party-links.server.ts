import { hashToken, linkToken, storedLinkToken } from '#app/platform/secrets/secrets.server.ts'

/** Links of a registration became those of its party of one, so that the links of sent mails go on working. */
const PURPOSE = 'cancel-registration'

export function partyTokenHash(partyId: string): string {
  return hashToken(linkToken(PURPOSE, partyId))
}

/** The token of the links in a party's mails; null when its key is missing. */
export function partyLinkToken({ id, tokenHash }: { id: string; tokenHash: string }): string | null {
  return storedLinkToken(PURPOSE, id, tokenHash)
}
