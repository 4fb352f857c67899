import type { Course } from '#app/events/courses.server.ts'
import { deadlineFacts, EventFacts, type Deadlines, type MailedEvent } from '#app/events/mails/mailed-event.tsx'
import { MailedMenu } from '#app/events/mails/mailed-menu.tsx'
import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailParagraph } from '#app/platform/mail/mail-parts.tsx'
import { mailColors as colors } from '#app/platform/mail/mail-styles.ts'
import type { PlaceholderValues } from '#app/messages/placeholders.ts'
import { FilledText } from '#app/messages/filled-text.tsx'

export type EventMessageMailProps = Deadlines & {
  language: Language
  texts: MailTexts
  /** With placeholders. */
  text: string
  values: PlaceholderValues
  kind: 'message' | 'reminder' | 'thanks'
  event: MailedEvent & { courses: readonly Course[] }
  partyUrl: string
  /** Of a thanks: where the contact says how it was, null if absent; whether others came. */
  scoring: { link: string | null; hasOthers: boolean } | null
}

/** Somebody's plain text, and of a reminder what the party has to know by then. */
export function EventMessageMail(props: EventMessageMailProps) {
  return (
    <>
      <FilledText text={props.text} values={props.values} link={props.partyUrl} />
      {props.kind === 'reminder' && <ReminderFacts {...props} />}
      {props.kind === 'thanks' && <ScoreLink {...props} />}
    </>
  )
}

function ReminderFacts(props: EventMessageMailProps) {
  const { language, texts, event, partyUrl } = props
  return (
    <>
      <EventFacts {...{ language, texts, event }} facts={deadlineFacts(props)} />
      <MailedMenu texts={texts} courses={event.courses} />
      <MailButton href={partyUrl} label={texts.eventMessage.open} />
    </>
  )
}

/** The contact's own link alone: whoever has another's can score as that guest. */
function ScoreLink({ texts, scoring, partyUrl }: EventMessageMailProps) {
  const { eventMessage: t } = texts
  return (
    <>
      {scoring?.link && <MailButton href={scoring.link} label={t.score} />}
      {scoring?.hasOthers && (
        <MailParagraph>
          {t.othersScore}{' '}
          <a href={partyUrl} style={{ color: colors.ampolla, textDecoration: 'underline' }}>
            {t.toOthersLinks}
          </a>
        </MailParagraph>
      )}
    </>
  )
}
