import { formatDate, formatDateTime } from '#app/i18n/dates.ts'

export function consentText({ version, at }: { version: string; at: string }): string {
  const text = /^\d{4}-\d{2}-\d{2}$/.test(version) ? `Texto del ${formatDate(version, 'es')}` : `Texto «${version}»`
  return `${text}, el ${formatDateTime(at, 'es')}`
}
