import { pageNumber, type Noun } from '#app/noun.ts'

/** Visited restaurants. */
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
    group: 'restaurants',
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
        restores: [
          'nombre',
          'direccion',
          'telefono',
          'web',
          'horarios',
          'horariosCa',
          'especialidad',
          'especialidadCa',
          'description',
          'descriptionCa',
          'historia',
          'historiaCa',
          'chefName',
          'chefPhoto',
          'chefBio',
          'chefBioCa',
          'images',
          'ubicacionMapa',
          'reservaUrl',
          'reservaTelefono',
          'reservaEmail',
          'redesSociales',
          'menuDegustacion',
          'platosPrincipales',
        ],
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
    {
      path: /^\/restaurantes$/,
      parameters: { poblacion: /^[a-z0-9-]{1,80}$/, precio: /^[1-4]$/, pagina: pageNumber },
    },
    { path: /^\/restaurantes\/[1-9]\d{0,8}$/, parameters: { tab: /^(menu|chef|resenas)$/ } },
  ],
} as const satisfies Noun
