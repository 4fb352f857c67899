import { formatDate } from '#app/i18n/dates.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { ShownScoring } from './shown-scoring.ts'

export function ScoreThanks({ scoring: { token, eventId, until } }: { scoring: ShownScoring }) {
  const { memory } = useTexts()
  const { score: t } = memory
  const language = useLanguage()
  return (
    <div className="mail-link" role="status">
      <h1 className="d2">{t.done}</h1>
      <p className="lead">{t.doneText}</p>
      {until && (
        <p>
          {t.until(formatDate(until, language))}{' '}
          <LocalLink to={`/valorar?token=${token}`} className="text-link">
            {t.change}
          </LocalLink>
        </p>
      )}
      <LocalLink to={`/eventos/${eventId}`} className={buttonClass({ variant: 'secondary' })}>
        {t.toEvent}
      </LocalLink>
    </div>
  )
}
