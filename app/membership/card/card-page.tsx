import { redirect } from 'react-router'
import { currentMember } from '#app/accounts/member-session/current-member.server.ts'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { LocalLink, useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { currentClub } from '#app/platform/club.server.ts'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { MembershipCard } from './membership-card.tsx'
import type { Route } from './+types/card-page.ts'

export function headers() {
  return linkPageHeaders
}

/** GET /mis-cenas/carnet: the card, to print or to keep as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const member = await currentMember(context)
  if (!member) throw redirect(localPath('/mis-cenas', languageOf(url.pathname)), { headers: linkPageHeaders })
  return { club: currentClub().formalName, fullName: member.fullName, number: member.membershipNumber }
}

export default function CardPage({ loaderData: card }: Route.ComponentProps) {
  const { members } = useTexts()
  const t = members.cardPage
  return (
    <div className="ground-wall booking-page">
      <PageHead title={members.card} index={false} />
      <div className="wrap membership-card-page">
        <div className="booking-head">
          <p className="kicker punt">
            <LocalLink to="/mis-cenas">{members.title}</LocalLink>
          </p>
          <h1 className="d1">{members.card}</h1>
          <p className="lead">{t.lead}</p>
        </div>
        <MembershipCard {...card} />
        <div className="membership-card-acts">
          <ButtonLink href={useLocalPath()('/mis-cenas/carnet.html')} download label={t.save} />
          <p className="small muted">{t.saveText}</p>
        </div>
      </div>
    </div>
  )
}
