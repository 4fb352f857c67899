import { createContext, data } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { Island } from '#app/ui/island.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { statusOf } from '#app/platform/refusals.ts'
import { tokenOutcome } from '#app/platform/rate-limit/token-attempts.server.ts'
import accountIsland from '#app/accounts/account-island.tsx'
import { AccountLayout } from '#app/accounts/account-layout.tsx'
import { createFirstAdministrator, mayCreateFirstAdministrator } from './administrators.server.ts'
import { firstAdministratorSchema, passwordErrors } from '#app/accounts/forms.ts'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import schemes from '#app/ui/panel/schemes.css?url'
import type { Route } from './+types/super-admin-page.ts'

export function links() {
  return [{ rel: 'stylesheet', href: schemes }]
}

export const headers = () => linkPageHeaders

/** True in the request that created the administrator, so that its page is not a 404. */
const createdNow = createContext(false)

/** GET /create-super-admin?key=…: for the holder of the printed key while there is no administrator; otherwise 404. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(createdNow)) return null
  const key = readKey(url)
  const isRight = await tokenOutcome(
    key,
    () => mayCreateFirstAdministrator(key),
    (may) => may,
  )
  if (!isRight) throw data(null, { status: 404 })
  return null
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerForm(
    request,
    firstAdministratorSchema,
    async ({ email, password }, reply) => {
      const key = readKey(url)
      const outcome = await tokenOutcome(
        key,
        () => createFirstAdministrator(key, email, password),
        (made) => made.ok || made.reason !== 'not-now',
      )
      context.set(createdNow, outcome.ok)
      if (outcome.ok) return { state: 'done' as const, email }
      if (outcome.reason === 'not-now') throw data(null, { status: statusOf(outcome.reason) })
      return reply({ fieldErrors: { password: [passwordErrors[outcome.reason]] } }, outcome.reason)
    },
    { failure: () => ({ formErrors: ['administratorFailed'] }) },
  )
}

function readKey(url: URL): string {
  return url.searchParams.get('key') ?? ''
}

export default function SuperAdminPage({ actionData }: Route.ComponentProps) {
  const { firstAdministrator: t } = useTexts().accounts
  return (
    <main>
      <PageHead title={t.title} index={false} />
      <AccountLayout art="mark">
        <Island of={accountIsland} props={{ kind: 'first-administrator', answer: actionData }} />
      </AccountLayout>
    </main>
  )
}
