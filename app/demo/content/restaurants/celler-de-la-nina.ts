import type { DemoRestaurant } from './demo-restaurant.ts'

export const cellerDeLaNina: DemoRestaurant = {
  key: 'celler-de-la-nina',
  nombre: 'El Celler de la Nina',
  direccion: 'Carrer de la Font, 9, 43730 Falset',
  telefono: '+34 977 000 009',
  web: 'https://cellerdelanina.example',
  horarios: `Jueves a domingo: 13:00–16:00
Viernes y sábado: también 20:30–22:30
Lunes a miércoles: cerrado`,
  precio_medio: 45,
  estrellas_michelin: 0,
  especialidad: 'Cocina del Priorat',
  description: `Aceitunas, caza menor y garnachas por copas en una antigua almazara. Pide el rincón de la prensa.

Nina Anguera cocina sola y avisa: si vienes con prisa, mejor otro día. El conejo con aceitunas muertas llega a la mesa en la cazuela, y se moja pan hasta que no queda nada que mojar.`,
  historia:
    'Fue el molino de aceite del pueblo hasta 1962, y después garaje de tractores. Nina lo compró con las muelas dentro; pesaban demasiado para sacarlas, así que puso una mesa encima.',
  chef_name: 'Nina Anguera',
  chef_photo: null,
  chef_bio:
    'Hija de payeses de Falset. Trabajó veinte vendimias antes de encender un fogón y elige ella misma los vinos, bodega por bodega. La carta cabe en una pizarra y nunca repite dos semanas seguidas.',
  images: ['celler-de-botes', 'olives-i-oli'],
  ubicacion_mapa: null,
  reserva_url: null,
  reserva_telefono: null,
  reserva_email: 'nina@cellerdelanina.example',
  redes_sociales: {
    facebook: 'https://facebook.example/cellerdelanina',
    instagram: 'https://instagram.example/cellerdelanina',
  },
  menu_degustacion: [
    {
      nombre: 'Menú de la prensa',
      descripcion: 'Cinco platos y tres garnachas por copas',
      precio: 48,
      nombre_ca: 'Menú de la premsa',
      descripcion_ca: 'Cinc plats i tres garnatxes a copes',
    },
  ],
  platos_principales: [
    {
      nombre: 'Conejo con aceitunas muertas',
      descripcion: 'En cazuela de barro, con ajo y tomillo',
      precio: 19,
      nombre_ca: 'Conill amb olives mortes',
      descripcion_ca: 'En cassola de terrissa, amb all i farigola',
    },
    {
      nombre: 'Perdiz en escabeche',
      descripcion: 'Vinagre de garnacha, zanahoria y laurel',
      precio: 21,
      nombre_ca: 'Perdiu en escabetx',
      descripcion_ca: 'Vinagre de garnatxa, pastanaga i llorer',
    },
    {
      nombre: 'Tortilla en salsa',
      descripcion: 'Espinacas y alubias, en un caldo con picada',
      precio: 14,
      nombre_ca: 'Truita amb suc',
      descripcion_ca: 'Espinacs i mongetes, en un brou amb picada',
    },
    {
      nombre: 'Avellanas, miel y requesón',
      descripcion: 'Avellana de Reus tostada al momento',
      precio: 7,
      nombre_ca: 'Avellanes, mel i mató',
      descripcion_ca: 'Avellana de Reus torrada al moment',
    },
  ],
  valoraciones: { general: 4.5, comida: 4.6, servicio: 4.2, ambiente: 4.7, calidadPrecio: 4.6 },
  price_range: '€€',
  created_at: 97,
  horarios_ca: `De dijous a diumenge: 13:00–16:00
Divendres i dissabte: també 20:30–22:30
De dilluns a dimecres: tancat`,
  especialidad_ca: 'Cuina del Priorat',
  description_ca: `Olives, caça menor i garnatxes a copes en un antic molí d’oli. Demana el racó de la premsa.

La Nina Anguera cuina sola i avisa: si tens pressa, val més que vinguis un altre dia. El conill amb olives mortes arriba a taula dins la cassola, i hi suques pa fins que ja no queda res per sucar.`,
  historia_ca:
    'Va ser el molí d’oli del poble fins al 1962, i després garatge de tractors. La Nina el va comprar amb les moles a dins; pesaven massa per treure-les, així que hi va posar una taula a sobre.',
  chef_bio_ca:
    'Filla de pagesos de Falset. Va fer vint veremes abans d’encendre un fogó i tria ella mateixa els vins, celler per celler. La carta cap en una pissarra i no es repeteix mai dues setmanes seguides.',
  reviews: [
    {
      autor: 'Montse Ferrer',
      avatar: 'MF',
      fecha: 24,
      puntuacion: 5,
      comentario: 'Comimos sobre una muela de molino. La perdiz merece el viaje y la siesta de después.',
      comentario_ca: 'Vam dinar damunt d’una mola de molí. La perdiu es mereix el viatge i la migdiada de després.',
    },
    {
      autor: 'Javier Ortega',
      avatar: 'JO',
      fecha: 47,
      puntuacion: 4,
      comentario: 'Cocina una sola persona y se nota en el ritmo. También se nota en la salsa.',
      comentario_ca: 'Hi cuina una sola persona i es nota en el ritme. També es nota en la salsa.',
    },
    {
      autor: 'Aina Roig',
      avatar: 'AR',
      fecha: 70,
      puntuacion: 5,
      comentario: 'Tres garnachas por copas y tres conversaciones distintas. El pan, de horno de leña.',
      comentario_ca: 'Tres garnatxes a copes i tres converses diferents. El pa, de forn de llenya.',
    },
    {
      autor: 'Carles Domingo',
      avatar: 'CD',
      fecha: 88,
      puntuacion: 3,
      comentario: 'Todo rico, pero llegamos a las tres y media y ya no quedaba conejo. Hay que venir antes.',
      comentario_ca:
        'Tot bo, però vam arribar a dos quarts de quatre i ja no quedava conill. S’hi ha d’anar més d’hora.',
    },
  ],
}
