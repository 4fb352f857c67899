import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { eventPreview } from '#app/events/mails/mailed-event.tsx'
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
  const { number, sheet } = sent
  const texts = mailTextsOf[language]
  const { kitchen: t } = texts
  return renderMail(
    {
      ...t,
      language,
      subject: t.subject(event.title, number),
      heading: t.heading(number),
      preview: eventPreview(event, language),
    },
    <KitchenMail
      {...{ language, texts, event, number, sheet }}
      since={before?.sheet ? differenceOf(before.sheet, sheet) : null}
      url={siteUrl(`/cocina?token=${token}`, language)}
    />,
  )
}
