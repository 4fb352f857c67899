import { formatDayAndTime } from '#app/i18n/dates.ts'
import { formatEuros } from '#app/i18n/money.ts'
import {
  MailButton,
  MailButtons,
  MailLayout,
  MailParagraph,
  MailSection,
  type MailFact,
} from '#app/platform/mail/mail-layout.tsx'
import { mailColors as colors } from '#app/platform/mail/mail-styles.ts'
import { EventFacts } from '#app/events/mails/mailed-event.tsx'
import { usePriceFacts, type RegistrationMailProps } from './mails.tsx'
import { MailTickets } from './ticket-mail.tsx'

/** `fullName` is empty when it may not be in a mail, `named` says whether the guest has one. `ticket`: its picture. */
export type MailedGuest = { fullName: string; named: boolean; ticket: string }

type PartyMailProps = RegistrationMailProps & {
  /** The first is the contact. Without diets. */
  guests: readonly MailedGuest[]
  editsUntil: Date
  /** Null when nothing was to be paid. */
  refundUntil: Date | null
}

/** The confirmation for two and more: who comes, until when it can be changed, and the link to do it. */
export function PartyMail(props: PartyMailProps) {
  const { language, texts, fullName, event, guests, partyUrl, eventUrl, cancelUrl, refundNotice } = props
  const t = texts.party
  return (
    <MailLayout
      language={language}
      heading={t.heading(guests.length)}
      preview={t.subject(guests.length, event.title)}
      footer={t.footer}
    >
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{t.intro}</MailParagraph>
      <EventFacts {...{ language, texts, event }} facts={usePartyFacts(props)} />
      <MailButtons>
        <MailButton href={partyUrl}>{t.open}</MailButton>
        <MailButton href={eventUrl} quiet>
          {texts.registration.seeEvent}
        </MailButton>
      </MailButtons>
      <MailParagraph muted>{texts.registration.calendar}</MailParagraph>
      <MailSection>{t.guests}</MailSection>
      <GuestList guests={guests} t={t} />
      <MailParagraph muted>{t.guestsNote}</MailParagraph>
      <MailTickets
        tickets={guests.map(({ fullName: name, ticket: cid }, index) => ({
          cid,
          name: name || t.companion(index + 1),
        }))}
        t={texts.tickets}
      />
      <MailParagraph>{refundNotice === null ? t.cancelIntroFree : t.cancelIntro(refundNotice)}</MailParagraph>
      <MailButton href={cancelUrl} quiet>
        {t.cancel}
      </MailButton>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}

function usePartyFacts(props: PartyMailProps): MailFact[] {
  const { language, texts, event, guests, editsUntil, refundUntil } = props
  const { party: t } = texts
  const total = t.total(guests.length, formatEuros(event.price), formatEuros(guests.length * event.price))
  return [
    ...usePriceFacts(props, total),
    [t.editsUntil, formatDayAndTime(editsUntil, language)],
    ...(refundUntil ? ([[t.refundUntil, formatDayAndTime(refundUntil, language)]] as const) : []),
  ]
}

type GuestListProps = { guests: readonly MailedGuest[]; t: PartyMailProps['texts']['party'] }

function GuestList({ guests, t }: GuestListProps) {
  const line = `1px solid ${colors.line}`
  const cell = {
    padding: '10px 0',
    borderBottom: line,
    fontSize: 16,
    lineHeight: '30px',
    verticalAlign: 'top',
  } as const
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 14px', borderTop: line }}
    >
      <tbody>
        {guests.map(({ fullName, named }, index) => (
          <tr key={index}>
            <td width={44} style={{ ...cell, width: 44 }}>
              <span style={seatStyle(named)}>{index + 1}</span>
            </td>
            <td style={cell}>
              <b style={{ fontWeight: 600 }}>{fullName || t.companion(index + 1)}</b>
              <span style={{ color: colors.muted }}>
                {index === 0 && ` · ${t.you}`}
                {!named && ` · ${t.nameless}`}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Filled for a guest with a name, an open ring without. */
function seatStyle(named: boolean) {
  return {
    display: 'inline-block',
    width: 26,
    height: 26,
    border: `2px solid ${named ? colors.ampolla : colors.gamba}`,
    borderRadius: 15,
    backgroundColor: named ? colors.ampolla : '#ffffff',
    color: named ? '#ffffff' : colors.ampolla,
    fontSize: 15,
    lineHeight: '26px',
    fontWeight: 600,
    textAlign: 'center',
  } as const
}
