import type { DemoRestaurant } from './demo-restaurant.ts'

export const canMirambell: DemoRestaurant = {
  key: 'can-mirambell',
  nombre: 'Can Mirambell',
  direccion: 'Carrer del Rec, 24, 08003 Barcelona',
  telefono: '+34 933 000 024',
  web: 'canmirambell.example',
  horarios: `Martes a viernes: 13:00–15:30 y 20:00–23:00
Sábado: 13:00–16:00 y 20:00–23:30
Domingo y lunes: cerrado`,
  precio_medio: 85,
  estrellas_michelin: 1,
  especialidad: 'Cocina catalana de temporada',
  description: `Verdura de su huerta, brasas de encina y una carta nueva cada mes. La cocina está a la vista, junto a una mesa redonda para doce.

Fuimos un martes de lluvia. Empezamos con pan de payés y aceite nuevo, seguimos con alcachofa a la brasa y terminamos hablando con la panadera, que se sentó un rato.`,
  historia:
    'La casa abrió en 1924 como taberna de estibadores. La tercera generación conserva el mostrador de zinc, el suelo de panot y la costumbre de preguntar si te has quedado con hambre.',
  chef_name: 'Marçal Mirambell',
  chef_photo: null,
  chef_bio:
    'Nieto del tabernero. Se fue a Lyon a aprender pastelería, volvió por la brasa y desde entonces enciende él mismo el fuego a las nueve de la mañana. Cocina de cara a la mesa y, si preguntas, contesta.',
  images: ['vi-negre', 'crema-catalana'],
  ubicacion_mapa:
    'https://www.openstreetmap.org/export/embed.html?bbox=2.1790%2C41.3828%2C2.1880%2C41.3872&layer=mapnik&marker=41.3850%2C2.1835',
  reserva_url: 'https://canmirambell.example/reservar',
  reserva_telefono: null,
  reserva_email: 'mesa@canmirambell.example',
  redes_sociales: {
    facebook: 'https://facebook.example/canmirambell',
    twitter: 'https://twitter.example/canmirambell',
    instagram: 'https://instagram.example/canmirambell',
  },
  menu_degustacion: [
    {
      nombre: 'Menú de temporada',
      descripcion: 'Siete pases, pan y agua incluidos',
      precio: 85,
      nombre_ca: 'Menú de temporada',
      descripcion_ca: 'Set plats, amb pa i aigua inclosos',
    },
    {
      nombre: 'Menú largo',
      descripcion: 'Once pases, con maridaje de cinco vinos',
      precio: 135,
      nombre_ca: 'Menú llarg',
      descripcion_ca: 'Onze plats, amb maridatge de cinc vins',
    },
  ],
  platos_principales: [
    {
      nombre: 'Arroz de gamba y conejo',
      descripcion: 'Fumet de cabezas, sofrito de doce horas',
      precio: 28,
      nombre_ca: 'Arròs de gamba i conill',
      descripcion_ca: 'Fumet de caps, sofregit de dotze hores',
    },
    {
      nombre: 'Alcachofa a la brasa',
      descripcion: 'Romesco de almendra tostada',
      precio: 16,
      nombre_ca: 'Carxofa a la brasa',
      descripcion_ca: 'Romesco d’ametlla torrada',
    },
    {
      nombre: 'Bacalao a la llauna',
      descripcion: 'Alubias del ganxet y ajo negro',
      precio: 24,
      nombre_ca: 'Bacallà a la llauna',
      descripcion_ca: 'Mongetes del ganxet i all negre',
    },
    {
      nombre: 'Butifarra de perol',
      descripcion: 'Setas de temporada',
      precio: 18,
      nombre_ca: 'Botifarra de perol',
      descripcion_ca: 'Bolets de temporada',
    },
    {
      nombre: 'Crema catalana',
      descripcion: 'Quemada en la mesa',
      precio: 9,
      nombre_ca: 'Crema catalana',
      descripcion_ca: 'Cremada a taula',
    },
  ],
  valoraciones: { general: 4.6, comida: 4.8, servicio: 4.6, ambiente: 4.5, calidadPrecio: 4.2 },
  price_range: '€€€',
  created_at: 18,
  horarios_ca: `De dimarts a divendres: 13:00–15:30 i 20:00–23:00
Dissabte: 13:00–16:00 i 20:00–23:30
Diumenge i dilluns: tancat`,
  especialidad_ca: 'Cuina catalana de temporada',
  description_ca: `Verdura de l’hort de casa, brases d’alzina i una carta nova cada mes. La cuina és a la vista, al costat d’una taula rodona per a dotze.

Hi vam anar un dimarts de pluja. Vam començar amb pa de pagès i oli nou, vam continuar amb carxofa a la brasa i vam acabar parlant amb la fornera, que va seure una estona amb nosaltres.`,
  historia_ca:
    'La casa va obrir el 1924 com a taverna d’estibadors. La tercera generació conserva el taulell de zinc, el terra de panot i el costum de preguntar si t’has quedat amb gana.',
  chef_bio_ca:
    'Net del taverner. Va marxar a Lió a aprendre pastisseria, va tornar per la brasa i d’ençà d’aleshores encén ell mateix el foc a les nou del matí. Cuina de cara a la taula i, si preguntes, respon.',
  reviews: [
    {
      autor: 'Laia Puig',
      avatar: 'LP',
      fecha: 9,
      puntuacion: 5,
      comentario:
        'Llegó el arroz y la mesa se calló. Volvería solo por el romesco y por cómo te cuentan cada plato sin recitarlo.',
      comentario_ca:
        'L’arròs va fer callar la taula. Hi tornaria només pel romesco i per com t’expliquen cada plat sense recitar-lo.',
    },
    {
      autor: 'Andrés Molina',
      avatar: 'AM',
      fecha: 11,
      puntuacion: 4,
      comentario: 'Sala preciosa y buenos vinos por copas. Entre plato y plato se espera un poco.',
      comentario_ca: 'Sala preciosa i bons vins a copes. Entre plat i plat s’espera una mica.',
    },
    {
      autor: 'Neus Cardona',
      avatar: 'NC',
      fecha: 14,
      puntuacion: 5,
      comentario: 'Vinimos ocho del Cercle y nos pusieron la mesa redonda. Así se tiene que comer.',
      comentario_ca: 'Vam venir vuit del Cercle i ens van parar la taula rodona. Així s’ha de menjar.',
    },
    {
      autor: 'Ignasi Bonet',
      avatar: 'IB',
      fecha: 17,
      puntuacion: 4,
      comentario: 'La alcachofa, perfecta; el bacalao, un punto salado. Lo dije y me trajeron otro sin hacer teatro.',
      comentario_ca:
        'La carxofa, perfecta; el bacallà, un punt salat. Ho vaig dir i me’n van portar un altre sense fer teatre.',
    },
  ],
}
