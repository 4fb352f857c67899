import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const organizerTexts = panelTexts({
  title: { es: 'Organizadores', ca: 'Organitzadors' },
  create: { es: 'Nuevo organizador', ca: 'Organitzador nou' },
  list: {
    search: {
      es: 'Buscar organizadores por nombre, email o ciudad',
      ca: 'Cerca organitzadors per nom, correu o ciutat',
    },
    searchExample: { es: 'Buscar organizadores…', ca: 'Cerca organitzadors…' },
    noun: { es: ['organizador', 'organizadores'], ca: ['organitzador', 'organitzadors'] },
    notLoaded: { es: 'Error al cargar los organizadores', ca: 'Error en carregar els organitzadors' },
    noneFound: { es: 'Ningún organizador coincide con la búsqueda', ca: 'Cap organitzador no coincideix amb la cerca' },
    none: { es: 'No hay organizadores registrados', ca: 'No hi ha organitzadors' },
    createFirst: { es: 'Crear el primer organizador', ca: 'Crea el primer organitzador' },
    heads: {
      organizer: { es: 'Organizador', ca: 'Organitzador' },
      contact: { es: 'Contacto', ca: 'Contacte' },
      place: { es: 'Ubicación', ca: 'Ubicació' },
    },
    noContact: { es: 'No especificado', ca: 'No especificat' },
    noPlace: { es: 'No especificada', ca: 'No especificada' },
    edit: { es: (name: string) => `Editar ${name}`, ca: (name: string) => `Edita ${name}` },
    history: { es: (name: string) => `Historial de ${name}`, ca: (name: string) => `Historial ${de(name)}` },
    remove: { es: (name: string) => `Eliminar ${name}`, ca: (name: string) => `Elimina ${name}` },
  },
  dialog: {
    created: { es: 'Nuevo organizador', ca: 'Organitzador nou' },
    edited: { es: 'Editar organizador', ca: 'Edita l’organitzador' },
    /** The country of a new one. */
    country: { es: 'España', ca: 'España' },
    noun: { one: { es: 'este organizador', ca: 'aquest organitzador' }, edited: { es: 'lo', ca: 'el' } },
    save: { es: 'Guardar organizador', ca: 'Desa l’organitzador' },
  },
  fields: {
    name: { es: 'Nombre', ca: 'Nom' },
    description: { es: 'Descripción', ca: 'Descripció' },
    address: { es: 'Dirección', ca: 'Adreça' },
    city: { es: 'Ciudad', ca: 'Ciutat' },
    country: { es: 'País', ca: 'País' },
    email: { es: 'Email', ca: 'Correu' },
    phone: { es: 'Teléfono', ca: 'Telèfon' },
    website: { es: 'Web', ca: 'Web' },
    facebook: { es: 'Facebook', ca: 'Facebook' },
    instagram: { es: 'Instagram', ca: 'Instagram' },
    twitter: { es: 'X', ca: 'X' },
    logo: { es: 'Logo', ca: 'Logotip' },
  },
  errors: {
    nameMissing: { es: 'El nombre es requerido', ca: 'El nom és obligatori' },
    urlInvalid: { es: 'URL inválida', ca: 'L’URL no és vàlid' },
    pictureGone: { es: 'Esta imagen ya no existe', ca: 'Aquesta imatge ja no existeix' },
    unknown: {
      es: 'Este organizador ya no existe: alguien lo ha eliminado.',
      ca: 'Aquest organitzador ja no existeix: algú l’ha eliminat.',
    },
    conflict: {
      es:
        'Otra persona ha guardado este organizador mientras lo editabas. ' +
        'Lo que has escrito sigue aquí, sin guardar: cópialo, cierra y vuelve a abrirlo.',
      ca:
        'Una altra persona ha desat aquest organitzador mentre l’editaves. ' +
        'El que has escrit encara és aquí, sense desar: copia-ho, tanca i torna’l a obrir.',
    },
  },
  saving: {
    created: { es: 'Organizador creado con éxito', ca: 'Organitzador creat correctament' },
    createFailed: { es: 'Error al crear organizador', ca: 'Error en crear l’organitzador' },
    updated: { es: 'Organizador actualizado con éxito', ca: 'Organitzador actualitzat correctament' },
    updateFailed: { es: 'Error al actualizar organizador', ca: 'Error en actualitzar l’organitzador' },
  },
  deletion: {
    title: { es: '¿Eliminar el organizador?', ca: 'Vols eliminar l’organitzador?' },
    text: { es: (name: string) => `«${name}» será eliminado.`, ca: (name: string) => `«${name}» s’eliminarà.` },
    named: {
      es: 'Un organizador que figura en algún evento no se puede eliminar.',
      ca: 'Un organitzador que surt en algun esdeveniment no es pot eliminar.',
    },
    confirm: { es: 'Eliminar organizador', ca: 'Elimina l’organitzador' },
    busy: { es: 'Eliminando…', ca: 'S’està eliminant…' },
    done: { es: 'Organizador eliminado con éxito', ca: 'Organitzador eliminat correctament' },
    inTrash: { es: 'Queda 30 días en la papelera.', ca: 'Queda 30 dies a la paperera.' },
    failed: { es: 'Error al eliminar organizador', ca: 'Error en eliminar l’organitzador' },
    unknown: { es: 'Este organizador ya no existe.', ca: 'Aquest organitzador ja no existeix.' },
    used: {
      es: (titles: string[], more: number) => {
        const named = titles.map((title) => `«${title}»`).join(', ')
        return `Lo nombran estos eventos: ${named}${more > 0 ? ` y ${more} más` : ''}. Cambia antes su organizador.`
      },
      ca: (titles: string[], more: number) => {
        const named = titles.map((title) => `«${title}»`).join(', ')
        return `Surt en aquests esdeveniments: ${named}${more > 0 ? ` i ${more} més` : ''}. Abans canvia’n l’organitzador.`
      },
    },
  },
  csv: {
    file: { es: 'organizadores.csv', ca: 'organitzadors.csv' },
    heads: {
      es: ['Organizador', 'Nombre en catalán', 'Email', 'Teléfono', 'Web', 'Dirección', 'Ciudad', 'País'],
      ca: ['Organitzador', 'Nom en català', 'Correu', 'Telèfon', 'Web', 'Adreça', 'Ciutat', 'País'],
    },
  },
})

export type OrganizerTexts = (typeof organizerTexts)['es']
