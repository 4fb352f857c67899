export type FactorRow = { id: string; kind: 'totp' | 'passkey'; name: string; createdAt: Date; lastUsedAt: Date | null }
