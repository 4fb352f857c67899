import { createElement } from 'react'
import { config } from '#app/config.server.ts'
import { localPath } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.tsx'
import { findEventInAnyState } from '#app/events/events.server.ts'
import { kitchenLinkToken } from './kitchen-links.server.ts'
import { KitchenMail } from './kitchen-mail.tsx'
import { differenceOf } from './kitchen-sheet.ts'
import { isServiceOver } from './sheet-deadlines.ts'
import { findSentSheet, findSheetNumber } from './sent-sheets.server.ts'

/** Null when the sheet is erased or the dinner is over. */
export const composeKitchenSheet: Composer<'kitchen-sheet'> = async ({ sheetId }, language) => {
  const sent = await findSentSheet(sheetId)
  const event = sent && (await findEventInAnyState(sent.eventId, language))
  if (!event || isServiceOver(new Date(event.date))) return null
  const token = kitchenLinkToken(sent)
  // The mail stays queued until the key is available again.
  if (!token || !sent.sheet) throw new Error('the key that the kitchen sheet was written with is not here')
  const before = await findSheetNumber(sent.eventId, sent.number - 1)
  const texts = mailTextsOf[language]
  const body = createElement(KitchenMail, {
    language,
    texts,
    event: { ...event, date: new Date(event.date) },
    number: sent.number,
    sheet: sent.sheet,
    since: before?.sheet ? differenceOf(before.sheet, sent.sheet) : null,
    url: config.baseUrl + localPath(`/cocina?token=${token}`, language),
  })
  return renderMessage(texts.kitchen.subject(event.title, sent.number), body)
}
