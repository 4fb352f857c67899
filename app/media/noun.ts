import type { Noun } from '#app/noun.ts'

/** Uploaded pictures. */
export const pictureNoun = {
  menu: { to: '/admin/biblioteca', icon: 'image', capability: 'media.read', label: { es: 'Imágenes', ca: 'Imatges' } },
  subjects: { picture: { es: 'Imagen', ca: 'Imatge', unnamed: true } },
  acts: {
    'picture.deleted': { es: 'Eliminar una imagen', ca: 'Eliminar una imatge', open: 'record' },
    'picture.described': { es: 'Describir una imagen', ca: 'Descriure una imatge', open: 'undone' },
    'picture.replaced': { es: 'Sustituir una imagen', ca: 'Substituir una imatge', open: 'undone' },
    'picture.uploaded': { es: 'Subir una imagen', ca: 'Pujar una imatge', open: 'undone' },
  },
} as const satisfies Noun
