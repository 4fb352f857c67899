import * as v from 'valibot'
import type { Language } from '#app/i18n/language.ts'
import { forMainLanguage, inBothLanguages } from '#app/platform/forms/bilingual-fields.ts'
import { panelText, type FieldError } from '#app/platform/forms/fields.ts'
import { rowIdField, versionField } from '#app/platform/forms/ids.ts'
import { pictureField } from '#app/platform/forms/panel-fields.ts'
import { slugOf } from '#app/platform/forms/slug.ts'

export const postErrors = {
  titleTooShort: 'El título debe tener al menos 3 caracteres',
  slugTooShort: 'El slug debe tener al menos 3 caracteres',
  contentTooShort: 'El contenido debe tener al menos 10 caracteres',
  conflict:
    'Otra persona ha guardado esta publicación mientras la editabas. ' +
    'Lo que has escrito sigue aquí: cópialo, vuelve a abrirla y añade tus cambios.',
  unknown:
    'Otra persona ha eliminado esta publicación. ' +
    'Lo que has escrito sigue aquí: cópialo si quieres publicarlo de nuevo.',
  notSaved: 'Error al guardar la publicación',
} as const
const otherwise = (error: keyof typeof postErrors) => error

/** Characters, for each language. */
export const MAX_CONTENT_LENGTH = 50_000

const titleField = (obligatory: boolean) =>
  panelText(200, obligatory ? { characters: 3, error: otherwise('titleTooShort') } : undefined)

const contentField = (obligatory: boolean) =>
  v.pipe(
    panelText(MAX_CONTENT_LENGTH),
    v.check((content) => !obligatory || lengthOf(content) >= 10, otherwise('contentTooShort')),
  )

/** Tags do not count. */
function lengthOf(content: string): number {
  return content.replace(/<[a-z/][^>]*>/gi, '').trim().length
}

export const postSchemas = forMainLanguage((main) =>
  v.object({
    ...inBothLanguages('title', main, titleField),
    slug: v.pipe(panelText(200), v.transform(slugOf), v.minLength(3, otherwise('slugTooShort'))),
    ...inBothLanguages('content', main, contentField),
    ...inBothLanguages('excerpt', main, () => panelText(500)),
    cover_image: v.optional(pictureField),
    status: v.picklist(['draft', 'published'], 'optionUnknown' satisfies FieldError),
    version: v.optional(versionField),
  }),
)
export const postTextFields = ['title', 'content', 'excerpt'] as const
export type PostSchema = (typeof postSchemas)[Language]
export const postDeletionSchema = v.object({ id: rowIdField })

export type PostForm = v.InferOutput<PostSchema>
