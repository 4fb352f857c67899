import { Fragment } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { island } from '#app/ui/island.tsx'
import { IconButton, iconButtonClass } from '#app/ui/icon-button.tsx'
import type { Slide } from './slide-pictures.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Photograph } from './photograph.tsx'

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
              key={slide.plain}
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
            <Fragment key={slide.plain}>{photograph}</Fragment>
          ) : (
            <template key={slide.plain}>{photograph}</template>
          )
        })}
      </div>
    </section>
  )
}

function PauseRing() {
  const t = useTexts().home.photos
  return (
    <div className="hero-ring">
      <svg viewBox="0 0 68 68" aria-hidden="true">
        <circle cx="34" cy="34" r="32" />
        <circle cx="34" cy="34" r="32" className="hero-ring-time" />
      </svg>
      <button type="button" className={iconButtonClass()} aria-label={t.pause} data-pause={t.pause} data-play={t.play}>
        <Icon name="pause-fill" />
        <Icon name="play-fill" />
      </button>
    </div>
  )
}

type HeroSlideProps = { slide: Slide; label: string; description: string; first: boolean }

function HeroSlide({ slide, label, description, first }: HeroSlideProps) {
  return (
    <div
      className="hero-slide"
      role="group"
      aria-roledescription={description}
      aria-label={label}
      data-current={first || undefined}
    >
      <Photograph slide={slide} sizes="(min-aspect-ratio: 8/5) 100vw, min(160svh, 90rem)" upright main={first} />
    </div>
  )
}
