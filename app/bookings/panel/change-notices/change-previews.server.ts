import { factText } from '#app/bookings/mails/changed-facts.ts'
import { renderEventChanged } from '#app/bookings/mails/change-mail.server.tsx'
import { plainText } from '#app/platform/mail/render-message.server.tsx'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { languages, type Language } from '#app/i18n/language.ts'
import { localText } from '#app/i18n/localized.ts'
import type { ChangeQuestion } from './change-notices.server.ts'
import { changePanelTexts } from './change-texts.ts'

type Titles = { title?: string | undefined; title_ca?: string | undefined }
type Preview = { isWaiting: boolean; language: Language; mails: number; subject: string; text: string }

/** A question with the mails as they will be sent, but for name, number of guests and link. */
export function withMails(question: ChangeQuestion, titles: Titles, language: Language) {
  const { mails, agreement, calls, mayBeSamePlace, ...change } = question
  const people = Object.values(mails).reduce((sum, { es, ca }) => sum + es + ca, 0)
  const previews = [false, true].flatMap((isWaiting): Preview[] => {
    const counts = isWaiting ? mails.waiting : mails.booked
    return languages.flatMap((language) => {
      if (counts[language] === 0) return []
      const mail = renderEventChanged({
        language,
        fullName: '',
        isWaiting,
        size: 1,
        isInvited: false,
        event: { ...change, title: localText(language, titles.title, titles.title_ca) },
        partyUrl: siteUrl('/reserva', language),
      })
      return {
        isWaiting,
        language,
        mails: counts[language],
        subject: mail.subject,
        text: plainText(mail.html, 'whole'),
      }
    })
  })
  const { free } = changePanelTexts[language]
  const facts = change.names.map((name) => {
    const [was, is] = [factText(name, change.was, language, free), factText(name, change.is, language, free)]
    return { name, was, is }
  })
  return { people, facts, previews, agreement, calls, mayBeSamePlace }
}

export type AskedChange = ReturnType<typeof withMails>
