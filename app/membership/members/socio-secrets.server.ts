import { decryptField, encryptField } from '#app/platform/secrets/secrets.server.ts'

/** A member's columns that rest encrypted, each value bound to its row and column (security study, D1). */
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

/** As the row keeps them; what is empty is null. */
export function lockSecrets(socioId: string, clear: { [column in SecretColumn]?: string | null | undefined }): Secrets {
  return mapSecrets((column) => (clear[column] ? encryptField(clear[column], placeOf(socioId, column)) : null))
}

/** In the clear. @throws when the row was written with another key */
export function unlockSecrets(socioId: string, kept: Secrets): Secrets {
  return mapSecrets((column) => unlockSecret(socioId, column, kept[column]))
}

export function unlockSecret(socioId: string, column: SecretColumn, kept: string | null): string | null {
  return kept === null ? null : decryptField(kept, placeOf(socioId, column))
}

function placeOf(socioId: string, column: SecretColumn): string {
  return `socios.${secretColumns[column]}:${socioId}`
}

function mapSecrets(value: (column: SecretColumn) => string | null): Secrets {
  return Object.fromEntries(names.map((column) => [column, value(column)])) as Secrets
}
