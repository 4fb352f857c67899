/**
 * A stored picture as pages need it. `color` is shown until it has arrived; the focal point (0 to 1) is kept when it is
 * cropped.
 */
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

/** The widths, in pixels, in which every picture is kept (as far as it is that wide). */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600] as const

/** The address that rows keep for a picture (`image_url`, `images`, `logo_url`, …). */
export function pictureUrl(hash: string): string {
  return `/media/${hash}`
}

export function pictureHash(url: string): string | null {
  return /^\/media\/([0-9a-f]{64})$/.exec(url)?.[1] ?? null
}

/** The widths kept of a picture this wide: never larger than the picture, always at least one. */
export function keptWidths(width: number): number[] {
  const largest = Math.min(width, pictureWidths.at(-1) as number)
  return [...pictureWidths.filter((kept) => kept < largest), largest]
}

/** The JPEG that is kept of every picture for sharing, in pixels. */
export const sharedSize = { width: 1200, height: 630 } as const

/** Its path. */
export function sharePath({ hash }: Pick<Picture, 'hash'>): string {
  return `/media/${hash}-${sharedSize.width}.jpg`
}

export type VariantFormat = 'avif' | 'webp' | 'jpeg'

/** Whether a picture of this width is kept in that width and format. */
export function hasVariant(pictureWidth: number, width: number, format: VariantFormat): boolean {
  return format === 'jpeg' ? width === sharedSize.width : keptWidths(pictureWidth).includes(width)
}

/** What pictures are uploaded for: what the older site's buckets and folders told apart (decisions, Data). */
export const picturePurposes = ['blog', 'event', 'restaurant', 'chef', 'logo'] as const
export type PicturePurpose = (typeof picturePurposes)[number]
