import type { DemoRestaurant } from './demo-restaurant.ts'

export const fondaAmetller: DemoRestaurant = {
  key: 'fonda-ametller',
  nombre: 'Fonda Ametller',
  direccion: 'Carrer Major, 17, 08500 Vic',
  telefono: '+34 938 000 017',
  web: 'fondaametller.example',
  horarios: `Martes a domingo: 09:00–11:30 y 13:00–16:00
Lunes: cerrado`,
  precio_medio: 34,
  estrellas_michelin: 0,
  especialidad: 'Cocina de fonda',
  description: `Cazuela, embutido y una sobremesa larga. El sitio al que volvemos cada otoño.

A las nueve se desayuna con tenedor; a la una, escudella y lo que haya estado al fuego desde entonces. La cuenta viene escrita en el mantel de papel, y el mantel, si quieres, te lo llevas.`,
  historia:
    'La bisabuela daba de comer a los tratantes del mercado de Vic, que pagaban en invierno lo que debían del verano. Aún se guarda la libreta. La fonda tuvo once habitaciones; hoy son dos comedores y una despensa.',
  chef_name: 'Pep Ametller',
  chef_photo: null,
  chef_bio:
    'Nació en la habitación número cuatro. Cura sus embutidos en el desván, discute por los sofritos y sostiene que el capipota es un plato de fiesta. Los lunes, cuando cierra, preside la Cofradía de la Cuchara de Boj.',
  images: [],
  ubicacion_mapa: null,
  reserva_url: null,
  reserva_telefono: '+34 938 000 018',
  reserva_email: 'taula@fondaametller.example',
  redes_sociales: { facebook: 'https://facebook.example/fondaametller' },
  menu_degustacion: [
    {
      nombre: 'Comida de mercado',
      descripcion: 'Escudella, carn d’olla, postre y vino de la casa',
      precio: 29,
      nombre_ca: 'Dinar de mercat',
      descripcion_ca: 'Escudella, carn d’olla, postres i vi de la casa',
    },
  ],
  platos_principales: [
    {
      nombre: 'Capipota con garbanzos',
      descripcion: 'Con samfaina y una punta de guindilla',
      precio: 13,
      nombre_ca: 'Capipota amb cigrons',
      descripcion_ca: 'Amb samfaina i un pessic de bitxo',
    },
    {
      nombre: 'Fricandó con setas',
      descripcion: 'Llata de ternera y senderuelas secas',
      precio: 16.5,
      nombre_ca: 'Fricandó amb bolets',
      descripcion_ca: 'Llata de vedella i cama-secs',
    },
    {
      nombre: 'Pies de cerdo a la brasa',
      descripcion: 'Alioli de membrillo',
      precio: 14,
      nombre_ca: 'Peus de porc a la brasa',
      descripcion_ca: 'Allioli de codony',
    },
    {
      nombre: 'Recuit con miel',
      descripcion: 'De oveja, del día',
      precio: 6,
      nombre_ca: 'Recuit amb mel',
      descripcion_ca: 'D’ovella, del dia',
    },
  ],
  valoraciones: { general: 4.3, comida: 4.4, servicio: 4.5, ambiente: 4.1, calidadPrecio: 4.8 },
  price_range: '€€',
  created_at: 80,
  horarios_ca: `De dimarts a diumenge: 09:00–11:30 i 13:00–16:00
Dilluns: tancat`,
  especialidad_ca: 'Cuina de fonda',
  description_ca: `Cassola, embotit i una sobretaula llarga. El lloc on tornem cada tardor.

A les nou s’hi esmorza de forquilla; a la una, escudella i tot el que ha estat al foc d’ençà d’aleshores. El compte ve escrit a les estovalles de paper, i les estovalles, si vols, te les endús.`,
  historia_ca:
    'La besàvia donava menjar als tractants del mercat de Vic, que pagaven a l’hivern el que devien de l’estiu. Encara se’n guarda la llibreta. La fonda havia tingut onze habitacions; avui són dos menjadors i un rebost.',
  chef_bio_ca:
    'Va néixer a l’habitació número quatre. Cura els embotits a les golfes, discuteix pels sofregits i sosté que el capipota és un plat de festa. Els dilluns, quan tanca, presideix la Confraria de la Cullera de Boix.',
  reviews: [],
}
