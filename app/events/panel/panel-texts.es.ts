import type { Translation } from '#app/i18n/panel-texts.ts'

export const es = {
  title: 'Eventos',
  allEvents: 'Todos los eventos',
  newEvent: 'Nuevo evento',
  list: {
    search: 'Buscar eventos por título, lugar o categoría',
    searchExample: 'Buscar eventos...',
    when: 'Cuándo',
    spans: { upcoming: 'Próximos', past: 'Pasados', all: 'Todos' },
    failed: 'Error al cargar los eventos',
    noneFound: 'Ningún evento coincide con la búsqueda',
    none: {
      upcoming: 'No hay eventos próximos',
      past: 'No hay eventos pasados',
      all: 'No hay eventos registrados',
    },
    noun: ['evento', 'eventos'] as const,
    heads: { date: 'Fecha', title: 'Título', seats: 'Plazas' },
    full: 'Completo',
    ended: 'Finalizado',
    seats: (taken: number, all: number) => `${taken} de ${all}`,
    guestsOf: (title: string) => `Inscripciones de ${title}`,
    edit: (title: string) => `Editar ${title}`,
    view: (title: string) => `Ver ${title}`,
    more: (title: string) => `Más acciones: ${title}`,
    onSite: 'Ver en el sitio',
    remove: 'Eliminar…',
  },
  deletion: {
    title: '¿Eliminar el evento?',
    confirm: 'Eliminar evento',
    busy: 'Eliminando...',
    text: (title: string, registrations: number) => {
      const removed = `«${title}» será eliminado permanentemente.`
      if (registrations === 0) return `${removed} No tiene inscripciones.`
      if (registrations === 1) return `${removed} También se elimina su única inscripción.`
      return `${removed} También se eliminan sus ${registrations} inscripciones.`
    },
    notified: (people: number) => {
      if (people === 0) return 'Nadie recibe ningún aviso.'
      if (people === 1) return 'Avisamos por correo a 1 persona, en su idioma, de que el evento se ha cancelado.'
      return `Avisamos por correo a ${people} personas, a cada una en su idioma, de que el evento se ha cancelado.`
    },
    final: 'Esta acción no se puede deshacer.',
    failed: 'Error al eliminar evento',
    done: 'Evento eliminado con éxito',
    unknown: 'Este evento ya no existe.',
    moreRegistrations: (now: number) =>
      `Mientras tanto han llegado inscripciones: ahora son ${now}. Revísalo y vuelve a confirmar.`,
  },
  editor: {
    view: 'Evento',
    edit: 'Editar evento',
    readOnly: 'Solo los administradores pueden crear y cambiar eventos.',
    creationFailed: 'Error al crear evento',
    updateFailed: 'Error al actualizar evento',
    noun: { one: 'este evento', edited: 'lo' },
    save: 'Guardar evento',
    content: 'Contenido',
    paragraphs: 'Una línea vacía empieza otro párrafo; el primero es la entradilla.',
    title: 'Título',
    description: 'Descripción',
    location: 'Ubicación',
    category: 'Categoría',
    when: 'Fecha y plazas',
    date: 'Fecha y hora',
    repeatedHour: 'Esa hora se repite por el cambio de hora: vale la primera.',
    price: 'Precio (€)',
    seats: 'Plazas',
    picture: 'Imagen',
    relations: 'Relaciones',
    restaurant: 'Restaurante',
    organizer: 'Organizador',
    noRelation: 'Ninguno',
    placeFilled: (address: string) => `El lugar es ahora el del restaurante: ${address}.`,
    categoryFilled: {
      es: (name: string) => `La categoría en castellano es ahora «${name}».`,
      ca: (name: string) => `La categoría en catalán es ahora «${name}».`,
    },
    howToPay: 'Cómo se paga',
    howToPayHint: 'Si lo dejas vacío, vale lo que diga «El club».',
    ofSeats: (all: number) => `de ${all}`,
    seatsText:
      'Registros recibidos. No se puede bajar el aforo por debajo de esta cifra. Si cambias la fecha, la hora, el ' +
      'lugar o el precio, cada persona inscrita recibe un correo y puede cancelar con reembolso íntegro.',
    guests: 'Ver inscripciones',
  },
  courses: {
    title: 'Menú',
    add: 'Añadir plato',
    row: (number: number) => `plato ${number}`,
    name: 'Plato',
    drink: 'Bebida',
  },
  errors: {
    titleRequired: 'El título es obligatorio',
    descriptionRequired: 'La descripción es obligatoria',
    locationRequired: 'La ubicación es obligatoria',
    dateMissing: 'Introduce la fecha y la hora',
    datePast: 'Esta fecha ya ha pasado. Si es la buena, vuelve a guardar.',
    dateSkipped: 'Esa hora no existe: esa noche los relojes se adelantan',
    priceRequired: 'El precio es obligatorio',
    priceFormat: 'Escribe el precio así: 12,50',
    priceNegative: 'Mínimo 0',
    priceTooHigh: 'El precio es demasiado alto',
    seatsRequired: 'Las plazas son obligatorias',
    seatsFormat: 'Escribe un número entero',
    seatsTooFew: 'Mínimo 1',
    courseNameless: 'Escribe el nombre del plato',
    choiceUnknown: 'Elige una opción de la lista',
    restaurantGone: 'Este restaurante ya no existe',
    organizerGone: 'Este organizador ya no existe',
    pictureGone: 'Esta imagen ya no existe',
    tellFirst: 'Aún no se ha guardado: antes hay que confirmar a quién se avisa.',
    unknown: 'Este evento ya no existe: alguien lo ha eliminado.',
    conflict: 'Otra persona ha guardado este evento mientras lo editabas. Lo que has escrito sigue aquí, sin guardar.',
    notSaved: 'No se ha podido guardar. Lo que has escrito sigue aquí: vuelve a probarlo.',
  },
  seatsTaken: (taken: number) => (taken === 1 ? 'Ya hay 1 plaza ocupada' : `Ya hay ${taken} plazas ocupadas`),
  csv: {
    file: 'eventos.csv',
    heads: [
      'Título',
      'Título en catalán',
      'Fecha',
      'Lugar',
      'Categoría',
      'Precio',
      'Plazas',
      'Inscritos',
      'Restaurante',
      'Organizador',
    ],
  },
}

export type EventPanelTexts = Translation<typeof es>
