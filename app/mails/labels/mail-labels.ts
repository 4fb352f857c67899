import type { Language } from '#app/i18n/language.ts'
import { isMailKind, mailKindLabels } from '#app/mail-kinds.ts'
import { NOTHING_TO_SAY_ERROR, RATE_LIMITED_ERROR, WITHHELD_ERROR } from '#app/platform/mail/mail-errors.ts'
import { mailsTexts } from './panel-texts.ts'

/** The kind itself where only a newer release has a name for it. */
export function mailKindLabel(kind: string, language: Language): string {
  return isMailKind(kind) ? mailKindLabels[kind][language] : kind
}

/** Explains `mails.last_error` (the mail library's code and the server's number) in terms of what can be done. */
export function mailProblem(lastError: string, language: Language): string {
  const { problems: t } = mailsTexts[language]
  const [code = '', number = ''] = lastError.split(' ')
  if (lastError === NOTHING_TO_SAY_ERROR) return t.nothingToSend
  if (lastError === WITHHELD_ERROR) return t.withheld
  if (lastError === RATE_LIMITED_ERROR) return t.tooMany
  if (MISSING_KEY.test(lastError)) return t.missingKey
  if (lastError.startsWith('Error: mails of the kind')) return t.newerRelease
  if (code === 'EAUTH') return t.credentials
  if (number.startsWith('5')) return t.refused(number)
  if (number.startsWith('4')) return t.later(number)
  if (connectionCodes.has(code)) return t.connection
  return diskCodes.has(code) ? t.disk : t.unexpected(lastError)
}

/** Of the links in mails, the completion link and kitchen sheets. */
const MISSING_KEY = /^Error: the key (?:that|of) |^Error: encrypted with key |there is no encryption key/
const connectionCodes = new Set('ECONNECTION ESOCKET ETIMEDOUT EDNS ECONNREFUSED ECONNRESET EPROTOCOL ETLS'.split(' '))
const diskCodes = new Set(['ENOSPC', 'EROFS', 'EACCES'])
