import type { DemoRestaurant } from './demo-restaurant.ts'

export const barCarmeta: DemoRestaurant = {
  key: 'bar-carmeta',
  nombre: 'Bar Carmeta',
  direccion: 'Mercat de la Boqueria, La Rambla, 91, 08001 Barcelona',
  telefono: null,
  web: null,
  horarios: `Lunes a sábado: 07:00–15:00
Domingo: cerrado`,
  precio_medio: 22,
  estrellas_michelin: 0,
  especialidad: 'Desayunos de tenedor',
  description: `Catorce taburetes, una plancha y ninguna carta: se cocina lo que los puestos de al lado han traído de más.

Se pide mirando. A las ocho manda el capipota; a las once, los huevos fritos con lo que haya; a la una, quien llega tarde comparte. No admiten reservas ni cogen el teléfono: no tienen.`,
  historia:
    'Carmeta abrió la barra en 1967 para dar de desayunar a los descargadores. Hoy la llevan sus dos sobrinas, con la misma plancha y el mismo calendario de la caja de ahorros en la pared.',
  chef_name: null,
  chef_photo: null,
  chef_bio: null,
  images: ['tomaquets-i-alls'],
  ubicacion_mapa:
    'https://www.openstreetmap.org/export/embed.html?bbox=2.1672%2C41.3795%2C2.1762%2C41.3839&layer=mapnik&marker=41.3817%2C2.1717',
  reserva_url: null,
  reserva_telefono: null,
  reserva_email: null,
  redes_sociales: {},
  menu_degustacion: [],
  platos_principales: [],
  valoraciones: { general: 4.5, comida: 4.5, servicio: 4.6, ambiente: 4.4, calidadPrecio: 4.9 },
  price_range: '€',
  created_at: 150,
  horarios_ca: `De dilluns a dissabte: 07:00–15:00
Diumenge: tancat`,
  especialidad_ca: 'Esmorzars de forquilla',
  description_ca: `Catorze tamborets, una planxa i cap carta: s’hi cuina el que les parades del costat han portat de més.

Es demana mirant. A les vuit mana el capipota; a les onze, els ous ferrats amb el que hi hagi; a la una, qui arriba tard comparteix. No admeten reserves ni agafen el telèfon: no en tenen.`,
  historia_ca:
    'La Carmeta va obrir la barra el 1967 per donar esmorzar als descarregadors. Avui la porten les seves dues nebodes, amb la mateixa planxa i el mateix calendari de la caixa d’estalvis a la paret.',
  chef_bio_ca: null,
  reviews: [],
}
