import * as v from 'valibot'
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
  cover_image: v.optional(pictureField),
  status: v.picklist(['draft', 'published'], 'optionUnknown' satisfies FieldError),
  version: v.optional(versionField),
})
export const postDeletionSchema = v.object({ id: rowIdField })

export type PostForm = v.InferOutput<typeof postSchema>
