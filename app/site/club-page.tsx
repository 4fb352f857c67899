import { useClub } from '#app/ui/club-context.tsx'
import { languageOf } from '#app/i18n/language.ts'
import { formatFigure } from '#app/i18n/money.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import { ClosingCall } from './closing-call.tsx'
import { Offers } from './club/offers.tsx'
import { Photograph } from './home/photograph.tsx'
import { photograph, shareImage } from './home/slide-pictures.ts'
import { testimonials } from './testimonials.ts'
import { useHistory } from './use-history.ts'
import type { Route } from './+types/club-page.ts'

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  return { photo: photograph('10-menjador-al-capvespre', language), voices: testimonials('club', language), shareImage }
}

export const handle = { legalBar: true }

export default function ClubPage({ loaderData: { photo, voices, shareImage } }: Route.ComponentProps) {
  const { club: t, shell } = useTexts()
  const { members, libraryTitles, sharePicture } = useClub()
  const lead = t.lead(formatFigure(members), formatFigure(libraryTitles))
  return (
    <>
      <PageHead title={shell.club} description={lead} image={sharePicture ? undefined : shareImage} />
      <section className="club-hero on-dark" aria-labelledby="club">
        <Photograph slide={photo} sizes="(min-aspect-ratio: 8/5) 100vw, 61rem" upright main decorative />
        <div className="wrap">
          <h1 className="d1" id="club">
            {t.title}
          </h1>
          <p className="lead">{lead}</p>
          <JoinLink />
        </div>
      </section>
      <History />
      <Offers />
      <ClubVoices voices={voices} />
      <ClosingCall title={t.call.title} lead={t.call.lead}>
        <JoinLink />
        <LocalButtonLink to="/contacto" variant="secondary" label={t.call.information} />
      </ClosingCall>
    </>
  )
}

function JoinLink() {
  const { shell } = useTexts()
  return <LocalButtonLink to="/solicitar-membresia" arrow label={shell.join} />
}

function History() {
  const { history } = useTexts().club
  const { lead, body, lang } = useHistory()
  return (
    <section className="section later" aria-labelledby="history">
      <div className="wrap club-history">
        <h2 className="d1" id="history">
          {history.title}
        </h2>
        <div>
          <p className="lead" lang={lang}>
            {lead}
          </p>
          {body.map((paragraph) => (
            <p key={paragraph} lang={lang}>
              {paragraph}
            </p>
          ))}
          <LocalTextLink to="/restaurantes" label={history.toRestaurants} />
        </div>
      </div>
    </section>
  )
}

function ClubVoices({ voices }: { voices: ReturnType<typeof testimonials> }) {
  return (
    <section className="section later ground-warm" aria-labelledby="voices">
      <div className="wrap">
        <h2 className="d1 club-voices-title" id="voices">
          {useTexts().club.voices}
        </h2>
        <ul className="club-voices">
          {voices.map((voice) => (
            <li key={voice.name}>
              <ClubVoice {...voice} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function ClubVoice({ name, since, quote }: ReturnType<typeof testimonials>[number]) {
  return (
    <figure>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <Avatar name={name} tone="dark" />
        <span>
          <b>{name}</b>
          <span className="muted">{since}</span>
        </span>
      </figcaption>
    </figure>
  )
}
