import { Photograph } from './photograph.tsx'
import type { Slide } from './slide-pictures.ts'

type HeroSlideProps = {
  slide: Slide
  label: string
  description: string
  first: boolean
}

export function HeroSlide({ slide, label, description, first }: HeroSlideProps) {
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
