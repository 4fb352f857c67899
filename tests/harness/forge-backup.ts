import { createHash } from 'node:crypto'

const CHECKSUM = /sha256 [0-9a-f]{64}\n(hmac-sha256 [0-9a-f]{64}\n)?$/

/** A backup whose first bytes somebody without the key has changed: the checksum fits, the HMAC stays as it was. */
export function forgeBackup(
  file: Buffer,
  change: (head: string) => string,
  keepHmac: (hmac: string) => string = (hmac) => hmac,
): Buffer {
  const text = file.toString('latin1')
  const [end = '', hmac = ''] = CHECKSUM.exec(text) ?? []
  const headEnd = text.indexOf('\n', text.indexOf('\n') + 1) + 1
  const content = Buffer.from(change(text.slice(0, headEnd)) + text.slice(headEnd, text.length - end.length), 'latin1')
  const checksum = `sha256 ${createHash('sha256').update(content).digest('hex')}\n`
  return Buffer.concat([content, Buffer.from(checksum + keepHmac(hmac))])
}
