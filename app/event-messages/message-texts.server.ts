import type { Queryable } from '#app/database/client.server.ts'
import { mailTexts, type eventMessages } from '#app/database/schema.ts'
import { otherLanguage, type Language } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import type { AutomaticKind } from './message-times.ts'

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

/** The texts of an automatic message that its event has no own for: the club's, or the built-in ones. */
export async function textsInForce(on: Queryable, kind: AutomaticKind, own?: StoredTexts): Promise<StoredTexts> {
  const rows = await on.select().from(mailTexts)
  const inForce = (language: Language) => {
    const stored = rows.find((row) => row.kind === kind && row.language === language)
    const written = own && textIn(language, own)
    return written && isWritten(written) ? written : (stored ?? mailTextsOf[language].eventMessage[kind])
  }
  const [es, ca] = [inForce('es'), inForce('ca')]
  return { subject: es.subject, body: es.body, subjectCa: ca.subject, bodyCa: ca.body }
}
