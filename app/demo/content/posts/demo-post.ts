import type { PictureKey } from '#app/demo/content/pictures.ts'

export type DemoPost = {
  readonly title: string
  readonly slug: string
  readonly excerpt: string
  readonly content: string
  /** The Spanish title of the event that it is the chronicle of. */
  readonly chronicle?: string
  readonly cover: PictureKey | null
  readonly status: 'draft' | 'published'
  /** Days before today; null for a draft. */
  readonly published_days_ago: number | null
  readonly title_ca: string
  readonly excerpt_ca: string
  readonly content_ca: string
}
