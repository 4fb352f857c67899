import { useTexts } from '#app/i18n/texts.tsx'
import { island } from '#app/ui/island.tsx'
import { initials } from '#app/ui/avatar.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { Testimonial } from '../testimonials.ts'

export function Voices({ voices }: { voices: Testimonial[] }) {
  const t = useTexts().home.voices
  const positions = voices.map(({ name }, index) => t.position(index + 1, voices.length, name))
  return (
    <section className="section later ground-warm" aria-labelledby="voices" {...island('voices', positions)}>
      <h2 className="visually-hidden" id="voices">
        {t.title}
      </h2>
      <div className="wrap voices">
        {/* A scrollable list must be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className="voices-strip" tabIndex={0} aria-labelledby="voices">
          {voices.map(({ name, since, quote }) => (
            <li key={name} className="voice">
              <div className="voice-face center" aria-hidden="true">
                {initials(name)}
              </div>
              <figure>
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <b>{name}</b>
                  <span className="muted">{since}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <div className="voices-controls needs-script" role="group" aria-label={t.controls}>
          <IconButton icon="arrow-left" label={t.previous} data-by="-1" />
          <IconButton icon="arrow-right" label={t.next} data-by="1" />
          <span className="voices-count muted" aria-hidden="true">
            1 / {voices.length}
          </span>
          <span className="visually-hidden" role="status" />
        </div>
      </div>
    </section>
  )
}
