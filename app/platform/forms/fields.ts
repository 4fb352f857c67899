import * as v from 'valibot'

/**
 * The pieces of which all forms are made, for browser and server alike. An error is the key of a text in
 * `forms.errors`, so that a schema knows no language. Texts are normalised (NFKC) before they are checked: what is
 * checked is what is kept.
 */
export type FieldError =
  | 'nameRequired'
  | 'nameTooShort'
  | 'emailRequired'
  | 'emailNotValid'
  | 'emailInvalid'
  | 'messageRequired'
  | 'privacyRequired'
  | 'dietConsentRequired'
  | 'phoneInvalid'
  | 'optionUnknown'
  | 'tooLong'
  | 'forbiddenCharacters'
  | 'invalid'
  | 'emailEnter'
  | 'passwordTooShort'
  | 'staffPasswordTooShort'
  | 'passwordCommon'
  | 'passwordPersonal'
  | 'passwordNotOfSignUp'
  | 'passwordWrong'
  | 'passwordsDiffer'
  | 'ibanInvalid'
  | 'birthDateInvalid'
  | 'tooYoung'
  | 'credentialsWrong'
  | 'passwordRenewal'
  | 'noPermission'
  | 'signInFailed'
  | 'administratorFailed'
  | 'full'
  | 'mailboxFull'
  | 'ended'
  | 'registrationFailed'
  | 'sendingFailed'
  | 'tooMany'
  | 'away'

const key = (error: FieldError): string => error

/**
 * Control and direction-changing characters and lone surrogates: never typed by a person, useful only to deceive or to
 * break.
 */
const forbidden = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u
const lines = /[\n\t]/g

/**
 * What is said of an empty text is said of a missing one, too: the default makes a field that was not sent be looked
 * at.
 */
function normalizedText(missing: FieldError) {
  return v.pipe(
    v.optional(v.unknown(), null),
    v.string(key(missing)),
    // Browsers send lines with \r\n from a plain form and with \n from script: the same text must stay the same.
    v.transform((text) => text.normalize('NFKC').replace(/\r\n?/g, '\n').trim()),
  )
}

/** One line of text, at most `max` characters. */
export function requiredLine(max: number, required: FieldError) {
  return v.pipe(
    normalizedText(required),
    v.minLength(1, key(required)),
    v.maxLength(max, key('tooLong')),
    v.check(hasNoForbiddenCharacters, key('forbiddenCharacters')),
  )
}

/** One line that may be left empty (undefined then). */
export function optionalLine(max: number) {
  return v.optional(
    v.pipe(
      normalizedText('invalid'),
      v.maxLength(max, key('tooLong')),
      v.check(hasNoForbiddenCharacters, key('forbiddenCharacters')),
      v.transform(orUndefined),
    ),
  )
}

/** Several lines that may be left empty. */
export function optionalText(max: number) {
  return v.optional(
    v.pipe(
      normalizedText('invalid'),
      v.maxLength(max, key('tooLong')),
      v.check(hasOnlyTextAndLineBreaks, key('forbiddenCharacters')),
      v.transform(orUndefined),
    ),
  )
}

/** Several lines, required. */
export function requiredText(max: number, required: FieldError) {
  return v.pipe(
    normalizedText(required),
    v.minLength(1, key(required)),
    v.maxLength(max, key('tooLong')),
    v.check(hasOnlyTextAndLineBreaks, key('forbiddenCharacters')),
  )
}

/**
 * An e-mail address: something, one @, something (specification §5: a simple x@y), narrowed to what mail can carry
 * safely: no spaces, quotes, brackets or list signs, at most 254 characters (RFC 5321).
 */
export function email(required: FieldError, wrong: FieldError) {
  return v.pipe(
    normalizedText(required),
    v.minLength(1, key(required)),
    v.maxLength(254, key('tooLong')),
    v.regex(
      /^[^\s@"'(),:;<>[\\\]\p{C}]{1,64}@[^\s@"'(),:;<>[\\\]\p{C}.]+(\.[^\s@"'(),:;<>[\\\]\p{C}.]+)*$/u,
      key(wrong),
    ),
  )
}

/**
 * A password, as it was typed: at least six characters (specification §5). Whether it is a common one only the server
 * knows.
 */
export const password = v.pipe(
  v.optional(v.unknown(), null),
  v.string(key('passwordTooShort')),
  v.minLength(6, key('passwordTooShort')),
  v.maxLength(200, key('tooLong')),
)

/** A phone number as people write it, or nothing. */
export const phone = v.optional(
  v.pipe(
    normalizedText('invalid'),
    v.maxLength(40, key('tooLong')),
    v.regex(/^[\d\s+().-]*$/, key('phoneInvalid')),
    v.transform(orUndefined),
  ),
)

/** A tick box that may stay empty (undefined then). */
export const checkbox = v.optional(v.literal('on', key('invalid')))

/** A tick box that must be ticked. */
export function requiredCheckbox(error: FieldError) {
  return v.pipe(v.optional(v.unknown(), null), v.literal('on', key(error)))
}

function hasNoForbiddenCharacters(text: string): boolean {
  return !forbidden.test(text)
}

/**
 * What the house itself writes, one line or many, '' when empty: kept as it was typed (NFC, so that «1.º» and «…»
 * stay).
 * @param least and what is said of fewer characters: a key of the form's own texts
 */
export function panelText(most: number, least?: { characters: number; otherwise: string }) {
  return v.pipe(
    v.optional(v.unknown(), ''),
    v.string(key('invalid')),
    v.transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim()),
    v.minLength(least?.characters ?? 0, least?.otherwise ?? key('invalid')),
    v.maxLength(most, key('tooLong')),
    v.check(hasOnlyTextAndLineBreaks, key('forbiddenCharacters')),
  )
}

function hasOnlyTextAndLineBreaks(text: string): boolean {
  return !forbidden.test(text.replace(lines, ' '))
}

function orUndefined(text: string): string | undefined {
  return text || undefined
}
