import { formatDate } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { mailKindLabel } from '#app/mails/labels/mail-labels.ts'
import { personTexts } from './person-texts.ts'
import type { Disposition, RecordTitle } from './record-kinds.ts'
import { recordTexts } from './record-texts.ts'

export function recordTitle({ name, at, link, mail }: RecordTitle, language: Language): string {
  const parts = [
    name,
    at && formatDate(at, language),
    link && recordTexts[language].links[link],
    mail && mailKindLabel(mail, language),
  ]
  return parts.filter(Boolean).join(', ')
}

export function reasonText({ reason, until }: Pick<Disposition, 'reason' | 'until'>, language: Language): string {
  const text = personTexts[language].reasons[reason]
  return typeof text === 'string' ? text : text(formatDate(until, language))
}
