import { data, redirect } from 'react-router'
import { AccountLayout } from '#app/accounts/account-layout.tsx'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { noteAccountOf, recordSecurityEvent } from '#app/platform/observability/security-log.server.ts'
import { findByToken, tokenOutcome } from '#app/platform/rate-limit/token-attempts.server.ts'
import { PlainForm } from '#app/platform/forms/plain-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { memberCookies } from '#app/accounts/member-session/member-cookie.server.ts'
import {
  endMemberSession,
  listMemberSessions,
  SESSION_SECONDS,
} from '#app/accounts/member-session/member-sessions.server.ts'
import { CheckboxField } from '#app/ui/field.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { enterSchema } from './forms.ts'
import { OpenSessions } from './open-sessions.tsx'
import { findSignIn, signInByLink } from './sign-in.server.ts'
import type { Route } from './+types/sign-in-page.ts'

export const headers = () => linkPageHeaders

/** GET /mis-cenas/entrar?token=…: changes nothing, because mail scanners follow links. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const member = await findByToken(token, () => findSignIn(token))
  if (!member) return data({ token, member, sessions: [] }, { status: 404 })
  const open = await listMemberSessions(member.id, request)
  return data({ token, member: { fullName: member.fullName }, sessions: open.filter(({ isOwn }) => !isOwn) })
}

/** POST: signs in. The link works once; another session of this browser ends. */
export async function action({ request, url }: Route.ActionArgs) {
  return answerForm(
    request,
    enterSchema,
    async ({ token, end_others: endsOthers }, _reply, refuse) => {
      const outcome = await tokenOutcome(
        token,
        () => signInByLink(token, endsOthers !== undefined),
        ({ ok }) => ok,
      )
      if (!outcome.ok) return refuse('unknown')
      noteAccountOf(outcome.email)
      recordSecurityEvent('signed-in')
      await endMemberSession(request)
      const next = outcome.event === null ? '/mis-cenas' : `/eventos/${outcome.event}/inscripcion`
      const headers = new Headers(linkPageHeaders)
      for (const cookie of memberCookies(outcome.token, SESSION_SECONDS, outcome.fullName))
        headers.append('Set-Cookie', cookie)
      return redirect(localPath(next, languageOf(url.pathname)), { status: 303, headers })
    },
    { failure: 'page' },
  )
}

export default function SignInPage({ loaderData: { token, member, sessions } }: Route.ComponentProps) {
  const { enter: t } = useTexts().members
  return (
    <AccountLayout art="table">
      <PageHead title={t.title} index={false} />
      {member ? (
        <PlainForm draft={null}>
          <h1 className="d2">{t.title}</h1>
          <p className="muted account-lead">{t.question(member.fullName)}</p>
          <input type="hidden" name="token" value={token} />
          {sessions.length > 0 && (
            <>
              <OpenSessions sessions={sessions} />
              <CheckboxField name="end_others" label={t.endOthers} className="end-sessions" />
            </>
          )}
          <Button type="submit" label={t.button} />
        </PlainForm>
      ) : (
        <Unknown />
      )}
    </AccountLayout>
  )
}

function Unknown() {
  const { enter: t } = useTexts().members
  return (
    <div role="status">
      <h1 className="d2">{t.unknown}</h1>
      <p className="muted account-lead">{t.unknownText}</p>
      <LocalButtonLink to="/mis-cenas" variant="secondary" label={t.again} />
    </div>
  )
}
