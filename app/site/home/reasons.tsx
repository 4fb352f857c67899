import { useClub } from '#app/ui/club-context.tsx'
import { formatFigure } from '#app/i18n/money.ts'
import { useTexts } from '#app/i18n/texts.tsx'

export function Reasons() {
  const t = useTexts().home.reasons
  const { libraryTitles } = useClub()
  return (
    <section className="section later ground-wall" aria-labelledby="reasons">
      <div className="wrap reasons">
        <div>
          <p className="kicker">{t.kicker}</p>
          <h2 className="d1" id="reasons">
            {t.title}
          </h2>
        </div>
        <ol>
          {t.list(formatFigure(libraryTitles)).map(([title, text]) => (
            <li key={title}>
              <h3 className="d4">{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
