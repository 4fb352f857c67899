import { useTexts } from '#app/i18n/texts.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'

const petals = [
  { name: 'events', to: '/eventos' },
  { name: 'community', to: '/club' },
  { name: 'benefits', to: '/restaurantes' },
  { name: 'experiences', to: '/contacto' },
] as const

export function Petals() {
  const t = useTexts().home.petals
  return (
    <section className="section later petals-section" aria-labelledby="petals">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 className="d1" id="petals">
              {t.title}
            </h2>
            <p className="lead muted">{t.lead}</p>
          </div>
        </div>
        <div className="petals">
          {petals.map(({ name, to }) => (
            <article key={name} className={name === 'events' ? 'petal on-dark' : 'petal'}>
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <circle cy="100" r="97" />
                <circle cy="100" r="91" />
                <path d="M1.4 97.06V52.44C1.4 18.82 32.8 9.8 49.2 40.96Q52.48 47.52 59.04 50.8C90.2 67.2 81.18 98.6 47.56 98.6H2.94Q1.4 98.6 1.4 97.06Z" />
              </svg>
              <div className="petal-text">
                <h3 className="d3">{t[name].title}</h3>
                <p>{t[name].text}</p>
                <LocalTextLink to={to} label={t[name].link} />
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
