import { LocalLink, useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { FactsCard } from '#app/events/site/event/facts-card.tsx'
import type { Member } from '#app/accounts/member-session/member-sessions.server.ts'
import { PlainForm } from '#app/platform/forms/plain-form.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'

export function MemberCard({ member }: { member: Member }) {
  const { members: t } = useTexts()
  const head = (
    <div>
      <p className="small muted">{t.member}</p>
      <p className="d4">{member.fullName}</p>
    </div>
  )
  return (
    <FactsCard label={t.card} head={head}>
      <dl className="facts-card-list">
        <dt>{t.number}</dt>
        <dd>{member.membershipNumber}</dd>
        <dt>{t.email}</dt>
        <dd className="member-email">{member.email}</dd>
      </dl>
      <div className="member-acts">
        <LocalLink to="/mis-cenas/datos" className={buttonClass({ variant: 'neutral', block: true })}>
          {t.ownData}
        </LocalLink>
        <PlainForm draft={null} action={useLocalPath()('/mis-cenas/salir')}>
          <Button type="submit" variant="secondary" block>
            {t.signOut}
          </Button>
        </PlainForm>
      </div>
    </FactsCard>
  )
}
