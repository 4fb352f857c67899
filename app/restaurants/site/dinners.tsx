import { formatLongDate } from '#app/i18n/dates.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import type { Dinner } from '#app/restaurants/dinners.server.ts'

/** The club's dinners here: when, and what was eaten. */
export function Dinners({ dinners }: { dinners: readonly Dinner[] }) {
  const { memory: t } = useTexts()
  const language = useLanguage()
  if (dinners.length === 0) return null
  return (
    <>
      <h2>{t.dinners}</h2>
      <ul className="restaurant-dinners">
        {dinners.map(({ id, title, date, dishes, langs }) => (
          <li key={id}>
            <p>
              <LocalLink to={`/eventos/${id}`} lang={langs.title}>
                {title}
              </LocalLink>{' '}
              <time dateTime={date} className="small muted">
                {formatLongDate(date, language)}
              </time>
            </p>
            {dishes.length > 0 && (
              <p className="small">
                {dishes.map((dish, place) => (
                  <span key={place} lang={dish.langs.name}>
                    {place > 0 && ' · '}
                    {dish.name}
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
