import { useTexts } from '#app/i18n/texts.tsx'

export type MembershipCardProps = { club: string; fullName: string; number: string }

/** The card of a member, as on a wallet card: on the page, on paper and in the file for the phone. */
export function MembershipCard({ club, fullName, number }: MembershipCardProps) {
  const { members: t } = useTexts()
  return (
    <div className="membership-card">
      <p className="membership-card-club">{club}</p>
      <p className="membership-card-name">{fullName}</p>
      <p className="membership-card-foot">
        <span>{t.member}</span>
        <b>{number}</b>
      </p>
    </div>
  )
}
