import { de } from '#app/i18n/elision.ts'
import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './panel-texts.es.ts'

export const organizerTexts = pairTexts(es, {
  title: 'Organitzadors',
  create: 'Organitzador nou',
  list: {
    search: 'Cerca organitzadors per nom, correu o ciutat',
    searchExample: 'Cerca organitzadors…',
    noun: ['organitzador', 'organitzadors'],
    notLoaded: 'Error en carregar els organitzadors',
    noneFound: 'Cap organitzador no coincideix amb la cerca',
    none: 'No hi ha organitzadors',
    createFirst: 'Crea el primer organitzador',
    heads: { organizer: 'Organitzador', contact: 'Contacte', place: 'Ubicació' },
    noContact: 'No especificat',
    noPlace: 'No especificada',
    edit: (name) => `Edita ${name}`,
    history: (name) => `Historial ${de(name)}`,
    remove: (name) => `Elimina ${name}`,
  },
  dialog: {
    created: 'Organitzador nou',
    edited: 'Edita l’organitzador',
    country: 'España',
    noun: { one: 'aquest organitzador', edited: 'el' },
    save: 'Desa l’organitzador',
  },
  fields: {
    name: 'Nom',
    description: 'Descripció',
    address: 'Adreça',
    city: 'Ciutat',
    country: 'País',
    email: 'Correu',
    phone: 'Telèfon',
    website: 'Web',
    facebook: 'Facebook',
    instagram: 'Instagram',
    twitter: 'X',
    logo: 'Logotip',
  },
  errors: {
    nameMissing: 'El nom és obligatori',
    urlInvalid: 'L’URL no és vàlid',
    pictureGone: 'Aquesta imatge ja no existeix',
    unknown: 'Aquest organitzador ja no existeix: algú l’ha eliminat.',
    conflict:
      'Una altra persona ha desat aquest organitzador mentre l’editaves. ' +
      'El que has escrit encara és aquí, sense desar: copia-ho, tanca i torna’l a obrir.',
  },
  saving: {
    created: 'Organitzador creat correctament',
    createFailed: 'Error en crear l’organitzador',
    updated: 'Organitzador actualitzat correctament',
    updateFailed: 'Error en actualitzar l’organitzador',
  },
  deletion: {
    title: 'Vols eliminar l’organitzador?',
    text: (name) => `«${name}» s’eliminarà.`,
    named: 'Un organitzador que surt en algun esdeveniment no es pot eliminar.',
    confirm: 'Elimina l’organitzador',
    busy: 'S’està eliminant…',
    done: 'Organitzador eliminat correctament',
    inTrash: 'Queda 30 dies a la paperera.',
    failed: 'Error en eliminar l’organitzador',
    unknown: 'Aquest organitzador ja no existeix.',
    used: (titles, more) => {
      const named = titles.map((title) => `«${title}»`).join(', ')
      return `Surt en aquests esdeveniments: ${named}${more > 0 ? ` i ${more} més` : ''}. Abans canvia’n l’organitzador.`
    },
  },
  csv: {
    file: 'organitzadors.csv',
    heads: ['Organitzador', 'Nom en català', 'Correu', 'Telèfon', 'Web', 'Adreça', 'Ciutat', 'País'],
  },
})

export type OrganizerTexts = (typeof organizerTexts)['es']
