import { everyLinkToken, linkSubject, linkToken } from '#app/platform/secrets/secrets.server.ts'
import { hashTicket } from './ticket-hash.ts'

const PURPOSE = 'door-ticket'

/** Of the guest's party: a ticket in a mail to an address that was corrected later is not valid. */
export type LinkVersion = { linkVersion: number }

/** The text of a guest's QR code. It only finds the guest's row at the door. */
export function ticketCode(guestId: string, { linkVersion }: LinkVersion): string {
  return shortened(linkToken(PURPOSE, linkSubject(guestId, linkVersion)))
}

/** Also of the codes in mails that were made with an older key. */
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
