import { iconSizes } from '#app/club.ts'
import type { Language } from '#app/i18n/language.ts'
import { localText, type LocalText } from '#app/i18n/localized.ts'

/** `color` fills the space until the picture loads; the focal point (0 to 1) stays visible when cropped. */
export type Picture = {
  hash: string
  width: number
  height: number
  color: string
  altEs: string
  altCa: string
  focalX: number
  focalY: number
}

export function altText({ altEs, altCa }: Pick<Picture, 'altEs' | 'altCa'>, language: Language): LocalText {
  return localText(language, altEs, altCa)
}

/** In pixels. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600] as const

export function pictureUrl(hash: string): string {
  return `/media/${hash}`
}

export function pictureHash(url: string): string | null {
  return /^\/media\/([0-9a-f]{64})$/.exec(url)?.[1] ?? null
}

/** Never wider than the picture, always at least one. */
export function variantWidths(width: number): number[] {
  const largest = Math.min(width, pictureWidths.at(-1) as number)
  return [...pictureWidths.filter((variant) => variant < largest), largest]
}

/** The JPEG for Open Graph, in pixels. */
export const sharedSize = { width: 1200, height: 630 } as const

export function sharePath({ hash }: Pick<Picture, 'hash'>): string {
  return `/media/${hash}-${sharedSize.width}.jpg`
}

/** PNG: of an icon only, which has no other. */
export type VariantFormat = 'avif' | 'webp' | 'jpeg' | 'png'

export function hasVariant(pictureWidth: number, width: number, format: VariantFormat): boolean {
  if (format === 'png') return iconSizes.some((size) => size === width)
  return format === 'jpeg' ? width === sharedSize.width : variantWidths(pictureWidth).includes(width)
}

export const picturePurposes = ['blog', 'event', 'restaurant', 'chef', 'logo', 'share', 'icon'] as const
export type PicturePurpose = (typeof picturePurposes)[number]
