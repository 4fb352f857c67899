import * as v from 'valibot'
import { panelText, type FieldError } from '#app/platform/forms/fields.ts'
import { slugOf } from '#app/platform/forms/slug.ts'

export const postErrors = {
  titleTooShort: 'El título debe tener al menos 3 caracteres',
  slugTooShort: 'El slug debe tener al menos 3 caracteres',
  contentTooShort: 'El contenido debe tener al menos 10 caracteres',
} as const
const otherwise = (error: keyof typeof postErrors) => error

/** Characters, for each language. */
export const MAX_CONTENT_LENGTH = 50_000

export const postSchema = v.object({
  title: panelText(200, { characters: 3, error: otherwise('titleTooShort') }),
  slug: v.pipe(panelText(200), v.transform(slugOf), v.minLength(3, otherwise('slugTooShort'))),
  content: v.pipe(
    panelText(MAX_CONTENT_LENGTH),
    // Tags do not count.
    v.check((content) => content.replace(/<[a-z/][^>]*>/gi, '').trim().length >= 10, otherwise('contentTooShort')),
  ),
  excerpt: panelText(500),
  title_ca: panelText(200),
  content_ca: panelText(MAX_CONTENT_LENGTH),
  excerpt_ca: panelText(500),
  cover_image: v.optional(v.pipe(v.string(), v.regex(/^\/media\/[0-9a-f]{64}$/, 'invalid' satisfies FieldError))),
  status: v.picklist(['draft', 'published'], 'optionUnknown' satisfies FieldError),
  version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
})
export type PostForm = v.InferOutput<typeof postSchema>
