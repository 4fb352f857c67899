import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailParagraph, MailSection } from '#app/platform/mail/mail-parts.tsx'
import { mailColors as colors } from '#app/platform/mail/mail-styles.ts'
import type { Course } from '../courses.server.ts'

/** The courses of the evening; nothing while none is written. */
export function MailedMenu({ texts, courses }: { texts: MailTexts; courses: readonly Course[] }) {
  if (courses.length === 0) return null
  return (
    <>
      <MailSection>{texts.eventMessage.menu}</MailSection>
      {courses.map(({ name, drink, langs }, index) => (
        <MailParagraph key={index}>
          <span lang={langs.name}>{name}</span>
          {drink && (
            <span lang={langs.drink} style={{ color: colors.muted }}>
              {' '}
              · {drink}
            </span>
          )}
        </MailParagraph>
      ))}
    </>
  )
}
