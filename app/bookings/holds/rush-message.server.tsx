import { config } from '#app/config.server.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { MailButton, MailParagraph } from '#app/platform/mail/mail-parts.tsx'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { RUSH_MINUTES } from '#app/seats/seat-limits.ts'
import { listRushes } from '#app/bookings/parties/rushes.server.ts'

/** Null when the rush or the event is over. */
export const composeEventRush: Composer<'event-rush'> = async ({ eventId }, language) => {
  const [rush] = await listRushes(eventId)
  if (!rush) return null
  const { eventRush: t, accounts } = mailTextsOf[language]
  const { title } = localizedRow(language, rush)
  return renderMail(
    { ...t, language, greeting: accounts.hello, subject: t.subject(title), intro: t.intro(title, RUSH_MINUTES) },
    <>
      <MailParagraph>{t.confirming(rush.unconfirmed)}</MailParagraph>
      <MailParagraph>{t.next}</MailParagraph>
      <MailButton href={`${config.baseUrl}/admin/eventos/${rush.eventId}/inscripciones`} label={t.button} />
    </>,
  )
}
