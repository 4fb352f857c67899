import { useClub } from '#app/ui/club-context.tsx'
import { formatFigure } from '#app/i18n/money.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { Mesa } from '#app/ui/mesa.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import { useHistory } from '../use-history.ts'
import { Photograph } from './photograph.tsx'
import type { Slide } from './slide-pictures.ts'

const CLOTH_TILES = 5

export function About({ photo }: { photo: Slide }) {
  const t = useTexts().home.about
  const club = useClub()
  const history = useHistory()
  return (
    <section className="section later" aria-labelledby="about">
      <div className="wrap about">
        <div className="about-pictures">
          <div className="about-large">
            <Photograph slide={photo} sizes="(width >= 48rem) 64vw, 140vw" />
          </div>
          <div className="about-small">
            <Mesa id={CLOTH_TILES} />
          </div>
        </div>
        <div>
          <p className="kicker">{t.kicker}</p>
          <h2 className="d1" id="about">
            {t.title(club.foundingYear)}
          </h2>
          {history.isOwn ? (
            <p className="lead" lang={history.lang}>
              {history.lead}
            </p>
          ) : (
            <>
              <p className="lead">{t.lead(formatFigure(club.members))}</p>
              <p className="muted">{t.text}</p>
            </>
          )}
          <LocalTextLink to="/club" label={t.toHistory} />
          <dl className="about-figures flow">
            <Figure before={t.moreThan} value={formatFigure(club.members)} label={t.members} />
            <Figure before={t.moreThan} value={formatFigure(club.libraryTitles)} label={t.titles} />
            <Figure value={String(club.foundingYear)} label={t.since} />
          </dl>
        </div>
      </div>
    </section>
  )
}

function Figure({ before, value, label }: { before?: string; value: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {before && <small>{before}</small>} {value}
      </dd>
    </div>
  )
}
