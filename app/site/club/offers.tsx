import { useClub } from '#app/ui/club-context.tsx'
import { formatFigure } from '#app/i18n/money.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import arros from './plates/arros.svg'
import carxofa from './plates/carxofa.svg'
import gambas from './plates/gambas.svg'
import llesca from './plates/llesca.svg'
import peix from './plates/peix.svg'
import xocolata from './plates/xocolata.svg'

const offers = [
  { name: 'events', plate: gambas },
  { name: 'training', plate: carxofa },
  { name: 'networking', plate: llesca },
  { name: 'library', plate: xocolata },
  { name: 'trips', plate: peix },
  { name: 'discounts', plate: arros },
] as const

export function Offers() {
  const t = useTexts().club.offers
  const { libraryTitles } = useClub()
  return (
    <section className="section later offers-section" aria-labelledby="offers">
      <div className="wrap">
        <div className="section-head">
          <h2 className="d1" id="offers">
            {t.title}
          </h2>
        </div>
        <ul className="offers">
          {offers.map(({ name, plate }) => (
            <li key={name} className={name === 'library' ? `offer offer-${name} on-dark` : `offer offer-${name}`}>
              <h3 className="d3">{t[name].title}</h3>
              <p>{name === 'library' ? t.library.text(formatFigure(libraryTitles)) : t[name].text}</p>
              <img src={plate} alt="" width="240" height="240" loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
