import { useEffect, useRef } from 'react'
import { Photograph } from './photograph.tsx'
import type { Slide } from './slide-pictures.ts'

type HeroSlideProps = {
  slide: Slide
  label: string
  description: string
  current: boolean
  /** The one that comes with the page. */
  first: boolean
  /** The picture has arrived (or never will). */
  onReady: () => void
}

/** One photograph of the hero; those that are not current are there, faded out, and hidden from everybody. */
export function HeroSlide({ slide, label, description, current, first, onReady }: HeroSlideProps) {
  const place = useRef<HTMLDivElement>(null)
  const ready = useRef(onReady)
  useEffect(() => {
    ready.current = onReady
  })
  useEffect(() => {
    const picture = place.current?.querySelector('img')
    picture?.decode().then(
      () => ready.current(),
      () => ready.current(),
    )
  }, [])
  return (
    <div className="hero-slide" role="group" aria-roledescription={description} aria-label={label} data-current={current || undefined} ref={place}>
      <Photograph slide={slide} sizes="(min-aspect-ratio: 8/5) 100vw, min(160svh, 90rem)" upright main={first} />
    </div>
  )
}
