import type { SubmissionResult } from '@conform-to/react'
import { formatDateTime } from '#app/i18n/dates.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextField } from '#app/ui/field.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import type { SessionRow } from './session-row.ts'

type AccountSessionsProps = { email: string; sessions: SessionRow[]; result?: SubmissionResult | undefined }

export function AccountSessions({ email, sessions, result }: AccountSessionsProps) {
  const { accounts } = useTexts()
  const t = accounts.sessions
  const local = useLocalPath()
  return (
    <>
      <h1 className="d2">{t.title}</h1>
      <p className="muted account-lead">{t.signedInAs(email)}</p>
      <h2 className="d5">{t.heading}</h2>
      <p className="small muted account-sessions-text">{t.text}</p>
      <form method="post" action={local('/auth/sesiones')} className="form">
        {sessions.some(({ current }) => !current) && <EndOthers result={result} />}
        <ul className="account-sessions">
          {sessions.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      </form>
      <form method="post" action={local('/auth/salir')} data-signs-out>
        <Button type="submit" label={t.signOut} />
      </form>
      <div className="account-links">
        <LocalTextLink to="/auth/contrasena" label={t.changePassword} />
      </div>
    </>
  )
}

/** The first button of the form, which Enter presses. */
function EndOthers({ result }: { result: SubmissionResult | undefined }) {
  const { accounts } = useTexts()
  const t = accounts.sessions
  const errorOf = useErrorTexts()
  return (
    <>
      <ErrorSummary message={errorOf(result?.error?.[''])} />
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        label={t.password}
        hint={t.passwordHint}
        error={errorOf(result?.error?.password)}
      />
      <Button type="submit" variant="secondary" name="session" value="others" label={t.endOthers} />
    </>
  )
}

function Session({ session: { id, device, startedAt, seenAt, current } }: { session: SessionRow }) {
  const { accounts } = useTexts()
  const t = accounts.sessions
  const language = useLanguage()
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
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          name="session"
          value={id}
          aria-label={t.endLabel(name)}
          label={t.end}
        />
      )}
    </li>
  )
}
