import { panelTexts } from '#app/i18n/panel-texts.ts'

export const pictureTexts = panelTexts({
  title: { es: 'Imágenes', ca: 'Imatges' },
  lead: {
    es: 'Todas las imágenes subidas. El texto alternativo y el enfoque valen en todos los sitios donde se usa cada una.',
    ca: 'Totes les imatges pujades. El text alternatiu i l’enfocament valen a tots els llocs on es fa servir cadascuna.',
  },
  list: {
    label: { es: 'Imágenes', ca: 'Imatges' },
    search: {
      es: 'Buscar imágenes por texto alternativo o por dónde se usan',
      ca: 'Cerca imatges pel text alternatiu o per on es fan servir',
    },
    searchExample: { es: 'Buscar imágenes…', ca: 'Cerca imatges…' },
    use: { es: 'Uso', ca: 'Ús' },
    all: { es: 'Todas', ca: 'Totes' },
    unused: { es: 'Sin usar', ca: 'Sense fer servir' },
    failed: { es: 'Error al cargar las imágenes', ca: 'Error en carregar les imatges' },
    none: { es: 'No hay imágenes', ca: 'No hi ha imatges' },
    noneFound: { es: 'Ninguna imagen coincide con la búsqueda', ca: 'Cap imatge no coincideix amb la cerca' },
    noun: { es: ['imagen', 'imágenes'] as readonly [string, string], ca: ['imatge', 'imatges'] },
    heads: {
      picture: { es: 'Imagen', ca: 'Imatge' },
      uses: { es: 'Dónde se usa', ca: 'On es fa servir' },
      uploaded: { es: 'Subida', ca: 'Pujada' },
    },
    noAlt: { es: 'Sin texto alternativo', ca: 'Sense text alternatiu' },
    more: { es: (count: number) => `y ${count} más`, ca: (count: number) => `i ${count} més` },
  },
  upload: { es: 'Subir imágenes', ca: 'Puja imatges' },
  uploadHint: {
    es: 'También puedes soltarlas aquí, o copiarlas y pegarlas.',
    ca: 'També les pots deixar anar aquí, o copiar-les i enganxar-les.',
  },
  file: { es: 'Archivo', ca: 'Fitxer' },
  kinds: { club: { es: 'El club', ca: 'El club' }, trash: { es: 'Papelera', ca: 'Paperera' } },
  unused: { es: 'No se usa en ningún sitio', ca: 'No es fa servir enlloc' },
  picture: {
    title: { es: 'Imagen', ca: 'Imatge' },
    back: { es: 'Todas las imágenes', ca: 'Totes les imatges' },
    uses: { es: 'Dónde se usa', ca: 'On es fa servir' },
    replacement: { es: 'Sustituir', ca: 'Substituir' },
    replacementHint: {
      es:
        'La imagen nueva ocupa el lugar de esta en todos los sitios a la vez, con el mismo texto alternativo. ' +
        'Esta se queda sin usar y se puede eliminar.',
      ca:
        'La imatge nova ocupa el lloc d’aquesta a tot arreu alhora, amb el mateix text alternatiu. ' +
        'Aquesta es queda sense fer servir i es pot eliminar.',
    },
    replace: { es: 'Sustituir en todas partes', ca: 'Substitueix arreu' },
    replacing: { es: 'Sustituyendo…', ca: 'S’està substituint…' },
    notReplaced: { es: 'No se pudo sustituir la imagen', ca: 'No s’ha pogut substituir la imatge' },
    notYours: {
      es: 'Se usa en algo que tu cuenta no puede cambiar, o es el icono del club: cámbiala allí.',
      ca: 'Es fa servir en una cosa que el teu compte no pot canviar, o és la icona del club: canvia-la allà.',
    },
    unfit: {
      es: 'Se usa al compartir páginas, y la nueva es demasiado pequeña: 1200 × 630 píxeles como mínimo.',
      ca: 'Es fa servir en compartir pàgines, i la nova és massa petita: 1200 × 630 píxels com a mínim.',
    },
    conflict: {
      es: 'Alguien acaba de guardar los datos del club: inténtalo de nuevo.',
      ca: 'Algú acaba de desar les dades del club: torna-ho a provar.',
    },
    deletion: { es: 'Eliminar', ca: 'Eliminar' },
    deletionHint: {
      es: 'Solo se eliminan imágenes sin usar. Las de la papelera se usan mientras están en ella.',
      ca: 'Només s’eliminen imatges sense fer servir. Les de la paperera es fan servir mentre hi són.',
    },
    remove: { es: 'Eliminar imagen', ca: 'Elimina la imatge' },
  },
  question: {
    title: { es: '¿Eliminar la imagen?', ca: 'Vols eliminar la imatge?' },
    confirm: { es: 'Eliminar imagen', ca: 'Elimina la imatge' },
    busy: { es: 'Eliminando…', ca: 'S’està eliminant…' },
    text: {
      es: 'No se usa en ningún sitio. Esta acción no se puede deshacer.',
      ca: 'No es fa servir enlloc. Aquesta acció no es pot desfer.',
    },
    failed: { es: 'Error al eliminar la imagen', ca: 'Error en eliminar la imatge' },
    unknown: { es: 'Esta imagen ya no existe.', ca: 'Aquesta imatge ja no existeix.' },
    inUse: {
      es: 'Se usa en algún sitio: quítala de allí antes.',
      ca: 'Es fa servir en algun lloc: treu-la d’allà abans.',
    },
  },
})

export type PictureTexts = (typeof pictureTexts)['es']
