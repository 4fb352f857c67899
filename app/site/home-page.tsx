import { nextEvents } from '#app/events/event-lists.server.ts'
import { nextToBegin } from '#app/events/event-state.ts'
import { EventCards } from '#app/events/site/list/event-card.tsx'
import { languageOf } from '#app/i18n/language.ts'
import { useClub } from '#app/ui/club-context.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { JsonLd } from '#app/platform/render/json-ld.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { clubData } from '#app/platform/render/structured-data.server.ts'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { ClosingCall } from './closing-call.tsx'
import { About } from './home/about.tsx'
import { Hero } from './home/hero.tsx'
import { Petals } from './home/petals.tsx'
import { Reasons } from './home/reasons.tsx'
import { sampleEvents } from './home/sample-events.ts'
import { heroSlides, photograph, shareImage } from './home/slide-pictures.ts'
import { Voices } from './home/voices.tsx'
import { testimonials } from './testimonials.ts'
import type { Route } from './+types/home-page.ts'

/** GET /: public. The next three events, or samples if there are none. */
export async function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  const upcoming = await nextEvents(language, 3)
  const empty = upcoming.length === 0
  return {
    slides: heroSlides(language),
    cellar: photograph('05-celler-de-botes', language),
    events: empty ? sampleEvents(language) : upcoming,
    empty,
    next: nextToBegin(upcoming) ?? null,
    voices: testimonials('home', language),
    shareImage,
    structured: clubData(),
  }
}

export default function HomePage({
  loaderData: { slides, cellar, events, empty, next, voices, shareImage, structured },
}: Route.ComponentProps) {
  const { home: t } = useTexts()
  const { formalName, city, sharePicture } = useClub()
  return (
    <>
      <PageHead
        title={t.metaTitle(formalName, city)}
        description={t.lead}
        image={sharePicture ? undefined : shareImage}
      />
      <JsonLd data={structured} />
      <Hero slides={slides} next={next} />
      <About photo={cellar} />
      <Petals />
      <Reasons />
      <section className="section later home-calendar" aria-labelledby="calendar">
        <div className="wrap">
          <div className="section-head">
            <div>
              <h2 className="d1" id="calendar">
                {t.calendar.title}
              </h2>
              {empty && <p className="lead muted">{t.calendar.samples}</p>}
            </div>
            <LocalButtonLink to="/eventos" variant="secondary" label={t.calendar.all} />
          </div>
          <EventCards events={events} samples={empty} />
        </div>
      </section>
      <Voices voices={voices} />
      <ClosingCall title={t.call.title} lead={t.call.lead}>
        <LocalButtonLink to="/solicitar-membresia" arrow label={t.call.join} />
        <LocalButtonLink
          to="/contacto"
          variant="secondary"
          label={
            <>
              {t.call.more}
              <span className="visually-hidden">{t.call.moreAbout}</span>
            </>
          }
        />
      </ClosingCall>
    </>
  )
}
