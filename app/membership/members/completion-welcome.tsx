import { useEffect, useRef } from 'react'
import { formatLongDate, formatTime } from '#app/i18n/dates.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { MembershipCard, type MembershipCardProps } from '#app/membership/card/membership-card.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { NextDinner } from './next-dinner.server.ts'

export type Welcome = MembershipCardProps & { email: string; next: NextDinner | null }

/** What the page of the form shows from then on. */
export function CompletionWelcome({ email, next, focused, ...card }: Welcome & { focused: boolean }) {
  const { completion: t } = useTexts()
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
      <div className="completion-welcome-acts">
        <LocalLink to="/mis-cenas" className={buttonClass({})}>
          {t.enter}
        </LocalLink>
        <LocalLink to="/" className={buttonClass({ variant: 'secondary' })}>
          {t.backHome}
        </LocalLink>
      </div>
      {next && (
        <p className="completion-next">
          {t.next}{' '}
          <LocalLink to={`/eventos/${next.id}`} className="text-link" lang={next.lang}>
            {next.title}
          </LocalLink>
          <span className="small muted">
            {formatLongDate(next.date, language)}, {formatTime(next.date, language)}
          </span>
        </p>
      )}
    </div>
  )
}
