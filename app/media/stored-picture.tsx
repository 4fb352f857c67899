import { useLanguage } from '#app/i18n/texts.tsx'
import type { ShareImage } from '#app/ui/site/page-head.tsx'
import { Picture as PictureElement } from '#app/ui/picture.tsx'
import { altText, variantWidths, sharePath, type Picture } from './picture.ts'

type StoredPictureProps = {
  picture: Picture
  sizes: string
  main?: boolean
  /** The variants worth naming, in pixels: a list names many pictures. */
  between?: readonly [narrowest: number, widest: number]
  /** Empty `alt`, for a picture beside a text with the same content. */
  decorative?: boolean
}

export function StoredPicture({ picture, sizes, between, main = false, decorative = false }: StoredPictureProps) {
  const { text: alt, lang } = altText(picture, useLanguage())
  const widths = widthsBetween(variantWidths(picture.width), between)
  return (
    <PictureElement
      src={`/media/${picture.hash}-${widths.find((width) => width >= 640) ?? widths.at(-1)}.webp`}
      sources={[{ srcSet: widths.map((width) => `/media/${picture.hash}-${width}.avif ${width}w`).join(', ') }]}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : alt}
      lang={decorative ? undefined : lang}
      focus={{ x: picture.focalX * 100, y: picture.focalY * 100 }}
      color={picture.color}
      loading={main ? 'eager' : 'lazy'}
      fetchPriority={main ? 'high' : 'low'}
    />
  )
}

export function shareImage(picture: Picture | null): ShareImage | undefined {
  if (!picture) return undefined
  return { path: sharePath(picture), alt: { es: altText(picture, 'es').text, ca: altText(picture, 'ca').text } }
}

/** A small picture has one width. */
function widthsBetween(widths: number[], [narrowest, widest]: readonly [number, number] = [0, Infinity]): number[] {
  const found = widths.filter((width) => width >= narrowest && width <= widest)
  return found.length > 0 ? found : widths.slice(-1)
}
