import type { importKinds } from '#app/database/schema.ts'

export type ImportKind = (typeof importKinds)[number]

/** What a file can have, by the names of the panel's forms and a few that only files have. */
export const importFields = {
  members: [
    'full_name',
    'surnames',
    'email',
    'membership_number',
    'joined',
    'status',
    'phone',
    'address',
    'birth_date',
    'membership_type',
    'payment_method',
    'iban',
    'card_holder_name',
    'billing_address',
    'emergency_contact_name',
    'emergency_contact_phone',
    'language',
    'notes',
  ],
  restaurants: [
    'nombre',
    'direccion',
    'telefono',
    'web',
    'precio_medio',
    'price_range',
    'estrellas_michelin',
    'especialidad',
    'especialidad_ca',
    'description',
    'description_ca',
    'historia',
    'historia_ca',
    'horarios',
    'horarios_ca',
    'chef_name',
    'chef_bio',
    'chef_bio_ca',
    'reserva_url',
    'reserva_telefono',
    'reserva_email',
  ],
} as const
export type ImportField = (typeof importFields)[ImportKind][number]

export const requiredFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  members: ['full_name', 'email'],
  restaurants: ['nombre', 'direccion'],
}

/** Fields whose values are never shown whole. */
export const maskedFields: readonly string[] = ['iban']

/** A row by its fields. */
export type FieldValues = Record<string, string>

export const PLACES: Readonly<Record<ImportKind, string>> = {
  members: '/admin/socios',
  restaurants: '/admin/restaurantes',
}

/** Of a page of imports; both kinds have the same pages. */
export function importKind({ pathname }: URL): ImportKind {
  return pathname.startsWith(PLACES.members) ? 'members' : 'restaurants'
}

export const STEPS_THAT_RUN: readonly string[] = ['checking', 'importing', 'undoing']
