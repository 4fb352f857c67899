import type { Translation } from '#app/i18n/panel-texts.ts'

export const es = {
  title: 'Restaurantes',
  newRestaurant: 'Nuevo restaurante',
  edit: 'Editar restaurante',
  onSite: 'Ver en el sitio',
  allRestaurants: 'Todos los restaurantes',
  list: {
    search: 'Buscar restaurantes por nombre, dirección o especialidad',
    searchExample: 'Buscar restaurantes...',
    failed: 'Error al cargar los restaurantes',
    noneFound: 'Ningún restaurante coincide con la búsqueda',
    none: 'No hay restaurantes registrados',
    noun: ['restaurante', 'restaurantes'] as const,
    heads: { name: 'Nombre', address: 'Dirección', stars: 'Estrellas', price: 'Precio medio' },
    view: (name: string) => `Ver ${name}`,
    edit: (name: string) => `Editar ${name}`,
    remove: (name: string) => `Eliminar ${name}`,
  },
  deletion: {
    title: '¿Eliminar el restaurante?',
    confirm: 'Eliminar restaurante',
    busy: 'Eliminando...',
    text: (name: string) =>
      `${name} se elimina con sus menús, platos y valoraciones, y su página deja de existir. ` +
      'Si algún evento lo usa, se conserva. Esta acción no se puede deshacer.',
    failed: 'Error al eliminar el restaurante',
    done: 'Restaurante eliminado con éxito',
    unknown: 'Este restaurante ya no existe.',
    used: (events: number, named: string, others: number) => {
      const names = others > 0 ? `${named} y ${others} más` : named
      if (events === 1) return `Está en un evento: ${names}. Primero quítalo de ese evento.`
      return `Está en ${events} eventos: ${names}. Primero quítalo de esos eventos.`
    },
  },
  errors: {
    addressRequired: 'La dirección es obligatoria',
    urlInvalid: 'URL inválida',
    mapInvalid: 'Pega aquí lo que da OpenStreetMap, Google Maps o Mapbox para insertar el mapa en una página',
    amountInvalid: 'Escribe un importe como 12,50',
    scoreInvalid: 'De 0 a 5, como 4,5',
    dishNameless: 'Escribe el nombre',
    conflict:
      'Otra persona ha guardado este restaurante mientras lo editabas. ' +
      'Lo que has escrito sigue aquí: cópialo, vuelve a abrirlo y añade tus cambios.',
    unknown:
      'Otra persona ha eliminado este restaurante. Lo que has escrito sigue aquí: cópialo si quieres crearlo de nuevo.',
    notSaved: 'Ha ocurrido un error al guardar el restaurante',
  },
  requiredForNew: 'Nombre y dirección son obligatorios',
  form: {
    noun: { one: 'este restaurante', edited: 'lo' },
    save: 'Guardar restaurante',
    language: 'Idioma de los textos',
    content: 'Contenido',
    name: 'Nombre',
    address: 'Dirección',
    speciality: 'Especialidad',
    description: 'Descripción',
    paragraphs: 'Una línea vacía separa los párrafos.',
    history: 'Historia',
    hours: 'Horarios',
    hoursHint: 'Una línea por tramo: «Martes a viernes: 13:00–15:30».',
    pictures: 'Imágenes',
    picturesOf: 'Imágenes del restaurante',
  },
  chef: {
    title: 'Chef',
    name: 'Nombre del chef',
    nameHint: 'Sin nombre, la pestaña del chef no se muestra.',
    biography: 'Biografía',
    photo: 'Foto del chef',
  },
  price: {
    title: 'Precio y estrellas',
    average: 'Precio medio (€)',
    range: 'Rango de precios',
    noRange: 'Sin indicar',
    stars: 'Estrellas Michelin',
  },
  contact: {
    title: 'Contacto y reservas',
    phone: 'Teléfono',
    web: 'Web',
    bookingWeb: 'Web de reservas',
    bookingPhone: 'Teléfono de reservas',
    bookingPhoneHint: 'Si queda vacío, se usa el teléfono principal.',
    bookingEmail: 'Email de reservas',
    map: 'Mapa',
    mapHint: 'El código para insertar el mapa que dan OpenStreetMap («Compartir», «HTML»), Google Maps o Mapbox.',
  },
  networks: { title: 'Redes sociales', facebook: 'Facebook', twitter: 'X (Twitter)', instagram: 'Instagram' },
  ratings: {
    title: 'Valoraciones',
    hint: 'De 0 a 5.',
    overall: 'General',
    food: 'Comida',
    service: 'Servicio',
    atmosphere: 'Ambiente',
    value: 'Calidad-precio',
  },
  menus: {
    title: 'Menús degustación',
    add: 'Añadir menú',
    row: (number: number) => `menú ${number}`,
  },
  dishes: {
    title: 'Platos principales',
    add: 'Añadir plato',
    row: (number: number) => `plato ${number}`,
  },
  dish: {
    name: 'Nombre',
    price: 'Precio (€)',
    description: 'Descripción',
  },
  csv: {
    file: 'restaurantes.csv',
    heads: [
      'Nombre',
      'Dirección',
      'Teléfono',
      'Web',
      'Especialidad',
      'Precio medio',
      'Rango de precios',
      'Estrellas',
      'Chef',
      'Fecha de creación',
    ],
  },
}

export type RestaurantTexts = Translation<typeof es>
