import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Transaction } from '#app/database/client.server.ts'
import { storePicture } from '#app/media/media.server.ts'
import { pictureHash, type PicturePurpose } from '#app/media/picture.ts'
import { MAX_UPLOAD_BYTES } from '#app/media/upload-limit.ts'
import { decodeUpload } from '#app/media/uploads.server.ts'

/** The pictures that rows name by their addresses in the older storage. */
export type Pictures = {
  /** Stores the picture of an address, once. */
  bring(tx: Transaction, address: string | null, purpose: PicturePurpose): Promise<void>
  /** The address here; of a picture that has not been brought over, the older one, which pages do not show. */
  addressOf: <Address extends string | null>(address: Address) => Address
  stored(): number
  /** Addresses that have not been brought over, and why. */
  missing: Map<string, string>
}

/** @param folder with the files of the older storage, or null */
export function createPictures(folder: string | null): Pictures {
  const urls = new Map<string, string>()
  const missing = new Map<string, string>()
  return {
    async bring(tx, address, purpose) {
      if (!address || pictureHash(address) || urls.has(address) || missing.has(address)) return
      const found = await findPicture(folder, address)
      const decoded = 'bytes' in found ? await decodeUpload(found.bytes, purpose) : found
      if (!decoded.ok) return void missing.set(address, decoded.reason)
      urls.set(address, await storePicture(tx, decoded.picture, { purpose, altEs: '', altCa: '', focal: [0.5, 0.5] }))
    },
    addressOf: <Address extends string | null>(address: Address) =>
      ((address && urls.get(address)) ?? address) as Address,
    stored: () => urls.size,
    missing,
  }
}

type Found = { bytes: Buffer } | { ok: false; reason: string }

async function findPicture(folder: string | null, address: string): Promise<Found> {
  if (folder === null) return { ok: false, reason: 'no folder of files is given' }
  const path = await findFile(folder, address)
  if (path === null) return { ok: false, reason: 'no file in the folder' }
  if ((await stat(path)).size > MAX_UPLOAD_BYTES) return { ok: false, reason: 'file-too-large' }
  return { bytes: await readFile(path) }
}

/** The file whose path is the longest end of the address: `uploads/blog/1.jpg`, `blog/1.jpg` or `1.jpg`. */
async function findFile(folder: string, address: string): Promise<string | null> {
  const segments = segmentsOf(address)
  const root = await realpath(folder)
  for (let from = 0; from < segments.length; from += 1) {
    const path = await realpath(join(root, ...segments.slice(from))).catch(() => null)
    if (path?.startsWith(root + sep) && (await stat(path)).isFile()) return path
  }
  return null
}

/** Of an address that is not one of a file, none. */
function segmentsOf(address: string): string[] {
  try {
    const segments = new URL(address, 'https://older.invalid').pathname
      .split('/')
      .filter(Boolean)
      .map(decodeURIComponent)
    return segments.some((segment) => /^\.\.?$|[/\\\0]/.test(segment)) ? [] : segments
  } catch {
    return []
  }
}

/** Of HTML. */
export function pictureAddressesIn(html: string): string[] {
  return Array.from(html.matchAll(/\bsrc="([^"]+)"/g), ([, address = '']) => address.replaceAll('&amp;', '&'))
}

export function withPictureAddresses(html: string, { addressOf }: Pictures): string {
  return html.replace(/\bsrc="([^"]+)"/g, (whole, address: string) => {
    const plain = address.replaceAll('&amp;', '&')
    const url = addressOf(plain)
    return url === plain ? whole : `src="${url}"`
  })
}
