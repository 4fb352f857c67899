import type { DemoRestaurant } from './demo-restaurant.ts'

export const lesTresGermanes: DemoRestaurant = {
  key: 'les-tres-germanes',
  nombre: 'Les Tres Germanes',
  direccion: 'Plaça del Vi, 3, 17004 Girona',
  telefono: '+34 972 000 003',
  web: 'https://lestresgermanes.example',
  horarios: `Miércoles a sábado: 13:00–14:30 y 20:00–21:30
Domingo, lunes y martes: cerrado`,
  precio_medio: 180,
  estrellas_michelin: 3,
  especialidad: 'Alta cocina',
  description: `Tres hermanas, tres fuegos. El menú largo es un paseo por la Garrotxa, de la alubia a la trufa.

Rosa está en la brasa, Anna en el vapor y Mercè en el horno de leña; cada plato pasa por dos de los tres. Comimos durante cuatro horas sin mirar el reloj, y lo que más recordamos es una alubia de Santa Pau, sola en un plato hondo, con su caldo.`,
  historia:
    'Abrieron en 1998 en la antigua mercería de su abuela, con seis mesas y un solo fuego. Conservan el mostrador de cortar tela, que hoy es la mesa de los quesos, y la costumbre de salir las tres a despedirse.',
  chef_name: 'Rosa Vilademunt',
  chef_photo: null,
  chef_bio:
    'La mayor de las tres y la que firma los menús. Estudió botánica antes que cocina y todavía sale a recoger lo que crece en los ribazos de la Garrotxa. Dice que un plato está acabado cuando ya no se le puede quitar nada.',
  images: ['detall-de-taula', 'taula-parada'],
  ubicacion_mapa: null,
  reserva_url: 'https://lestresgermanes.example/taula',
  reserva_telefono: '+34 972 000 033',
  reserva_email: 'taula@lestresgermanes.example',
  redes_sociales: { instagram: 'https://instagram.example/lestresgermanes' },
  menu_degustacion: [
    {
      nombre: 'Un fuego',
      descripcion: 'Nueve pases, solo al mediodía',
      precio: 145,
      nombre_ca: 'Un foc',
      descripcion_ca: 'Nou plats, només al migdia',
    },
    {
      nombre: 'Tres fuegos',
      descripcion: 'Dieciséis pases, de la alubia a la trufa',
      precio: 195,
      nombre_ca: 'Tres focs',
      descripcion_ca: 'Setze plats, del fesol a la tòfona',
    },
    {
      nombre: 'Maridaje de la bodega',
      descripcion: 'Nueve copas, con rancios y dulces de la casa',
      precio: 85,
      nombre_ca: 'Maridatge del celler',
      descripcion_ca: 'Nou copes, amb rancis i dolços de la casa',
    },
  ],
  platos_principales: [],
  valoraciones: { general: 4.9, comida: 5, servicio: 4.9, ambiente: 4.7, calidadPrecio: 4.3 },
  price_range: '€€€€',
  created_at: 62,
  horarios_ca: `De dimecres a dissabte: 13:00–14:30 i 20:00–21:30
Diumenge, dilluns i dimarts: tancat`,
  especialidad_ca: 'Alta cuina',
  description_ca: `Tres germanes, tres focs. El menú llarg és un passeig per la Garrotxa, del fesol a la tòfona.

La Rosa és a la brasa, l’Anna al vapor i la Mercè al forn de llenya; cada plat passa per dos dels tres. Vam menjar durant quatre hores sense mirar el rellotge, i el que més recordem és un fesol de Santa Pau, tot sol en un plat fondo, amb el seu brou.`,
  historia_ca:
    'Van obrir el 1998 a l’antiga merceria de l’àvia, amb sis taules i un sol foc. Conserven el taulell de tallar roba, que avui és la taula dels formatges, i el costum de sortir totes tres a dir adeu.',
  chef_bio_ca:
    'La gran de les tres i la que signa els menús. Va estudiar botànica abans que cuina i encara surt a collir el que creix als marges de la Garrotxa. Diu que un plat està acabat quan ja no se’n pot treure res.',
  reviews: [
    {
      autor: 'Quim Serradell',
      avatar: 'QS',
      fecha: 21,
      puntuacion: 5,
      comentario: 'Dieciséis platos y salimos ligeros. La trufa aparece una vez, al final, y por eso la recuerdas.',
      comentario_ca:
        'Setze plats i en vam sortir lleugers. La tòfona hi surt un sol cop, al final, i per això la recordes.',
    },
    {
      autor: 'Beatriz Lozano',
      avatar: 'BL',
      fecha: 38,
      puntuacion: 5,
      comentario: 'Pregunté por el pan y Mercè vino a explicarme la harina. Nadie tuvo prisa por levantarnos.',
      comentario_ca:
        'Vaig preguntar pel pa i la Mercè va venir a explicar-me la farina. Ningú no va tenir pressa per fer-nos aixecar.',
    },
    {
      autor: 'Jordi Camprubí',
      avatar: 'JC',
      fecha: 55,
      puntuacion: 4,
      comentario: 'Una comida al año, ahorrando. El maridaje sube la cuenta; la próxima vez, una botella y punto.',
      comentario_ca: 'Un dinar l’any, estalviant. El maridatge fa pujar el compte; el pròxim cop, una ampolla i prou.',
    },
  ],
}
