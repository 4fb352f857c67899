import { pageNumber, type Noun } from '#app/noun.ts'

export const restaurantNoun = {
  menu: {
    to: '/admin/restaurantes',
    icon: 'fork-knife',
    capability: 'restaurants.read',
    label: { es: 'Restaurantes', ca: 'Restaurants' },
    csv: 'without-people',
  },
  navigation: { to: '/restaurantes', label: { es: 'Restaurantes', ca: 'Restaurants' } },
  found: {
    capability: 'restaurants.read',
    icon: 'fork-knife',
    path: '/admin/restaurantes/:id',
    table: 'restaurants',
    name: 'nombre',
    details: ['direccion'],
  },
  choices: [
    {
      group: 'acts',
      to: '/admin/restaurantes/nuevo',
      icon: 'plus',
      capability: 'restaurants.edit',
      label: { es: 'Crear un restaurante', ca: 'Crear un restaurant' },
    },
  ],
  subjects: {
    restaurant: {
      es: 'Restaurante',
      ca: 'Restaurant',
      table: 'restaurants',
      name: 'nombre',
      path: '/admin/restaurantes/:id',
      kept: {
        read: 'restaurants.read',
        edit: 'restaurants.edit',
        restores: {
          nombre: { es: 'Nombre', ca: 'Nom' },
          direccion: { es: 'Dirección', ca: 'Adreça' },
          telefono: { es: 'Teléfono', ca: 'Telèfon' },
          web: { es: 'Web', ca: 'Web' },
          horarios: { es: 'Horarios', ca: 'Horaris' },
          especialidad: { es: 'Especialidad', ca: 'Especialitat' },
          description: { es: 'Descripción', ca: 'Descripció' },
          historia: { es: 'Historia', ca: 'Història' },
          chefName: { es: 'Chef', ca: 'Xef' },
          chefPhoto: { es: 'Foto del chef', ca: 'Foto del xef' },
          chefBio: { es: 'Biografía del chef', ca: 'Biografia del xef' },
          images: { es: 'Fotos', ca: 'Fotos' },
          ubicacionMapa: { es: 'Mapa', ca: 'Mapa' },
          reservaUrl: { es: 'Web de reservas', ca: 'Web de reserves' },
          reservaTelefono: { es: 'Teléfono de reservas', ca: 'Telèfon de reserves' },
          reservaEmail: { es: 'Email de reservas', ca: 'Correu de reserves' },
          redesSociales: { es: 'Redes sociales', ca: 'Xarxes socials' },
          menuDegustacion: { es: 'Menú degustación', ca: 'Menú de degustació' },
          platosPrincipales: { es: 'Platos principales', ca: 'Plats principals' },
        },
        shows: {
          precioMedio: { es: 'Precio medio', ca: 'Preu mitjà' },
          estrellasMichelin: { es: 'Estrellas', ca: 'Estrelles' },
          valoraciones: { es: 'Valoraciones', ca: 'Valoracions' },
          priceRange: { es: 'Franja de precios', ca: 'Franja de preus' },
          sampleReviews: { es: 'Reseñas de muestra', ca: 'Ressenyes de mostra' },
        },
      },
    },
  },
  acts: {
    'restaurant.created': { es: 'Crear un restaurante', ca: 'Crear un restaurant', open: 'undone' },
    'restaurant.deleted': { es: 'Eliminar un restaurante', ca: 'Eliminar un restaurant', open: 'record' },
    'restaurant.restored': {
      es: 'Recuperar datos anteriores de un restaurante',
      ca: 'Recuperar dades anteriors d’un restaurant',
      open: 'undone',
    },
    'restaurant.undeleted': {
      es: 'Sacar un restaurante de la papelera',
      ca: 'Treure un restaurant de la paperera',
      open: 'undone',
    },
    'restaurant.updated': { es: 'Editar un restaurante', ca: 'Editar un restaurant', open: 'undone' },
  },
  cachedPages: [
    { path: /^\/restaurantes$/, parameters: { poblacion: /^[a-z0-9-]{1,80}$/, precio: /^[1-4]$/, pagina: pageNumber } },
    { path: /^\/restaurantes\/[1-9]\d{0,8}$/, parameters: { tab: /^(menu|chef|resenas)$/ } },
  ],
} as const satisfies Noun
