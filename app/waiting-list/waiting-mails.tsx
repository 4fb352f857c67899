import { formatDateTime } from '#app/i18n/dates.ts'
import { MailButton, MailParagraph } from '#app/platform/mail/mail-layout.tsx'
import { useClub } from '#app/ui/club-context.tsx'
import { WaitingMail, type WaitingMailProps } from './waiting-mail.tsx'

export function WaitingJoinedMail(props: WaitingMailProps) {
  const { waitingJoined: t, waiting } = props.texts
  return (
    <WaitingMail {...props} heading={t.heading(props.size)} intro={t.intro(props.size)}>
      <MailParagraph>{t.rules.order(props.size)}</MailParagraph>
      <MailParagraph>
        {t.rules.window(props.size)} {t.rules.silence(props.size)}
      </MailParagraph>
      <MailButton href={props.pageUrl} label={t.button} />
      <MailParagraph>{t.page(props.size)}</MailParagraph>
      <MailParagraph muted>{waiting.notYou}</MailParagraph>
    </WaitingMail>
  )
}

/** `refundUntil`: null when a cancellation is not refunded any more. */
type WaitingOfferMailProps = WaitingMailProps & { until: string; deadline: Date; refundUntil: Date | null }

export function WaitingOfferMail({ until, deadline, refundUntil, ...props }: WaitingOfferMailProps) {
  const t = props.texts.waitingOffer
  const { cancellationHours } = useClub()
  const refund = refundUntil
    ? ([[props.texts.party.refundUntil, formatDateTime(refundUntil, props.language)]] as const)
    : []
  const facts = [[t.until, formatDateTime(deadline, props.language)] as const, ...(props.event.price > 0 ? refund : [])]
  return (
    <WaitingMail {...props} heading={t.heading(props.size)} intro={t.intro(props.size, until)} facts={facts}>
      <MailParagraph>{t.answer(props.size)}</MailParagraph>
      {!refundUntil && props.event.price > 0 && (
        <MailParagraph>{t.noRefund(props.size, cancellationHours)}</MailParagraph>
      )}
      <MailButton href={props.pageUrl} label={t.button} />
    </WaitingMail>
  )
}

export function WaitingLapsedMail(props: WaitingMailProps) {
  const t = props.texts.waitingLapsed
  return (
    <WaitingMail {...props} heading={t.heading} intro={t.intro(props.size)}>
      <MailParagraph>{t.rejoin(props.size)}</MailParagraph>
      <MailButton href={props.pageUrl} label={t.button} />
    </WaitingMail>
  )
}

export function WaitingWithdrawnMail(props: WaitingMailProps) {
  const t = props.texts.waitingWithdrawn
  return (
    <WaitingMail {...props} heading={t.heading} intro={t.intro(props.size)}>
      <MailParagraph>{t.next(props.size)}</MailParagraph>
      <MailButton href={props.pageUrl} label={t.button} />
    </WaitingMail>
  )
}

export function WaitingRemovedMail(props: WaitingMailProps) {
  const t = props.texts.waitingRemoved
  return (
    <WaitingMail {...props} heading={t.heading(props.size)} intro={t.intro(props.size)}>
      <MailParagraph>{t.next(props.size)}</MailParagraph>
    </WaitingMail>
  )
}
