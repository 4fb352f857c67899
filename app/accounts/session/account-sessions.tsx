import { formatDateTime } from '#app/i18n/dates.ts'
import { LocalLink, useLocalPath } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { SessionRow } from './session-row.ts'

export function AccountSessions({ email, sessions }: { email: string; sessions: SessionRow[] }) {
  const { accounts } = useTexts()
  const t = accounts.sessions
  const local = useLocalPath()
  return (
    <>
      <h1 className="d2">{t.title}</h1>
      <p className="muted account-lead">{t.signedInAs(email)}</p>
      <h2 className="d5">{t.heading}</h2>
      <p className="small muted">{t.text}</p>
      <ul className="account-sessions">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      <div className="form-actions">
        {sessions.some(({ current }) => !current) && (
          <form method="post" action={local('/auth/sesiones')}>
            <Button type="submit" variant="secondary" name="session" value="others">
              {t.endOthers}
            </Button>
          </form>
        )}
        <form method="post" action={local('/auth/salir')} data-signs-out>
          <Button type="submit">{t.signOut}</Button>
        </form>
      </div>
      <div className="account-links">
        <LocalLink to="/auth?modo=recuperar" className="text-link">
          {t.changePassword}
        </LocalLink>
      </div>
    </>
  )
}

function Session({ session: { id, device, startedAt, seenAt, current } }: { session: SessionRow }) {
  const { accounts } = useTexts()
  const t = accounts.sessions
  const language = useLanguage()
  const local = useLocalPath()
  const name = device ?? t.unknown
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong> {current && <Badge tone="plain">{t.current}</Badge>}
        </p>
        <p className="small muted">
          {t.started(formatDateTime(startedAt, language))}
          <br />
          {t.seen(formatDateTime(seenAt, language))}
        </p>
      </div>
      {!current && (
        <form method="post" action={local('/auth/sesiones')}>
          <Button type="submit" variant="secondary" size="sm" name="session" value={id} aria-label={t.endLabel(name)}>
            {t.end}
          </Button>
        </form>
      )}
    </li>
  )
}
