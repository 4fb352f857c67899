import * as v from 'valibot'
import { optionalLine, optionalText } from '#app/platform/forms/fields.ts'
import { nullableTextColumn, textColumn, type FieldColumns } from '#app/platform/forms/field-columns.ts'
import { requiredLine } from '#app/platform/forms/panel-fields.ts'

const address = v.optional(
  v.pipe(
    v.string('URL inválida'),
    v.trim(),
    v.maxLength(300, 'URL inválida'),
    v.check((typed) => /^https?:\/\/[^\s"<>\\]+$/i.test(typed) && URL.canParse(typed), 'URL inválida'),
  ),
)

const number = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern), v.transform(Number))

export const organizerSchema = v.object({
  id: v.optional(number(/^[1-9]\d{0,8}$/)),
  version: v.optional(number(/^\d{1,9}$/)),
  name: requiredLine(120, 'El nombre es requerido'),
  description: optionalText(4000),
  website: address,
  email: v.optional(
    v.pipe(
      v.string('Email inválido'),
      v.trim(),
      v.maxLength(254, 'Email inválido'),
      v.regex(/^[^\s@"'(),:;<>[\\\]]{1,64}@[^\s@"'(),:;<>[\\\].]+(\.[^\s@"'(),:;<>[\\\].]+)*$/u, 'Email inválido'),
    ),
  ),
  phone: optionalLine(40),
  address: optionalLine(200),
  city: optionalLine(100),
  country: optionalLine(100),
  facebook: address,
  instagram: address,
  twitter: address,
  name_ca: optionalLine(120),
  description_ca: optionalText(4000),
  address_ca: optionalLine(200),
  city_ca: optionalLine(100),
  logo_url: v.optional(
    v.pipe(v.string('Elige una imagen guardada'), v.regex(/^\/media\/[0-9a-f]{64}$/, 'Elige una imagen guardada')),
  ),
})

export type OrganizerFields = v.InferOutput<typeof organizerSchema>

/** Saving and editing both use this table. Ids, versions and networks need the server. */
export const organizerColumns = {
  name: textColumn('name'),
  description: textColumn('description'),
  website: textColumn('website'),
  email: textColumn('email'),
  phone: textColumn('phone'),
  address: textColumn('address'),
  city: textColumn('city'),
  country: textColumn('country'),
  name_ca: textColumn('nameCa'),
  description_ca: textColumn('descriptionCa'),
  address_ca: textColumn('addressCa'),
  city_ca: textColumn('cityCa'),
  logo_url: nullableTextColumn('logoUrl'),
} as const satisfies FieldColumns<Omit<OrganizerFields, 'id' | 'version' | 'facebook' | 'instagram' | 'twitter'>>

export const organizerDeletionSchema = v.object({ organizer_id: number(/^[1-9]\d{0,8}$/) })
