import { useRef, useState } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { initials } from '#app/ui/avatar.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { Testimonial } from '../testimonials.ts'
import { wrapped } from './use-slides.ts'

/**
 * What members say, one beside the other in a strip that snaps: swiped or scrolled without script; the buttons, which wrap at both ends, only move it.
 */
export function Voices({ voices }: { voices: Testimonial[] }) {
  const t = useTexts().home.voices
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [pressed, setPressed] = useState(false)

  function look() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setCurrent(wrapped(Math.round(scrollLeft / clientWidth), voices.length))
  }

  function move(by: number) {
    const to = wrapped(current + by, voices.length)
    setPressed(true)
    setCurrent(to)
    strip.current?.scrollTo({ left: to * strip.current.clientWidth })
  }

  return (
    <section className="section ground-warm" aria-labelledby="voices">
      <h2 className="visually-hidden" id="voices">
        {t.title}
      </h2>
      <div className="wrap voices">
        {/* What scrolls must be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className="voices-strip" tabIndex={0} aria-labelledby="voices" ref={strip} onScrollEnd={look}>
          {voices.map(({ name, since, quote }) => (
            <li key={name} className="voice">
              <div className="voice-face" aria-hidden="true">
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
          <IconButton icon="arrow-left" label={t.previous} onClick={() => move(-1)} />
          <IconButton icon="arrow-right" label={t.next} onClick={() => move(1)} />
          <span className="muted" aria-hidden="true">
            {current + 1} / {voices.length}
          </span>
          <span className="visually-hidden" role="status">
            {pressed && t.position(current + 1, voices.length, voices[current]?.name ?? '')}
          </span>
        </div>
      </div>
    </section>
  )
}
