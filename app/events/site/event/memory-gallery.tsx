import { Fragment } from 'react'
import { formatDate } from '#app/i18n/dates.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import type { EarlierEvening } from '#app/events/earlier-evenings.server.ts'
import type { Picture } from '#app/media/picture.ts'
import { StoredPicture } from '#app/media/stored-picture.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'

/** In the drawn mosaic: one wide, two round, two square. */
const MOSAIC = 5

/** The others open without script. */
export function MemoryGallery({ pictures }: { pictures: readonly Picture[] }) {
  const { memory: t } = useTexts()
  if (pictures.length === 0) return null
  const others = pictures.slice(MOSAIC)
  return (
    <section className="event-was" aria-labelledby="pictures">
      <h2 id="pictures" className="d3">
        {t.pictures}
      </h2>
      <Pictures pictures={pictures.slice(0, MOSAIC)} className="memory memory-mosaic" />
      {others.length > 0 && (
        <details className="memory-others">
          <summary className="text-link">{t.allPictures(pictures.length)}</summary>
          <Pictures pictures={others} className="memory" />
        </details>
      )}
    </section>
  )
}

/** Of the same restaurant or organizer. */
export function EarlierEvenings({ evenings }: { evenings: readonly EarlierEvening[] }) {
  const { memory: t } = useTexts()
  const language = useLanguage()
  if (evenings.length === 0) return null
  return (
    <section className="event-was" aria-labelledby="earlier">
      <h2 id="earlier" className="d3">
        {t.earlier}
      </h2>
      {evenings.map(({ id, title, date, pictures }) => (
        <Fragment key={id}>
          <h3 className="d5 memory-title" lang={title.lang}>
            <LocalTextLink to={`/eventos/${id}`} label={title.text} />
          </h3>
          <p className="small muted">{formatDate(date, language)}</p>
          <Pictures pictures={pictures} className="memory" />
        </Fragment>
      ))}
    </section>
  )
}

function Pictures({ pictures, className }: { pictures: readonly Picture[]; className: string }) {
  return (
    <ul className={className}>
      {pictures.map((picture) => (
        <li key={picture.hash}>
          <StoredPicture picture={picture} sizes="(min-width: 88rem) 33rem, (min-width: 48rem) 38vw, 88vw" />
        </li>
      ))}
    </ul>
  )
}
