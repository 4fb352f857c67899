import type { Noun } from '#app/noun.ts'

/** Uploaded pictures. */
export const pictureNoun = {
  subjects: {
    picture: { es: 'Imagen', ca: 'Imatge', unnamed: true },
  },
  acts: {
    'picture.described': { es: 'Describir una imagen', ca: 'Descriure una imatge', open: 'undone' },
    'picture.uploaded': { es: 'Subir una imagen', ca: 'Pujar una imatge', open: 'undone' },
  },
} as const satisfies Noun
