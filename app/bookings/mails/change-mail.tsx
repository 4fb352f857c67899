import type { Language } from '#app/i18n/language.ts'
import { inLanguage, localText, type LocalText } from '#app/i18n/localized.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import {
  MailButton,
  MailFacts,
  MailLayout,
  MailParagraph,
  MailTitle,
  type MailFact,
} from '#app/platform/mail/mail-layout.tsx'
import { factText, type ChangeName, type EssentialFacts } from './changed-facts.ts'

type ChangedEvent = {
  title: LocalText
  names: readonly ChangeName[]
  /** Null: not known. */
  was: EssentialFacts | null
  is: EssentialFacts
}

export type EventChangedMailProps = {
  language: Language
  texts: MailTexts
  fullName: string
  event: ChangedEvent
  isWaiting: boolean
  /** Of the party. */
  size: number
  /** Nothing is owed to or by an invited party. */
  isInvited: boolean
  partyUrl: string
}

export function EventChangedMail(props: EventChangedMailProps) {
  const { language, texts, fullName, event, isWaiting, size, partyUrl } = props
  const { eventChanged: t, registration, waiting } = texts
  const { changed, several } = changesInWords(texts, event)
  const facts = wasAndIs(language, texts, event)
  return (
    <MailLayout
      language={language}
      heading={t.heading}
      preview={facts.map(([, value]) => value).join(' · ')}
      footer={isWaiting ? waiting.footer : registration.footer}
    >
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{isWaiting ? t.waiting(changed, several, size) : t.booked(changed, several, size)}</MailParagraph>
      <MailTitle {...inLanguage(event.title)} />
      <MailFacts facts={facts} />
      <MailParagraph>{isWaiting ? t.keepWaiting(size) : bookedChoice(props)}</MailParagraph>
      {!isWaiting && <MailParagraph muted>{t.calendar}</MailParagraph>}
      <MailButton href={partyUrl} label={isWaiting ? t.waitingList : t.booking} />
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}

export function eventChangedSubject(texts: MailTexts, event: ChangedEvent): string {
  const { changed, several } = changesInWords(texts, event)
  return texts.eventChanged.subject(changed, event.title.text, several)
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

function bookedChoice({
  texts: { eventChanged: t },
  event: { was, is },
  size,
  isInvited,
}: EventChangedMailProps): string {
  const isPayable = !isInvited && Math.max(was?.price ?? 0, is.price) > 0
  return [t.keep(size), t.cancel(size), ...(isPayable ? [t.refund(size)] : [])].join(' ')
}
