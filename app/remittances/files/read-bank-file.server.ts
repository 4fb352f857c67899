import type { XmlElement } from 'libxml2-wasm'
import type { BankFile, BankFileRefusal, ReadBankFile } from './bank-file.ts'
import { readCamt } from './camt.server.ts'
import { readPain002 } from './pain-002.server.ts'
import { findFault, readXml } from './xml.server.ts'

/** pain.002.001.03 is read without a schema: only editions of single countries were found. */
const readers: Record<string, (root: XmlElement) => BankFile> = {
  'pain.002.001.03': readPain002,
  'pain.002.001.10': readPain002,
  'camt.053.001.02': (root) => readCamt(root, 'camt.053'),
  'camt.053.001.08': (root) => readCamt(root, 'camt.053'),
  'camt.054.001.02': (root) => readCamt(root, 'camt.054'),
  'camt.054.001.08': (root) => readCamt(root, 'camt.054'),
}

/** A file of the bank, or why it cannot be read. It takes long: `readInProcess` calls it. */
export function readBankFile(bytes: Uint8Array): ReadBankFile {
  const older = recognizeText(Buffer.from(bytes).toString('latin1').replaceAll('\0', ''))
  if (older) return { ok: false, reason: older }
  const read = readXml(bytes, (document, message): ReadBankFile => {
    if (document.dtd) return { ok: false, reason: 'doctype' }
    if (message.startsWith('pain.008.')) return { ok: false, reason: 'own-file' }
    const reader = readers[message]
    if (!reader) return { ok: false, reason: 'other-message' }
    const fault = findFault(document, message)
    return fault ? { ok: false, reason: 'bad-line', ...fault } : { ok: true, file: reader(document.root) }
  })
  return 'fault' in read ? { ok: false, reason: 'bad-line', ...read.fault } : read
}

/**
 * Norma 43: lines of 80 that start with `11`, bank, branch and account. AEB 19.14: lines of 600 that start with the
 * record and `1914`, `1915` or `1944`. A document type is refused before it is parsed: its entities can be expanded
 * without end.
 * @param text a byte a character, without the zero bytes of UTF-16
 */
function recognizeText(
  text: string,
): (BankFileRefusal['reason'] & ('norma-43' | 'norma-19' | 'not-xml' | 'doctype')) | undefined {
  if (/^11\d{18}/.test(text)) return 'norma-43'
  if (/^\d{2}19(?:14|15|44)\d/.test(text)) return 'norma-19'
  if (/<!DOCTYPE/i.test(text)) return 'doctype'
  return /^(?:\xef\xbb\xbf|\xfe\xff|\xff\xfe)?\s*</.test(text) ? undefined : 'not-xml'
}
