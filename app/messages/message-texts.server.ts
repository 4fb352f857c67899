import type { eventMessages } from '#app/database/schema.ts'
import { otherLanguage, type Language } from '#app/i18n/language.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'

type Row = typeof eventMessages.$inferSelect
export type StoredTexts = Pick<Row, 'subject' | 'subjectCa' | 'body' | 'bodyCa'>
export type Written = { subject: string; body: string; language: Language }

export function textIn(language: Language, { subject, subjectCa, body, bodyCa }: StoredTexts): Written {
  return language === 'ca' ? { subject: subjectCa, body: bodyCa, language } : { subject, body, language }
}

export const isWritten = ({ subject, body }: Written) => subject !== '' && body !== ''

/** In the person's language, else in the club's main one, else in the other; null when nothing is written. */
export function textFor(language: Language, stored: StoredTexts): Written | null {
  const main = mainLanguage()
  const order = [language, main, otherLanguage(main)]
  return order.map((each) => textIn(each, stored)).find(isWritten) ?? null
}
