import * as v from 'valibot'
import type { GenericSchema } from 'valibot'
import { placeholders, unknownPlaceholders, type Placeholder } from '#app/messages/placeholders.ts'
import { languages } from '#app/i18n/language.ts'
import { panelText } from '#app/platform/forms/fields.ts'
import { uuidField, versionField } from '#app/platform/forms/ids.ts'

/** Errors of these forms besides those of `FieldError`. */
export type MessageFieldError = 'unknownPlaceholder' | 'textMissing' | 'timeMissing' | 'noSuchTime' | 'past' | 'over'

const key = (error: MessageFieldError): string => error
const withKnownPlaceholders = (max: number, known: readonly Placeholder[]) =>
  v.pipe(
    panelText(max),
    v.check(
      (text) => unknownPlaceholders(text, known).length === 0,
      ({ input }) => `${key('unknownPlaceholder')} ${unknownPlaceholders(input, known).join(', ')}`,
    ),
  )

/** Subject and text in both languages. @param known what they may have in braces */
export function textSchemas(known: readonly Placeholder[] = placeholders) {
  const subject = v.pipe(
    withKnownPlaceholders(150, known),
    v.transform((text) => text.replace(/\s+/g, ' ')),
  )
  const body = withKnownPlaceholders(5_000, known)
  return { subject, body, subject_ca: subject, body_ca: body }
}

export const messageIdSchema = v.object({ message_id: uuidField })
export const draftFields = { ...messageIdSchema.entries, version: versionField }
export const sendFields = {
  when: v.optional(v.picklist(['now', 'at']), 'now'),
  send_at: panelText(16),
  /** 'yes': the same text to the same people once more. */
  again: v.optional(v.picklist(['yes', 'no']), 'no'),
}

type SentMessage = TextFields & {
  message_id: string
  version: number
  audience: string
  when: 'now' | 'at'
  send_at: string
  again: 'yes' | 'no'
}
/** Of the form that sends a message. */
export type MessageSchema = GenericSchema<unknown, SentMessage>

export type TextFields = { subject: string; body: string; subject_ca: string; body_ca: string }

export function storedTexts({ subject: es, body: bodyEs, subject_ca: ca, body_ca: bodyCa }: TextFields) {
  return { subject: es, body: bodyEs, subjectCa: ca, bodyCa }
}

export function textFields({
  subject: es,
  body: bodyEs,
  subjectCa,
  bodyCa,
}: ReturnType<typeof storedTexts>): TextFields {
  return { subject: es, body: bodyEs, subject_ca: subjectCa, body_ca: bodyCa }
}

export function missingTexts(fields: TextFields, languages: readonly ('es' | 'ca')[]): Record<string, string[]> {
  const names = languages.flatMap((language) =>
    language === 'ca' ? (['subject_ca', 'body_ca'] as const) : (['subject', 'body'] as const),
  )
  return Object.fromEntries(names.filter((name) => fields[name] === '').map((name) => [name, [key('textMissing')]]))
}

/** Languages in which only the subject or only the text is written. */
export function halfWritten({ subject: es, body: bodyEs, subject_ca: ca, body_ca: bodyCa }: TextFields) {
  const half = { es: (es === '') !== (bodyEs === ''), ca: (ca === '') !== (bodyCa === '') }
  return languages.filter((language) => half[language])
}

type TypedFields = Record<keyof TextFields, { value?: unknown }>

/** What is typed now, for the preview. */
export function typedTexts(fields: TypedFields): TextFields {
  const of = (name: keyof TextFields) => {
    const { value } = fields[name]
    return typeof value === 'string' ? value : ''
  }
  return { subject: of('subject'), body: of('body'), subject_ca: of('subject_ca'), body_ca: of('body_ca') }
}
