import type { DemoRestaurant } from './demo-restaurant.ts'

export const laTrumfa: DemoRestaurant = {
  key: 'la-trumfa',
  nombre: 'La Trumfa',
  direccion: 'Plaça dels Herois, 8, 17520 Puigcerdà',
  telefono: '+34 972 000 041',
  web: 'latrumfa.example',
  horarios: `Jueves a domingo: 13:00–15:30
Viernes y sábado: 20:30–22:30`,
  precio_medio: 38,
  estrellas_michelin: 0,
  especialidad: 'Cocina de montaña',
  description: `Patata, col de invierno y fuego de leña a mil doscientos metros. Fuera nieva, y nadie tiene prisa por salir.

El trinxat llega en la sartén y se parte en la mesa. Hay nabo negro de Talltendre cuando hay, trucha los viernes y una tabla de quesos de las dos Cerdanyas que no cabe en la mesa.`,
  historia:
    'Era el almacén de patata de siembra de la cooperativa. Las básculas siguen donde estaban: en una se pesa el queso, y en la otra, los niños, todos los años, el día de su santo.',
  chef_name: null,
  chef_photo: null,
  chef_bio: null,
  images: ['taula-rodona'],
  ubicacion_mapa: null,
  reserva_url: null,
  reserva_telefono: null,
  reserva_email: 'taula@latrumfa.example',
  redes_sociales: {},
  menu_degustacion: [],
  platos_principales: [
    {
      nombre: 'Trinxat con panceta',
      descripcion: 'Col de invierno, patata y ajo',
      precio: 14,
      nombre_ca: 'Trinxat amb rosta',
      descripcion_ca: 'Col d’hivern, patata i all',
    },
    {
      nombre: 'Trucha con almendras',
      descripcion: 'De río, los viernes',
      precio: 17,
      nombre_ca: 'Truita de riu amb ametlles',
      descripcion_ca: 'Els divendres',
    },
    {
      nombre: 'Pato con peras',
      descripcion: 'Peras de Puigcerdà y vino rancio',
      precio: 21,
      nombre_ca: 'Ànec amb peres',
      descripcion_ca: 'Peres de Puigcerdà i vi ranci',
    },
  ],
  valoraciones: { general: 4.2, comida: 4.4, servicio: 4.0, ambiente: 4.6, calidadPrecio: 4.3 },
  price_range: '€€',
  created_at: 210,
  horarios_ca: `De dijous a diumenge: 13:00–15:30
Divendres i dissabte: 20:30–22:30`,
  especialidad_ca: 'Cuina de muntanya',
  description_ca: `Patata, col d’hivern i foc de llenya a mil dos-cents metres. A fora neva, i ningú no té pressa per sortir-hi.

El trinxat arriba a la paella i es parteix a taula. Hi ha nap negre de Talltendre quan n’hi ha, truita de riu els divendres i una post de formatges de les dues Cerdanyes que no cap a la taula.`,
  historia_ca:
    'Era el magatzem de patata de sembra de la cooperativa. Les bàscules encara són on eren: en una es pesa el formatge, i a l’altra, la canalla, cada any, el dia del sant.',
  chef_bio_ca: null,
  reviews: [],
}
