import { Fragment } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { island } from '#app/ui/island.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { HeroSlide } from './hero-slide.tsx'
import { PauseRing } from './pause-ring.tsx'
import type { Slide } from './slide-pictures.ts'

/** Carousel after the WAI-ARIA pattern. Slides after the first are in templates, so that they do not load early. */
export function HeroSlider({ slides }: { slides: Slide[] }) {
  const t = useTexts().home.photos
  return (
    <section className="hero-slider" aria-roledescription={t.carousel} aria-label={t.label} {...island('hero-slider')}>
      <div className="wrap hero-controls needs-script" role="group" aria-label={t.controls}>
        <IconButton icon="arrow-left" label={t.previous} data-by="-1" />
        <PauseRing />
        <IconButton icon="arrow-right" label={t.next} data-by="1" />
        <div className="hero-dots" role="group" aria-label={t.choose}>
          {slides.map((slide, index) => (
            <button
              key={slide.webp.plain}
              type="button"
              aria-label={t.photo(index + 1)}
              aria-current={index === 0 || undefined}
            />
          ))}
        </div>
        <span className="hero-count" aria-hidden="true">
          1 / {slides.length}
        </span>
      </div>
      <div className="hero-slides" aria-live="polite">
        {slides.map((slide, index) => {
          const first = index === 0
          const photograph = (
            <HeroSlide slide={slide} label={t.position(index + 1, slides.length)} description={t.slide} first={first} />
          )
          return first ? (
            <Fragment key={slide.webp.plain}>{photograph}</Fragment>
          ) : (
            <template key={slide.webp.plain}>{photograph}</template>
          )
        })}
      </div>
    </section>
  )
}
