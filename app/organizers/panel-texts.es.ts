export const es = {
  title: 'Organizadores',
  create: 'Nuevo organizador',
  list: {
    search: 'Buscar organizadores por nombre, email o ciudad',
    searchExample: 'Buscar organizadores…',
    noun: ['organizador', 'organizadores'] as const,
    notLoaded: 'Error al cargar los organizadores',
    noneFound: 'Ningún organizador coincide con la búsqueda',
    none: 'No hay organizadores registrados',
    createFirst: 'Crear el primer organizador',
    heads: { organizer: 'Organizador', contact: 'Contacto', place: 'Ubicación' },
    noContact: 'No especificado',
    noPlace: 'No especificada',
    edit: (name: string) => `Editar ${name}`,
    history: (name: string) => `Historial de ${name}`,
    remove: (name: string) => `Eliminar ${name}`,
  },
  dialog: {
    created: 'Nuevo organizador',
    edited: 'Editar organizador',
    /** The country of a new one. */
    country: 'España',
    noun: { one: 'este organizador', edited: 'lo' },
    save: 'Guardar organizador',
  },
  fields: {
    name: 'Nombre',
    description: 'Descripción',
    address: 'Dirección',
    city: 'Ciudad',
    country: 'País',
    email: 'Email',
    phone: 'Teléfono',
    website: 'Web',
    facebook: 'Facebook',
    instagram: 'Instagram',
    twitter: 'X',
    logo: 'Logo',
  },
  errors: {
    nameMissing: 'El nombre es requerido',
    urlInvalid: 'URL inválida',
    pictureGone: 'Esta imagen ya no existe',
    unknown: 'Este organizador ya no existe: alguien lo ha eliminado.',
    conflict:
      'Otra persona ha guardado este organizador mientras lo editabas. ' +
      'Lo que has escrito sigue aquí, sin guardar: cópialo, cierra y vuelve a abrirlo.',
  },
  saving: {
    created: 'Organizador creado con éxito',
    createFailed: 'Error al crear organizador',
    updated: 'Organizador actualizado con éxito',
    updateFailed: 'Error al actualizar organizador',
  },
  deletion: {
    title: '¿Eliminar el organizador?',
    text: (name: string) => `«${name}» será eliminado.`,
    named: 'Un organizador que figura en algún evento no se puede eliminar.',
    confirm: 'Eliminar organizador',
    busy: 'Eliminando…',
    done: 'Organizador eliminado con éxito',
    inTrash: 'Queda 30 días en la papelera.',
    failed: 'Error al eliminar organizador',
    unknown: 'Este organizador ya no existe.',
    used: (titles: string[], more: number) => {
      const named = titles.map((title) => `«${title}»`).join(', ')
      return `Lo nombran estos eventos: ${named}${more > 0 ? ` y ${more} más` : ''}. Cambia antes su organizador.`
    },
  },
  csv: {
    file: 'organizadores.csv',
    heads: ['Organizador', 'Nombre en catalán', 'Email', 'Teléfono', 'Web', 'Dirección', 'Ciudad', 'País'],
  },
}
