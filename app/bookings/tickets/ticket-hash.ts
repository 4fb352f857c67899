/** Phones find a guest by the hash of the code, so that nobody can make tickets from a lost phone. */
export async function hashTicket(code: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code.trim().toUpperCase()))
  return Array.from(new Uint8Array(hash).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
