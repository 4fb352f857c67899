import { parseWithValibot } from '@conform-to/valibot'
import { createContext, data } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { Island } from '#app/ui/island.tsx'
import { log } from '#app/platform/observability/log.server.ts'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { replyForm } from '#app/platform/forms/answer-form.server.ts'
import { readForm } from '#app/platform/forms/read-form.server.ts'
import { isTooMany, tokenOutcome } from '#app/platform/rate-limit/token-attempts.server.ts'
import accountIsland from '#app/accounts/account-island.tsx'
import { AccountLayout } from '#app/accounts/account-layout.tsx'
import { createFirstAdministrator, mayCreateFirstAdministrator } from './administrators.server.ts'
import { firstAdministratorSchema, passwordErrors } from '#app/accounts/forms.ts'
import { linkPageHeaders } from './link-page-headers.ts'
import type { Route } from './+types/super-admin-page.ts'

export function headers() {
  return linkPageHeaders
}

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
  const submission = parseWithValibot(await readForm(request), { schema: firstAdministratorSchema })
  if (submission.status !== 'success') return replyForm(submission, { hideFields: ['password'] })
  const { email, password } = submission.value
  const key = readKey(url)
  const made = tokenOutcome(
    key,
    () => createFirstAdministrator(key, email, password),
    (made) => made.ok || made.reason !== 'not-now',
  )
  const outcome = await made.catch(logFailure)
  const trouble: FieldError[] = ['administratorFailed']
  if (!outcome) return replyForm(submission, { formErrors: trouble, hideFields: ['password'] }, 503)
  context.set(createdNow, outcome.ok)
  if (outcome.ok) return { state: 'done' as const, email }
  if (outcome.reason === 'not-now') throw data(null, { status: 404 })
  const fieldErrors = { password: [passwordErrors[outcome.reason]] }
  return replyForm(submission, { fieldErrors, hideFields: ['password'] })
}

function logFailure(error: unknown): null {
  if (isTooMany(error)) throw error
  log.error({ err: error }, 'no administrator was made')
  return null
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
