import * as v from 'valibot'
import type { Language } from '#app/i18n/language.ts'
import { forMainLanguage, inBothLanguages } from '#app/platform/forms/bilingual-fields.ts'
import { panelLine, panelText, pictureField, type FieldError } from '#app/platform/forms/fields.ts'
import { rowId, rowIdField, versionField } from '#app/platform/forms/ids.ts'
import { slugOf } from '#app/platform/forms/slug.ts'
import { wordsOf } from '#app/platform/html-text.ts'
import type { PostTexts } from './panel-texts.ts'

const otherwise = (error: keyof PostTexts['errors']) => error

/** Characters, for each language. */
export const MAX_CONTENT_LENGTH = 50_000

const titleField = (obligatory: boolean) =>
  panelLine(200, obligatory ? { characters: 3, error: otherwise('titleTooShort') } : undefined)

const contentField = (obligatory: boolean) =>
  v.pipe(
    panelText(MAX_CONTENT_LENGTH),
    v.check((content) => !obligatory || wordsOf(content).length >= 10, otherwise('contentTooShort')),
  )

/** The event that the post is the chronicle of; 'none' of any other post. */
const chronicleOf = v.pipe(
  v.optional(v.string(otherwise('eventGone')), 'none'),
  v.check((value) => value === 'none' || rowId(value) !== null, otherwise('eventGone')),
  v.transform((value) => (value === 'none' ? null : rowId(value))),
)

/** The club's time at which a draft publishes itself, or ''. A form of the release before has no such field. */
const publishAt = v.pipe(
  panelText(19),
  v.regex(/^((19|20)\d\d-\d\d-\d\dT\d\d:\d\d(:00)?)?$/, otherwise('momentWrong')),
  v.transform((typed) => typed.slice(0, 16)),
)

export const postSchemas = forMainLanguage((main) =>
  v.object({
    ...inBothLanguages('title', main, titleField),
    slug: v.pipe(panelLine(200), v.transform(slugOf), v.minLength(3, otherwise('slugTooShort'))),
    ...inBothLanguages('content', main, contentField),
    ...inBothLanguages('excerpt', main, () => panelText(500)),
    cover_image: v.optional(pictureField),
    event_id: chronicleOf,
    status: v.picklist(['draft', 'published'], 'optionUnknown' satisfies FieldError),
    publish_at: v.optional(publishAt),
    version: v.optional(versionField),
  }),
)
export const postTextFields = ['title', 'content', 'excerpt'] as const
export type PostSchema = (typeof postSchemas)[Language]
export const postDeletionSchema = v.object({ id: rowIdField })

export type PostForm = v.InferOutput<PostSchema>
