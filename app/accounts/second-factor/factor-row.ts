export type FactorRow = {
  id: string
  kind: 'totp' | 'passkey'
  name: string
  /** ISO strings. */
  createdAt: string
  lastUsedAt: string | null
}
