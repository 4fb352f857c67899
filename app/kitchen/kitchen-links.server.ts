import { hashToken, linkToken, storedLinkToken } from '#app/platform/secrets/secrets.server.ts'

const PURPOSE = 'kitchen-sheet'

export function kitchenTokenHash(sheetId: string): string {
  return hashToken(linkToken(PURPOSE, sheetId))
}

/** The token of the link in the mail of a sheet; null when its key is missing. */
export function kitchenLinkToken({ id, tokenHash }: { id: string; tokenHash: string }): string | null {
  return storedLinkToken(PURPOSE, id, tokenHash)
}
