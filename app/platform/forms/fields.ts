import * as v from 'valibot'
import type { Texts } from '#app/i18n/es/index.ts'

/** An error of the schemas below: the key of a text in `forms.errors`. */
export type FieldError = keyof Texts['forms']['errors']

const key = (error: FieldError): string => error

/** Control characters, direction marks and lone surrogates. */
const FORBIDDEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u
const LINE_BREAKS = /[\n\t]/g

/** A missing field gives the same error as an empty one. */
function normalizedText(missing: string) {
  return v.pipe(
    v.optional(v.unknown(), null),
    v.string(missing),
    // Browsers send line breaks as \r\n from a plain form and as \n from script.
    v.transform((text) => text.normalize('NFKC').replace(/\r\n?/g, '\n').trim()),
  )
}

function textUpTo(max: number, missing: string, isAllowed: (text: string) => boolean) {
  return v.pipe(
    normalizedText(missing),
    v.maxLength(max, key('tooLong')),
    v.check(isAllowed, key('forbiddenCharacters')),
  )
}

/** @param required the error of an empty field: of `forms.errors`, or of the texts of a panel's form (`useErrorTexts`) */
export function requiredLine(max: number, required: FieldError | (string & {})) {
  return v.pipe(textUpTo(max, required, hasNoForbiddenCharacters), v.minLength(1, required))
}

export function optionalLine(max: number) {
  return v.optional(v.pipe(textUpTo(max, 'invalid', hasNoForbiddenCharacters), v.transform(emptyToUndefined)))
}

export function requiredText(max: number, required: FieldError | (string & {})) {
  return v.pipe(textUpTo(max, required, hasOnlyTextAndLineBreaks), v.minLength(1, required))
}

export function optionalText(max: number) {
  return v.optional(v.pipe(textUpTo(max, 'invalid', hasOnlyTextAndLineBreaks), v.transform(emptyToUndefined)))
}

/** x@y (specified) without spaces, quotes, brackets or list separators, at most 254 characters (RFC 5321). */
export function email(required: FieldError, invalid: FieldError) {
  return v.pipe(
    normalizedText(required),
    v.minLength(1, key(required)),
    v.maxLength(254, key('tooLong')),
    v.regex(
      /^[^\s@"'(),:;<>[\\\]\p{C}]{1,64}@[^\s@"'(),:;<>[\\\]\p{C}.]+(\.[^\s@"'(),:;<>[\\\]\p{C}.]+)*$/u,
      key(invalid),
    ),
  )
}

/** At least six characters (specified). The server also refuses common passwords. */
export const password = secret(
  v.pipe(
    v.optional(v.unknown(), null),
    v.string(key('passwordTooShort')),
    v.minLength(6, key('passwordTooShort')),
    v.maxLength(200, key('tooLong')),
  ),
)

/** With an extension: «932 000 000 ext. 12», «x12», «#12». */
const PHONE = /^[\d\s+()./-]*((ext|extensió|extensión|x|#)\.?\s*\d{1,6})?$/i

export const phone = v.optional(
  v.pipe(
    normalizedText('invalid'),
    v.maxLength(40, key('tooLong')),
    v.regex(PHONE, key('phoneInvalid')),
    v.transform(emptyToUndefined),
  ),
)

/** A diet needs its own consent, `dietConsent`. */
export const diet = unkept(optionalLine(500))

export const checkbox = v.optional(v.literal('on', key('invalid')))

export const dietConsent = unkept(checkbox)

export function requiredCheckbox(error: FieldError) {
  return v.pipe(v.optional(v.unknown(), null), v.literal('on', key(error)))
}

/** A field that is never kept in the browser: diets, IBANs, passwords (`use-draft.ts`). */
export function unkept<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ unkept: true }))
}

/** A field that an answer never sends back: passwords. It is not kept either. */
function secret<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ unkept: true, secret: true }))
}

/** A text that a form sends by itself; '' without one. */
export const sentText = v.pipe(v.optional(v.unknown(), ''), v.string(key('invalid')))

/** Of an authenticator app, or a recovery code, with spaces and hyphens as typed; '' without one. */
export const oneTimeCode = secret(
  v.pipe(
    sentText,
    v.transform((code) => code.trim()),
    v.maxLength(60, key('tooLong')),
  ),
)

/** What the browser answers for a passkey, as JSON; '' without an answer. */
export const passkeyAnswer = secret(v.pipe(sentText, v.maxLength(20_000, key('invalid'))))

/** The address of a stored picture. */
export const pictureField = v.pipe(v.string(key('invalid')), v.regex(/^\/media\/[0-9a-f]{64}$/, key('invalid')))

export function picturesField(max: number) {
  return v.pipe(v.optional(v.array(pictureField), []), v.maxLength(max, key('tooLong')))
}

/** Of the link of a mail. */
export const linkToken = unkept(sentText)

/** A page behind the link of a mail that asks only for a press of its button. */
export const linkSchema = v.object({ token: linkToken })

/** The names of fields that are never kept; of rows without their number: `guests.dietary_restrictions`. */
export function unkeptFields(schema: v.GenericSchema): string[] {
  return [...new Set(markedFields(schema, 'unkept'))]
}

export function secretFields(schema: v.GenericSchema): string[] {
  return markedFields(schema, 'secret')
}

function markedFields(schema: v.GenericSchema, mark: 'unkept' | 'secret', prefix = ''): string[] {
  const { entries = {}, options = [] } = schema as { entries?: Entries; options?: v.GenericSchema[] }
  const marked = Object.entries(entries).flatMap(([name, entry]) => {
    if (v.getMetadata(entry)[mark] === true) return [prefix + name]
    const row = rowOf(entry)
    return row ? markedFields(row, mark, `${prefix}${name}.`) : []
  })
  return [...marked, ...options.flatMap((option) => markedFields(option, mark, prefix))]
}

type Entries = Record<string, v.GenericSchema>

/** The schema of one row of a list, with or without a default. */
function rowOf(schema: v.GenericSchema): v.GenericSchema | undefined {
  const { item, wrapped } = schema as { item?: v.GenericSchema; wrapped?: v.GenericSchema }
  if (wrapped) return rowOf(wrapped)
  return item && withoutDefault(item)
}

function withoutDefault(schema: v.GenericSchema): v.GenericSchema {
  const { wrapped } = schema as { wrapped?: v.GenericSchema }
  return wrapped ? withoutDefault(wrapped) : schema
}

function hasNoForbiddenCharacters(text: string): boolean {
  return !FORBIDDEN.test(text)
}

/** Text of the panel, '' when empty. NFC keeps «1.º» and «…» as typed. `min` sets a minimum and its error text. */
export function panelText(max: number, min?: { characters: number; error: string }) {
  return v.pipe(
    v.optional(v.unknown(), ''),
    v.string(key('invalid')),
    v.transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim()),
    v.minLength(min?.characters ?? 0, min?.error ?? key('invalid')),
    v.maxLength(max, key('tooLong')),
    v.check(hasOnlyTextAndLineBreaks, key('forbiddenCharacters')),
  )
}

/** The same on one line: a line break in a name would break what names it, such as a calendar. */
export function panelLine(max: number, min?: { characters: number; error: string }) {
  return v.pipe(panelText(max, min), v.check(hasNoForbiddenCharacters, key('forbiddenCharacters')))
}

function hasOnlyTextAndLineBreaks(text: string): boolean {
  return !FORBIDDEN.test(text.replace(LINE_BREAKS, ' '))
}

function emptyToUndefined(text: string): string | undefined {
  return text || undefined
}
