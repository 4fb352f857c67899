import { Picture } from '#app/ui/picture.tsx'
import type { Slide } from './slide-pictures.ts'

const phone = '(max-width: 47.99rem)'

type PhotographProps = {
  slide: Slide
  sizes: string
  upright?: boolean
  /** Loads first (largest contentful paint). */
  main?: boolean
  decorative?: boolean
}

export function Photograph({ slide, sizes, upright = false, main = false, decorative = false }: PhotographProps) {
  const { plain, upright: crop, wide } = slide
  return (
    <Picture
      src={plain}
      sizes={sizes}
      sources={[...(upright ? [{ srcSet: crop, media: phone }] : []), { srcSet: wide }]}
      width={1600}
      height={1000}
      alt={decorative ? '' : slide.alt}
      focus={{ x: slide.focal[0] * 100, y: slide.focal[1] * 100 }}
      loading={main ? 'eager' : 'lazy'}
      fetchPriority={main ? 'high' : 'auto'}
    />
  )
}
