import type { OpenMemberSession } from '#app/accounts/member-session/member-sessions.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'

/** Since when a member is signed in, and where last seen. */
export function OpenSessions({ sessions }: { sessions: OpenMemberSession[] }) {
  const { sessions: t } = useTexts().members
  const language = useLanguage()
  const moment = (at: Date) => formatDateTime(at, language)
  return (
    <ul className="open-sessions stack gap-2" aria-label={t.title}>
      {sessions.map(({ id, startedAt, seenAt, isOwn }) => (
        <li key={id}>{isOwn ? t.own(moment(startedAt)) : t.other(moment(startedAt), moment(seenAt))}</li>
      ))}
    </ul>
  )
}
