import { createElement } from 'react'
import { config } from '#app/config.server.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.tsx'
import { RUSH_MINUTES } from '#app/seats/seat-limits.ts'
import { EventRushMail } from './rush-mail.tsx'
import { listRushes } from '#app/bookings/parties/rushes.server.ts'

/** Null when the rush or the event is over. */
export const composeEventRush: Composer<'event-rush'> = async ({ eventId }, language) => {
  const [rush] = await listRushes(eventId)
  if (!rush) return null
  const texts = mailTextsOf[language]
  const { title } = localizedRow(language, rush)
  const body = createElement(EventRushMail, {
    language,
    texts,
    title,
    minutes: RUSH_MINUTES,
    unconfirmed: rush.unconfirmed,
    url: `${config.baseUrl}/admin/eventos/${rush.eventId}/inscripciones`,
  })
  return renderMessage(texts.eventRush.subject(title), body)
}
