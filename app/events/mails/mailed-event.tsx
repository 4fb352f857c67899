import { formatDayAndTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import type { Langs } from '#app/i18n/localized-row.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailFacts, MailTitle, type MailFact } from '#app/platform/mail/mail-parts.tsx'
import { mapSearchUrl } from '#app/ui/map-search.ts'

export type MailedEvent = { title: string; date: Date | string; location: string; langs: Langs<'title' | 'location'> }

/** Until when a party changes its guests, and until when what it pays is given back: null when nothing is, or it is over. */
export type Deadlines = { editsUntil: Date; refundUntil: Date | null }

/** What a mailbox shows after the subject, which names the event. */
export function eventPreview({ date, location }: MailedEvent, language: Language): string {
  return [formatDayAndTime(date, language), location].filter(Boolean).join(' · ')
}

export function deadlineFacts(mail: Deadlines & { language: Language; texts: MailTexts }): MailFact[] {
  const { language, texts, editsUntil, refundUntil } = mail
  return [
    [texts.party.editsUntil, formatDayAndTime(editsUntil, language)],
    ...(refundUntil ? ([[texts.party.refundUntil, formatDayAndTime(refundUntil, language)]] as const) : []),
  ]
}

type EventFactsProps = { language: Language; texts: MailTexts; event: MailedEvent; facts?: readonly MailFact[] }

/** The title of the event, when and where it is, and the facts of this mail. */
export function EventFacts({ language, texts: { registration: t }, event, facts = [] }: EventFactsProps) {
  return (
    <>
      <MailTitle lang={event.langs.title}>{event.title}</MailTitle>
      <MailFacts
        facts={[
          [t.date, formatDayAndTime(event.date, language)],
          [t.place, event.location, mapSearchUrl(event.location), event.langs.location],
          ...facts,
        ]}
      />
    </>
  )
}
