/** What a phone keeps of a list: unreadable without its key (`platform/browser-storage/people-keys.ts`). */
export type SealedList = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

/** 96 bits, of which AES-GCM makes no other use than to be different each time. */
const IV_BYTES = 12

export async function sealList(key: string, list: unknown): Promise<SealedList> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const text = new TextEncoder().encode(JSON.stringify(list))
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await importKey(key), text) }
}

/** @returns undefined for a list of another key */
export async function unsealList(key: string, { iv, data }: SealedList): Promise<unknown> {
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await importKey(key), data)
    return JSON.parse(new TextDecoder().decode(text))
  } catch {
    return undefined
  }
}

function importKey(key: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
