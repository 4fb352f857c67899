import { and, eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { socios } from '#app/database/schema.ts'
import { formatLongDate, formatTime } from '#app/i18n/dates.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { MailButton, MailButtons, MailFacts, MailParagraph, MailSection } from '#app/platform/mail/mail-parts.tsx'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { findNextDinner } from './next-dinner.server.ts'

/** Null for members who are no longer active. */
export const composeMemberWelcome: Composer<'member-welcome'> = async ({ requestId }, language) => {
  const [member] = await database
    .select({ fullName: socios.fullName, number: socios.membershipNumber })
    .from(socios)
    .where(and(eq(socios.membershipRequestId, requestId), eq(socios.status, 'active')))
  if (!member) return null
  const next = await findNextDinner(language)
  const t = mailTextsOf[language].memberWelcome
  return renderMail(
    { ...t, language, to: member.fullName },
    <>
      <MailFacts facts={[[t.number, member.number]]} />
      <MailParagraph>{t.wayIn}</MailParagraph>
      <MailButtons>
        <MailButton href={siteUrl('/mis-cenas', language)} label={t.enter} />
        <MailButton href={siteUrl('/mis-cenas/carnet', language)} quiet label={t.card} />
      </MailButtons>
      {next && (
        <>
          <MailSection>{t.next}</MailSection>
          <MailFacts
            facts={[
              [t.dinner, next.title, siteUrl(`/eventos/${next.id}`, language), next.lang],
              [t.date, `${formatLongDate(next.date, language)}, ${formatTime(next.date, language)}`],
            ]}
          />
        </>
      )}
    </>,
  )
}
