import { hashToken, linkToken, storedLinkToken } from '#app/platform/secrets/secrets.server.ts'

/** Links of a registration became those of its party of one, so that the links of sent mails go on working. */
const PURPOSE = 'cancel-registration'

type Link = { id: string; linkVersion: number }

/** @param linkVersion grows when the links that have been mailed must stop working */
export function partyTokenHash(id: string, linkVersion = 0): string {
  return hashToken(linkToken(PURPOSE, subjectOf({ id, linkVersion })))
}

/** The token of the links in a party's mails; null when its key is missing. */
export function partyLinkToken(party: Link & { tokenHash: string }): string | null {
  return storedLinkToken(PURPOSE, subjectOf(party), party.tokenHash)
}

const subjectOf = ({ id, linkVersion }: Link) => (linkVersion === 0 ? id : `${id}:${linkVersion}`)
