import { formatLongDate, formatTime } from '#app/i18n/dates.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import { inLanguage } from '#app/i18n/localized.ts'
import type { Dinner } from './dinners.server.ts'

export function DinnerSheets({ coming, past }: { coming: readonly Dinner[]; past: readonly Dinner[] }) {
  const { members: t } = useTexts()
  return (
    <>
      <section className="sheet" aria-labelledby="coming">
        <h2 className="d3" id="coming">
          {t.coming}
        </h2>
        {coming.length > 0 ? <DinnerList dinners={coming} withLink /> : <p className="muted sheet-intro">{t.none}</p>}
        <LocalButtonLink to="/eventos" variant="secondary" className="sheet-save" label={t.allEvents} />
      </section>
      {past.length > 0 && (
        <section className="sheet" aria-labelledby="past">
          <h2 className="d3" id="past">
            {t.past}
          </h2>
          <DinnerList dinners={past} />
        </section>
      )}
    </>
  )
}

function DinnerList({ dinners, withLink = false }: { dinners: readonly Dinner[]; withLink?: boolean }) {
  return (
    <ul className="dinners">
      {dinners.map((dinner) => (
        <DinnerRow key={dinner.id} dinner={dinner} withLink={withLink} />
      ))}
    </ul>
  )
}

function DinnerRow({ dinner, withLink }: { dinner: Dinner; withLink: boolean }) {
  const { members: t } = useTexts()
  const language = useLanguage()
  const { title, location, date, state, size, event, token } = dinner
  return (
    <li className="dinner">
      <div className="dinner-words stack">
        <b lang={title.lang}>{event ? <LocalTextLink to={`/eventos/${event}`} label={title.text} /> : title.text}</b>
        <span className="small">
          {formatLongDate(date, language)}, {formatTime(date, language)}
          {location.text && (
            <>
              {' · '}
              <span {...inLanguage(location)} />
            </>
          )}
        </span>
        <span className="small muted">{t.states[state](size)}</span>
      </div>
      {!withLink && event && (
        <LocalButtonLink
          to={`/eventos/${event}`}
          variant="neutral"
          size="sm"
          label={
            <>
              {t.howItWas}
              <span className="visually-hidden">: {title.text}</span>
            </>
          }
        />
      )}
      {withLink && token && (
        <LocalButtonLink
          to={`/reserva?token=${token}`}
          variant="neutral"
          size="sm"
          label={
            <>
              {t.table}
              <span className="visually-hidden">: {title.text}</span>
            </>
          }
        />
      )}
    </li>
  )
}
