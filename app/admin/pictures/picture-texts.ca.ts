import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './picture-texts.es.ts'

export const pictureTexts = pairTexts(es, {
  title: 'Imatges',
  lead: 'Totes les imatges pujades. El text alternatiu i l’enfocament valen a tots els llocs on es fa servir cadascuna.',
  list: {
    label: 'Imatges',
    search: 'Cerca imatges pel text alternatiu o per on es fan servir',
    searchExample: 'Cerca imatges…',
    use: 'Ús',
    all: 'Totes',
    unused: 'Sense fer servir',
    failed: 'Error en carregar les imatges',
    none: 'No hi ha imatges',
    noneFound: 'Cap imatge no coincideix amb la cerca',
    noun: ['imatge', 'imatges'],
    heads: { picture: 'Imatge', uses: 'On es fa servir', uploaded: 'Pujada' },
    noAlt: 'Sense text alternatiu',
    more: (count) => `i ${count} més`,
  },
  upload: 'Puja imatges',
  uploadHint: 'També les pots deixar anar aquí, o copiar-les i enganxar-les.',
  file: 'Fitxer',
  kinds: { club: 'El club', trash: 'Paperera' },
  unused: 'No es fa servir enlloc',
  picture: {
    title: 'Imatge',
    back: 'Totes les imatges',
    uses: 'On es fa servir',
    replacement: 'Substituir',
    replacementHint:
      'La imatge nova ocupa el lloc d’aquesta a tot arreu alhora, amb el mateix text alternatiu. ' +
      'Aquesta es queda sense fer servir i es pot eliminar.',
    replace: 'Substitueix arreu',
    replacing: 'S’està substituint…',
    notReplaced: 'No s’ha pogut substituir la imatge',
    notYours: 'Es fa servir en una cosa que el teu compte no pot canviar, o és la icona del club: canvia-la allà.',
    unfit: 'Es fa servir en compartir pàgines, i la nova és massa petita: 1200 × 630 píxels com a mínim.',
    conflict: 'Algú acaba de desar les dades del club: torna-ho a provar.',
    deletion: 'Eliminar',
    deletionHint: 'Només s’eliminen imatges sense fer servir. Les de la paperera es fan servir mentre hi són.',
    remove: 'Elimina la imatge',
  },
  question: {
    title: 'Vols eliminar la imatge?',
    confirm: 'Elimina la imatge',
    busy: 'S’està eliminant…',
    text: 'No es fa servir enlloc. Aquesta acció no es pot desfer.',
    failed: 'Error en eliminar la imatge',
    unknown: 'Aquesta imatge ja no existeix.',
    inUse: 'Es fa servir en algun lloc: treu-la d’allà abans.',
  },
})

export type PictureTexts = (typeof pictureTexts)['es']
