import { decryptField, encryptField } from '#app/platform/secrets/secrets.server.ts'

/** The encrypted columns; each value is bound to its row and column. */
export const secretColumns = {
  birthDate: 'birth_date',
  iban: 'iban',
  emergencyContactName: 'emergency_contact_name',
  emergencyContactPhone: 'emergency_contact_phone',
  dietaryRestrictions: 'dietary_restrictions',
} as const
export type SecretColumn = keyof typeof secretColumns
const names = Object.keys(secretColumns) as SecretColumn[]

export type Secrets = Record<SecretColumn, string | null>

export function encryptSecrets(
  socioId: string,
  clear: { [column in SecretColumn]?: string | null | undefined },
): Secrets {
  return mapSecrets((column) =>
    clear[column] ? encryptField(clear[column], encryptionContext(socioId, column)) : null,
  )
}

/** Throws when a value was encrypted with another key. */
export function decryptSecrets(socioId: string, stored: Secrets): Secrets {
  return mapSecrets((column) => decryptSecret(socioId, column, stored[column]))
}

export function decryptSecret(socioId: string, column: SecretColumn, stored: string | null): string | null {
  return stored === null ? null : decryptField(stored, encryptionContext(socioId, column))
}

function encryptionContext(socioId: string, column: SecretColumn): string {
  return `socios.${secretColumns[column]}:${socioId}`
}

function mapSecrets(value: (column: SecretColumn) => string | null): Secrets {
  return Object.fromEntries(names.map((column) => [column, value(column)])) as Secrets
}
