import type { Language } from '#app/i18n/language.ts'
import type { ShareImage } from '#app/ui/site/page-head.tsx'
import share from '../../../photos/hero/share.jpg'
import { slides, type Photo, type SlideContent } from './slides.ts'

/** `upright` is the crop for phones, 640 x 1000; `plain` the WebP for `img`. */
export type Slide = { alt: string; focal: readonly [number, number]; upright: string; wide: string; plain: string }

/** 1200 x 630. */
export const shareImage: ShareImage = { path: share, alt: { es: slides[0]?.es ?? '', ca: slides[0]?.ca ?? '' } }

const wideWidths = [960, 1280, 1600]
const files = import.meta.glob<string>('/photos/hero/*.{avif,webp}', { query: '?url', import: 'default', eager: true })

/** Imported by loaders only: the addresses are part of the page, not of a script. */
export function heroSlides(language: Language): Slide[] {
  return slides.map((slide) => slideOf(slide, language))
}

export function photograph(photo: Photo, language: Language): Slide {
  const slide = slides.find((candidate) => candidate.photo === photo)
  if (!slide) throw new Error(`no photograph ${photo}`)
  return slideOf(slide, language)
}

function slideOf({ photo, focal, ...alt }: SlideContent, language: Language): Slide {
  const url = (name: string) => files[`/photos/hero/${photo}-${name}`] ?? ''
  return {
    alt: alt[language],
    focal,
    upright: `${url('640.avif')} 640w`,
    wide: wideWidths.map((width) => `${url(`${width}.avif`)} ${width}w`).join(', '),
    plain: url('1280.webp'),
  }
}
