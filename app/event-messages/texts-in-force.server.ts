import type { Queryable } from '#app/database/client.server.ts'
import { mailTexts } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { isWritten, textIn, type StoredTexts } from '#app/messages/message-texts.server.ts'
import type { AutomaticKind } from './message-times.ts'

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
