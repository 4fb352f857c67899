import { useRef } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { HeroSlide } from './hero-slide.tsx'
import { PauseRing } from './pause-ring.tsx'
import type { Slide } from './slide-pictures.ts'
import { usePlaying } from './use-playing.ts'
import { useSlides } from './use-slides.ts'

/**
 * The hero's photographs: a carousel after the WAI-ARIA pattern. Advances every 5000 ms and wraps at both ends (specification §9, decisions); while
 * it moves by itself it announces nothing. Without script it is the first photograph alone.
 */
export function HeroSlider({ slides }: { slides: Slide[] }) {
  const t = useTexts().home.photos
  const carousel = useRef<HTMLElement>(null)
  const playing = usePlaying(carousel)
  const { asked, shown, isNeeded, ask, show } = useSlides(slides.length, playing.now)
  return (
    <section className="hero-slider" aria-roledescription={t.carousel} aria-label={t.label} ref={carousel}>
      <div className="wrap hero-controls needs-script" role="group" aria-label={t.controls}>
        <IconButton icon="arrow-left" label={t.previous} onClick={() => ask(asked - 1)} />
        <PauseRing playing={playing} round={asked} onFull={() => ask(asked + 1)} />
        <IconButton icon="arrow-right" label={t.next} onClick={() => ask(asked + 1)} />
        <div className="hero-dots" role="group" aria-label={t.choose}>
          {slides.map((slide, index) => (
            <button key={slide.webp.plain} type="button" aria-label={t.photo(index + 1)} aria-current={index === asked || undefined} onClick={() => ask(index)} />
          ))}
        </div>
        <span className="hero-count" aria-hidden="true">
          {asked + 1} / {slides.length}
        </span>
      </div>
      <div className="hero-slides" aria-live={playing.now ? 'off' : 'polite'}>
        {slides.map(
          (slide, index) =>
            isNeeded(index) && (
              <HeroSlide
                key={slide.webp.plain}
                slide={slide}
                label={t.position(index + 1, slides.length)}
                description={t.slide}
                current={index === shown}
                first={index === 0}
                onReady={() => show(index)}
              />
            ),
        )}
      </div>
    </section>
  )
}
