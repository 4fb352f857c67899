import { formatEuros } from '#app/i18n/money.ts'
import type { Language } from '#app/i18n/language.ts'
import type { LocalText } from '#app/i18n/localized.ts'
import type { Langs } from '#app/i18n/localized-row.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailButtons, MailParagraph, MailSection, type MailFact } from '#app/platform/mail/mail-parts.tsx'
import { useClub } from '#app/ui/club-context.tsx'
import { paymentOf } from '#app/events/event-payment.ts'
import type { Course } from '#app/events/courses.server.ts'
import { deadlineFacts, EventFacts, type Deadlines, type MailedEvent } from '#app/events/mails/mailed-event.tsx'
import { MailedMenu } from '#app/events/mails/mailed-menu.tsx'
import { MailTickets } from './ticket-mail.tsx'
import { GuestList, type MailedGuest } from './mailed-guests.tsx'

type PartyMailProps = Deadlines & {
  language: Language
  texts: MailTexts
  /** Of the contact; empty: the mail does not name them. */
  fullName: string
  event: MailedEvent & {
    price: number
    howToPay: string
    langs: Langs<'howToPay'>
    organizer: LocalText | null
    courses: readonly Course[]
  }
  /** The first is the contact. Without diets. */
  guests: readonly MailedGuest[]
  eventUrl: string
  partyUrl: string
  cancelUrl: string
  /** Hours before the event until which what was paid is given back; null if nothing is to be paid. */
  refundNotice: number | null
  /** Neither a price nor a way to pay it. */
  isInvited: boolean
}

/** The confirmation: who comes, until when it can be changed, and the link to do it. */
export function PartyMail(props: PartyMailProps) {
  const { language, texts, fullName, event, guests, partyUrl, eventUrl, cancelUrl, refundNotice } = props
  const { registration, party } = texts
  const isAlone = guests.length === 1
  const t = isAlone ? registration : party
  return (
    <>
      <EventFacts {...{ language, texts, event }} facts={[...usePriceFacts(props), ...deadlineFacts(props)]} />
      <MailButtons>
        <MailButton href={partyUrl} label={t.open} />
        <MailButton href={eventUrl} quiet label={registration.seeEvent} />
      </MailButtons>
      <MailParagraph muted>{registration.calendar}</MailParagraph>
      {!isAlone && (
        <>
          <MailSection>{party.guests}</MailSection>
          <GuestList guests={guests} t={party} />
          <MailParagraph muted>{party.guestsNote}</MailParagraph>
        </>
      )}
      <MailedMenu texts={texts} courses={event.courses} />
      <MailTickets
        tickets={guests.map((guest, index) => ({
          cid: guest.ticket,
          name: (isAlone ? fullName : guest.fullName) || party.companion(index + 1),
        }))}
        t={texts.tickets}
      />
      <MailParagraph>{refundNotice === null ? t.cancelIntroFree : t.cancelIntro(refundNotice)}</MailParagraph>
      <MailButton href={cancelUrl} quiet label={t.cancel} />
    </>
  )
}

/** The price, how it is paid, and to whom. */
function usePriceFacts({ language, texts, fullName, event, guests, isInvited }: PartyMailProps): readonly MailFact[] {
  const { registration: t, party } = texts
  const payment = paymentOf(event, useClub().howToPay[language])
  const { organizer, price } = event
  const isPayable = price > 0 && !isInvited
  const isAlone = guests.length === 1
  const total = isAlone
    ? t.each(formatEuros(price))
    : party.total(guests.length, formatEuros(price), formatEuros(guests.length * price))
  return [
    [t.price, isPayable ? total : isInvited ? t.invited : t.free],
    ...(isPayable && payment.text ? ([[t.howToPay, payment.text, undefined, payment.lang]] as const) : []),
    ...(organizer ? ([[t.organizer, organizer.text, undefined, organizer.lang]] as const) : []),
    ...(isAlone && fullName ? ([[t.name, fullName]] as const) : []),
  ]
}
