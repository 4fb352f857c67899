import { eq } from 'drizzle-orm'
import { roleOf } from '#app/accounts/capabilities.ts'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { usuarios } from '#app/database/schema.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { localText } from '#app/i18n/localized.ts'
import { mailTextsOf, type MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailFacts, MailParagraph, MailTitle, type MailFact } from '#app/platform/mail/mail-parts.tsx'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { mailColors as colors } from '#app/platform/mail/mail-styles.ts'
import { factsOf, type Facts, type PartyFact, type SeatsFact } from './facts.server.ts'
import { noticeKinds, type NoticeKind } from './notice-kinds.ts'
import { noticeKindsFor } from './notices.server.ts'

/** Null when the person may no longer see it, or when nothing of it is true any more. */
export const composeTeamNotice: Composer<'team-notice'> = async ({ userId, from, until }, language) => {
  const [person] = await database.select({ role: usuarios.role }).from(usuarios).where(eq(usuarios.id, userId))
  const allowed = person ? noticeKindsFor(roleOf(person.role)) : []
  const sections: NoticeSection[] = []
  for (const kind of noticeKinds) {
    const start = from[kind]
    if (!start || !allowed.includes(kind)) continue
    const section = await sectionOf(kind, { from: new Date(start), until: new Date(until) }, language)
    if (section) sections.push(section)
  }
  if (sections.length === 0) return null
  const panelUrl = `${config.baseUrl}/admin`
  const t = mailTextsOf[language].teamNotice
  return renderMail(
    {
      ...t,
      language,
      subject: sections.map(({ title }) => title).join(' · '),
      preview: sections.flatMap(({ facts }) => facts.map(([, value]) => value)).join(' · '),
      isUnsigned: true,
    },
    <>
      {sections.map(({ title, facts }) => (
        <div key={title}>
          <MailTitle lang={language}>{title}</MailTitle>
          <MailFacts facts={facts} />
        </div>
      ))}
      <MailButton href={`${panelUrl}/dashboard`} label={t.open} />
      <MailParagraph muted>
        <a href={`${panelUrl}/avisos`} style={{ color: colors.muted, textDecoration: 'underline' }}>
          {t.choose}
        </a>
      </MailParagraph>
    </>,
  )
}

type NoticeSection = { title: string; facts: readonly MailFact[] }
type Span = { from: Date; until: Date }
type NoticeTexts = MailTexts['teamNotice']

async function sectionOf(kind: NoticeKind, span: Span, language: Language): Promise<NoticeSection | null> {
  const t = mailTextsOf[language].teamNotice
  const facts = await factsOf[kind](span)
  if (facts.length === 0) return null
  const title = t.titles[kind](facts.length)
  if (kind === 'request') return { title, facts: [[t.inPanel, t.requests, `${config.baseUrl}/admin/solicitudes`]] }
  if (kind === 'completion') return { title, facts: [[t.inPanel, t.members, `${config.baseUrl}/admin/socios`]] }
  return { title, facts: eventFacts(kind, facts as Facts[typeof kind], t, language) }
}

type EventKind = Exclude<NoticeKind, 'request' | 'completion'>

type EventFact = PartyFact | SeatsFact

function eventFacts(kind: EventKind, facts: readonly EventFact[], t: NoticeTexts, language: Language): MailFact[] {
  const ofEvents = [...Map.groupBy(facts, ({ eventId }) => eventId).values()]
  return ofEvents.flatMap((ofEvent) => {
    const [event] = ofEvent
    if (!event) return []
    const { text: title, lang } = localText(language, event.title, event.titleCa)
    const page = kind === 'free-seats' ? '' : '/inscripciones'
    const canceled = kind === 'late-cancellation' ? '?estado=canceladas' : ''
    const href = `${config.baseUrl}/admin/eventos/${event.eventId}${page}${canceled}`
    return [[formatDateTime(event.date, language), `${title}: ${describe(ofEvent, t)}`, href, lang]]
  })
}

const NAMED_PARTIES = 10

function describe(facts: readonly (PartyFact | SeatsFact)[], t: NoticeTexts): string {
  const [first] = facts
  if (first && 'free' in first) return t.free(first.free)
  const parties = facts.filter((fact) => 'seats' in fact)
  const names = parties.slice(0, NAMED_PARTIES).map(({ name, seats }) => `${name} · ${seats}`)
  const seats = parties.reduce((sum, party) => sum + party.seats, 0)
  return t.parties(seats, names.join(', '), parties.length - names.length)
}
