import { everyLinkToken, linkSubject, linkToken } from '#app/platform/secrets/secrets.server.ts'
import { hashTicket } from './ticket-hash.ts'

const PURPOSE = 'door-ticket'

/** Of the guest's party: whoever has read the mails to a corrected address has no ticket. */
export type LinkVersion = { linkVersion: number }

/** What the QR of a guest says: it opens nothing but the row of the guest at the door. */
export function ticketCode(guestId: string, { linkVersion }: LinkVersion): string {
  return shortened(linkToken(PURPOSE, linkSubject(guestId, linkVersion)))
}

/** Of the codes that mails made with an older key, too. */
export function ticketHashes(guestId: string, { linkVersion }: LinkVersion): Promise<string[]> {
  return Promise.all(
    everyLinkToken(PURPOSE, linkSubject(guestId, linkVersion)).map((token) => hashTicket(shortened(token))),
  )
}

/** 120 bits in capitals and figures, which a QR stores in few squares. */
function shortened(token: string): string {
  return [...Buffer.from(token, 'base64url').subarray(0, 15)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}
