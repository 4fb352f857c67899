import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { sharedTexts } from './panel-texts.ts'

export function consentText({ version, at }: { version: string; at: string }, language: Language): string {
  const { consent: t } = sharedTexts[language]
  const given = formatDateTime(at, language)
  return /^\d{4}-\d{2}-\d{2}$/.test(version)
    ? t.ofDay(formatDate(version, language), given)
    : t.ofVersion(version, given)
}
