import * as v from 'valibot'
import type { Language } from '#app/i18n/language.ts'
import { forMainLanguage, inBothLanguages } from '#app/platform/forms/bilingual-fields.ts'
import { optionalLine, optionalText, pictureField, requiredLine, type FieldError } from '#app/platform/forms/fields.ts'
import { nullableTextColumn, textColumn, type FieldColumns } from '#app/platform/forms/field-columns.ts'
import { rowIdField, versionField } from '#app/platform/forms/ids.ts'
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

const nameField = (obligatory: boolean) => (obligatory ? requiredLine(120, own('nameMissing')) : optionalLine(120))

export const organizerSchemas = forMainLanguage((main) =>
  v.object({
    id: v.optional(rowIdField),
    version: v.optional(versionField),
    ...inBothLanguages('name', main, nameField),
    ...inBothLanguages('description', main, () => optionalText(4000)),
    ...inBothLanguages('address', main, () => optionalLine(200)),
    ...inBothLanguages('city', main, () => optionalLine(100)),
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
    country: optionalLine(100),
    facebook: address,
    instagram: address,
    twitter: address,
    logo_url: v.optional(pictureField),
  }),
)
export const organizerTextFields = ['name', 'description', 'address', 'city'] as const

export type OrganizerSchema = (typeof organizerSchemas)[Language]
export type OrganizerFields = v.InferOutput<OrganizerSchema>

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
