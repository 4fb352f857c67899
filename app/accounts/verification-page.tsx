import { data } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { island } from '#app/platform/islands/island.tsx'
import { PageHead } from '#app/platform/page-head.tsx'
import { readForm, textIn } from '#app/platform/read-form.server.ts'
import { tokenOutcome } from '#app/platform/token-tries.server.ts'
import { Button } from '#app/ui/button.tsx'
import { UnknownLink } from './account-island.tsx'
import { AccountLayout } from './account-layout.tsx'
import { AccountOutcome } from './account-outcome.tsx'
import { verifyEmail } from './accounts.server.ts'
import { linkPageHeaders } from './link-page-headers.ts'
import { findToken } from './tokens.server.ts'
import type { Route } from './+types/verification-page.ts'

export function headers() {
  return linkPageHeaders
}

/** GET /auth/verificar?token=…: whoever has the link of the mail. Shows; never acts (mail scanners follow links). */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const promise = await tokenOutcome(token, () => findToken('sign-up', token), (found) => found !== null)
  return data({ token, email: promise?.email }, { status: promise ? 200 : 404 })
}

/** POST: the same. Makes the account; the link is used up. */
export async function action({ request }: Route.ActionArgs) {
  const token = textIn(await readForm(request), 'token')
  const outcome = await tokenOutcome(token, () => verifyEmail(token), ({ ok }) => ok)
  return data({ done: outcome.ok }, { status: outcome.ok ? 200 : 409 })
}

export default function VerificationPage({ loaderData: { token, email }, actionData }: Route.ComponentProps) {
  const { accounts } = useTexts()
  const t = accounts.verify
  return (
    <AccountLayout art="table">
      <PageHead title={t.title} index={false} />
      {actionData?.done ? (
        <AccountOutcome title={t.done} text={t.doneText} />
      ) : email && !actionData ? (
        <form method="post" {...island('send-once')}>
          <h1 className="d2">{t.title}</h1>
          <p className="lead account-lead">{t.text(email)}</p>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" block busyLabel={accounts.sending}>
            {t.button}
          </Button>
        </form>
      ) : (
        <UnknownLink kind="verification" />
      )}
    </AccountLayout>
  )
}
