import * as v from 'valibot'
import { socioStatuses } from '#app/membership/statuses.ts'
import { birthDate } from '#app/membership/members/socio-fields.ts'
import { languages } from '#app/i18n/language.ts'
import { checkbox, type FieldError } from '#app/platform/forms/fields.ts'

/** What a file says about a member and no form asks. A number without its prefix is the same number. */
export const memberExtras = v.object({
  membership_number: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^((C-)?0*[1-9]\d{0,4})?$/i, 'numberInvalid'),
      v.transform((text) => (text ? `C-${text.replace(/^(C-)?0*/i, '').padStart(5, '0')}` : undefined)),
    ),
  ),
  status: v.optional(v.picklist(socioStatuses, 'optionUnknown' satisfies FieldError), 'active'),
  /** The same rules as for a birth date: a day that is not to come. */
  joined: birthDate,
  language: v.optional(v.picklist(languages, 'optionUnknown' satisfies FieldError)),
})

/** The form of the columns; the fields are checked against the kind of import. */
export const columnsSchema = v.object({
  columns: v.optional(v.array(v.optional(v.string(), '')), []),
  shares_email: checkbox,
})

export const uploadSchema = v.object({
  // Like a secret, a file is never sent back.
  file: v.pipe(v.instance(File, 'fileMissing'), v.metadata({ unkept: true, secret: true })),
})
