import type { Language } from '#app/i18n/language.ts'

export const answerColumns = ['fullName', 'email', 'phone', 'reason'] as const
export type AnswerColumn = (typeof answerColumns)[number]

/** Their fields in the forms of the panel. */
export const answerFields = { fullName: 'full_name', email: 'email', phone: 'phone', reason: 'reason' } as const

type Answers = {
  fullName: string
  email: string
  phone: string | null
  reason: string | null
  language: Language
  version: number
}

/** What the form of a correction is filled from. */
export function correctionValues({ fullName, email, phone, reason, language, version }: Answers) {
  return { version, full_name: fullName, email, phone: phone ?? '', reason: reason ?? '', language }
}
