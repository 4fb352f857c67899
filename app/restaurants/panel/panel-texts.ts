import { panelTexts } from '#app/i18n/panel-texts.ts'

export const restaurantTexts = panelTexts({
  title: { es: 'Restaurantes', ca: 'Restaurants' },
  newRestaurant: { es: 'Nuevo restaurante', ca: 'Restaurant nou' },
  edit: { es: 'Editar restaurante', ca: 'Edita el restaurant' },
  onSite: { es: 'Ver en la web', ca: 'Mostra’l al web' },
  allRestaurants: { es: 'Todos los restaurantes', ca: 'Tots els restaurants' },
  list: {
    import: { es: 'Importar', ca: 'Importa' },
    search: {
      es: 'Buscar restaurantes por nombre, dirección o especialidad',
      ca: 'Cerca restaurants per nom, adreça o especialitat',
    },
    searchExample: { es: 'Buscar restaurantes…', ca: 'Cerca restaurants…' },
    failed: { es: 'Error al cargar los restaurantes', ca: 'Error en carregar els restaurants' },
    noneFound: { es: 'Ningún restaurante coincide con la búsqueda', ca: 'Cap restaurant no coincideix amb la cerca' },
    none: { es: 'No hay restaurantes registrados', ca: 'No hi ha restaurants' },
    noun: { es: ['restaurante', 'restaurantes'], ca: ['restaurant', 'restaurants'] },
    heads: {
      name: { es: 'Nombre', ca: 'Nom' },
      address: { es: 'Dirección', ca: 'Adreça' },
      stars: { es: 'Estrellas', ca: 'Estrelles' },
      price: { es: 'Precio medio', ca: 'Preu mitjà' },
    },
    view: { es: (name: string) => `Ver ${name}`, ca: (name: string) => `Mostra ${name}` },
    edit: { es: (name: string) => `Editar ${name}`, ca: (name: string) => `Edita ${name}` },
    remove: { es: (name: string) => `Eliminar ${name}`, ca: (name: string) => `Elimina ${name}` },
  },
  deletion: {
    title: { es: '¿Eliminar el restaurante?', ca: 'Vols eliminar el restaurant?' },
    confirm: { es: 'Eliminar restaurante', ca: 'Elimina el restaurant' },
    busy: { es: 'Eliminando…', ca: 'S’està eliminant…' },
    text: {
      es: (name: string) =>
        `${name} se elimina con sus menús, platos y valoraciones, y su página deja de existir. ` +
        'Si algún evento lo usa, se conserva.',
      ca: (name: string) =>
        `${name} s’elimina amb els seus menús, plats i valoracions, i la seva pàgina deixa d’existir. ` +
        'Si algun esdeveniment el fa servir, es conserva.',
    },
    failed: { es: 'Error al eliminar el restaurante', ca: 'Error en eliminar el restaurant' },
    done: { es: 'Restaurante eliminado con éxito', ca: 'Restaurant eliminat correctament' },
    inTrash: { es: 'Queda 30 días en la papelera.', ca: 'Queda 30 dies a la paperera.' },
    unknown: { es: 'Este restaurante ya no existe.', ca: 'Aquest restaurant ja no existeix.' },
    used: {
      es: (events: number, named: string, others: number) => {
        const names = others > 0 ? `${named} y ${others} más` : named
        if (events === 1) return `Está en un evento: ${names}. Primero quítalo de ese evento.`
        return `Está en ${events} eventos: ${names}. Primero quítalo de esos eventos.`
      },
      ca: (events: number, named: string, others: number) => {
        const names = others > 0 ? `${named} i ${others} més` : named
        if (events === 1) return `Surt en un esdeveniment: ${names}. Primer, treu-lo d’aquest esdeveniment.`
        return `Surt en ${events} esdeveniments: ${names}. Primer, treu-lo d’aquests esdeveniments.`
      },
    },
  },
  errors: {
    addressRequired: { es: 'La dirección es obligatoria', ca: 'L’adreça és obligatòria' },
    urlInvalid: { es: 'URL inválida', ca: 'L’URL no és vàlid' },
    mapInvalid: {
      es: 'Pega aquí lo que da OpenStreetMap, Google Maps o Mapbox para insertar el mapa en una página',
      ca: 'Enganxa aquí el que dona OpenStreetMap, Google Maps o Mapbox per inserir el mapa en una pàgina',
    },
    amountInvalid: { es: 'Escribe un importe como 12,50', ca: 'Escriu un import com 12,50' },
    scoreInvalid: { es: 'De 0 a 5, como 4,5', ca: 'De 0 a 5, com 4,5' },
    dishNameless: { es: 'Escribe el nombre', ca: 'Escriu el nom' },
    conflict: {
      es:
        'Otra persona ha guardado este restaurante mientras lo editabas. ' +
        'Lo que has escrito sigue aquí: cópialo, vuelve a abrirlo y añade tus cambios.',
      ca:
        'Una altra persona ha desat aquest restaurant mentre l’editaves. ' +
        'El que has escrit encara és aquí: copia-ho, torna’l a obrir i afegeix-hi els teus canvis.',
    },
    unknown: {
      es: 'Otra persona ha eliminado este restaurante. Lo que has escrito sigue aquí: cópialo si quieres crearlo de nuevo.',
      ca: 'Una altra persona ha eliminat aquest restaurant. El que has escrit encara és aquí: copia-ho si el vols tornar a crear.',
    },
    notSaved: {
      es: 'Ha ocurrido un error al guardar el restaurante',
      ca: 'S’ha produït un error en desar el restaurant',
    },
  },
  requiredForNew: { es: 'Nombre y dirección son obligatorios', ca: 'El nom i l’adreça són obligatoris' },
  form: {
    noun: { one: { es: 'este restaurante', ca: 'aquest restaurant' }, edited: { es: 'lo', ca: 'el' } },
    save: { es: 'Guardar restaurante', ca: 'Desa el restaurant' },
    language: { es: 'Idioma de los textos', ca: 'Llengua dels textos' },
    content: { es: 'Contenido', ca: 'Contingut' },
    name: { es: 'Nombre', ca: 'Nom' },
    address: { es: 'Dirección', ca: 'Adreça' },
    speciality: { es: 'Especialidad', ca: 'Especialitat' },
    description: { es: 'Descripción', ca: 'Descripció' },
    history: { es: 'Historia', ca: 'Història' },
    hours: { es: 'Horarios', ca: 'Horari' },
    hoursHint: {
      es: 'Una línea por tramo: «Martes a viernes: 13:00–15:30».',
      ca: 'Una línia per franja: «De dimarts a divendres: 13:00–15:30».',
    },
    pictures: { es: 'Imágenes', ca: 'Imatges' },
    picturesOf: { es: 'Imágenes del restaurante', ca: 'Imatges del restaurant' },
  },
  chef: {
    title: { es: 'Chef', ca: 'Xef' },
    name: { es: 'Nombre del chef', ca: 'Nom del xef' },
    nameHint: {
      es: 'Sin nombre, la pestaña del chef no se muestra.',
      ca: 'Sense nom, la pestanya del xef no es mostra.',
    },
    biography: { es: 'Biografía', ca: 'Biografia' },
    photo: { es: 'Foto del chef', ca: 'Foto del xef' },
  },
  price: {
    title: { es: 'Precio y estrellas', ca: 'Preu i estrelles' },
    average: { es: 'Precio medio (€)', ca: 'Preu mitjà (€)' },
    range: { es: 'Franja de precios', ca: 'Franja de preus' },
    noRange: { es: 'Sin indicar', ca: 'Sense indicar' },
    stars: { es: 'Estrellas Michelin', ca: 'Estrelles Michelin' },
  },
  contact: {
    title: { es: 'Contacto y reservas', ca: 'Contacte i reserves' },
    phone: { es: 'Teléfono', ca: 'Telèfon' },
    web: { es: 'Web', ca: 'Web' },
    bookingWeb: { es: 'Web de reservas', ca: 'Web de reserves' },
    bookingPhone: { es: 'Teléfono de reservas', ca: 'Telèfon de reserves' },
    bookingPhoneHint: {
      es: 'Si queda vacío, se usa el teléfono principal.',
      ca: 'Si queda buit, es fa servir el telèfon principal.',
    },
    bookingEmail: { es: 'Email de reservas', ca: 'Correu de reserves' },
    map: { es: 'Mapa', ca: 'Mapa' },
    mapHint: {
      es: 'El código para insertar el mapa que dan OpenStreetMap («Compartir», «HTML»), Google Maps o Mapbox.',
      ca: 'El codi per inserir el mapa que donen OpenStreetMap («Comparteix», «HTML»), Google Maps o Mapbox.',
    },
  },
  networks: {
    title: { es: 'Redes sociales', ca: 'Xarxes socials' },
    facebook: { es: 'Facebook', ca: 'Facebook' },
    twitter: { es: 'X (Twitter)', ca: 'X (Twitter)' },
    instagram: { es: 'Instagram', ca: 'Instagram' },
  },
  ratings: {
    title: { es: 'Valoraciones', ca: 'Valoracions' },
    hint: { es: 'De 0 a 5.', ca: 'De 0 a 5.' },
    overall: { es: 'General', ca: 'General' },
    food: { es: 'Comida', ca: 'Menjar' },
    service: { es: 'Servicio', ca: 'Servei' },
    atmosphere: { es: 'Ambiente', ca: 'Ambient' },
    value: { es: 'Calidad-precio', ca: 'Qualitat-preu' },
  },
  menus: {
    title: { es: 'Menús degustación', ca: 'Menús de degustació' },
    add: { es: 'Añadir menú', ca: 'Afegeix un menú' },
    row: { es: (number: number) => `menú ${number}`, ca: (number: number) => `menú ${number}` },
  },
  dishes: {
    title: { es: 'Platos principales', ca: 'Plats principals' },
    add: { es: 'Añadir plato', ca: 'Afegeix un plat' },
    row: { es: (number: number) => `plato ${number}`, ca: (number: number) => `plat ${number}` },
  },
  dish: {
    name: { es: 'Nombre', ca: 'Nom' },
    price: { es: 'Precio (€)', ca: 'Preu (€)' },
    description: { es: 'Descripción', ca: 'Descripció' },
  },
  csv: {
    file: { es: 'restaurantes.csv', ca: 'restaurants.csv' },
    heads: {
      es: [
        'Nombre',
        'Dirección',
        'Teléfono',
        'Web',
        'Especialidad',
        'Precio medio',
        'Franja de precios',
        'Estrellas',
        'Chef',
        'Fecha de creación',
      ],
      ca: [
        'Nom',
        'Adreça',
        'Telèfon',
        'Web',
        'Especialitat',
        'Preu mitjà',
        'Franja de preus',
        'Estrelles',
        'Xef',
        'Data de creació',
      ],
    },
  },
})

export type RestaurantTexts = (typeof restaurantTexts)['es']
