import * as v from 'valibot'
import { optionalLine, optionalText, type FieldError } from '#app/platform/forms/fields.ts'
import { nullableTextColumn, textColumn, type FieldColumns } from '#app/platform/forms/field-columns.ts'
import { rowIdField, versionField } from '#app/platform/forms/ids.ts'
import { pictureField, requiredLine } from '#app/platform/forms/panel-fields.ts'
import type { OrganizerTexts } from './panel-texts.ts'

const own = (error: keyof OrganizerTexts['errors']) => error
const emailInvalid: FieldError = 'emailInvalid'

const address = v.optional(
  v.pipe(
    v.string(own('urlInvalid')),
    v.trim(),
    v.maxLength(300, own('urlInvalid')),
    v.check((typed) => /^https?:\/\/[^\s"<>\\]+$/i.test(typed) && URL.canParse(typed), own('urlInvalid')),
  ),
)

export const organizerSchema = v.object({
  id: v.optional(rowIdField),
  version: v.optional(versionField),
  name: requiredLine(120, own('nameMissing')),
  description: optionalText(4000),
  website: address,
  email: v.optional(
    v.pipe(
      v.string(emailInvalid),
      v.trim(),
      v.maxLength(254, emailInvalid),
      v.regex(/^[^\s@"'(),:;<>[\\\]]{1,64}@[^\s@"'(),:;<>[\\\].]+(\.[^\s@"'(),:;<>[\\\].]+)*$/u, emailInvalid),
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
  logo_url: v.optional(pictureField),
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

export const organizerDeletionSchema = v.object({ organizer_id: rowIdField })
