import { useEffect, useRef } from 'react'
import { formatLongDate, formatTime } from '#app/i18n/dates.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { MembershipCard, type MembershipCardProps } from '#app/membership/card/membership-card.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import type { NextDinner } from './next-dinner.server.ts'

export type Welcome = MembershipCardProps & {
  email: string
  next: NextDinner | null
  /** The token of the link to an order of direct debit that is signed on paper. */
  sheet?: string | undefined
}

/** What the page of the form shows from then on. */
export function CompletionWelcome({ email, next, sheet, focused, ...card }: Welcome & { focused: boolean }) {
  const { completion: t, mandates } = useTexts()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!focused) return
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <div className="completion-welcome">
      <h1 className="d2" tabIndex={-1} ref={heading}>
        {t.done}
      </h1>
      <p className="lead">{t.doneText}</p>
      <MembershipCard {...card} />
      <p>{t.wayIn(email)}</p>
      {sheet && (
        <section className="stack" aria-labelledby="unsigned-mandate">
          <h2 className="d4" id="unsigned-mandate">
            {mandates.paper.title}
          </h2>
          <p>{mandates.paper.text}</p>
          <LocalButtonLink to={`/mis-cenas/cuenta/orden/hoja?token=${sheet}`} label={mandates.paper.print} />
        </section>
      )}
      <div className="completion-welcome-acts">
        <LocalButtonLink to="/mis-cenas" label={t.enter} />
        <LocalButtonLink to="/" variant="secondary" label={t.backHome} />
      </div>
      {next && (
        <p className="completion-next">
          {t.next} <LocalTextLink to={`/eventos/${next.id}`} lang={next.lang} label={next.title} />
          <span className="small muted">
            {formatLongDate(next.date, language)}, {formatTime(next.date, language)}
          </span>
        </p>
      )}
    </div>
  )
}
