import { createHash, timingSafeEqual } from 'node:crypto'
import { backupHmac } from '#app/platform/secrets/secrets.server.ts'

const CHECKSUM_BYTES = 72
const HMAC_BYTES = 77

/** Format 2 ends with a line more: the HMAC under a key derived from the encryption key that its header names. */
export const formatOf = ({ authenticatedBy }: { authenticatedBy?: string }) => (authenticatedBy ? 2 : 1)

export function trailerBytes(format: number): number {
  return format === 1 ? CHECKSUM_BYTES : CHECKSUM_BYTES + HMAC_BYTES
}

/** What ends a file with the bytes that it was given. @param keyId missing or not held: the checksum alone */
export function startTrailer(keyId: string | undefined) {
  const hash = createHash('sha256')
  const hmac = keyId ? backupHmac(keyId) : null
  return {
    update(bytes: Buffer): Buffer {
      hash.update(bytes)
      hmac?.update(bytes)
      return bytes
    },
    lines: () => ({
      checksum: `sha256 ${hash.digest('hex')}\n`,
      hmac: hmac ? `hmac-sha256 ${hmac.digest('hex')}\n` : null,
    }),
  }
}

/** An HMAC that cannot be computed here, for want of its key, counts as fitting: `isAuthentic` is false then. */
export function checkTrailer(
  { checksum, hmac }: { checksum: string; hmac: string | null },
  found: string,
): 'fits' | 'damaged' | 'changed' {
  if (found.slice(0, CHECKSUM_BYTES) !== checksum) return 'damaged'
  const stored = Buffer.from(found.slice(CHECKSUM_BYTES))
  if (hmac === null) return 'fits'
  return stored.length === hmac.length && timingSafeEqual(stored, Buffer.from(hmac)) ? 'fits' : 'changed'
}
