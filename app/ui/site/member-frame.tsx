import type { ReactNode } from 'react'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { PageHead } from './page-head.tsx'

type MemberFrameProps = { back: { to: string; label: string }; title: string; lead: string; children: ReactNode }

/** A page of a member: its head, with the link to the page before, and its sheets. */
export function MemberFrame({ back, title, lead, children }: MemberFrameProps) {
  return (
    <div className="ground-wall booking-page">
      <PageHead title={title} index={false} />
      <div className="wrap booking-head">
        <p className="kicker punt">
          <LocalLink to={back.to}>{back.label}</LocalLink>
        </p>
        <h1 className="d1">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="wrap own-data">{children}</div>
    </div>
  )
}
