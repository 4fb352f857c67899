import { redirect } from 'react-router'
import { AccountLayout } from '#app/accounts/account-layout.tsx'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { listDinners } from './dinners.server.ts'
import { hasCreditor } from '#app/banking/creditor.server.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { currentMember } from '#app/accounts/member-session/current-member.server.ts'
import { signInSchema } from '#app/membership/sign-in/forms.ts'
import { SignInForm } from '#app/membership/sign-in/sign-in-form.tsx'
import { requestSignIn } from '#app/membership/sign-in/sign-in.server.ts'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { rowId } from '#app/platform/forms/ids.ts'
import { noteAccountOf } from '#app/platform/observability/security-log.server.ts'
import { consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { clientAddress } from '#app/platform/request/client-address.server.ts'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { DinnerSheets } from './dinner-sheets.tsx'
import type { Route } from './+types/dinners-page.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { FactsCard } from '#app/events/site/event/facts-card.tsx'
import type { Member } from '#app/accounts/member-session/member-sessions.server.ts'
import { PlainForm } from '#app/platform/forms/plain-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'

export const headers = () => linkPageHeaders

/** GET /mis-cenas: the member's dinners, or the form that asks for a link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const member = await currentMember(context)
  const event = rowId(url.searchParams.get('evento') ?? '')
  const language = languageOf(url.pathname)
  if (!member) return { member, event, dinners: null, hasAccounts: false }
  if (event !== null) throw redirect(localPath(`/eventos/${event}/inscripcion`, language))
  const [dinners, hasAccounts] = await Promise.all([listDinners(member, language), hasCreditor()])
  return { member, event, dinners, hasAccounts }
}

/** POST: everyone. Answers the same for every address; wrong fields 422, too many requests 429, failures 503. */
export async function action({ request, url }: Route.ActionArgs) {
  return answerForm(request, signInSchema, async ({ email, event }, reply) => {
    noteAccountOf(email)
    const limit = await consumeRateLimit('member-sign-in', { address: clientAddress(), email })
    if (!limit.ok) return reply({ formErrors: ['tooMany'] }, 'too-many')
    await requestSignIn(email, languageOf(url.pathname), event ?? null)
    return { state: 'done' as const }
  })
}

export default function DinnersPage({
  loaderData: { member, event, dinners, hasAccounts },
  actionData,
}: Route.ComponentProps) {
  const { members: t } = useTexts()
  if (!member) {
    return (
      <AccountLayout art="table">
        <PageHead title={t.title} index={false} />
        <SignInForm answer={actionData} event={event} />
      </AccountLayout>
    )
  }
  return (
    <div className="ground-wall booking-page">
      <PageHead title={t.title} index={false} />
      <div className="wrap booking-head">
        <p className="kicker punt">{t.memberNumber(member.membershipNumber)}</p>
        <h1 className="d1">{t.title}</h1>
        <p className="lead">{t.lead(member.fullName)}</p>
      </div>
      <div className="wrap event-columns">
        <div>
          <DinnerSheets {...dinners} />
        </div>
        <aside className="event-side">
          <MemberCard member={member} hasAccounts={hasAccounts} />
        </aside>
      </div>
    </div>
  )
}

function MemberCard({ member, hasAccounts }: { member: Member; hasAccounts: boolean }) {
  const { members: t, ownAccount } = useTexts()
  const head = (
    <div>
      <p className="small muted">{t.member}</p>
      <p className="d4">{member.fullName}</p>
    </div>
  )
  const [mailbox, domain] = member.email.split(/@(?=[^@]*$)/)
  return (
    <FactsCard label={t.card} head={head}>
      <dl className="facts-card-list">
        <dt>{t.number}</dt>
        <dd>{member.membershipNumber}</dd>
        <dt>{t.email}</dt>
        <dd className="member-email">
          {mailbox}@<wbr />
          {domain}
        </dd>
      </dl>
      <div className="member-acts stack gap-3">
        <LocalButtonLink to="/mis-cenas/carnet" variant="neutral" block label={t.openCard} />
        {hasAccounts && <LocalButtonLink to="/mis-cenas/cuenta" variant="neutral" block label={ownAccount.open} />}
        <LocalButtonLink to="/mis-cenas/datos" variant="neutral" block label={t.ownData} />
        <PlainForm draft={null} action={useLocalPath()('/mis-cenas/salir')}>
          <Button type="submit" variant="secondary" block label={t.signOut} />
        </PlainForm>
      </div>
    </FactsCard>
  )
}
