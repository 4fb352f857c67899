import { everyLinkToken, linkToken } from '#app/platform/secrets/secrets.server.ts'
import { hashTicket } from './ticket-hash.ts'

const PURPOSE = 'door-ticket'

/** Of the guest's party: whoever has read the mails to a corrected address has no ticket. */
export type LinkVersion = { linkVersion: number }

const subjectOf = (guestId: string, { linkVersion }: LinkVersion) =>
  linkVersion === 0 ? guestId : `${guestId}:${linkVersion}`

/** What the QR of a guest says: it opens nothing but the row of the guest at the door. */
export function ticketCode(guestId: string, party: LinkVersion): string {
  return shortened(linkToken(PURPOSE, subjectOf(guestId, party)))
}

/** Of the codes that mails made with an older key, too. */
export function ticketHashes(guestId: string, party: LinkVersion): Promise<string[]> {
  return Promise.all(everyLinkToken(PURPOSE, subjectOf(guestId, party)).map((token) => hashTicket(shortened(token))))
}

/** 120 bits in capitals and figures, which a QR stores in few squares. */
function shortened(token: string): string {
  return [...Buffer.from(token, 'base64url').subarray(0, 15)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}
