import type { Language } from '#app/i18n/language.ts'
import { inLanguage, localText, type LocalText } from '#app/i18n/localized.ts'
import { mailTextsOf, type MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailFacts, MailParagraph, MailTitle, type MailFact } from '#app/platform/mail/mail-parts.tsx'
import type { MailMessage } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { factText, type ChangeName, type EssentialFacts } from './changed-facts.ts'

type ChangedEvent = {
  title: LocalText
  names: readonly ChangeName[]
  /** Null: not known. */
  was: EssentialFacts | null
  is: EssentialFacts
}

type ChangedMail = {
  language: Language
  /** As typed. */
  fullName: string
  event: ChangedEvent
  isWaiting: boolean
  size: number
  /** Nothing is owed to or by an invited party. */
  isInvited: boolean
  partyUrl: string
}

/** What has changed of an event: the mail, and its preview in the panel. */
export function renderEventChanged(mail: ChangedMail, calendar?: MailMessage['calendar']): MailMessage {
  const { language, event, isWaiting, size } = mail
  const texts = mailTextsOf[language]
  const { eventChanged: t, registration, waiting } = texts
  const { changed, several } = changesInWords(texts, event)
  const facts = wasAndIs(language, texts, event)
  return renderMail(
    {
      language,
      to: mail.fullName,
      subject: t.subject(changed, event.title.text, several),
      heading: t.heading,
      intro: isWaiting ? t.waiting(changed, several, size) : t.booked(changed, several, size),
      preview: facts.map(([, value]) => value).join(' · '),
      footer: isWaiting ? waiting.footer : registration.footer,
      calendar,
    },
    <>
      <MailTitle {...inLanguage(event.title)} />
      <MailFacts facts={facts} />
      <MailParagraph>{isWaiting ? t.keepWaiting(size) : bookedChoice(texts, mail)}</MailParagraph>
      {!isWaiting && <MailParagraph muted>{t.calendar}</MailParagraph>}
      <MailButton href={mail.partyUrl} label={isWaiting ? t.waitingList : t.booking} />
    </>,
  )
}

/** «la fecha, el lugar y el precio» */
function changesInWords({ eventChanged: t }: MailTexts, { names }: ChangedEvent) {
  const items = names.map((name) => t.facts[name])
  const changed = items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${t.and} ${items.at(-1)}`
  return { changed, several: items.length > 1 }
}

/** Those that have changed as «20:30 → 21:00». */
function wasAndIs(language: Language, { registration: t }: MailTexts, { names, was, is }: ChangedEvent): MailFact[] {
  const textOf = (name: ChangeName, facts: EssentialFacts) => factText(name, facts, language, t.free)
  const both = (name: ChangeName, shown = name) =>
    was && names.includes(name) ? `${textOf(shown, was)} → ${textOf(name, is)}` : textOf(shown, is)
  return [
    [t.date, both(names.includes('time') ? 'time' : 'date', 'date')],
    [t.place, both('place'), undefined, localText(language, is.location, is.locationCa).lang],
    [t.price, both('price')],
  ]
}

function bookedChoice({ eventChanged: t }: MailTexts, { event: { was, is }, size, isInvited }: ChangedMail): string {
  const isPayable = !isInvited && Math.max(was?.price ?? 0, is.price) > 0
  return [t.keep(size), t.cancel(size), ...(isPayable ? [t.refund(size)] : [])].join(' ')
}
